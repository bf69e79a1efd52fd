"""Records two-sided p-values of Wilcoxon's signed-rank test, exact, for differences without ties.

Run from this folder: python signed_rank_reference.py
"""

from pathlib import Path

import numpy as np
import scipy
from scipy.stats import wilcoxon

TARGET = Path(__file__).parent.parent / "resources" / "reference" / "signed-rank.csv"
SIZES = [1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 20, 25, 30, 40]


def main():
    random = np.random.default_rng(1)
    lines = [
        "# provenance: signed_rank_reference.py, scipy.stats.wilcoxon(differences, method='exact')"
        f" of SciPy {scipy.__version__}, NumPy {np.__version__}",
        "differences,p",
    ]
    for size in SIZES:
        for shift in (0.0, 0.5):
            differences = random.normal(shift, 1, size)
            p = wilcoxon(differences, method="exact").pvalue
            lines.append(" ".join(repr(float(d)) for d in differences) + "," + repr(float(p)))
    TARGET.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
