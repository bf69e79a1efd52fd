"""Writes the reference values of the latent scales and the likelihoods, computed with 60 significant digits.

Run from this folder: python observation_reference.py
"""

from pathlib import Path

import mpmath
from mpmath import mp, mpf

FOLDER = Path(__file__).parent.parent / "resources" / "reference"
PROVENANCE = f"# provenance: observation_reference.py, mpmath {mpmath.__version__}, 60 significant digits"

mp.dps = 60


def cdf(z):
    return mpmath.erfc(-z / mpmath.sqrt(2)) / 2


def log_cdf(z):
    return mpmath.log1p(-cdf(-z)) if z > 0 else mpmath.log(cdf(z))


def density(z):
    return mpmath.exp(-z * z / 2) / mpmath.sqrt(2 * mpmath.pi)


def mills(z):
    return density(z) / cdf(z)


def quantile(p):
    """Newton's method on log Phi, which is concave, so that from the left of the root it never overshoots."""
    if p > 0.5:
        return -quantile(1 - p)
    z = -mpmath.sqrt(-2 * mpmath.log(p))
    for _ in range(500):
        step = (log_cdf(z) - mpmath.log(p)) / mills(z)
        z -= step
        if abs(step) < mpf(10) ** -55:
            break
    return z


SCALES = {
    "IDENTITY": (lambda v: v, lambda h: h, lambda v: mpf(1)),
    "LOG": (mpmath.log, mpmath.exp, lambda v: 1 / v),
    "LOGIT": (
        lambda p: mpmath.log(p / (1 - p)),
        lambda h: 1 / (1 + mpmath.exp(-h)),
        lambda p: 1 / (p * (1 - p)),
    ),
    "PROBIT": (quantile, cdf, lambda p: 1 / density(quantile(p))),
}

FRACTIONS = [
    2.3e-308, 1e-300, 1e-100, 1e-20, 1e-10, 0.001, 0.05, 0.1, 0.2499, 0.25, 0.2501, 0.3, 0.45, 0.499, 0.4999999999,
    0.5000000001, 0.501, 0.6, 0.7, 0.7499, 0.75, 0.7501, 0.9, 0.95, 0.999, 1 - 1e-10, 1 - 2.0**-53,
]
VALUES = {
    "IDENTITY": [-1.7e308, -3.5, 0.25, 1e-300, 1.7e308],
    "LOG": [2.3e-308, 1e-300, 1e-10, 0.5, 0.9999999999, 1.0000000001, 2.0, 900.0, 1e10, 1e300, 1.7e308],
    "LOGIT": FRACTIONS,
    "PROBIT": FRACTIONS,
}
LATENTS = {
    "IDENTITY": [-1.7e308, -1e-300, 12.5, 1.7e308],
    "LOG": [-708.0, -300.25, -1.5, -1e-10, 0.0, 1e-10, 2.5, 300.25, 709.0],
    "LOGIT": [-708.0, -701.5, -700.0, -699.5, -300.25, -40.0, -5.5, -1.0, -1e-10, 0.0, 1e-10, 0.75, 5.5, 36.0],
    "PROBIT": [-37.5, -30.25, -20.0, -10.5, -5.0, -1.0, -0.1, -1e-10, 0.0, 1e-10, 0.1, 1.0, 5.0, 8.0],
}


def text(value):
    return mpmath.nstr(value, 25, min_fixed=0, max_fixed=0)


def write(name, note, header, rows):
    lines = [PROVENANCE, f"# {note}", header]
    lines += [",".join(row) for row in rows]
    (FOLDER / name).write_text("\n".join(lines) + "\n")


def to_latent_rows():
    for scale, values in VALUES.items():
        to_latent, _, slope = SCALES[scale]
        for value in values:
            yield scale, repr(value), text(to_latent(mpf(value))), text(slope(mpf(value)))


def from_latent_rows():
    for scale, latents in LATENTS.items():
        for latent in latents:
            yield scale, repr(latent), text(SCALES[scale][1](mpf(latent)))


def binomial_rows():
    counts = [(0, 1), (1, 1), (0, 7), (7, 7), (1, 2), (9, 10), (38, 40), (500, 1000), (999_999, 1_000_000)]
    for k, n in counts:
        for h in [-40.0, -12.5, -3.0, -0.5, 0.0, 0.5, 1.645, 6.0, 20.25, 40.0]:
            h_exact = mpf(h)
            coefficient = mpmath.log(mpmath.binomial(n, k))
            terms = [coefficient, k * log_cdf(h_exact), (n - k) * log_cdf(-h_exact)]
            slopes = [k * mills(h_exact), -(n - k) * mills(-h_exact)]
            yield (
                str(k), str(n), repr(h),
                text(sum(terms)), text(sum(abs(t) for t in terms)),
                text(sum(slopes)), text(sum(abs(s) for s in slopes)),
            )


def gaussian_rows():
    for y, s in [(0.0, 1.0), (2.5, 0.25), (-1e6, 1e-3), (3.0, 1e6)]:
        for z in [-40.0, -6.5, -1.0, 0.0, 0.5, 10.0, 40.0]:
            h = y + z * s
            distance = (mpf(y) - mpf(h)) / mpf(s)
            value = -distance**2 / 2 - mpmath.log(mpf(s)) - mpmath.log(2 * mpmath.pi) / 2
            yield repr(y), repr(s), repr(h), text(value), text(distance / mpf(s))


def censored_rows():
    for limit, s in [(0.0, 1.0), (4.0, 0.125), (-1e6, 0.5), (3.0, 1e6)]:
        for z in [-40.0, -12.5, -3.0, -0.5, 0.0, 0.5, 3.0, 12.5, 37.0]:
            h = limit + z * s
            distance = (mpf(h) - mpf(limit)) / mpf(s)
            yield repr(limit), repr(s), repr(h), text(log_cdf(distance)), text(mills(distance) / mpf(s))


if __name__ == "__main__":
    exact = "the inputs are exactly doubles; the results are rounded to 25 digits"
    write("latent-scale-to.csv", exact, "scale,value,latent,slope", to_latent_rows())
    write("latent-scale-from.csv", exact, "scale,latent,value", from_latent_rows())
    write(
        "likelihood-binomial.csv",
        exact + "; the sizes are the sums of the terms' absolute values",
        "successes,trials,latent,log_density,log_density_size,derivative,derivative_size",
        binomial_rows(),
    )
    write("likelihood-gaussian.csv", exact, "value,standard_deviation,latent,log_density,derivative", gaussian_rows())
    write("likelihood-censored.csv", exact, "limit,standard_deviation,latent,log_density,derivative", censored_rows())
