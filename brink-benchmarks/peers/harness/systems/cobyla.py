"""COBYLA of SciPy (Powell 1994), started again from a new random point whenever it has converged."""

from __future__ import annotations

import threading
from queue import Queue

import numpy as np
from scipy.optimize import minimize

from harness.measuring import Seen
from harness.row import Row
from harness.system import Ask, Session, System

FIRST_STEP = 0.25  # of the unit cube; SciPy's default, 1, is the whole of it
LAST_STEP = 1e-6


class Cobyla(System):
    name = "cobyla"

    def refusal(self, row: Row) -> str | None:
        return "needs a value of everything at every point" if row.may_fail else None

    def start(self, row: Row, seed: int) -> Session:
        return CobylaSession(row, seed)


class _Ended(Exception):
    """The session was closed while COBYLA waited for a value."""


class CobylaSession(Session):
    """COBYLA calls the functions itself, so it runs in a thread of its own that waits for every value."""

    def __init__(self, row: Row, seed: int) -> None:
        super().__init__(row)
        self._random = np.random.default_rng([seed, 2])
        self._points: Queue[np.ndarray | BaseException] = Queue()
        self._values: Queue[np.ndarray | None] = Queue()
        self._thread: threading.Thread | None = None
        self._asked = False

    def tell(self, x: np.ndarray, seen: Seen, task: str | None) -> None:
        super().tell(x, seen, task)
        if self._asked:
            self._asked = False
            self._values.put(np.array([seen.objective, *seen.as_numbers()]))

    def ask(self) -> Ask:
        if self._thread is None:
            self._thread = threading.Thread(target=self._search, daemon=True)
            self._thread.start()
        point = self._points.get()
        if isinstance(point, BaseException):
            raise point
        self._asked = True
        return Ask(self.row.problem.from_unit(point))

    def _search(self) -> None:
        try:
            start = self.row.problem.to_unit(self._best_start())
            while True:
                self._descend(start)
                start = self._random.random(self.row.problem.dimension)
        except _Ended:
            pass
        except BaseException as broken:  # for the thread that asks
            self._points.put(broken)

    def _best_start(self) -> np.ndarray:
        """The best that looks feasible, or else the one that violates least."""
        return min(
            self.told,
            key=lambda one: (sum(max(0.0, g) for g in one[1].as_numbers()), one[1].objective),
        )[0]

    def _descend(self, start: np.ndarray) -> None:
        latest: dict[bytes, np.ndarray] = {}

        def values(unit: np.ndarray) -> np.ndarray:
            key = np.asarray(unit).tobytes()
            if key not in latest:
                latest.clear()  # objective and constraints are asked for one after the other at the same point
                self._points.put(np.array(unit))
                told = self._values.get()
                if told is None:
                    raise _Ended
                latest[key] = told
            return latest[key]

        minimize(
            lambda unit: values(unit)[0],
            start,
            method="COBYLA",
            bounds=[(0, 1)] * len(start),
            constraints=[{"type": "ineq", "fun": lambda unit: -values(unit)[1:]}],
            options={"rhobeg": FIRST_STEP, "tol": LAST_STEP, "maxiter": 10_000},
        )

    def close(self) -> None:
        if self._thread is not None:
            self._values.put(None)
            self._thread.join(timeout=10)
