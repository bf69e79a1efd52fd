# CEC 2006, g04 (Himmelblau 1972): five parameters, both sides of three limits.
LOWER, UPPER = [78, 33, 27, 27, 27], [102, 45, 45, 45, 45]


def objective(x):
    return 5.3578547 * x[2] ** 2 + 0.8356891 * x[0] * x[4] + 37.293239 * x[0] - 40792.141


def constraints(x):
    a, b, c, d, e = x
    u = 85.334407 + 0.0056858 * b * e + 0.0006262 * a * d - 0.0022053 * c * e
    v = 80.51249 + 0.0071317 * b * e + 0.0029955 * a * b + 0.0021813 * c * c
    w = 9.300961 + 0.0047026 * c * e + 0.0012547 * a * c + 0.0019085 * c * d
    return [u - 92, -u, v - 110, 90 - v, w - 25, 20 - w]


NAME, BUDGET, OPTIMUM = "g04", 60, -30665.53867
