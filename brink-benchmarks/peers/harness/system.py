"""What every system that is compared can do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple

import numpy as np

from harness.measuring import Seen
from harness.row import Row


class Ask(NamedTuple):
    x: np.ndarray
    task: str | None = None  # none for a system that measures everything at once


class Session(ABC):
    """One system at work on one row with one seed. What it is told first are the starts."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.told: list[tuple[np.ndarray, Seen]] = []

    def tell(self, x: np.ndarray, seen: Seen, task: str | None) -> None:
        self.told.append((x, seen))

    @abstractmethod
    def ask(self) -> Ask: ...

    def recommend(self) -> np.ndarray | None:
        """The best of what was measured and looked feasible, where a system has no answer of its own."""
        feasible = [(seen.objective, i) for i, (_, seen) in enumerate(self.told) if seen.looks_feasible()]
        return self.told[min(feasible)[1]][0] if feasible else None

    def close(self) -> None:
        """Lets go of what it holds."""


class System(ABC):
    name: str
    recommends = "best measured value that looked feasible"

    def refusal(self, row: Row) -> str | None:
        """Why it cannot take such a row, if it cannot."""
        return None

    def is_usual(self, row: Row) -> bool:
        """Whether it is worth running there when nobody names the systems."""
        return True

    @abstractmethod
    def start(self, row: Row, seed: int) -> Session: ...

    def close(self) -> None:
        """Lets go of what it holds."""
