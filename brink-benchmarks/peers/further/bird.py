# Mishra's bird 2006, in a disk.
import math

LOWER, UPPER = [-10, -6.5], [0, 0]


def objective(x):
    a, b = x
    sine, cosine = math.sin(b), math.cos(a)
    return sine * math.exp((1 - cosine) ** 2) + cosine * math.exp((1 - sine) ** 2) + (a - b) ** 2


def constraints(x):
    return [(x[0] + 5) ** 2 + (x[1] + 5) ** 2 - 25]


NAME, BUDGET, OPTIMUM = "bird", 40, -106.7645367
