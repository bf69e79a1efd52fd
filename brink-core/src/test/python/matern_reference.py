"""Writes reference values of the Matern 5/2 kernel and of its slope, computed with 60 significant digits.

Run from this folder: python matern_reference.py
"""

from pathlib import Path

import mpmath
import numpy as np
from mpmath import mp, mpf

FOLDER = Path(__file__).parent.parent / "resources" / "reference"

mp.dps = 60


def squared_distances():
    """Over twenty decades of r up to where z = sqrt(5) r reaches 140, and denser where the kernel falls."""
    decades = 10.0 ** np.linspace(-40, 3.59, 260)
    falling = (np.linspace(0.01, 62.6, 640)) ** 2
    return [0.0] + sorted(float(x) for x in np.concatenate([decades, falling]))


def row(squared):
    z = mpmath.sqrt(5 * mpf(squared))
    decay = mpmath.exp(-z)
    return [z, (1 + z + z * z / 3) * decay, -mpf(5) / 6 * (1 + z) * decay]


def text(value):
    return mpmath.nstr(value, 25, min_fixed=0, max_fixed=0)


def main():
    with open(FOLDER / "matern52.csv", "w", encoding="utf-8", newline="\n") as out:
        out.write(f"# provenance: matern_reference.py, mpmath {mpmath.__version__}, {mp.dps} significant digits\n")
        out.write("# squared_distance is exactly a double; slope is the derivative with respect to it\n")
        out.write("squared_distance,z,correlation,slope\n")
        for squared in squared_distances():
            out.write(",".join([repr(squared)] + [text(value) for value in row(squared)]) + "\n")


if __name__ == "__main__":
    main()
