"""Writes the reference tables of brink-testkit: p-values and test statistics as SciPy computes them.

Run from this folder, with the versions of requirements.txt:  python reference_p_values.py
"""

from pathlib import Path

import numpy as np
import scipy
from scipy import stats

FOLDER = Path(__file__).resolve().parents[1] / "resources" / "reference"
PROVENANCE = (
    f"# provenance: SciPy {scipy.__version__}, NumPy {np.__version__};"
    " made by brink-testkit/src/test/python/reference_p_values.py\n"
)


def write(name, about, header, rows):
    lines = [",".join(repr(float(c)) if isinstance(c, float) else str(c) for c in row) for row in rows]
    text = PROVENANCE + f"# {about}\n{header}\n" + "\n".join(lines) + "\n"
    (FOLDER / name).write_text(text)


def numbers(values):
    return " ".join(repr(float(v)) for v in values)


def p_values():
    for z in (0.0, 0.1, 0.5, 1.0, 1.96, 3.0, 5.0, 10.0, 30.0):
        yield "normal", z, 0, float(2 * stats.norm.sf(z))
    for degrees in (1, 2, 5, 29, 100):
        for t in (0.0, 0.3, 1.0, 2.5, 6.0, 20.0):
            yield "student", t, degrees, float(2 * stats.t.sf(t, degrees))
    for degrees in (1, 2, 5, 19, 99):
        for x in (0.01, 0.5, 3.0, 20.0, 60.0, 150.0):
            yield "chi-square", x, degrees, float(stats.chi2.sf(x, degrees))
    for x in (0.2, 0.3, 0.5, 0.8, 0.99, 1.0, 1.01, 1.3, 1.7, 2.2, 3.5):
        yield "kolmogorov", x, 0, float(stats.kstwobign.sf(x))


def binomial():
    for trials, p in ((1, 0.5), (10, 0.3), (100, 0.05), (1000, 0.5), (1000, 0.999)):
        for share in (0.0, 0.02, 0.1, 0.3, 0.5, 0.9, 1.0):
            k = int(round(share * trials))
            yield trials, p, k, float(stats.binom.cdf(k, trials, p)), float(stats.binom.sf(k - 1, trials, p))


def kolmogorov_smirnov():
    for n in (20, 50, 100, 1000):
        for p in (0.9, 0.5, 0.1, 1e-2, 1e-3, 1e-4):
            yield n, float(stats.kstwo.isf(p, n)), p


def samples():
    random = np.random.default_rng(20140314)
    for size in (5, 40, 200):
        x = random.normal(0.1, 1.1, size)
        result = stats.ks_1samp(x, stats.norm.cdf)
        yield "one", numbers(x), "", float(result.statistic), float(result.pvalue)
    for n, m, shift in ((4, 7, 0.0), (10, 10, 1.0), (30, 50, 0.3), (40, 40, 2.0)):
        x = random.normal(0, 1, n)
        y = random.normal(shift, 1, m)
        result = stats.ks_2samp(x, y, method="exact")
        yield "two", numbers(x), numbers(y), float(result.statistic), float(result.pvalue)
    for counts, shares in (
        ([18, 25, 22, 35], [0.25, 0.25, 0.25, 0.25]),
        ([50, 30, 20], [0.5, 0.25, 0.25]),
        ([90, 110, 300], [0.3, 0.2, 0.5]),
    ):
        result = stats.chisquare(counts, np.array(shares) * sum(counts))
        yield "counts", numbers(counts), numbers(shares), float(result.statistic), float(result.pvalue)


write("p_values.csv", "two-sided for normal and student, upper tail for the others", "test,statistic,degrees,p", p_values())
write("binomial.csv", "both tails hold the count itself", "trials,probability,successes,at_most,at_least", binomial())
write("kolmogorov_smirnov.csv", "exact distribution of the one-sample statistic", "draws,distance,p", kolmogorov_smirnov())
write("samples.csv", "numbers of a cell are separated by blanks", "test,first,second,statistic,p", samples())
