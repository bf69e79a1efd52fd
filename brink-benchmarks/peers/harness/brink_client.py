"""A client of 'brink serve --stdio', for any program. Needs only the standard library."""

from __future__ import annotations

import json
import shlex
import subprocess
from pathlib import Path
from typing import Any

LAUNCHER = Path(__file__).resolve().parents[3] / "brink"


class BrinkError(RuntimeError):
    """What Brink answered instead of a result."""


class BrinkClient:
    """One process, which is asked and told line by line."""

    def __init__(self, command: str | None = None) -> None:
        words = shlex.split(command) if command else [str(LAUNCHER)]
        self._process = subprocess.Popen(
            [*words, "serve", "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def request(self, op: str, **fields: Any) -> dict[str, Any]:
        process = self._process
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(json.dumps({"op": op, **fields}) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            raise BrinkError(f"Brink ended with exit status {process.wait()} instead of answering '{op}'.")
        answer = json.loads(line)
        if "error" in answer:
            raise BrinkError(answer["error"])
        return answer

    def close(self) -> None:
        """The end of its input ends it."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(timeout=60)
