"""Makes one run: the starts, then what the system asks for, until the budget is spent."""

from __future__ import annotations

import math
from time import perf_counter
from typing import Any

import numpy as np

from harness.measuring import Measuring
from harness.row import Row
from harness.system import Session, System


def execute(system: System, row: Row, seed: int, budget: float) -> dict[str, Any]:
    """What came of it, as JSON. A start is measured with every task."""
    began = perf_counter()
    session = system.start(row, seed)
    try:
        run = _Run(row, session, seed, budget)
        for x in row.problem.starts(seed):
            if run.has_money(None):
                run.measure(x, None, 0.0)
        while run.has_money(None if not row.is_decoupled else min(row.tasks, key=row.cost)):
            if not run.step():
                break
        recommended = session.recommend()
        return run.result(recommended) | {
            "row": row.name,
            "system": system.name,
            "seed": seed,
            "budget": budget,
            "recommends": system.recommends,
            "total_seconds": perf_counter() - began,
        }
    finally:
        session.close()


class _Run:
    def __init__(self, row: Row, session: Session, seed: int, budget: float) -> None:
        self._row, self._session, self._budget = row, session, budget
        self._measuring = Measuring(row, seed)
        self._spent = 0.0
        self._best = math.inf
        self._evaluations: list[dict[str, Any]] = []
        self._seconds: list[float] = []

    def has_money(self, task: str | None) -> bool:
        return self._spent + self._row.cost(task) <= self._budget + 1e-9

    def step(self) -> bool:
        """Asks, measures and tells; what the system computes in either counts. False if it asks for too much."""
        began = perf_counter()
        x, task = self._session.ask()
        asking = perf_counter() - began
        if not self.has_money(task):
            return False
        self._seconds.append(asking + self.measure(x, task, asking))
        return True

    def measure(self, x: np.ndarray, task: str | None, asking: float) -> float:
        x = np.clip(x, self._row.problem.lower, self._row.problem.upper)
        seen = self._measuring.measure(x, task)
        began = perf_counter()
        self._session.tell(x, seen, task)
        telling = perf_counter() - began
        self._spent += self._row.cost(task)
        if seen.objective is not None and self._measuring.is_truly_feasible(x):
            self._best = min(self._best, self._row.problem.objective(x))
        self._evaluations.append(
            {"x": [float(v) for v in x], "task": task, "spent": self._spent, "failed": seen.failed,
             "seconds": asking + telling, "best": self._best if math.isfinite(self._best) else None}
        )  # fmt: skip
        return telling

    def result(self, recommended: np.ndarray | None) -> dict[str, Any]:
        problem = self._row.problem
        feasible = recommended is not None and self._measuring.is_truly_feasible(recommended)
        value = problem.objective(recommended) if feasible else problem.worst
        optimum = 0.0 if problem.optimum is None else problem.optimum
        best = self._best if math.isfinite(self._best) else problem.worst
        return {
            "evaluations": self._evaluations,
            "starts": len(self._evaluations) - len(self._seconds),
            "suggestion_seconds": self._seconds,
            "recommended": None if recommended is None else [float(v) for v in recommended],
            "recommended_feasible": bool(feasible),
            "found_feasible": math.isfinite(self._best),
            "gap": value - optimum,
            "regret": best - optimum,
            "optimum": problem.optimum,
            "worst": problem.worst,
            "judged_by": "gap" if self._row.is_judged_by_recommendation else "regret",
        }
