# Styblinski and Tang, five parameters: 32 valleys, a plane and a ball.
LOWER, UPPER = [-5] * 5, [5] * 5


def objective(x):
    return sum(v**4 - 16 * v * v + 5 * v for v in x) / 10


def constraints(x):
    return [sum(x), sum(v * v for v in x) - 60]


NAME, BUDGET, OPTIMUM = "stang5", 100, -39.1661657
