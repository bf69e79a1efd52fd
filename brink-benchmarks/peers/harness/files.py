"""What a comparison leaves behind: CSV tables, and curves as SVG."""

from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

LEAST_SHOWN = 1e-10


def write_csv(folder: Path, runs: Sequence[dict[str, Any]]) -> None:
    fields = ["row", "system", "seed", "budget", "judged_by", "regret", "gap", "found_feasible", "recommended_feasible"]
    with open(folder / "runs.csv", "w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow([*fields, "seconds_per_suggestion", "total_seconds"])
        for run in runs:
            shown = run | {"budget": f"{run['budget']:g}"}
            table.writerow([*(shown[field] for field in fields), _seconds(run), run["total_seconds"]])
    with open(folder / "curves.csv", "w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["row", "system", "seed", "spent", "regret"])
        for run in runs:
            for spent, regret in zip(*curve(run)):
                table.writerow([run["row"], run["system"], run["seed"], spent, regret])


def _seconds(run: dict[str, Any]) -> float | str:
    """Of a suggestion, the median; for an earlier run what its own file said."""
    if run["suggestion_seconds"]:
        return float(np.median(run["suggestion_seconds"]))
    return run.get("seconds_per_suggestion", "")


def curve(run: dict[str, Any]) -> tuple[list[float], list[float]]:
    """Regret of the best truly feasible measured value by what was spent; the worst value before there is one."""
    optimum = run["optimum"] or 0.0
    spent = [evaluation["spent"] for evaluation in run["evaluations"]]
    best = [run["worst"] if e["best"] is None else e["best"] for e in run["evaluations"]]
    return spent, [value - optimum for value in best]


def write_curves(folder: Path, runs: Sequence[dict[str, Any]]) -> None:
    """One chart a row: the median and the quartiles of the seeds."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "brink"  # the same runs give the same file
    from matplotlib import pyplot

    whole = [run for run in runs if run["evaluations"]]
    for row in dict.fromkeys(run["row"] for run in whole):
        figure, axes = pyplot.subplots(figsize=(8, 5))
        of_row = [run for run in whole if run["row"] == row]
        for system in dict.fromkeys(run["system"] for run in of_row):
            spent, low, middle, high = _band([run for run in of_row if run["system"] == system])
            (drawn,) = axes.plot(spent, middle, label=system, linewidth=2.5 if system == "brink" else 1.2)
            axes.fill_between(spent, low, high, color=drawn.get_color(), alpha=0.12, linewidth=0)
        if any(run["optimum"] is not None for run in of_row):
            axes.set_yscale("log")
        axes.set_title(row)
        axes.set_xlabel("spent")
        axes.set_ylabel("best feasible measured value, above the optimum if known")
        axes.legend(fontsize="small")
        axes.grid(alpha=0.3)
        figure.savefig(folder / f"{re.sub(r'[^A-Za-z0-9_.+-]', '_', row)}.svg", metadata={"Date": None})
        pyplot.close(figure)


def _band(runs: list[dict[str, Any]]) -> tuple[np.ndarray, ...]:
    """Where tasks are run apart, evaluations of several runs do not fall together: take each run's latest."""
    grid = np.unique(np.concatenate([curve(run)[0] for run in runs]))
    shown = []
    for run in runs:
        spent, regret = curve(run)
        shown.append(np.asarray(regret)[np.clip(np.searchsorted(spent, grid, side="right") - 1, 0, None)])
    quartiles = np.quantile(np.maximum(shown, LEAST_SHOWN), [0.25, 0.5, 0.75], axis=0)
    return grid, *quartiles
