"""The command: see --help."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection
from importlib.metadata import version
from pathlib import Path

from harness.campaign import Campaign, Job
from harness.figures import lines_of
from harness.files import write_csv, write_curves
from harness.problem import Problem, problem_of_file
from harness.registry import LEFT_OUT, systems
from harness.row import Row, parse_row
from harness.store import RunStore
from harness.table import tables

OUT = Path(__file__).resolve().parents[2] / "target" / "peers"
ROWS = [
    "branin_disk", "gramacy", "gardner1", "gardner2", "mystery", "new_branin", "sasena_test2", "g08", "spring",
    "pressure_vessel_cont", "hartmann6_norm", "ackley10", "keane10", "mystery+noise(1,0)", "hartmann6_sum+noise(0.25)",
    "branin_disk+binary", "branin_disk+binomial(10)", "branin_spearmint+spearmint-crash",
    "branin_disk+decoupled(1,1)+confidence(0.99)",
]  # fmt: skip
BEGIN, END = "<!-- peers table: begin -->", "<!-- peers table: end -->"
PACKAGES = ("botorch", "ax-platform", "optuna", "scipy", "torch")


def parser() -> argparse.ArgumentParser:
    p = argparse.ArgumentParser(
        prog="brink-benchmarks/peers/run",
        description="Runs Brink and other optimizers on the same problems, starts and seeds, and compares them."
        " Finished runs are kept: the same command makes only those that are missing.",
        epilog="Rows are named as in brink-benchmarks/regret, such as mystery+noise(1,0). docs/peers.md tells more.",
    )
    p.add_argument("--problems", nargs="+", metavar="ROW", help="rows of the table; else " + " ".join(ROWS))
    p.add_argument("--problem-file", nargs="+", type=Path, default=[], metavar="FILE", help="problems of your own")
    p.add_argument("--systems", nargs="+", metavar="NAME", help="else those that are usual for each row, of: "
                   + " ".join(systems(None)))  # fmt: skip
    p.add_argument("--seeds", default="", metavar="N|A-B", help="else 20, or 10 above five dimensions")
    p.add_argument("--n", type=float, metavar="BUDGET", help="runs, starts included; else each row its own")
    p.add_argument("--out", type=Path, default=OUT, metavar="DIR", help=f"for runs, tables and curves; else {OUT}")
    p.add_argument("--fresh", nargs="*", metavar="NAME", help="make finished runs again: of these systems, or of all;"
                   " needed when Brink has changed")  # fmt: skip
    p.add_argument("--finished", action="store_true", help="make no runs, only the table of those that are finished")
    p.add_argument("--write", type=Path, metavar="FILE", help=f"put the table between the lines {BEGIN} and {END}")
    p.add_argument("--brink", metavar="COMMAND", help="the brink command; else the launcher of this checkout")
    p.add_argument("--smoke", action="store_true", help="a short check that installs nothing")
    return p


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
    for system in options.systems or []:
        if system not in known:
            why = LEFT_OUT.get(system, f"choose from {', '.join(known)}")
            raise ValueError(f"There is no system '{system}': {why}.")
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


def footer() -> str:
    made_with = ", ".join(f"{package} {version(package)}" for package in PACKAGES)
    left_out = "; ".join(f"{name}: {why}" for name, why in LEFT_OUT.items())
    return f"\nWith {made_with}. Not in the comparison: {left_out}.\n"


def main() -> int:
    options = parser().parse_args()
    campaign = Campaign(RunStore(options.out), systems(options.brink), fresh_of(options))
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
