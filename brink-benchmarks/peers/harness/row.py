"""A row of the table: a problem, and how it is seen and run."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from harness.problem import Problem, known_problem

# How a problem may be seen, with the fewest numbers that the word takes.
SEEN = {"noise": 1, "binary": 0, "binomial": 1, "crash": 0, "spearmint-crash": 0}
PART = re.compile(r"([a-z-]+)(?:\(([^)]*)\))?")


@dataclass(frozen=True)
class Row:
    """Named as in brink-benchmarks/regret, such as mystery+noise(1,0)."""

    name: str
    problem: Problem
    seen: str = "exact"
    numbers: tuple[float, ...] = ()
    costs: tuple[float, ...] = ()  # of the objective and of each constraint, where they are measured apart
    confidence: float = 0.95

    @property
    def is_decoupled(self) -> bool:
        return bool(self.costs)

    @property
    def may_fail(self) -> bool:
        return self.seen.endswith("crash")

    @property
    def is_judged_by_recommendation(self) -> bool:
        return self.is_decoupled or self.seen in ("noise", "binary", "binomial")

    @property
    def visible_constraints(self) -> int:
        return 0 if self.seen == "crash" else self.problem.count

    @property
    def tasks(self) -> tuple[str, ...]:
        return ("f", *(f"g{k + 1}" for k in range(self.problem.count))) if self.is_decoupled else ("run",)

    def cost(self, task: str | None) -> float:
        """Of one task, or of measuring everything."""
        if not self.is_decoupled:
            return 1
        return sum(self.costs) if task is None else self.costs[self.tasks.index(task)]

    @property
    def budget(self) -> float:
        return self.problem.decoupled_budget * self.cost(None) if self.is_decoupled else self.problem.budget


def parse_row(name: str, own: Mapping[str, Problem]) -> Row:
    problem_name, *parts = name.split("+")
    problem = own[problem_name] if problem_name in own else known_problem(problem_name)
    row: dict[str, object] = {}
    for part in parts:
        match = PART.fullmatch(part)
        word = match.group(1) if match else part
        numbers = _numbers(name, match.group(2) if match else None)
        if word in SEEN and len(numbers) >= SEEN[word]:
            row |= {"seen": word, "numbers": numbers}
        elif word == "decoupled" and len(numbers) == problem.count + 1:
            row |= {"costs": numbers}
        elif word == "confidence" and len(numbers) == 1:
            row |= {"confidence": numbers[0]}
        else:
            raise ValueError(
                f"The row '{name}' has the part '{part}', but parts are noise(S) or noise(F,G), binary, binomial(N),"
                f" crash, spearmint-crash, decoupled(F,G1,...) and confidence(P): write one of them."
            )
    if row.get("costs") and row.get("seen", "exact") not in ("exact", "noise", "binary", "binomial"):
        raise ValueError(
            f"The row '{name}' is both decoupled and crashing, which no system here can be told: choose one."
        )
    return Row(name, problem, **row)  # type: ignore[arg-type]


def _numbers(name: str, text: str | None) -> tuple[float, ...]:
    try:
        return tuple(float(number) for number in text.split(",")) if text else ()
    except ValueError:
        raise ValueError(f"The row '{name}' has '({text})', but numbers belong there: write them as (1,0.5).") from None
