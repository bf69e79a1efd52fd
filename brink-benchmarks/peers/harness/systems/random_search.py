"""Random search: the floor that every other system must be above."""

from __future__ import annotations

import numpy as np

from harness.row import Row
from harness.system import Ask, Session, System


class RandomSearch(System):
    name = "random"

    def start(self, row: Row, seed: int) -> Session:
        return RandomSession(row, seed)


class RandomSession(Session):
    def __init__(self, row: Row, seed: int) -> None:
        super().__init__(row)
        self._random = np.random.default_rng([seed, 1])

    def ask(self) -> Ask:
        return Ask(self.row.problem.from_unit(self._random.random(self.row.problem.dimension)))
