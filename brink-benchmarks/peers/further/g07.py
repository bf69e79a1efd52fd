# CEC 2006, g07: ten parameters, eight constraints, six of them active.
LOWER, UPPER = [-10] * 10, [10] * 10


def objective(x):
    a, b, c, d, e, f, g, h, i, j = x
    return (
        a**2 + b**2 + a * b - 14 * a - 16 * b + (c - 10) ** 2 + 4 * (d - 5) ** 2 + (e - 3) ** 2 + 2 * (f - 1) ** 2
        + 5 * g**2 + 7 * (h - 11) ** 2 + 2 * (i - 10) ** 2 + (j - 7) ** 2 + 45
    )


def constraints(x):
    a, b, c, d, e, f, g, h, i, j = x
    return [
        -105 + 4 * a + 5 * b - 3 * g + 9 * h,
        10 * a - 8 * b - 17 * g + 2 * h,
        -8 * a + 2 * b + 5 * i - 2 * j - 12,
        3 * (a - 2) ** 2 + 4 * (b - 3) ** 2 + 2 * c**2 - 7 * d - 120,
        5 * a**2 + 8 * b + (c - 6) ** 2 - 2 * d - 40,
        a**2 + 2 * (b - 2) ** 2 - 2 * a * b + 14 * e - 6 * f,
        0.5 * (a - 8) ** 2 + 2 * (b - 4) ** 2 + 3 * e**2 - f - 30,
        -3 * a + 6 * b + 12 * (i - 8) ** 2 - 7 * j,
    ]


NAME, BUDGET, OPTIMUM = "g07", 100, 24.3062091
