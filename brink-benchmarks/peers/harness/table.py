"""The comparison as Markdown. Standard library only."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from harness.figures import Line, Paired, decades, difference, ranks

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


def _cells(line: Line, reference: Line | None, by_mean: int, by_worst: int) -> list[str]:
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
        str(by_mean),
        str(by_worst),
        number(line.seconds),
        number(line.seconds / other.seconds) if other and other.seconds else "",
    ]


def row_table(lines: Sequence[Line]) -> str:
    """One row's systems, the best mean first."""
    reference = next((line for line in lines if line.system == REFERENCE), None)
    by_mean, by_worst = ranks([line.mean for line in lines]), ranks([line.worst for line in lines])
    cells = [_cells(line, reference, m, w) for line, m, w in zip(lines, by_mean, by_worst)]
    ordered = [cells[i] for i in sorted(range(len(lines)), key=lambda i: (by_mean[i], by_worst[i]))]
    return _markdown([list(HEAD), *ordered])


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


def tables(
    lines: Mapping[str, Sequence[Line]], refusals: Mapping[tuple[str, str], str], failures: Sequence[str]
) -> str:
    parts = []
    for row, of_row in lines.items():
        parts.append(f"**{row}**: {_judged(of_row[0])}\n\n{row_table(of_row)}")
        refused = [f"- {system}: {why}" for (name, system), why in refusals.items() if name == row]
        if refused:
            parts.append("Not run here:\n\n" + "\n".join(refused))
    if failures:
        parts.append("Broke down:\n\n" + "\n".join(f"- {failure}" for failure in failures))
    return "\n\n".join(parts) + "\n"
