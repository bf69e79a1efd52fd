# CEC 2006, g10, heat exchangers: eight parameters, 1e-5 of the box feasible, six constraints all active.
LOWER = [100, 1000, 1000, 10, 10, 10, 10, 10]
UPPER = [10000, 10000, 10000, 1000, 1000, 1000, 1000, 1000]


def objective(x):
    return x[0] + x[1] + x[2]


def constraints(x):
    a, b, c, d, e, f, g, h = x
    return [
        -1 + 0.0025 * (d + f),
        -1 + 0.0025 * (e + g - d),
        -1 + 0.01 * (h - e),
        -a * f + 833.33252 * d + 100 * a - 83333.333,
        -b * g + 1250 * e + b * d - 1250 * d,
        -c * h + 1250000 + c * e - 2500 * e,
    ]


NAME, BUDGET, OPTIMUM = "g10", 100, 7049.24802
