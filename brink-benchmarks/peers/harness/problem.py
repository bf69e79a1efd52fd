"""Problems to be solved: those of problems.py, and those that a person gives as a Python file."""

from __future__ import annotations

import importlib.util
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np
import problems as known
from scipy.stats import qmc

FEASIBLE_SAMPLE = 4096

# How many runs a problem is given where nobody says, starts included; elsewhere 20 for each dimension.
BUDGETS = {
    "branin_disk": 25,
    "branin_spearmint": 40,
    "gramacy": 40,
    "gardner1": 40,
    "gardner2": 60,
    "mystery": 55,
    "new_branin": 55,
    "sasena_test2": 40,
    "hartmann6_norm": 60,
    "hartmann6_sum": 70,
    "ackley10": 200,
    "keane10": 200,
    "g08": 60,
    "spring": 60,
    "pressure_vessel_cont": 60,
}

# How often all tasks together can be paid for where they are run apart; elsewhere as above.
DECOUPLED_BUDGETS = {
    "branin_disk": 25,
    "gramacy": 20,
    "mystery": 40,
    "gardner2": 40,
    "gp_d2_s0": 25,
    "gp_d2_s1": 25,
    "gp_d4_s0": 40,
    "gp_d4_s1": 40,
}


@dataclass(frozen=True)
class Problem:
    """Minimise the objective over a box where every constraint is at most 0."""

    name: str
    lower: np.ndarray
    upper: np.ndarray
    objective: Callable[[np.ndarray], float]
    constraints: Callable[[np.ndarray], Sequence[float]]
    count: int  # of constraints
    optimum: float | None  # the best feasible value, if it is known
    worst: float  # the value that an infeasible recommendation counts as
    budget: int
    decoupled_budget: int
    scales: np.ndarray = field(default_factory=lambda: np.ones(1))  # natural magnitudes of the constraints

    @property
    def dimension(self) -> int:
        return len(self.lower)

    def from_unit(self, unit: np.ndarray) -> np.ndarray:
        return self.lower + np.clip(unit, 0, 1) * (self.upper - self.lower)

    def to_unit(self, x: np.ndarray) -> np.ndarray:
        return (np.asarray(x, float) - self.lower) / (self.upper - self.lower)

    def is_feasible(self, x: np.ndarray) -> bool:
        return all(g <= 0 for g in self.constraints(x))

    def starts(self, seed: int) -> np.ndarray:
        """max(5, d + 1) scrambled Sobol points, which every system begins with."""
        count = max(5, self.dimension + 1)
        sobol = qmc.Sobol(self.dimension, scramble=True, rng=np.random.default_rng(seed))
        power = math.ceil(math.log2(count))  # SciPy warns of other numbers than powers of two
        return self.from_unit(sobol.random_base2(power)[:count])


def known_problem(name: str) -> Problem:
    if name not in known.REG:
        raise ValueError(f"There is no problem '{name}': choose from {', '.join(known.REG)}, or give --problem-file.")
    p = known.REG[name]
    budget = BUDGETS.get(name, 20 * p.d)
    return Problem(
        name=name,
        lower=p.lo,
        upper=p.hi,
        objective=lambda x: float(p.f(x)),
        constraints=lambda x: [float(g) for g in p.g(x)],
        count=p.m,
        optimum=p.fstar,
        worst=known.PSI[name],
        budget=budget,
        decoupled_budget=DECOUPLED_BUDGETS.get(name, budget),
        scales=p.gscale,
    )


def problem_of_file(path: Path) -> Problem:
    """A problem of one's own; docs/peers.md tells what the file must hold."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise ValueError(f"The problem file '{path}' cannot be read: give the path of a Python file.")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("LOWER", "UPPER", "objective", "constraints"):
        if not hasattr(module, name):
            raise ValueError(f"The problem file '{path}' has no '{name}': define it, as docs/peers.md tells.")
    lower, upper = np.asarray(module.LOWER, float), np.asarray(module.UPPER, float)
    if lower.shape != upper.shape or not np.all(lower < upper):
        raise ValueError(f"The problem file '{path}' has bounds {lower} and {upper}: each lower one must be less.")
    budget = int(getattr(module, "BUDGET", 20 * len(lower)))
    middle = (lower + upper) / 2
    problem = Problem(
        name=str(getattr(module, "NAME", path.stem)),
        lower=lower,
        upper=upper,
        objective=lambda x: float(module.objective(x)),
        constraints=lambda x: [float(g) for g in module.constraints(x)],
        count=len(list(module.constraints(middle))),
        optimum=getattr(module, "OPTIMUM", None),
        worst=float(getattr(module, "WORST", math.nan)),
        budget=budget,
        decoupled_budget=budget,
        scales=np.ones(len(list(module.constraints(middle)))),
    )
    return _with_worst(problem)


def _with_worst(problem: Problem) -> Problem:
    """With the largest feasible value of a spread of points as the worst, where nobody said what it is."""
    if not math.isnan(problem.worst):
        return problem
    points = problem.from_unit(qmc.Sobol(problem.dimension, scramble=True, rng=0).random(FEASIBLE_SAMPLE))
    values = [problem.objective(x) for x in points if problem.is_feasible(x)]
    if not values:
        values = [problem.objective(x) for x in points]
    return replace(problem, worst=max(values))
