# Simionescu 2014: a saddle inside a gear.
import math

LOWER, UPPER = [-1.25, -1.25], [1.25, 1.25]


def objective(x):
    return 0.1 * x[0] * x[1]


def constraints(x):
    return [x[0] ** 2 + x[1] ** 2 - (1 + 0.2 * math.cos(8 * math.atan2(x[0], x[1]))) ** 2]


NAME, BUDGET, OPTIMUM = "simionescu", 40, -0.072
