# Three-bar truss: the least volume that bears the load.
import math

LOWER, UPPER = [1e-3, 1e-3], [1, 1]


def objective(x):
    return 100 * (2 * math.sqrt(2) * x[0] + x[1])


def constraints(x):
    a, b = x
    section = math.sqrt(2) * a * a + 2 * a * b
    return [2 * (math.sqrt(2) * a + b) / section - 2, 2 * b / section - 2, 2 / (a + math.sqrt(2) * b) - 2]


NAME, BUDGET, OPTIMUM = "threebar", 30, 263.8958434
