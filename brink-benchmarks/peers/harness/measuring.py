"""What a run at a point shows, which is not always the truth."""

from __future__ import annotations

import math
import zlib
from dataclasses import dataclass

import numpy as np

from harness.row import Row

Shown = float | bool | tuple[int, int]  # a number, whether it holds, or successes and trials


@dataclass(frozen=True)
class Seen:
    """Of a failed run nothing else is known. Where one task was run, the others' values are missing."""

    objective: float | None
    constraints: tuple[Shown | None, ...]
    failed: bool = False

    def as_numbers(self) -> list[float]:
        """For systems that know numbers only: at most 0 where it holds. A yes is -1 and a no 1, k of n is 1/2 - k/n."""
        return [_number(shown) for shown in self.constraints if shown is not None]

    def looks_feasible(self) -> bool:
        return not self.failed and all(number <= 0 for number in self.as_numbers())


def _number(shown: Shown) -> float:
    if isinstance(shown, bool):
        return -1.0 if shown else 1.0
    if isinstance(shown, tuple):
        return 0.5 - shown[0] / shown[1]
    return shown


class Measuring:
    """Chance depends on the row and the seed, and on how much was measured before."""

    def __init__(self, row: Row, seed: int) -> None:
        self._row = row
        self._random = np.random.default_rng([seed, zlib.crc32(row.name.encode())])

    def measure(self, x: np.ndarray, task: str | None) -> Seen:
        row = self._row
        if row.may_fail and self._crashes(x):
            return Seen(None, (), failed=True)
        wanted = row.tasks if task is None else (task,)
        objective = self._objective(x) if wanted[0] in ("run", "f") else None
        truth = row.problem.constraints(x)[: row.visible_constraints]
        shown = [
            self._constraint(k, g) if "run" in wanted or f"g{k + 1}" in wanted else None for k, g in enumerate(truth)
        ]
        return Seen(objective, tuple(shown))

    def is_truly_feasible(self, x: np.ndarray) -> bool:
        return self._row.problem.is_feasible(x) and not (self._row.may_fail and self._crashes(x))

    def _crashes(self, x: np.ndarray) -> bool:
        if self._row.seen == "spearmint-crash":
            return bool(x[0] < 0 or x[0] > 5 or x[1] > 5)
        return not self._row.problem.is_feasible(x)

    def _objective(self, x: np.ndarray) -> float:
        noise = self._row.numbers[0] * self._random.standard_normal() if self._row.seen == "noise" else 0
        return self._row.problem.objective(x) + noise

    def _constraint(self, k: int, g: float) -> Shown:
        row = self._row
        if row.seen == "noise":
            return g + row.numbers[min(k + 1, len(row.numbers) - 1)] * self._random.standard_normal()
        if row.seen == "binary":
            return g <= 0
        if row.seen == "binomial":
            scale = row.numbers[min(k + 1, len(row.numbers) - 1)] if len(row.numbers) > 1 else row.problem.scales[k]
            chance = 0.5 * math.erfc(g / scale / math.sqrt(2))
            return int(self._random.binomial(int(row.numbers[0]), chance)), int(row.numbers[0])
        return g
