"""Writes the direction numbers of the Sobol generator from those that SciPy ships, which are Joe and Kuo's.

Run from this folder: python sobol_direction_numbers.py
"""

from pathlib import Path

import numpy
import scipy.stats

DIMENSIONS = 1111
TARGET = Path(__file__).parents[2] / "main" / "resources" / "dev" / "brink" / "numeric" / "sobol-direction-numbers.txt"
HEADER = """\
# Direction numbers of the Sobol sequence: the first 1111 dimensions of the set new-joe-kuo-6.21201 of
# S. Joe and F. Y. Kuo, "Constructing Sobol sequences with better two-dimensional projections",
# SIAM Journal on Scientific Computing 30 (2008), 2635-2654, https://web.maths.unsw.edu.au/~fkuo/sobol/
# Copyright (c) 2008, Frances Y. Kuo and Stephen Joe; their licence is in sobol-direction-numbers.LICENSE.txt.
#
# A line for each dimension from the second on: the inner coefficients of its primitive polynomial over GF(2) read as
# a binary number (a), then the initial direction numbers m_1 .. m_s. Their count s is the polynomial's degree.
"""

numbers = numpy.load(Path(scipy.stats.__file__).parent / "_sobol_direction_numbers.npz")
lines = []
for polynomial, initial in zip(numbers["poly"][1:DIMENSIONS].tolist(), numbers["vinit"][1:DIMENSIONS].tolist()):
    degree = polynomial.bit_length() - 1
    inner = (polynomial >> 1) & ((1 << (degree - 1)) - 1)
    assert all(initial[:degree]) and not any(initial[degree:])
    lines.append(" ".join(map(str, [inner] + initial[:degree])))
TARGET.write_text(HEADER + "\n".join(lines) + "\n", encoding="utf-8")
