"""Writes what max-value entropy search with constraints needs of two events, computed with 400 significant digits.

Run from this folder: python side_information_reference.py
"""

from pathlib import Path

import mpmath
from mpmath import mp, mpf

FOLDER = Path(__file__).parent.parent / "resources" / "reference"

# Of two probabilities of 1e-130 the information is the difference of numbers that agree to 260 digits.
mp.dps = 400


def information(s, r):
    return -mpmath.log(1 - s * r) + s * (1 - r) / (1 - s * r) * mpmath.log(1 - r)


def by_log_s(s, r):
    z = 1 - s * r
    return s * (r / z + (1 - r) * mpmath.log(1 - r) / z**2) / information(s, r)


def by_log_r(s, r):
    return -r * s * (1 - s) * mpmath.log(1 - r) / (1 - s * r) ** 2 / information(s, r)


def text(value):
    return mpmath.nstr(value, 20, min_fixed=0, max_fixed=0)


def write(name, comment, header, rows):
    with open(FOLDER / name, "w", encoding="utf-8", newline="\n") as out:
        out.write(f"# provenance: side_information_reference.py, mpmath {mpmath.__version__}\n# {comment}\n{header}\n")
        for row in rows:
            out.write(",".join(row) + "\n")


def information_rows():
    logs = [-300.0, -40.0, -12.5, -3.0, -1.0, -0.5, -0.1, -1e-3, -1e-9]
    for log_s in logs:
        for log_r in logs:
            s, r = mpmath.exp(mpf(log_s)), mpmath.exp(mpf(log_r))
            values = [mpmath.log(1 - s), mpmath.log(information(s, r)), by_log_s(s, r), by_log_r(s, r)]
            yield [repr(log_s), repr(log_r)] + [text(value) for value in values]


def share(alpha, kappa):
    """The variance of Pr(z > -alpha | y) over that of the event, y being z and noise: z has the share kappa of it."""
    p = mpmath.ncdf(alpha)
    given = lambda u: mpmath.ncdf((alpha + mpmath.sqrt(kappa) * u) / mpmath.sqrt(1 - kappa))
    edge = -alpha / mpmath.sqrt(kappa)
    width = mpmath.sqrt((1 - kappa) / kappa)
    cuts = [-12] + [edge + width * step for step in (-6, 0, 6)] + [12]
    cuts = sorted(c for c in cuts if -12 <= c <= 12)
    mean_square = mpmath.quad(lambda u: given(u) ** 2 * mpmath.npdf(u), cuts)
    return (mean_square - p * p) / (p * (1 - p))


def share_rows():
    mp.dps = 25
    for alpha in [-3.0, -0.5, 0.0, 1.0, 2.5, 5.0]:
        for kappa in [0.1, 0.5, 0.9, 0.99]:
            a, k = mpf(alpha), mpf(kappa)
            value = share(a, k)
            step = mpf(10) ** -7
            by_alpha = (mpmath.log(share(a + step, k)) - mpmath.log(share(a - step, k))) / (2 * step)
            by_kappa = (mpmath.log(share(a, k + step)) - mpmath.log(share(a, k - step))) / (2 * step)
            yield [repr(alpha), repr(kappa), text(mpmath.log(value)), text(by_alpha), text(by_kappa)]


write(
    "side-information.csv",
    "G = -log(1 - S R) + S (1 - R)/(1 - S R) log(1 - R), and the derivatives of its logarithm",
    "log_s,log_r,log_not_s,log_information,by_log_s,by_log_r",
    information_rows(),
)
write(
    "noisy-side.csv",
    "the share of the variance of an event z > -alpha that a noisy measurement of z explains, by integration",
    "alpha,kappa,log_share,by_alpha,by_kappa",
    share_rows(),
)
