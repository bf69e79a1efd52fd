# Welded beam (Ragsdell and Phillips 1976): forces up to 1e5 beside inches.
import math

LOWER, UPPER = [0.125, 0.1, 0.1, 0.1], [5, 10, 10, 5]


def objective(x):
    return 1.10471 * x[0] ** 2 * x[1] + 0.04811 * x[2] * x[3] * (14 + x[1])


def constraints(x):
    h, l, t, b = x
    load, length, young, shear = 6000, 14, 30e6, 12e6
    arm = math.sqrt(l * l / 4 + ((h + t) / 2) ** 2)
    polar = 2 * (math.sqrt(2) * h * l * (l * l / 12 + ((h + t) / 2) ** 2))
    primary = load / (math.sqrt(2) * h * l)
    secondary = load * (length + l / 2) * arm / polar
    stress = math.sqrt(primary**2 + primary * secondary * l / arm + secondary**2)
    bending = 6 * load * length / (b * t * t)
    deflection = 4 * load * length**3 / (young * t**3 * b)
    buckling = 4.013 * young * t * b**3 / (6 * length**2) * (1 - t / (2 * length) * math.sqrt(young / (4 * shear)))
    cost = 0.10471 * h * h + 0.04811 * t * b * (14 + l)
    return [stress - 13600, bending - 30000, h - b, cost - 5, deflection - 0.25, load - buckling]


NAME, BUDGET, OPTIMUM = "weldedbeam", 80, 1.7248523
