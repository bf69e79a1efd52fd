# Six parameters and three constraints, to compare the time of a suggestion on a problem of this size.
import math

LOWER, UPPER = [0] * 6, [1] * 6


def objective(x):
    return sum((v - 0.2 - 0.1 * i) ** 2 for i, v in enumerate(x)) + 0.2 * math.sin(5 * x[0] * x[1])


def constraints(x):
    return [sum(x) - 2.5, 0.6 - x[2] - x[3] ** 2, math.cos(3 * x[4]) - x[5]]
