"""Writes chains with their split R-hat and effective sample size, by NumPy and by ArviZ.

The columns rhat and ess are the formulas that ChainDiagnostics documents, written here a second time with vectorised
NumPy; arviz_rhat and arviz_ess are ArviZ's own (methods "identity" of the halves, and "mean").

Run from this folder: python chain_diagnostics_reference.py
"""

from pathlib import Path

import arviz
import numpy

TARGET = Path(__file__).parent.parent / "resources" / "reference" / "chain-diagnostics.csv"


def halves(draws):
    half = draws.shape[1] // 2
    return numpy.concatenate([draws[:, :half], draws[:, -half:]])


def split_rhat(draws):
    parts = halves(draws)
    n = parts.shape[1]
    return numpy.sqrt((n - 1) / n + parts.mean(axis=1).var(ddof=1) / parts.var(axis=1, ddof=1).mean())


def effective_sample_size(draws):
    parts = halves(draws)
    m, n = parts.shape
    centred = parts - parts.mean(axis=1, keepdims=True)
    autocovariance = numpy.array(
        [numpy.mean([numpy.dot(c[: n - lag], c[lag:]) / n for c in centred]) for lag in range(n)]
    )
    pooled = autocovariance[0] + parts.mean(axis=1).var(ddof=1)
    rho = 1 - (autocovariance[0] - autocovariance) / pooled
    pairs = rho[0 : 2 * (n // 2) : 2] + rho[1 : 2 * (n // 2) : 2]
    stop = numpy.argmax(pairs <= 0) if (pairs <= 0).any() else len(pairs)
    time = 2 * numpy.minimum.accumulate(pairs[:stop]).sum() - 1
    return m * n / max(time, 1 / numpy.log10(m * n + 10))


def autoregression(generator, rho, chains, length):
    noise = generator.standard_normal((chains, length))
    draws = numpy.empty((chains, length))
    draws[:, 0] = noise[:, 0]
    for i in range(1, length):
        draws[:, i] = rho * draws[:, i - 1] + numpy.sqrt(1 - rho**2) * noise[:, i]
    return draws


def cases():
    generator = numpy.random.default_rng(2014)
    yield "white noise", autoregression(generator, 0, 4, 60)
    yield "odd length", autoregression(generator, 0, 3, 61)
    yield "slow", autoregression(generator, 0.8, 4, 100)
    yield "alternating", autoregression(generator, -0.5, 4, 60)
    yield "one chain", autoregression(generator, 0.5, 1, 120)
    yield "disagreeing", autoregression(generator, 0.3, 4, 60) + numpy.array([[0], [0], [0], [5]])
    yield "drifting", autoregression(generator, 0, 2, 80) + numpy.linspace(0, 3, 80)
    yield "heavy tails", generator.standard_cauchy((4, 60))
    yield "long white noise", autoregression(generator, 0, 4, 400)
    yield "long slow", autoregression(generator, 0.8, 4, 400)
    yield "long disagreeing", autoregression(generator, 0.3, 4, 400) + numpy.array([[0], [0], [0], [5]])


def main():
    lines = [
        f"# provenance: chain_diagnostics_reference.py, NumPy {numpy.__version__}, ArviZ {arviz.__version__}",
        "case,chains,rhat,ess,arviz_rhat,arviz_ess,draws",
    ]
    for name, draws in cases():
        draws = numpy.round(draws, 4)
        numbers = [
            split_rhat(draws),
            effective_sample_size(draws),
            float(arviz.rhat(halves(draws), method="identity")),
            float(arviz.ess(draws, method="mean")),
        ]
        cells = [name, str(len(draws))] + [repr(float(x)) for x in numbers]
        lines.append(",".join(cells + [" ".join(repr(float(x)) for x in draws.ravel())]))
    TARGET.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
