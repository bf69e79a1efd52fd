"""Records what SciPy's L-BFGS-B makes of the test problems of BoundedMinimizer: evaluations, value and solution.

Run from this folder: python bounded_minimizer_reference.py
"""

from pathlib import Path

import numpy as np
import scipy
from scipy.optimize import minimize

TARGET = Path(__file__).parent.parent / "resources" / "reference" / "bounded-minimizer.csv"


def rosenbrock(x):
    a, b = x[:-1], x[1:]
    gradient = np.zeros_like(x)
    gradient[:-1] = -400 * a * (b - a * a) - 2 * (1 - a)
    gradient[1:] += 200 * (b - a * a)
    return np.sum(100 * (b - a * a) ** 2 + (1 - a) ** 2), gradient


def chained(x):
    """The problem of the L-BFGS-B distribution, driver 1."""
    t = x[1:] - x[:-1] ** 2
    gradient = np.zeros_like(x)
    gradient[0] = 2 * (x[0] - 1)
    gradient[:-1] -= 16 * x[:-1] * t
    gradient[1:] += 8 * t
    return (x[0] - 1) ** 2 + 4 * np.sum(t**2), gradient


def quadratic(center):
    """Condition number 1e6, turned by the reflection on the plane across (1, ..., 1)."""

    def function(x):
        n = len(x)
        scales = 10 ** (6 * np.arange(n) / (n - 1))
        z = x - center(np.arange(n))
        turned = z - 2 * np.sum(z) / n
        product = scales * turned
        return 0.5 * np.sum(turned * product), product - 2 * np.sum(product) / n

    return function


def bumps(x):
    i = np.arange(len(x))
    value, gradient = 0.0, np.zeros_like(x)
    for k in range(3):
        z = x - (0.5 + 0.4 * np.sin(5 * k + 3 * i))
        height = (1 + 0.3 * k) * np.exp(-np.sum(z * z) / (2 * 0.3**2))
        value -= height
        gradient += height * z / 0.3**2
    return value, gradient


def log_sum_exp(x):
    i = np.arange(len(x))
    rows = np.array([2 * np.sin((k + 1) * (i + 2)) for k in range(20)])
    exponents = rows @ x + np.cos(np.arange(20))
    top = np.max(exponents)
    weights = np.exp(exponents - top)
    return top + np.log(np.sum(weights)), weights @ rows / np.sum(weights)


def flat(x):
    return 3.0, np.zeros_like(x)


def linear(slope):
    def function(x):
        g = slope * np.where(np.arange(len(x)) % 2 == 0, 1.0, -1.0) * (1 + np.arange(len(x)))
        return g @ x, g

    return function


def start(n):
    return np.where(np.arange(n) % 2 == 0, -1.2, 1.0)


def problems():
    for n in (2, 10, 30):
        yield f"rosenbrock-{n}", rosenbrock, [-5] * n, [5] * n, start(n)
        yield f"rosenbrock-{n}-upper", rosenbrock, [-5] * n, [0.5] * n, np.minimum(start(n), 0.5)
        yield f"rosenbrock-{n}-corner", rosenbrock, [-2] * n, [2] * n, [-2] * n
        yield f"rosenbrock-{n}-lower", rosenbrock, [1.2] * n, [5] * n, [3] * n
    yield "driver-25", chained, [1 if i % 2 == 0 else -100 for i in range(25)], [100] * 25, [3] * 25
    n = 10
    yield "quadratic-inside", quadratic(lambda i: np.sin(i)), [-10] * n, [10] * n, [5] * n
    yield "quadratic-bounds", quadratic(lambda i: 3 * np.sin(i)), [-1] * n, [1] * n, [0] * n
    yield "quadratic-from-corner", quadratic(lambda i: 3 * np.sin(i)), [-1] * n, [1] * n, [1] * n
    for k in range(4):
        yield f"bumps-{k}", bumps, [0] * 6, [1] * 6, 0.5 + 0.3 * np.sin(11 * k + 2 * np.arange(6) + 1)
    yield "bumps-small-box", bumps, [0.4] * 6, [0.6] * 6, [0.5] * 6
    yield "log-sum-exp", log_sum_exp, [-1] * 8, [1] * 8, [0.9] * 8
    yield "log-sum-exp-bounds", log_sum_exp, [0.1] * 8, [1] * 8, [0.9] * 8
    yield "flat", flat, [-1] * 5, [1] * 5, [0.3] * 5
    yield "linear", linear(1.0), [-1] * 5, [1] * 5, [0.3] * 5
    yield "linear-steep", linear(1e4), [-1] * 5, [1] * 5, [0.3] * 5
    yield "linear-gentle", linear(1e-2), [-1] * 5, [1] * 5, [0.3] * 5


def numbers(values):
    return " ".join(repr(float(v)) for v in values)


with open(TARGET, "w", encoding="utf-8", newline="\n") as out:
    out.write(f"# provenance: bounded_minimizer_reference.py, SciPy {scipy.__version__}, minimize(method='L-BFGS-B')\n")
    out.write("# ftol 1e-12, gtol 1e-6, maxcor 10, gradients given; vectors are separated by blanks\n")
    out.write("problem,lower,upper,start,evaluations,value,solution\n")
    for name, function, lower, upper, x0 in problems():
        lower, upper, x0 = (np.array(v, dtype=float) for v in (lower, upper, x0))
        options = dict(ftol=1e-12, gtol=1e-6, maxcor=10, maxfun=5000, maxiter=5000)
        result = minimize(function, x0, jac=True, method="L-BFGS-B", bounds=list(zip(lower, upper)), options=options)
        assert result.success, (name, result.message)
        print(f"{name:26s} {result.nfev:5d} {result.fun:.6e} {result.message}")
        cells = [name, numbers(lower), numbers(upper), numbers(x0), str(result.nfev), repr(float(result.fun))]
        out.write(",".join(cells + [numbers(result.x)]) + "\n")
