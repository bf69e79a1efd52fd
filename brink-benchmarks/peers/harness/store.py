"""Finished runs, each a file of its own, so that a campaign can be interrupted and go on. Standard library only."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any


class RunStore:
    def __init__(self, folder: Path) -> None:
        self._folder = folder / "runs"

    def _file(self, row: str, system: str, budget: float, seed: int) -> Path:
        name = re.sub(r"[^A-Za-z0-9_.+-]", "_", row)
        return self._folder / name / system / f"n{budget:g}-seed{seed}.json"

    def find(self, row: str, system: str, budget: float, seed: int) -> dict[str, Any] | None:
        file = self._file(row, system, budget, seed)
        return json.loads(file.read_text(encoding="utf-8")) if file.exists() else None

    def keep(self, run: dict[str, Any]) -> None:
        """Under its final name only when it is complete."""
        file = self._file(run["row"], run["system"], run["budget"], run["seed"])
        file.parent.mkdir(parents=True, exist_ok=True)
        temporary = file.with_suffix(f".{os.getpid()}.tmp")
        temporary.write_text(json.dumps(run), encoding="utf-8")
        temporary.replace(file)
