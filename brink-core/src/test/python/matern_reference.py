"""Writes reference values of the Matern 5/2 and 9/2 kernels and of their slopes, computed with 60 significant digits.

Both come from the definition of the Matern family by Bessel functions, not from the polynomials of the code:
k(r) = 2^(1 - nu)/Gamma(nu) z^nu K_nu(z) with z = sqrt(2 nu) r, of which the slope in r^2 is -nu/(2 (nu - 1)) times the
same expression for nu - 1 at the same z.

Run from this folder: python matern_reference.py
"""

from pathlib import Path

import mpmath
import numpy as np
from mpmath import mp, mpf

FOLDER = Path(__file__).parent.parent / "resources" / "reference"

mp.dps = 60


def squared_distances(nu):
    """Over twenty decades of r up to where z = sqrt(2 nu) r reaches 140, and denser where the kernel falls."""
    farther = 5 / (2 * nu)
    decades = 10.0 ** np.linspace(-40, 3.59 + np.log10(farther), 260)
    falling = (np.linspace(0.01, 62.6 * np.sqrt(farther), 640)) ** 2
    return [0.0] + sorted(float(x) for x in np.concatenate([decades, falling]))


def correlation(nu, z):
    if z == 0:
        return mpf(1)
    with mp.workdps(4 * mp.dps):  # K_nu is large where z is small, and all but its first terms cancel
        return 2 ** (1 - nu) / mpmath.gamma(nu) * z**nu * mpmath.besselk(nu, z)


def row(nu, squared):
    z = mpmath.sqrt(2 * nu * mpf(squared))
    return [z, correlation(nu, z), -nu / (2 * (nu - 1)) * correlation(nu - 1, z)]


def text(value):
    return mpmath.nstr(value, 25, min_fixed=0, max_fixed=0)


def main():
    for name, nu in (("matern52", mpf(5) / 2), ("matern92", mpf(9) / 2)):
        with open(FOLDER / f"{name}.csv", "w", encoding="utf-8", newline="\n") as out:
            out.write(f"# provenance: matern_reference.py, mpmath {mpmath.__version__}, {mp.dps} significant digits\n")
            out.write("# squared_distance is exactly a double; slope is the derivative with respect to it\n")
            out.write("squared_distance,z,correlation,slope\n")
            for squared in squared_distances(float(nu)):
                out.write(",".join([repr(squared)] + [text(value) for value in row(nu, squared)]) + "\n")


if __name__ == "__main__":
    main()
