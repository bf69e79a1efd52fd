"""The command: see --help."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from harness.campaign import Campaign, Job
from harness.figures import lines_of
from harness.files import write_csv, write_curves
from harness.options import BEGIN, END, ROWS, parser
from harness.problem import Problem, problem_of_file
from harness.registry import LEFT_OUT, systems
from harness.row import Row, parse_row
from harness.store import EarlierRuns, RunStore
from harness.table import tables

PACKAGES = ("botorch", "ax-platform", "optuna", "scipy", "torch")


def seeds_of(text: str, row: Row) -> range:
    if not text:
        return range(1, (10 if row.problem.dimension > 5 else 20) + 1)
    first, _, last = text.rpartition("-")
    try:
        seeds = range(int(first or 1), int(last) + 1)
    except ValueError:
        seeds = range(0)
    if not seeds:
        raise ValueError(f"The seeds are '{text}', but they must be a number or a range: write 20, or 3-7.")
    return seeds


def jobs_of(options: argparse.Namespace, campaign: Campaign) -> list[Job]:
    own: dict[str, Problem] = {p.name: p for p in map(problem_of_file, options.problem_file)}
    names = options.problems or ([*own] if own else ROWS)
    known = systems(None)
    jobs = []
    for row in (parse_row(name, own) for name in names):
        wanted = options.systems or [name for name in known if _is_usual(campaign, name, row)]
        for seed in seeds_of(options.seeds, row):
            jobs += [Job(row, system, seed, options.n or row.budget) for system in wanted]
    return jobs


def fresh_of(options: argparse.Namespace) -> Collection[str]:
    return () if options.fresh is None else options.fresh or [*systems(None)]


def _is_usual(campaign: Campaign, system: str, row: Row) -> bool:
    return campaign.system(system).is_usual(row)


def write_between(file: Path, text: str) -> None:
    page = file.read_text(encoding="utf-8")
    if BEGIN not in page or END not in page:
        raise ValueError(f"The file '{file}' has no lines {BEGIN} and {END}: add them where the table belongs.")
    before, after = page[: page.index(BEGIN) + len(BEGIN)], page[page.index(END) :]
    file.write_text(f"{before}\n{text}\n{after}", encoding="utf-8")


def installed() -> list[str]:
    """The packages behind the systems with their versions, as far as they are there."""
    found = []
    for package in PACKAGES:
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue  # earlier runs can stand in the tables without it
    return found


def footer() -> str:
    left_out = "; ".join(f"{name}: {why}" for name, why in LEFT_OUT.items())
    return f"\nWith {', '.join(installed())}. Not in the comparison: {left_out}.\n"


def main() -> int:
    options = parser().parse_args()
    try:
        earlier = EarlierRuns(options.earlier)
    except (OSError, ValueError) as mistake:
        print(f"peers: {mistake}", file=sys.stderr)
        return 2
    campaign = Campaign(RunStore(options.out), earlier, systems(options.brink), fresh_of(options))
    try:
        outcome = campaign.run(jobs_of(options, campaign), options.finished)
    except ValueError as mistake:
        print(f"peers: {mistake}", file=sys.stderr)
        return 2
    finally:
        campaign.close()
    options.out.mkdir(parents=True, exist_ok=True)
    text = tables(lines_of(outcome.runs), outcome.refusals, outcome.failures) + footer()
    (options.out / "table.md").write_text(text, encoding="utf-8")
    write_csv(options.out, outcome.runs)
    write_curves(options.out, outcome.runs)
    print(text)
    if options.write:
        write_between(options.write, text)
    return 1 if outcome.failures else 0


if __name__ == "__main__":
    sys.exit(main())
