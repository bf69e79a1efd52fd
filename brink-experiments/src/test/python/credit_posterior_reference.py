"""Means and standard deviations of the posterior that the experiment samples, by importance sampling instead of a chain.

Draws from a Student distribution around the mode, weighted by how much more probable the posterior makes them; with so
many rows the posterior is nearly normal, and most draws count.

Run from this folder, with brink-core/src/test/python/requirements.txt installed: python credit_posterior_reference.py
"""

import gzip
from pathlib import Path

import numpy as np
import scipy
from scipy.optimize import minimize
from scipy.special import expit

HERE = Path(__file__).parent
DATA = HERE.parent.parent / "main/resources/dev/brink/experiments/data/german.data-numeric.gz"
TARGET = HERE.parent / "resources" / "reference" / "credit-posterior.csv"
PRIOR_DEVIATION = 10.0
DRAWS = 400_000
FREEDOM = 30


def load():
    rows = np.array([[float(v) for v in line.split()] for line in gzip.open(DATA, "rt")])
    x, y = rows[:, :24], np.where(rows[:, 24] == 2, 1.0, -1.0)
    x = (x - x.mean(axis=0)) / x.std(axis=0, ddof=1)
    return np.column_stack([np.ones(len(y)), x]), y


def main():
    x, y = load()

    def potential(b):
        return np.logaddexp(0, -y * (x @ b)).sum() + b @ b / (2 * PRIOR_DEVIATION**2)

    def gradient(b):
        return -x.T @ (y * expit(-y * (x @ b))) + b / PRIOR_DEVIATION**2

    mode = minimize(potential, np.zeros(25), jac=gradient, method="BFGS", options={"gtol": 1e-9}).x
    p = expit(x @ mode)
    precision = x.T @ (x * (p * (1 - p))[:, None]) + np.eye(25) / PRIOR_DEVIATION**2
    root = np.linalg.inv(np.linalg.cholesky(precision)).T
    random = np.random.default_rng(20140322)
    z = random.standard_normal((DRAWS, 25)) / np.sqrt(random.chisquare(FREEDOM, DRAWS) / FREEDOM)[:, None]
    draws = mode + z @ root.T
    log_proposal = -(FREEDOM + 25) / 2 * np.log1p((z**2).sum(axis=1) / FREEDOM)
    log_weight = np.concatenate([
        -np.logaddexp(0, -y[:, None] * (x @ part.T)).sum(axis=0) - (part**2).sum(axis=1) / (2 * PRIOR_DEVIATION**2)
        for part in np.array_split(draws, 400)
    ]) - log_proposal
    w = np.exp(log_weight - log_weight.max())
    w /= w.sum()
    mean = w @ draws
    deviation = np.sqrt(w @ (draws - mean) ** 2)
    error = np.sqrt((w**2) @ (draws - mean) ** 2)
    lines = [
        f"# provenance: credit_posterior_reference.py, NumPy {np.__version__}, SciPy {scipy.__version__},"
        f" {DRAWS} draws of which {1 / (w**2).sum():.0f} count",
        "# error is the standard error of the mean; variable 0 is the intercept",
        "variable,mean,deviation,error",
    ]
    lines += [f"{j},{mean[j]:.6f},{deviation[j]:.6f},{error[j]:.2e}" for j in range(25)]
    TARGET.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
