"""Writes the log density of log q² where q is half-Cauchy(u) and u uniform between 0 and a scale, by integration.

Run from this folder: python horseshoe_reference.py
"""

from pathlib import Path

import mpmath
import numpy as np
from mpmath import mp, mpf

FOLDER = Path(__file__).parent.parent / "resources" / "reference"

mp.dps = 50


def half_cauchy(q, u):
    return 2 / (mpmath.pi * u * (1 + (q / u) ** 2))


def log_density(x, scale):
    """The mixture is integrated over log u in short pieces; where u is 1e-26 of both q and scale, nothing is left."""
    q = mpmath.exp(x / 2)
    last = mpmath.log(scale)
    first = min(mpmath.log(q), last) - 60
    pieces = int(mpmath.ceil((last - first) / 4))
    ends = [first + (last - first) * k / pieces for k in range(pieces + 1)]
    mixture = mpmath.quad(lambda v: half_cauchy(q, mpmath.exp(v)) * mpmath.exp(v), ends) / scale
    # With q = exp(x/2), dq/dx = q/2.
    return mpmath.log(mixture * q / 2)


def main():
    with open(FOLDER / "horseshoe.csv", "w", encoding="utf-8", newline="\n") as out:
        out.write(f"# provenance: horseshoe_reference.py, mpmath {mpmath.__version__}, {mp.dps} significant digits\n")
        out.write("# x is the logarithm of a square, over forty decades; scale and x are exactly doubles\n")
        out.write("scale,x,log_density\n")
        for scale in (0.1, 3.0):
            for x in np.round(np.linspace(-92, 92, 47), 3):
                value = log_density(mpf(float(x)), mpf(scale))
                out.write(f"{scale!r},{float(x)!r},{mpmath.nstr(value, 25, min_fixed=0, max_fixed=0)}\n")


if __name__ == "__main__":
    main()
