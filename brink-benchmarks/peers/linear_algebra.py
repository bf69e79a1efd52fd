"""The work of Brink's speed benchmarks, done with NumPy and SciPy as one does it there when speed matters.

It is a peer of dev.brink.benchmarks.SpeedTable, which starts it: after a first line that says what it runs on, it reads
requests such as "evaluation 100 6 0.2" (measure, n, d, seconds) from its standard input and answers each with a line of
JSON. Data come from the same formulas as in dev.brink.benchmarks.work.Dataset, and whatever Brink's sampler keeps from
one evaluation to the next is kept here too, so that both do the same work:

    echo "evaluation 100 6 0.5" | OPENBLAS_NUM_THREADS=1 python3 linear_algebra.py

Pairs of points are kept in condensed form (pdist), which halves the exponentials, and LAPACK is called through SciPy's
thin wrappers, because scipy.linalg.cholesky and solve_triangular spend some microseconds a call on checks, which count
at n = 50. Matrices are in Fortran order, so that LAPACK works in place.
"""

import json
import math
import os
import random
import statistics
import sys
from time import perf_counter

try:
    import numpy as np
    import scipy
    from scipy.linalg.lapack import dpotrf, dtrtrs
    from scipy.spatial.distance import cdist, pdist, squareform
except ImportError as error:
    print(json.dumps({"error": str(error)}), flush=True)
    sys.exit(1)

QUERIES = 2000
BLOCK = 512  # queries at a time: a third faster than all at once, and what Brink does
PRIMES = np.array([2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71.0])
NOISE_RATIO = 0.01
JITTER = 1e-12
LARGEST_JITTER = 1e-6
MAX_STEPS = 20
FIRST_SWEEPS = 3


def weyl(first, count, d):
    return np.arange(first, first + count)[:, None] * np.sqrt(PRIMES[:d]) % 1


def observed(points):
    n, d = points.shape
    signal = np.sin(3 * points + np.arange(d)).sum(axis=1) / math.sqrt(d)
    return signal + (np.arange(1, n + 1) * ((1 + math.sqrt(5)) / 2) % 1 - 0.5) / 5


def start(d):
    """Log length scales, log variance, mean, log noise ratio, log warp."""
    return np.concatenate([np.full(d, 0.5 * math.log(d)), [0, 0, math.log(NOISE_RATIO), 3]])


def matern(squared):
    """(1 + z + z²/3) exp(-z) with z = sqrt(5) r, of an array that may be overwritten."""
    z = np.multiply(squared, 5, out=squared)
    np.sqrt(z, out=z)
    polynomial = z * (1 / 3)
    polynomial += 1
    polynomial *= z
    polynomial += 1
    np.negative(z, out=z)
    polynomial *= np.exp(z, out=z)
    return polynomial


def kernel_matrix(condensed):
    matrix = squareform(condensed, checks=False)
    matrix.flat[:: len(matrix) + 1] = 1
    return matrix.T


class Cholesky:
    def __init__(self, n, d):
        self.covariance = kernel_matrix(matern(pdist(weyl(1, n, d) / math.sqrt(d), "sqeuclidean")))
        self.covariance.T.flat[:: n + 1] += NOISE_RATIO
        self.scratch = np.empty((n, n), order="F")

    def run(self, call):
        np.copyto(self.scratch, self.covariance)
        factor, _ = dpotrf(self.scratch, lower=1, overwrite_a=1, clean=0)
        return factor[-1, -1]


class KernelMatrix:
    def __init__(self, n, d):
        self.points = weyl(1, n, d)
        self.length_scales = np.full(d, math.sqrt(d))

    def run(self, call):
        matrix = kernel_matrix(matern(pdist(self.points / self.length_scales, "sqeuclidean")))
        return matrix[0, -1] + matrix[-2, -1]


