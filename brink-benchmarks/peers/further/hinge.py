# By how much two limits are passed, in one number that is 0 wherever both are kept.
LOWER, UPPER = [0, 0], [1, 1]


def objective(x):
    return -x[0] - 0.7 * x[1]


def constraints(x):
    return [max(0, (x[0] - 0.3) ** 2 + (x[1] - 0.3) ** 2 - 0.09) + max(0, x[0] * x[1] - 0.15)]


NAME, BUDGET, OPTIMUM = "hinge", 40, -0.775
