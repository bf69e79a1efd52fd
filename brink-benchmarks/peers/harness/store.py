"""Finished runs, each a file of its own, so that a campaign can be interrupted and go on. Standard library only."""

from __future__ import annotations

import csv
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


class EarlierRuns:
    """What runs.csv of earlier comparisons tells of their runs: how they ended, but neither curves nor times.

    Times are compared within one comparison only, since machines differ and are busy; they are kept for the file.
    """

    NUMBERS = ("regret", "gap")
    TRUTHS = ("found_feasible", "recommended_feasible")

    def __init__(self, files: list[Path]) -> None:
        self._runs: dict[tuple[str, str, float, int], dict[str, Any]] = {}
        for file in files:
            with open(file, newline="", encoding="utf-8") as lines:
                for record in csv.DictReader(lines):
                    self._add(file, record)

    def _add(self, file: Path, record: dict[str, Any]) -> None:
        try:
            run = (
                record
                | {"seed": int(record["seed"]), "budget": float(record["budget"])}
                | {name: float(record[name]) for name in self.NUMBERS}
                | {name: record[name] == "True" for name in self.TRUTHS}
                | {"evaluations": [], "starts": 0, "suggestion_seconds": []}
            )
            self._runs[run["row"], run["system"], run["budget"], run["seed"]] = run
        except (KeyError, TypeError, ValueError) as mistake:
            raise ValueError(
                f"'{file}' is no runs.csv of a comparison: {mistake!r} in {record}. Give one that --out has."
            ) from mistake

    def find(self, row: str, system: str, budget: float, seed: int) -> dict[str, Any] | None:
        return self._runs.get((row, system, float(budget), seed))