class Target:
    """Log prior and log likelihood of the hyperparameters, given values with learned noise and warp."""

    def __init__(self, points, values):
        self.n, self.d = points.shape
        self.points = points
        self.along = [pdist(points[:, a : a + 1], "sqeuclidean") for a in range(self.d)]
        self.values = values
        self.weights = self.other_weights = np.full(self.d, math.nan)
        self.omitted = -1
        self.factor = None
        self.ratio = self.warp = math.nan
        self.whitened = np.empty((self.n, 2), order="F")
        self.evaluations = 0

    def log_prior(self, x):
        d = self.d
        log_noise = x[d + 2] + x[d]
        if log_noise < math.log(1e-12):
            return -math.inf
        scaled = x[:d] - (math.sqrt(2) + 0.5 * math.log(d))
        return -0.5 * (
            scaled @ scaled / 3
            + (x[d] / 3) ** 2
            + (x[d + 1] / 3) ** 2
            + ((log_noise + 9) / 3) ** 2
            + ((x[d + 3] - 3) / 1.5) ** 2
        )

    def log_likelihood(self, x):
        self.evaluations += 1
        n, d = self.n, self.d
        new_factor = self.factorize(np.exp(-2 * x[:d]), math.exp(x[d + 2]))
        if self.factor is None:
            return -math.inf
        self.whiten(math.exp(x[d + 3]), new_factor)
        residuals = self.whitened[:, 0] - x[d + 1] * self.whitened[:, 1]
        return (
            -0.5 * (residuals @ residuals) * math.exp(-x[d])
            - self.half_log_determinant
            - n * 0.5 * (x[d] + math.log(2 * math.pi))
            + self.log_jacobian
        )

    def factorize(self, weights, ratio):
        same = np.array_equal(weights, self.weights)
        if same and ratio == self.ratio and self.factor is not None:
            return False
        if not same:
            self.correlations = kernel_matrix(matern(self.squared_distances(weights)))
            self.weights = weights
        self.ratio = ratio
        self.factor = None
        jitter = JITTER
        while self.factor is None and jitter <= LARGEST_JITTER:
            covariance = self.correlations.copy(order="F")
            covariance.T.flat[:: self.n + 1] += ratio + jitter
            factor, failed = dpotrf(covariance, lower=1, overwrite_a=1, clean=0)
            if not failed:
                self.factor = factor
                self.half_log_determinant = np.log(factor.diagonal()).sum()
            jitter *= 100
        return True

    def squared_distances(self, weights):
        """From those over all axes but one, if it is the only one that moved."""
        moved = np.flatnonzero(weights != self.weights)
        if len(moved) != 1:
            return pdist(self.points * np.sqrt(weights), "sqeuclidean")
        axis = moved[0]
        others = weights.copy()
        others[axis] = 0
        if axis != self.omitted or not np.array_equal(others, self.other_weights):
            self.other_axes = pdist(self.points * np.sqrt(others), "sqeuclidean")
            self.other_weights = others
            self.omitted = axis
        squared = self.along[axis] * weights[axis]
        squared += self.other_axes
        return squared

    def whiten(self, warp, new_factor):
        """Warped values and, if the factor is new, ones."""
        if warp != self.warp or new_factor:
            scaled = self.values / warp
            self.warp = warp
            self.log_jacobian = -0.5 * np.log1p(scaled * scaled).sum()
            columns = self.whitened if new_factor else self.whitened[:, :1]
            columns[:, 0] = warp * np.arcsinh(scaled)
            if new_factor:
                columns[:, 1] = 1
            dtrtrs(self.factor, columns, lower=1, overwrite_b=1)


class Evaluation:
    def __init__(self, n, d):
        points = weyl(1, n, d)
        self.target = Target(points, observed(points))
        self.x = start(d)
        self.moved = self.x.copy()
        self.moved[0] += 0.01

    def run(self, call):
        return self.target.log_likelihood(self.x if call % 2 == 0 else self.moved)


def directions(d):
    """Along which a chain moves, in Brink's order; the length of each is the width of its first interval."""
    unit = np.eye(d + 4)
    cheap = [unit[d], unit[d + 1], unit[d + 3]]
    noise_kept = unit[d] - unit[d + 2]
    ridge = np.concatenate([np.full(d, 0.5), [2.5, 0, -2.5, 0]])
    return [*unit[:d], 2 * unit[d + 2], *cheap, noise_kept, ridge, *cheap]


