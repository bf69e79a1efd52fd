"""What the command can be asked for. Needs only the standard library, so that --help and mistakes install nothing."""

from __future__ import annotations

import argparse
from pathlib import Path

from harness.registry import LEFT_OUT, systems

OUT = Path(__file__).resolve().parents[2] / "target" / "peers"
ROWS = [
    "branin_disk", "gramacy", "gardner1", "gardner2", "mystery", "new_branin", "sasena_test2", "g08", "spring",
    "pressure_vessel_cont", "hartmann6_norm", "ackley10", "keane10", "mystery+noise(1,0)", "hartmann6_sum+noise(0.25)",
    "branin_disk+binary", "branin_disk+binomial(10)", "branin_spearmint+spearmint-crash",
    "branin_disk+decoupled(1,1)+confidence(0.99)",
]  # fmt: skip
BEGIN, END = "<!-- peers table: begin -->", "<!-- peers table: end -->"


def system_name(text: str) -> str:
    known = systems(None)
    if text not in known:
        why = LEFT_OUT.get(text, f"choose from {', '.join(known)}")
        raise argparse.ArgumentTypeError(f"There is no system '{text}': {why}.")
    return text


def parser() -> argparse.ArgumentParser:
    p = argparse.ArgumentParser(
        prog="brink-benchmarks/peers/run",
        description="Runs Brink and other optimizers on the same problems, starts and seeds, and compares them."
        " Finished runs are kept: the same command makes only those that are missing.",
        epilog="Rows are named as in brink-benchmarks/regret, such as mystery+noise(1,0). docs/peers.md tells more.",
    )
    p.add_argument("--problems", nargs="+", metavar="ROW", help="rows of the table; else " + " ".join(ROWS))
    p.add_argument("--problem-file", nargs="+", type=Path, default=[], metavar="FILE", help="problems of your own")
    p.add_argument("--systems", nargs="+", type=system_name, metavar="NAME", help="else those that are usual for each"
                   " row, of: " + " ".join(systems(None)))  # fmt: skip
    p.add_argument("--seeds", default="", metavar="N|A-B", help="else 20, or 10 above five dimensions")
    p.add_argument("--n", type=float, metavar="BUDGET", help="runs, starts included; else each row its own")
    p.add_argument("--out", type=Path, default=OUT, metavar="DIR", help=f"for runs, tables and curves; else {OUT}")
    p.add_argument("--fresh", nargs="*", type=system_name, metavar="NAME", help="make finished runs again: of these"
                   " systems, or of all; needed when Brink has changed")  # fmt: skip
    p.add_argument("--earlier", nargs="+", type=Path, default=[], metavar="FILE", help="runs.csv of earlier comparisons:"
                   " their runs are in the tables as if they were finished, without curves and times")  # fmt: skip
    p.add_argument("--finished", action="store_true", help="make no runs, only the table of those that are finished")
    p.add_argument("--write", type=Path, metavar="FILE", help=f"put the table between the lines {BEGIN} and {END}")
    p.add_argument("--brink", metavar="COMMAND", help="the brink command; else the launcher of this checkout")
    p.add_argument("--smoke", action="store_true", help="a short check that installs nothing")
    return p


if __name__ == "__main__":
    parser().parse_args()
