"""A short check that Brink can be compared at all: it and random search on two small problems. Installs nothing.

Needs only the standard library and Brink. It is a test of the way from a problem to a table, not of quality; but
Brink must have found something feasible, and must not be behind random search.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from harness.brink_client import BrinkClient
from harness.figures import lines_of
from harness.table import tables

STARTS = 5


@dataclass(frozen=True)
class SmallProblem:
    name: str
    bounds: Sequence[tuple[float, float]]
    objective: Callable[[Sequence[float]], float]
    constraint: Callable[[Sequence[float]], float]  # at most 0
    optimum: float
    worst: float


def _branin(x: Sequence[float]) -> float:
    bend = x[1] - 5.1 / (4 * math.pi**2) * x[0] ** 2 + 5 / math.pi * x[0] - 6
    return bend**2 + 10 * (1 - 1 / (8 * math.pi)) * math.cos(x[0]) + 10


PROBLEMS = [
    SmallProblem(
        "branin_disk",
        [(-5, 10), (0, 15)],
        _branin,
        lambda x: (x[0] - 2.5) ** 2 + (x[1] - 7.5) ** 2 - 50,
        0.39788735772973816,
        179.36,
    ),
    SmallProblem(
        "gardner1",
        [(0, 6), (0, 6)],
        lambda x: math.cos(2 * x[0]) * math.cos(x[1]) + math.sin(x[0]),
        lambda x: math.cos(x[0] + x[1]) - 0.5,
        -2.0,
        2.0,
    ),
]

Suggest = Callable[[], list[float]]
Tell = Callable[[list[float], float, float], None]


def random_point(problem: SmallProblem, chance: random.Random) -> list[float]:
    return [chance.uniform(low, high) for low, high in problem.bounds]


def with_brink(client: BrinkClient, problem: SmallProblem, seed: int) -> tuple[Suggest, Tell]:
    names = [f"x{i + 1}" for i in range(len(problem.bounds))]
    client.request(
        "define",
        study={
            "parameters": {
                name: {"type": "real", "min": low, "max": high} for name, (low, high) in zip(names, problem.bounds)
            },
            "objective": {"minimize": "f"},
            "constraints": {"g": {"at_most": 0}},
            "seed": seed,
        },
    )
    asked: list[int] = []

    def suggest() -> list[float]:
        trial = client.request("ask")["trials"][0]
        asked.append(trial["number"])
        return [trial["point"][name] for name in names]

    def tell(x: list[float], f: float, g: float) -> None:
        where = {"trial": asked.pop()} if asked else {"point": dict(zip(names, x))}
        client.request("tell", values={"f": f, "g": g}, **where)

    return suggest, tell


def at_random(problem: SmallProblem, seed: int) -> tuple[Suggest, Tell]:
    chance = random.Random(-seed)
    return lambda: random_point(problem, chance), lambda x, f, g: None


def run(problem: SmallProblem, system: str, seed: int, n: int, suggest: Suggest, tell: Tell) -> dict[str, Any]:
    chance = random.Random(seed)
    best, seconds = math.inf, []
    for i in range(n):
        began = perf_counter()
        x = random_point(problem, chance) if i < STARTS else suggest()
        asking = perf_counter() - began
        f, g = problem.objective(x), problem.constraint(x)
        if g <= 0:
            best = min(best, f)
        began = perf_counter()
        tell(x, f, g)
        if i >= STARTS:
            seconds.append(asking + perf_counter() - began)
    found = math.isfinite(best)
    return {
        "row": problem.name,
        "system": system,
        "seed": seed,
        "budget": n,
        "judged_by": "regret",
        "regret": (best if found else problem.worst) - problem.optimum,
        "found_feasible": found,
        "optimum": problem.optimum,
        "starts": STARTS,
        "suggestion_seconds": seconds,
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="brink-benchmarks/peers/run --smoke", description=__doc__)
    parser.add_argument("--smoke", action="store_true", help="this check")
    parser.add_argument("--n", type=int, default=25, help="runs, the five starts included; 25 if not told")
    parser.add_argument("--seeds", type=int, default=2, help="seeds from 1 on; 2 if not told")
    parser.add_argument("--brink", metavar="COMMAND", help="the brink command; else the launcher of this checkout")
    options = parser.parse_args()
    client = BrinkClient(options.brink)
    runs = []
    for problem in PROBLEMS:
        for seed in range(1, options.seeds + 1):
            runs.append(run(problem, "brink", seed, options.n, *with_brink(client, problem, seed)))
            runs.append(run(problem, "random", seed, options.n, *at_random(problem, seed)))
    client.close()
    lines = lines_of(runs)
    print(tables(lines, {}, []))
    for row, (brink, chance_line) in lines.items():
        if brink.feasible < 1 or brink.mean > chance_line.mean:
            print(f"peers: on {row} Brink is behind random search: something is broken.", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
