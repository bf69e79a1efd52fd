# Levy's function of five parameters above a plane.
import math

LOWER, UPPER = [-5] * 5, [5] * 5


def objective(x):
    w = [1 + (v - 1) / 4 for v in x]
    inner = sum((v - 1) ** 2 * (1 + 10 * math.sin(math.pi * v + 1) ** 2) for v in w[:-1])
    return math.sin(math.pi * w[0]) ** 2 + inner + (w[-1] - 1) ** 2 * (1 + math.sin(2 * math.pi * w[-1]) ** 2)


def constraints(x):
    return [5 - sum(x)]


NAME, BUDGET, OPTIMUM = "levy5", 100, 0
