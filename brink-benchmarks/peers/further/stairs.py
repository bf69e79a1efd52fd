# Errors, counted, of which there must be none.
import math

LOWER, UPPER = [0, 0, 1], [1, 1, 32]


def objective(x):
    return 3 * (1 - x[0]) ** 2 + (1 - x[1]) ** 2 + 10 / x[2]


def constraints(x):
    return [max(0, math.floor(10 * (x[0] + x[1] - 1.1))) + max(0, math.floor((x[2] - 12) / 2))]


NAME, BUDGET, OPTIMUM = "stairs", 40, 0.48 + 10 / 14
