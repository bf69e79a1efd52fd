"""Writes nodes and weights of Gauss-Hermite quadrature over N(0, 1): NumPy's, sharpened to 50 digits with mpmath.

Run from this folder: python gauss_hermite_reference.py
"""

from pathlib import Path

import mpmath
import numpy
from mpmath import mp, mpf
from numpy.polynomial.hermite_e import hermegauss

TARGET = Path(__file__).parent.parent / "resources" / "reference" / "gauss-hermite.csv"
SIZES = [1, 2, 3, 5, 8, 13, 20, 21, 32, 50, 63, 64]

mp.dps = 50


def orthonormal(n, z):
    h = [mpf(1), z]
    for k in range(1, n):
        h.append((z * h[k] - mpmath.sqrt(k) * h[k - 1]) / mpmath.sqrt(k + 1))
    return h


with open(TARGET, "w", encoding="utf-8", newline="\n") as out:
    out.write(f"# provenance: gauss_hermite_reference.py, NumPy {numpy.__version__} hermegauss, ")
    out.write(f"sharpened by Newton's method with mpmath {mpmath.__version__}, {mp.dps} significant digits\n")
    out.write("n,i,node,weight\n")
    for n in SIZES:
        nodes, weights = hermegauss(n)
        weights = weights / weights.sum()
        for i in range(n):
            z = mpf(float(nodes[i]))
            for _ in range(6):
                h = orthonormal(n, z)
                z -= h[n] / (mpmath.sqrt(n) * h[n - 1])
            z = mpf(0) if 2 * i + 1 == n else z
            weight = 1 / sum(value**2 for value in orthonormal(n, z)[:n])
            assert abs(z - nodes[i]) < 1e-13, (n, i)
            assert abs(weight - weights[i]) < 1e-14 + 1e-11 * weight, (n, i, weight, weights[i])
            out.write(f"{n},{i},{mpmath.nstr(z, 25)},{mpmath.nstr(weight, 25)}\n")
