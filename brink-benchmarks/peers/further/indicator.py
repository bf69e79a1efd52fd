# Whether it worked, as 0 for a success and 1 for none.
import math

LOWER, UPPER = [0, 0], [1, 1]


def objective(x):
    return x[0] + x[1]


def constraints(x):
    return [0 if math.hypot(x[0] - 0.3, x[1] - 0.3) <= 0.2 else 1]


NAME, BUDGET, OPTIMUM = "indicator", 40, 0.6 - 0.2 * math.sqrt(2)
