"""Effective size, Geweke's z and Gelman and Rubin's factor of made-up chains, computed in another way than Brink does.

Written from the manual pages of R's package coda (effectiveSize, geweke.diag, gelman.diag, spectrum0.ar) and of R's ar,
and from Gelman and Rubin (1992), with other means: autocovariances by Fourier transform, the equations of Yule and Walker
solved anew for every order. R itself was not at hand.

Run from this folder, with brink-core/src/test/python/requirements.txt installed: python chain_tests_reference.py
"""

from pathlib import Path

import numpy as np
import scipy
from scipy.linalg import solve_toeplitz

TARGET = Path(__file__).parent.parent / "resources" / "reference" / "chain-tests.csv"


def noise(seed, n):
    """Uniform numbers from -0.5 to 0.5 by the generator of ANSI C, which every language computes alike."""
    values = []
    for _ in range(n):
        seed = (seed * 1103515245 + 12345) % 2**31
        values.append(seed / 2**31 - 0.5)
    return np.array(values)


def chain(seed, n, first, second, shift, drift):
    """x_t = first x_{t-1} + second x_{t-2} + noise, seen with a shift and a drift."""
    e = noise(seed, n)
    x = np.zeros(n)
    for t in range(n):
        x[t] = (first * x[t - 1] if t > 0 else 0.0) + (second * x[t - 2] if t > 1 else 0.0) + e[t]
    return x + shift + drift * np.arange(n) / n


def autocovariances(x, most):
    n = len(x)
    f = np.fft.rfft(x - x.mean(), 4 * n)
    return np.fft.irfft(f * np.conj(f), 4 * n)[: most + 1] / n


def spectrum_at_zero(x):
    n = len(x)
    most = min(n - 1, int(np.floor(10 * np.log10(n))))
    c = autocovariances(x, most)
    best, result = np.inf, None
    for order in range(most + 1):
        a = solve_toeplitz(c[:order], c[1 : order + 1]) if order else np.array([])
        innovation = c[0] - a @ c[1 : order + 1]
        criterion = n * np.log(innovation) + 2 * order
        if criterion < best:
            best = criterion
            result = innovation * n / (n - (order + 1)) / (1 - a.sum()) ** 2
    return result


def effective_size(chains):
    return sum(len(x) * x.var(ddof=1) / spectrum_at_zero(x) for x in chains)


def geweke(x):
    first, last = x[: len(x) // 10], x[len(x) - len(x) // 2 :]
    error = np.sqrt(spectrum_at_zero(first) / len(first) + spectrum_at_zero(last) / len(last))
    return (first.mean() - last.mean()) / error


def gelman_rubin(chains):
    x = np.array(chains)
    m, n = x.shape
    means, variances = x.mean(axis=1), x.var(axis=1, ddof=1)
    w, b = variances.mean(), n * means.var(ddof=1)
    v = (n - 1) / n * w + (1 + 1 / m) * b / n
    covariance = lambda p, q: np.cov(p, q)[0, 1]
    variance_of_v = (
        ((n - 1) / n) ** 2 / m * variances.var(ddof=1)
        + ((m + 1) / (m * n)) ** 2 * 2 / (m - 1) * b**2
        + 2 * (m + 1) * (n - 1) / (m * n**2) * n / m
        * (covariance(variances, means**2) - 2 * means.mean() * covariance(variances, means))
    )
    d = 2 * v**2 / variance_of_v
    return np.sqrt((d + 3) / (d + 1) * v / w)


CASES = [
    ("independent", 400, 0.0, 0.0, 0.0, 0.0),
    ("sticky", 1000, 0.9, 0.0, 0.0, 0.0),
    ("alternating", 600, -0.6, 0.0, 0.0, 0.0),
    ("swinging", 800, 1.2, -0.7, 0.0, 0.0),
    ("apart", 500, 0.5, 0.0, 0.4, 0.0),
    ("drifting", 700, 0.8, 0.0, 0.1, 1.5),
    ("short", 50, 0.3, 0.0, 0.0, 0.0),
]


def main():
    lines = [
        f"# provenance: chain_tests_reference.py, NumPy {np.__version__}, SciPy {scipy.__version__}, double precision",
        "# two chains of each kind, with seeds 1 and 2; the second is shifted",
        "kind,n,first,second,shift,drift,effective,geweke_1,geweke_2,gelman_rubin",
    ]
    for kind, n, first, second, shift, drift in CASES:
        chains = [chain(1, n, first, second, 0.0, drift), chain(2, n, first, second, shift, drift)]
        numbers = [effective_size(chains), geweke(chains[0]), geweke(chains[1]), gelman_rubin(chains)]
        values = ",".join(repr(float(v)) for v in [first, second, shift, drift, *numbers])
        lines.append(f"{kind},{n},{values}")
    TARGET.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
