# Speed reducer (Golinski 1970), all parameters continuous: eleven constraints.
import math

LOWER, UPPER = [2.6, 0.7, 17, 7.3, 7.3, 2.9, 5.0], [3.6, 0.8, 28, 8.3, 8.3, 3.9, 5.5]


def objective(x):
    a, b, c, d, e, f, g = x
    return (
        0.7854 * a * b * b * (3.3333 * c * c + 14.9334 * c - 43.0934)
        - 1.508 * a * (f * f + g * g) + 7.4777 * (f**3 + g**3) + 0.7854 * (d * f * f + e * g * g)
    )


def constraints(x):
    a, b, c, d, e, f, g = x
    return [
        27 / (a * b * b * c) - 1,
        397.5 / (a * b * b * c * c) - 1,
        1.93 * d**3 / (b * c * f**4) - 1,
        1.93 * e**3 / (b * c * g**4) - 1,
        math.sqrt((745 * d / (b * c)) ** 2 + 16.9e6) / (110 * f**3) - 1,
        math.sqrt((745 * e / (b * c)) ** 2 + 157.5e6) / (85 * g**3) - 1,
        b * c / 40 - 1,
        5 * b / a - 1,
        a / (12 * b) - 1,
        (1.5 * f + 1.9) / d - 1,
        (1.1 * g + 1.9) / e - 1,
    ]


NAME, BUDGET, OPTIMUM = "speedreducer", 70, 2994.471066
