# CEC 2006, g09: seven parameters, values over seven decades.
LOWER, UPPER = [-10] * 7, [10] * 7


def objective(x):
    a, b, c, d, e, f, g = x
    return (
        (a - 10) ** 2 + 5 * (b - 12) ** 2 + c**4 + 3 * (d - 11) ** 2 + 10 * e**6 + 7 * f**2 + g**4
        - 4 * f * g - 10 * f - 8 * g
    )


def constraints(x):
    a, b, c, d, e, f, g = x
    return [
        -127 + 2 * a**2 + 3 * b**4 + c + 4 * d**2 + 5 * e,
        -282 + 7 * a + 3 * b + 10 * c**2 + d - e,
        -196 + 23 * a + b**2 + 6 * f**2 - 8 * g,
        4 * a**2 + b**2 - 3 * a * b + 2 * c**2 + 5 * f - 11 * g,
    ]


NAME, BUDGET, OPTIMUM = "g09", 100, 680.6300574
