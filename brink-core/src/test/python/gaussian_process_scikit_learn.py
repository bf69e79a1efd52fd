"""Writes what scikit-learn's GaussianProcessRegressor predicts at fixed hyperparameters.

Run from this folder: python gaussian_process_scikit_learn.py
"""

import numpy as np
import sklearn
from gaussian_process_tables import JITTER, SETTINGS, Case, settings, surface, write, write_data
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.gaussian_process.kernels import ConstantKernel, Matern


def regressor(case):
    kernel = ConstantKernel(case.variance) * Matern(length_scale=case.length_scales, nu=2.5)
    alpha = np.array(case.noise_variances) + case.variance * JITTER
    model = GaussianProcessRegressor(kernel=kernel, alpha=alpha, optimizer=None)
    return model.fit(np.array(case.points), np.array(case.values) - case.mean)


def cases():
    random = np.random.default_rng(20140322)
    shapes = [(1, 5, 1e-8), (1, 40, 1e-4), (2, 20, 1e-6), (2, 100, 1e-2), (6, 50, 1e-8), (6, 200, 1), (20, 30, 1e-3)]
    for axes, n, noise in shapes + [(20, 200, 1e-2)]:
        points = np.round(random.random((n, axes)), 3)
        values = surface(points) + np.round(np.sqrt(noise) * random.standard_normal(n), 6)
        length_scales = np.round(np.exp(random.uniform(-1.5, 1, axes)) * np.sqrt(axes), 3)
        noises = noise * np.round(random.uniform(0.5, 2, n), 2)
        queries = np.concatenate([np.round(random.random((12, axes)), 3), points[:3]])
        variance, mean = np.round(np.exp(random.uniform(-2, 3)), 3), np.round(random.standard_normal(), 2)
        name = f"{n} values on {axes} axes with noise {noise}"
        yield Case(name, length_scales, variance, mean, points, values, noises, queries)


def predictions(case, model):
    means, deviations = model.predict(np.array(case.queries), return_std=True)
    for query, mean, deviation in zip(case.queries, means, deviations):
        yield [case.name, " ".join(repr(x) for x in query), repr(float(mean) + case.mean), repr(float(deviation) ** 2)]


def main():
    provenance = [
        f"provenance: gaussian_process_scikit_learn.py, scikit-learn {sklearn.__version__}, numpy {np.__version__}",
        f"ConstantKernel times Matern(nu=2.5), alpha = noise variance + {JITTER} times the variance, optimizer=None",
    ]
    models = [(case, regressor(case)) for case in cases()]
    write_data("scikit-learn", provenance, [case for case, _ in models])
    write(
        "scikit-learn.csv",
        provenance,
        SETTINGS + ["log_marginal_likelihood"],
        [settings(case) + [repr(float(model.log_marginal_likelihood_value_))] for case, model in models],
    )
    write(
        "scikit-learn-predictions.csv",
        provenance,
        ["process", "point", "mean", "variance"],
        [row for case, model in models for row in predictions(case, model)],
    )


if __name__ == "__main__":
    main()