class Sweep:
    """Univariate slice sampling along each direction in turn (Neal 2003): step out, then shrink."""

    def __init__(self, n, d):
        points = weyl(1, n, d)
        self.target = Target(points, observed(points))
        self.x = start(d)
        self.directions = directions(d)
        self.random = random.Random(1)
        self.log_density = self.density(self.x, self.directions[0], 0)

    def run(self, call):
        for direction in self.directions:
            self.slice(direction)
        return self.log_density

    def density(self, origin, direction, step):
        self.x = origin + step * direction
        log_prior = self.target.log_prior(self.x)
        return log_prior if log_prior == -math.inf else log_prior + self.target.log_likelihood(self.x)

    def slice(self, direction):
        uniform = self.random.random
        origin = self.x
        level = self.log_density + math.log1p(-uniform())
        left = -uniform()
        right = left + 1
        steps_left = self.random.randrange(MAX_STEPS)
        steps_right = MAX_STEPS - 1 - steps_left
        while steps_left > 0 and self.density(origin, direction, left) > level:
            left -= 1
            steps_left -= 1
        while steps_right > 0 and self.density(origin, direction, right) > level:
            right += 1
            steps_right -= 1
        while True:
            step = left + (right - left) * uniform()
            self.log_density = self.density(origin, direction, step)
            if self.log_density > level or step == 0:
                return
            if step < 0:
                left = step
            else:
                right = step


class MarginalsAtMany:
    def __init__(self, n, d):
        self.points = weyl(1, n, d) / math.sqrt(d)
        self.queries = weyl(1 + n, QUERIES, d)
        self.length_scales = np.full(d, math.sqrt(d))
        covariance = kernel_matrix(matern(pdist(self.points, "sqeuclidean")))
        covariance.T.flat[:: n + 1] += NOISE_RATIO + JITTER
        self.factor, _ = dpotrf(covariance, lower=1)
        self.whitened, _ = dtrtrs(self.factor, observed(weyl(1, n, d)), lower=1)

    def run(self, call):
        queries = self.queries / self.length_scales
        means, variances = np.empty(QUERIES), np.empty(QUERIES)
        for begin in range(0, QUERIES, BLOCK):
            block = slice(begin, begin + BLOCK)
            correlations = matern(cdist(queries[block], self.points, "sqeuclidean"))
            whitened, _ = dtrtrs(self.factor, correlations.T, lower=1, overwrite_b=1)
            by_query = whitened.T
            means[block] = by_query @ self.whitened
            variances[block] = 1 - np.einsum("ij,ij->i", by_query, by_query)
        return means[0] + variances[0] + means[-1] + variances[-1]


WORK = {
    "cholesky": Cholesky,
    "kernel": KernelMatrix,
    "evaluation": Evaluation,
    "sweep": Sweep,
    "marginals": MarginalsAtMany,
}


class Contestant:
    """Times one piece of work at a time, and keeps it until another is asked for."""

    def __init__(self):
        self.key = None

    def measure(self, measure, n, d, seconds):
        if self.key != (measure, n, d):
            self.key = (measure, n, d)
            self.work = WORK[measure](n, d)
            self.value = self.work.run(0)
            self.calls = 1
            for _ in range(FIRST_SWEEPS):
                self.timed_call()
        durations, counts = [], []
        end = perf_counter() + seconds
        while not durations or perf_counter() < end:
            before = self.evaluations()
            duration = self.timed_call()
            counts.append(self.evaluations() - before)
            durations.append(duration / max(1, counts[-1]))
        evaluations = statistics.fmean(counts)
        return {
            "seconds": sorted(durations)[len(durations) // 2] * (evaluations or 1),
            "evaluations": evaluations,
            "value": float(self.value),
        }

    def timed_call(self):
        begin = perf_counter()
        self.work.run(self.calls)
        self.calls += 1
        return perf_counter() - begin

    def evaluations(self):
        """Of the log likelihood so far, where a call takes several."""
        return self.work.target.evaluations if isinstance(self.work, Sweep) else 0


def blas():
    """The library that NumPy was built with, and its version."""
    dependency = np.show_config(mode="dicts")["Build Dependencies"]["blas"]
    return f"{dependency['name']} {dependency['version']}"


def main():
    threads = os.environ.get("OPENBLAS_NUM_THREADS", "all")
    ready = f"NumPy {np.__version__}, SciPy {scipy.__version__}, {blas()}, Python {sys.version.split()[0]}"
    name = f"NumPy, {threads} thread{'' if threads == '1' else 's'}"
    print(json.dumps({"name": name, "ready": ready}), flush=True)
    contestant = Contestant()
    for request in sys.stdin:
        measure, n, d, seconds = request.split()
        print(json.dumps(contestant.measure(measure, int(n), int(d), float(seconds))), flush=True)


if __name__ == "__main__":
    main()
