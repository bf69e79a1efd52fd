"""The comparison as Markdown. Standard library only."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from harness.figures import SIZES, Line, Paired, decades, difference, ranks

REFERENCE = "brink"
HEAD = (
    "system", "n", "seeds", "median", "quartiles", "mean", "worst", "feasible", "minus brink", "decades above brink",
    "rank by mean", "rank by worst", "s per suggestion", "times brink",
)  # fmt: skip


def number(value: float) -> str:
    if math.isnan(value):
        return ""
    if value == 0 or 0.01 <= abs(value) < 10_000:
        return f"{value:.2g}" if abs(value) < 100 else f"{value:.0f}"
    return f"{value:.1e}".replace("e-0", "e-").replace("e+0", "e")


def _paired(paired: Paired | None) -> str:
    if paired is None:
        return ""
    error = "" if math.isnan(paired.error) else f" ± {number(paired.error)}"
    return f"{number(paired.mean)}{error}"


def _cells(line: Line, reference: Line | None, by_mean: int | None, by_worst: int | None) -> list[str]:
    other = reference if reference is not None and reference is not line else None
    return [
        line.system,
        f"{line.budget:g}",
        str(len(line.by_seed)),
        number(line.quantile(0.5)),
        f"{number(line.quantile(0.25))} – {number(line.quantile(0.75))}",
        number(line.mean),
        number(line.worst),
        f"{100 * line.feasible:.0f} %",
        _paired(difference(line, other)) if other else "",
        _paired(decades(line, other)) if other else "",
        str(by_mean or ""),
        str(by_worst or ""),
        number(line.seconds),
        number(line.seconds / other.seconds) if other and other.seconds else "",
    ]


def row_table(lines: Sequence[Line]) -> str:
    """One row's systems, the best mean first. Those that lack seeds have no rank: other seeds may be easier."""
    reference = next((line for line in lines if line.system == REFERENCE), None)
    seeds = max(len(line.by_seed) for line in lines)
    complete = [line for line in lines if len(line.by_seed) == seeds]
    by_mean = dict(zip((line.system for line in complete), ranks([line.mean for line in complete])))
    by_worst = dict(zip((line.system for line in complete), ranks([line.worst for line in complete])))
    ordered = sorted(lines, key=lambda line: (line.system not in by_mean, line.mean, line.worst))
    cells = [_cells(line, reference, by_mean.get(line.system), by_worst.get(line.system)) for line in ordered]
    return _markdown([list(HEAD), *cells])


def _markdown(rows: list[list[str]]) -> str:
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]

    def text(row: list[str]) -> str:
        cells = [cell.ljust(w) if i == 0 else cell.rjust(w) for i, (cell, w) in enumerate(zip(row, widths))]
        return "| " + " | ".join(cells) + " |"

    rule = "|" + "|".join("-" * (w + 2) if i == 0 else "-" * (w + 1) + ":" for i, w in enumerate(widths)) + "|"
    return "\n".join([text(rows[0]), rule, *(text(row) for row in rows[1:])])


def _judged(line: Line) -> str:
    unknown = "" if line.optimum_known else "; the optimum is not known, so these are values and not differences to it"
    if line.judged_by == "gap":
        return f"gap of the recommendation, judged by the true functions{unknown}"
    return f"regret of the best truly feasible measured value{unknown}"


def times(lines: Mapping[str, Sequence[Line]]) -> str:
    """Seconds of a suggestion after so many measurements, and how many times Brink's that is; empty without any."""
    rows = []
    for row, of_row in lines.items():
        reference = next((line for line in of_row if line.system == REFERENCE), None)
        for line in sorted(of_row, key=lambda line: line.seconds):
            cells = [_time(line, reference, size) for size in SIZES]
            if any(cells):
                rows.append([row, line.system, *cells])
    if not rows:
        return ""
    head = ["row", "system", *(f"after {size}" for size in SIZES)]
    title = "**Seconds per suggestion after so many measurements**, and how many times Brink's"
    return f"{title}\n\n{_markdown([head, *rows])}"


def _time(line: Line, reference: Line | None, size: int) -> str:
    seconds = line.seconds_after.get(size)
    if seconds is None:
        return ""
    other = None if reference is None or reference is line else reference.seconds_after.get(size)
    return f"{number(seconds)} ({number(seconds / other)} ×)" if other else number(seconds)


def tables(
    lines: Mapping[str, Sequence[Line]], refusals: Mapping[tuple[str, str], str], failures: Sequence[str]
) -> str:
    parts = []
    for row, of_row in lines.items():
        parts.append(f"**{row}**: {_judged(of_row[0])}\n\n{row_table(of_row)}")
        refused = [f"- {system}: {why}" for (name, system), why in refusals.items() if name == row]
        if refused:
            parts.append("Not run here:\n\n" + "\n".join(refused))
    parts += filter(None, [times(lines)])
    if failures:
        parts.append("Broke down:\n\n" + "\n".join(f"- {failure}" for failure in failures))
    return "\n\n".join(parts) + "\n"
