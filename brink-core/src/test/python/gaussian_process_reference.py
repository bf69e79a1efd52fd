"""Writes predictions and likelihoods of small Gaussian processes, computed with 80 significant digits.

Beside each number stands its sensitivity: by how much it changes at most, to first order, when every element of the
correlation matrix changes by one. Times what double precision does to the elements, it is the error to expect, which
for nearly singular matrices no algorithm avoids.

Run from this folder: python gaussian_process_reference.py
"""

import mpmath
import numpy as np
from gaussian_process_tables import JITTER, SETTINGS, Case, settings, surface, write, write_data
from mpmath import mp, mpf

mp.dps = 80


def correlation(first, second, length_scales):
    squared = sum(((mpf(a) - mpf(b)) / mpf(l)) ** 2 for a, b, l in zip(first, second, length_scales))
    z = mpmath.sqrt(5 * squared)
    return (1 + z + z * z / 3) * mpmath.exp(-z)


class Process:
    def __init__(self, case):
        self.case = case
        n = len(case.points)
        matrix = mpmath.matrix(n, n)
        for i in range(n):
            for j in range(n):
                matrix[i, j] = correlation(case.points[i], case.points[j], case.length_scales)
            matrix[i, i] += mpf(JITTER) + mpf(case.noise_variances[i]) / mpf(case.variance)
        self.matrix = matrix
        self.inverse = matrix**-1
        self.residuals = mpmath.matrix([mpf(value) - mpf(case.mean) for value in case.values])
        self.coefficients = self.inverse * self.residuals

    def log_marginal_likelihood(self):
        variance = mpf(self.case.variance)
        n = len(self.case.points)
        fit = (self.residuals.T * self.coefficients)[0] / variance
        value = -(fit + mpmath.log(mpmath.det(self.matrix)) + n * mpmath.log(2 * mpmath.pi * variance)) / 2
        sensitivity = (total(self.coefficients) ** 2 / variance + total(self.inverse)) / 2
        return [value, sensitivity]

    def prediction(self, query):
        case = self.case
        row = mpmath.matrix([correlation(point, query, case.length_scales) for point in case.points])
        solved = self.inverse * row
        mean = mpf(case.mean) + (row.T * self.coefficients)[0]
        variance = mpf(case.variance) * (1 - (row.T * solved)[0])
        # The row itself is rounded as well: that adds the sum of the coefficients it meets.
        spread = 1 + total(solved)
        return [mean, total(self.coefficients) * spread, variance, mpf(case.variance) * spread**2]


def total(matrix):
    return mpmath.fsum(abs(element) for element in matrix)


def cases():
    random = np.random.default_rng(20140322)

    def uniform(n, axes):
        return np.round(random.random((n, axes)), 4)

    line = uniform(6, 1)
    yield Case("line with noise", [0.3], 1.7, 0.4, line, surface(line), [0.01] * 6, uniform(6, 1))
    yield Case("exact line", [0.3], 1.7, 0.4, line, surface(line), [0] * 6, np.concatenate([uniform(4, 1), line]))
    yield Case("one value", [0.5, 2], 0.25, -3, [[0.25, 0.75]], [-2.5], [0], uniform(4, 2))
    plane = uniform(12, 2)
    yield Case("plane of mixed noise", [0.2, 1.5], 9, -1, plane, surface(plane), [0, 0.1, 3] * 4, uniform(6, 2))
    wide = uniform(15, 6)
    yield Case("six axes", [0.5, 1, 2, 3, 5, 80], 0.5, 0, wide, surface(wide), [1e-6] * 15, uniform(6, 6))
    twins = np.concatenate([plane[:5], plane[:5] + 1e-9])
    yield Case("exact twins 1e-9 apart", [0.4, 0.7], 1, 0, twins, surface(twins), [0] * 10, uniform(6, 2))
    same = np.concatenate([plane[:5], plane[:5]])
    yield Case("exact duplicates", [0.4, 0.7], 1, 0, same, surface(same), [0] * 10, uniform(6, 2))
    contrary = np.concatenate([surface(plane[:5]), surface(plane[:5]) + 1e-3])
    yield Case("duplicates that contradict", [0.4, 0.7], 1, 0, same, contrary, [0] * 10, uniform(6, 2))
    flat = uniform(12, 1)
    yield Case("exact long length scale", [30], 100, 0, flat, surface(flat), [0] * 12, uniform(6, 1))


def text(value):
    return mpmath.nstr(value, 25, min_fixed=0, max_fixed=0)


def main():
    provenance = [
        f"provenance: gaussian_process_reference.py, mpmath {mpmath.__version__}, {mp.dps} significant digits",
        "all inputs are exactly doubles; a sensitivity is the change for unit changes of all correlations",
    ]
    processes = [Process(case) for case in cases()]
    write_data("gaussian-process", provenance, [process.case for process in processes])
    write(
        "gaussian-process.csv",
        provenance,
        SETTINGS + ["log_marginal_likelihood", "sensitivity"],
        [settings(p.case) + [text(value) for value in p.log_marginal_likelihood()] for p in processes],
    )
    write(
        "gaussian-process-predictions.csv",
        provenance,
        ["process", "point", "mean", "mean_sensitivity", "variance", "variance_sensitivity"],
        [
            [p.case.name, " ".join(repr(x) for x in query)] + [text(v) for v in p.prediction(query)]
            for p in processes
            for query in p.case.queries
        ],
    )


if __name__ == "__main__":
    main()
