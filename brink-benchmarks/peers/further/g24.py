# CEC 2006, g24: a linear objective, two islands between polynomials.
LOWER, UPPER = [0, 0], [3, 4]


def objective(x):
    return -x[0] - x[1]


def constraints(x):
    a, b = x
    return [
        -2 * a**4 + 8 * a**3 - 8 * a**2 + b - 2,
        -4 * a**4 + 32 * a**3 - 88 * a**2 + 96 * a + b - 36,
    ]


NAME, BUDGET, OPTIMUM = "g24", 40, -5.50801327
