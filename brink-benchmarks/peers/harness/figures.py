"""Figures of a row, and the table. Standard library only, so that the smoke test has them too."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

FLOOR = 1e-12  # regrets below this are rounding
SIZES = (20, 50, 100, 200)  # numbers of measurements after which the time of a suggestion is looked at
AROUND = 2  # so many fewer or more count, too


@dataclass(frozen=True)
class Line:
    """One system in one row."""

    row: str
    system: str
    budget: float
    judged_by: str
    by_seed: dict[int, float]
    feasible: float  # share of runs with a truly feasible answer
    seconds: float  # per suggestion, median of all
    seconds_after: dict[int, float]  # the same after about so many measurements, where there were so many
    optimum_known: bool

    @property
    def mean(self) -> float:
        return statistics.fmean(self.by_seed.values())

    @property
    def worst(self) -> float:
        return max(self.by_seed.values())

    def quantile(self, share: float) -> float:
        values = sorted(self.by_seed.values())
        place = share * (len(values) - 1)
        low = math.floor(place)
        high = min(low + 1, len(values) - 1)
        return values[low] + (place - low) * (values[high] - values[low])


def line(runs: Sequence[dict[str, Any]]) -> Line:
    """Of runs of one system in one row."""
    first = runs[0]
    judged = first["judged_by"]
    feasible = "recommended_feasible" if judged == "gap" else "found_feasible"
    seconds = [s for run in runs for s in run["suggestion_seconds"]]
    return Line(
        row=first["row"],
        system=first["system"],
        budget=first["budget"],
        judged_by=judged,
        by_seed={run["seed"]: run[judged] for run in runs},
        feasible=statistics.fmean(1.0 if run[feasible] else 0.0 for run in runs),
        seconds=statistics.median(seconds) if seconds else math.nan,
        seconds_after=_seconds_after(runs),
        optimum_known=first["optimum"] is not None,
    )


def _seconds_after(runs: Sequence[dict[str, Any]]) -> dict[int, float]:
    after: dict[int, list[float]] = {}
    for run in runs:
        for measured, seconds in enumerate(run["suggestion_seconds"], run["starts"]):
            for size in SIZES:
                if abs(measured - size) <= AROUND:
                    after.setdefault(size, []).append(seconds)
    return {size: statistics.median(after[size]) for size in SIZES if size in after}


def lines_of(runs: Sequence[dict[str, Any]]) -> dict[str, list[Line]]:
    """By row, in the order of the runs."""
    groups: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for run in runs:
        groups.setdefault((run["row"], run["system"]), []).append(run)
    lines: dict[str, list[Line]] = {}
    for (row, _), group in groups.items():
        lines.setdefault(row, []).append(line(group))
    return lines


@dataclass(frozen=True)
class Paired:
    """A mean over common seeds with its standard error."""

    mean: float
    error: float
    count: int


def _paired(differences: list[float]) -> Paired | None:
    if not differences:
        return None
    error = statistics.stdev(differences) / math.sqrt(len(differences)) if len(differences) > 1 else math.nan
    return Paired(statistics.fmean(differences), error, len(differences))


def difference(one: Line, other: Line) -> Paired | None:
    """How much more regret one has than the other, seed by seed."""
    return _paired([one.by_seed[s] - other.by_seed[s] for s in one.by_seed if s in other.by_seed])


def decades(one: Line, other: Line) -> Paired | None:
    """How many powers of ten one's regret is above the other's, seed by seed."""
    common = [s for s in one.by_seed if s in other.by_seed]
    return _paired([_log(one.by_seed[s]) - _log(other.by_seed[s]) for s in common])


def _log(regret: float) -> float:
    return math.log10(max(regret, FLOOR))


def ranks(values: Sequence[float]) -> list[int]:
    """1 for the least; equals share the better rank."""
    return [1 + sum(other < value for other in values) for value in values]
