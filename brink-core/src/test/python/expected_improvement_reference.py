"""Writes the logarithm of the standard expected improvement and its derivative, computed with 100 significant digits.

Run from this folder: python expected_improvement_reference.py
"""

from pathlib import Path

import mpmath
from mpmath import mp, mpf

FILE = Path(__file__).parent.parent / "resources" / "reference" / "expected-improvement.csv"

# phi(z) + z Phi(z) is smaller than either term by a factor of z^2, which costs 12 digits at -1e6; these are plenty.
mp.dps = 100


def mills(x):
    """(1 - Phi(x))/phi(x) for positive x: far out its continued fraction, elsewhere erfc."""
    if x > 40:
        fraction = x
        for k in range(2000, 0, -1):
            fraction = x + mpf(k) / fraction
        return 1 / fraction
    return mpmath.erfc(x / mpmath.sqrt(2)) / 2 / mpmath.npdf(x)


def log_density(z):
    return -z * z / 2 - mpmath.log(2 * mpmath.pi) / 2


def row(z):
    """log h(z) and Phi(z)/h(z), with h(z) = phi(z) + z Phi(z)."""
    if z < 0:
        ratio = mills(-z)
        share = 1 + z * ratio  # h/phi
        return log_density(z) + mpmath.log(share), ratio / share
    cdf = 1 - mpmath.erfc(z / mpmath.sqrt(2)) / 2
    improvement = mpmath.npdf(z) + z * cdf
    return mpmath.log(improvement), cdf / improvement


def grid():
    points = [-1e6, -1e5, -12345.678, -1000.0, -300.5, -100.0, -80.0, -70.3]
    points += [0.25 * k for k in range(-260, 161)]
    points += [0.01 * k + 0.003 for k in range(-200, 150)]
    points += [sign * 10.0**-e for e in range(1, 20, 3) for sign in (-1, 1)]
    points += [edge + step for edge in (-60.0, -30.0, -20.0, -1.0) for step in (-1e-9, 1e-9)]
    return sorted(set(points))


def text(value):
    return mpmath.nstr(value, 25, min_fixed=0, max_fixed=0)


with open(FILE, "w", encoding="utf-8", newline="\n") as out:
    out.write(
        f"# provenance: expected_improvement_reference.py, mpmath {mpmath.__version__}, {mp.dps} significant digits\n"
    )
    out.write("# the first column is exactly a double; the others are rounded to 25 digits\n")
    out.write("z,log_improvement,log_improvement_derivative\n")
    for z in grid():
        out.write(",".join([repr(z)] + [text(value) for value in row(mpf(z))]) + "\n")
