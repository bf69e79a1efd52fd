"""The tables in which Gaussian processes are recorded for the tests: processes, their data, their predictions."""

from pathlib import Path

import numpy as np

FOLDER = Path(__file__).parent.parent / "resources" / "reference"

JITTER = 1e-14


class Case:
    """One process: hyperparameters, data and the points to predict, all exactly doubles."""

    def __init__(self, name, length_scales, variance, mean, points, values, noise_variances, queries):
        self.name = name
        self.length_scales = [float(x) for x in length_scales]
        self.variance = float(variance)
        self.mean = float(mean)
        self.points = [[float(x) for x in point] for point in points]
        self.values = [float(x) for x in values]
        self.noise_variances = [float(x) for x in noise_variances]
        self.queries = [[float(x) for x in point] for point in queries]


def surface(points):
    """A smooth function of any number of axes, rounded so that the tables stay small."""
    points = np.asarray(points)
    axes = np.arange(1, points.shape[1] + 1)
    return np.round(np.sin(3 * points @ (1 / axes)) + np.cos(points).sum(axis=1) / len(axes), 6)


def numbers(values):
    return " ".join(repr(value) for value in values)


def write(name, provenance, columns, rows):
    with open(FOLDER / name, "w", encoding="utf-8", newline="\n") as out:
        for line in provenance:
            out.write(f"# {line}\n")
        out.write(",".join(columns) + "\n")
        for row in rows:
            out.write(",".join(row) + "\n")


def write_data(prefix, provenance, cases):
    rows = [
        [case.name, numbers(point), repr(value), repr(noise)]
        for case in cases
        for point, value, noise in zip(case.points, case.values, case.noise_variances)
    ]
    write(f"{prefix}-data.csv", provenance, ["process", "point", "value", "noise_variance"], rows)


def settings(case):
    return [case.name, numbers(case.length_scales), repr(case.variance), repr(case.mean)]


SETTINGS = ["process", "length_scales", "variance", "mean"]
