"""Writes the output warp s asinh(v/s), its log slope and its inverse s sinh(w/s), with mpmath at 60 digits.

Run from this folder: python output_transform_reference.py
"""

from pathlib import Path

import mpmath
from mpmath import mp, mpf

TARGET = Path(__file__).parent.parent / "resources" / "reference" / "output-transform.csv"
EXPONENTS = [-300, -150, -30, -12, -9, -8, -7, -4, -2, -1, 0, 1, 2, 4, 7, 8, 9, 12, 30, 150, 300]
SCALES = ["0.001", "0.5", "3", "20.085536923187668", "1000", "1e6", "1e12"]

mp.dps = 60


def main():
    lines = [
        f"# provenance: output_transform_reference.py, mpmath {mpmath.__version__}, 60 significant digits",
        "v,s,warped,log_slope",
    ]
    for text in SCALES:
        s = mpf(float(text))
        for exponent in EXPONENTS:
            for digits in ("1", "-7.3"):
                v = float(f"{digits}e{exponent}")
                ratio = mpf(v) / s
                warped = s * mpmath.asinh(ratio)
                # Below 1e-25 two terms of the series of log(1 + x) give 50 digits; 1 + x itself would lose them.
                square = ratio**2
                log_slope = -(mpmath.log(1 + square) if square > mpf("1e-25") else square - square**2 / 2) / 2
                lines.append(f"{v!r},{float(s)!r},{mpmath.nstr(warped, 20)},{mpmath.nstr(log_slope, 20)}")
    TARGET.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
