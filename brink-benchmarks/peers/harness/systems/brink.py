"""Brink, through 'brink serve --stdio' as any program would use it."""

from __future__ import annotations

from typing import Any

import numpy as np

from harness.brink_client import BrinkClient
from harness.measuring import Seen
from harness.row import Row
from harness.system import Ask, Session, System


class Brink(System):
    name = "brink"
    recommends = "its own recommendation, at the confidence asked"

    def __init__(self, command: str | None = None) -> None:
        self._command = command
        self._client: BrinkClient | None = None

    def start(self, row: Row, seed: int) -> Session:
        if self._client is None:
            self._client = BrinkClient(self._command)
        return BrinkSession(self._client, row, seed)

    def close(self) -> None:
        if self._client is not None:
            self._client.close()


def study(row: Row, seed: int) -> dict[str, Any]:
    """The row as a study file has it; nothing is told of noise, as in the row itself."""
    p = row.problem
    constraints: dict[str, Any] = {}
    for k in range(row.visible_constraints):
        constraints[f"g{k + 1}"] = {"confidence": row.confidence, **_rule(row, k)}
    if row.may_fail:
        constraints["succeeds"] = {"succeeds": "run", "confidence": row.confidence}
    form: dict[str, Any] = {
        "parameters": {
            f"x{i + 1}": {"type": "real", "min": float(p.lower[i]), "max": float(p.upper[i])}
            for i in range(p.dimension)
        },
        "objective": {"minimize": "f"},
        "constraints": constraints,
        "seed": seed,
    }
    if row.is_decoupled:
        form["tasks"] = {task: {"reveals": [task], "cost": cost} for task, cost in zip(row.tasks, row.costs)}
    return form


def _rule(row: Row, k: int) -> dict[str, Any]:
    if row.seen == "binary":
        return {"must_be": True}
    if row.seen == "binomial":
        return {"out_of": f"trials{k + 1}", "at_least": 0.5}
    return {"at_most": 0}


class BrinkSession(Session):
    def __init__(self, client: BrinkClient, row: Row, seed: int) -> None:
        super().__init__(row)
        self._client = client
        self._asked: int | None = None
        client.request("define", study=study(row, seed))

    def tell(self, x: np.ndarray, seen: Seen, task: str | None) -> None:
        asked, self._asked = self._asked, None
        if asked is not None:
            self._client.request("tell", trial=asked, **self._result(seen, task))
            return
        for each in self.row.tasks if task is None else (task,):
            self._client.request("tell", point=self._point(x), task=each, **self._result(seen, each))

    def _point(self, x: np.ndarray) -> dict[str, float]:
        return {f"x{i + 1}": float(value) for i, value in enumerate(x)}

    def _result(self, seen: Seen, task: str | None) -> dict[str, Any]:
        if seen.failed:
            return {"failed": "crashed"}
        values: dict[str, Any] = {}
        if task in (None, "run", "f"):
            values["f"] = seen.objective
        for k, shown in enumerate(seen.constraints):
            if shown is not None and task in (None, "run", f"g{k + 1}"):
                if isinstance(shown, tuple):
                    shown = {"successes": shown[0], "trials": shown[1]}
                values[f"g{k + 1}"] = shown
        return {"values": values}

    def ask(self) -> Ask:
        trial = self._client.request("ask")["trials"][0]
        self._asked = trial["number"]
        return Ask(self._x(trial["point"]), trial["task"] if self.row.is_decoupled else None)

    def _x(self, point: dict[str, float]) -> np.ndarray:
        return np.array([point[f"x{i + 1}"] for i in range(self.row.problem.dimension)])

    def recommend(self) -> np.ndarray | None:
        return self._x(self._client.request("best")["point"])
