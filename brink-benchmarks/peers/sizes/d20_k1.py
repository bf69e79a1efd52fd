# Twenty parameters and one constraint, to compare the time of a suggestion on a problem of this size.
LOWER, UPPER = [0] * 20, [1] * 20


def objective(x):
    return sum((v - 0.04 * i) ** 2 for i, v in enumerate(x)) + x[0] * x[1]


def constraints(x):
    return [sum(x) - 6]
