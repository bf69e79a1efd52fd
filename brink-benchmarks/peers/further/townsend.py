# Townsend 2014, modified: waves inside a heart.
import math

LOWER, UPPER = [-2.25, -2.5], [2.25, 1.75]


def objective(x):
    return -(math.cos((x[0] - 0.1) * x[1]) ** 2) - x[0] * math.sin(3 * x[0] + x[1])


def constraints(x):
    t = math.atan2(x[0], x[1])
    heart = 2 * math.cos(t) - 0.5 * math.cos(2 * t) - 0.25 * math.cos(3 * t) - 0.125 * math.cos(4 * t)
    return [x[0] ** 2 + x[1] ** 2 - heart**2 - (2 * math.sin(t)) ** 2]


NAME, BUDGET, OPTIMUM = "townsend", 40, -2.0239884
