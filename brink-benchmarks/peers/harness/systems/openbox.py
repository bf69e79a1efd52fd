"""OpenBox: its Advisor at the defaults, which choose the model and the acquisition by the problem."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import numpy as np

from harness.measuring import Seen
from harness.row import Row
from harness.system import Ask, Session, System

HERE = Path(__file__).resolve().parents[1]
PYTHON = HERE.parent / ".venv-openbox" / "bin" / "python"


class OpenBox(System):
    name = "openbox"

    def refusal(self, row: Row) -> str | None:
        if not PYTHON.exists():
            return "is not installed: requirements-openbox.txt asks for another Python"
        if row.may_fail and row.visible_constraints:
            return "0.9.0 breaks down when a run fails on a problem with constraints"
        return None

    def start(self, row: Row, seed: int) -> Session:
        return OpenBoxSession(row, seed)


class OpenBoxSession(Session):
    def __init__(self, row: Row, seed: int) -> None:
        super().__init__(row)
        self._process = subprocess.Popen(
            [str(PYTHON), str(HERE / "openbox_server.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        p = row.problem
        self._request(
            "define",
            lower=p.lower.tolist(),
            upper=p.upper.tolist(),
            constraints=row.visible_constraints,
            starts=max(5, p.dimension + 1),
            seed=seed,
        )

    def _request(self, what: str, **fields: Any) -> dict[str, Any]:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps({what: fields}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"OpenBox ended with exit status {self._process.wait()} instead of answering '{what}'.")
        return json.loads(line)

    def tell(self, x: np.ndarray, seen: Seen, task: str | None) -> None:
        super().tell(x, seen, task)
        self._request("tell", x=x.tolist(), objective=seen.objective, constraints=seen.as_numbers(), failed=seen.failed)

    def ask(self) -> Ask:
        return Ask(np.array(self._request("ask")["x"]))

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(timeout=60)
