# A share of twenty slots, in whole ones.
import math

LOWER, UPPER = [0, 0], [1, 1]


def objective(x):
    return (x[0] - 0.9) ** 2 + (x[1] - 0.8) ** 2


def constraints(x):
    return [math.floor(20 * x[0] * x[1]) - 5]


NAME, BUDGET, OPTIMUM = "slots", 40, 0.176933073
