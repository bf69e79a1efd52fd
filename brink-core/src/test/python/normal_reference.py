"""Writes the reference values of the standard normal distribution, computed with 50 significant digits.

Run from this folder: python normal_reference.py
"""

from pathlib import Path

import mpmath
from mpmath import mp, mpf

FOLDER = Path(__file__).parent.parent / "resources" / "reference"

mp.dps = 50


def log_cdf(z):
    """log Phi(z); far to the left the continued fraction of the Mills ratio, elsewhere erfc with spare digits."""
    if z < -40:
        fraction = -z
        for k in range(400, 0, -1):
            fraction = -z + mpf(k) / fraction
        return -z * z / 2 - mpmath.log(2 * mpmath.pi) / 2 - mpmath.log(fraction)
    if z > 0:
        return mpmath.log1p(-mpmath.erfc(z / mpmath.sqrt(2)) / 2)
    return mpmath.log(mpmath.erfc(-z / mpmath.sqrt(2)) / 2)


def log_density(z):
    return -z * z / 2 - mpmath.log(2 * mpmath.pi) / 2


def quantile_of_log(log_p):
    """The z with log Phi(z) = log_p, by Newton's method on log Phi from its asymptotic inverse, to 50 digits."""
    if log_p > -mpmath.log(2):
        # In the upper half the equation log Phi(-y) = log(1 - p) is the well-conditioned one.
        return -quantile_of_log(mpmath.log(-mpmath.expm1(log_p)))
    # log Phi is concave, so that Newton's method from the left of the root never overshoots it.
    z = -mpmath.sqrt(-2 * log_p)
    for _ in range(200):
        step = (log_cdf(z) - log_p) / mpmath.exp(log_density(z) - log_cdf(z))
        z -= step
        if abs(step) < mpf(10) ** -45 * max(1, abs(z)):
            return z
    raise ArithmeticError(f"no convergence at {log_p}")


def text(value):
    return mpmath.nstr(value, 25, min_fixed=0, max_fixed=0)


def write(name, columns, rows):
    with open(FOLDER / name, "w", encoding="utf-8", newline="\n") as out:
        out.write(f"# provenance: normal_reference.py, mpmath {mpmath.__version__}, {mp.dps} significant digits\n")
        out.write("# the first column is exactly a double; the others are rounded to 25 digits\n")
        out.write(",".join(columns) + "\n")
        for x, *values in rows:
            out.write(",".join([repr(x)] + [text(v) for v in values]) + "\n")


def normal_rows():
    grid = [-1e6, -1e5, -12345.678, -1000.0, -300.5, -100.0, -50.1, -41.0, -39.5, -38.6, -38.5]
    grid += [0.25 * k for k in range(-160, 161)]
    grid += [0.01 * k + 0.003 for k in range(-100, 100)]
    grid += [sign * 10.0**-e for e in range(1, 20) for sign in (-1, 1)]
    grid += [sign * tiny for tiny in (1e-100, 2.2250738585072014e-308, 5e-324) for sign in (-1, 1)]
    for z in sorted(set(grid)):
        m = mpf(z)
        log_p, log_d = log_cdf(m), log_density(m)
        yield z, log_d, mpmath.exp(log_d), mpmath.exp(log_p), log_p, mpmath.exp(log_d - log_p)


def quantile_rows():
    grid = [5e-324, 1e-320, 2.2250738585072014e-308]
    grid += [10.0**-e for e in range(300, 0, -7)] + [0.005 * k for k in range(1, 200)]
    grid += [0.5 + sign * 10.0**-e for e in range(2, 16) for sign in (-1, 1)]
    grid += [1 - 10.0**-e for e in range(2, 16)] + [1 - 2.0**-53]
    for p in sorted(set(grid)):
        yield p, mpf(0) if p == 0.5 else quantile_of_log(mpmath.log(mpf(p)))


def quantile_of_log_rows():
    grid = [-1e300, -1e100, -1e12, -1e6, -123456.789, -1e5, -1e4, -2000.0, -1000.0, -804.608442013754]
    grid += [-1.0 * k for k in range(690, 760)] + [-0.5 * k for k in range(1, 200)]
    grid += [-0.01 * k for k in range(1, 150)] + [-(10.0**-e) for e in range(3, 320, 4)]
    grid += [-6.220960574271785e-16, -5e-324, -0.6931471805599453, -0.6931471805599454]
    for log_p in sorted(set(grid)):
        yield log_p, quantile_of_log(mpf(log_p))


write("normal.csv", ["z", "log_density", "density", "cdf", "log_cdf", "log_cdf_derivative"], normal_rows())
write("normal-quantile.csv", ["p", "quantile"], quantile_rows())
write("normal-quantile-of-log.csv", ["log_p", "quantile_of_log"], quantile_of_log_rows())
