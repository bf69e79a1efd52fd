# Rosenbrock's valley in a disk; the minimum is on its edge.
LOWER, UPPER = [-1.5, -1.5], [1.5, 1.5]


def objective(x):
    return (1 - x[0]) ** 2 + 100 * (x[1] - x[0] ** 2) ** 2


def constraints(x):
    return [x[0] ** 2 + x[1] ** 2 - 2]


NAME, BUDGET, OPTIMUM = "rosendisk", 40, 0
