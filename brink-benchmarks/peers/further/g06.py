# CEC 2006, g06: a crescent, 7e-5 of the box, between two circles.
LOWER, UPPER = [13, 0], [100, 100]


def objective(x):
    return (x[0] - 10) ** 3 + (x[1] - 20) ** 3


def constraints(x):
    return [100 - (x[0] - 5) ** 2 - (x[1] - 5) ** 2, (x[0] - 6) ** 2 + (x[1] - 5) ** 2 - 82.81]


NAME, BUDGET, OPTIMUM = "g06", 40, -6961.81388
