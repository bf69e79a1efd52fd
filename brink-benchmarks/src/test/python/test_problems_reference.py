"""Records the test problems as a NumPy statement of them defines them: constants, feasible shares, and values of f and g.

The statement is a Python module with a registry REG of problems (attributes name, lo, hi, f, g, m, xstar, fstar, tol,
gscale, feas_frac) and a table PSI. Run from this folder: python test_problems_reference.py <path of the module>
"""

import importlib.util
import math
import sys
from pathlib import Path

import numpy as np

TARGET = Path(__file__).parent.parent / "resources" / "reference"
POINTS = 20
SHARE_POINTS = 4_000_000
SHARE_POINTS_OF_DRAWS = 400_000
CHUNK = 50_000
MOST_CONSTRAINTS = 4

# Places where formulas are delicate: the edge x1 = 0 of g08, and both sides of the pole of the spring and the pole.
EDGES = {
    "g08": [[0, 0], [0, 5], [1e-3, 0.2], [1e-9, 1e-9], [1e-60, 3.3], [1e-90, 3.3], [1e-101, 3.3], [1e-120, 3.3]],
    "spring": [[0.5, 0.5, 8], [0.5, 0.51, 8], [0.5, 0.49, 8]],
    "keane10": [[0] * 10],
}


def load(path):
    spec = importlib.util.spec_from_file_location("problems", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def blanks(values):
    return " ".join(repr(float(value)) for value in values)


def feasible_share(problem):
    """The share and its standard error, which is zero where the statement knows the share in closed form."""
    if problem.feas_frac is not None:
        return problem.feas_frac, 0.0
    total = SHARE_POINTS_OF_DRAWS if problem.name.startswith("gp_") else SHARE_POINTS
    random = np.random.default_rng(1)
    hits = 0
    for _ in range(total // CHUNK):
        hits += int(problem.feasible(problem.unit(random.random((CHUNK, problem.d)))).sum())
    share = hits / total
    return share, math.sqrt(share * (1 - share) / total)


def definition(problem, psi):
    share, error = feasible_share(problem)
    cells = [problem.name, blanks(problem.lo), blanks(problem.hi), repr(float(problem.fstar)), blanks(problem.xstar)]
    cells += [repr(float(psi)), repr(float(problem.tol)), blanks(problem.gscale), repr(share), repr(error)]
    return ",".join(cells)


def value_rows(problem, random):
    cases = [("random", problem.unit(u)) for u in random.random((POINTS, problem.d))]
    cases.append(("optimum", problem.xstar))
    cases += [("edge", np.array(x, float)) for x in EDGES.get(problem.name, [])]
    for kind, x in cases:
        g = [repr(float(value)) for value in problem.g(x)]
        g += [""] * (MOST_CONSTRAINTS - len(g))
        yield ",".join([problem.name, kind, blanks(x), repr(problem.f(x)), *g])


def write(name, header, rows):
    lines = [
        f"# provenance: NumPy {np.__version__}; made by brink-benchmarks/src/test/python/test_problems_reference.py",
        "# numbers of a cell are separated by blanks",
        header,
        *rows,
    ]
    (TARGET / name).write_text("\n".join(lines) + "\n")


def main(path):
    module = load(path)
    problems = list(module.REG.values())
    random = np.random.default_rng(2014)
    with np.errstate(all="ignore"):
        values = [row for problem in problems for row in value_rows(problem, random)]
        definitions = [definition(problem, module.PSI[problem.name]) for problem in problems]
    write("test-problem-values.csv", "id,kind,x,f,g1,g2,g3,g4", values)
    write(
        "test-problem-definitions.csv",
        "id,lower,upper,optimal_value,optimum,psi,tolerance,constraint_scales,share,share_error",
        definitions,
    )


if __name__ == "__main__":
    main(sys.argv[1])
