"""Figures, table and store. Only the standard library: python3 -m unittest discover brink-benchmarks/peers/tests."""

from __future__ import annotations

import math
import sys
import tempfile
import unittest
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from harness.figures import decades, difference, lines_of, ranks  # noqa: E402
from harness.store import EarlierRuns, RunStore  # noqa: E402
from harness.table import number, tables  # noqa: E402


def run(system: str, seed: int, regret: float, seconds: float = 1.0, feasible: bool = True) -> dict:
    return {
        "row": "r",
        "system": system,
        "seed": seed,
        "budget": 10,
        "judged_by": "regret",
        "regret": regret,
        "gap": 7.0,
        "optimum": 0.0,
        "found_feasible": feasible,
        "recommended_feasible": True,
        "starts": 5,
        "suggestion_seconds": [seconds, seconds],
    }


class FiguresTest(unittest.TestCase):
    def setUp(self) -> None:
        runs = [run("brink", s, 10.0**-s) for s in (1, 2, 3)]
        runs += [run("other", s, 10.0 ** (1 - s), seconds=3, feasible=s > 1) for s in (1, 2, 3, 4)]
        self.brink, self.other = lines_of(runs)["r"]

    def test_one_line_sums_up_its_seeds(self) -> None:
        self.assertAlmostEqual(self.brink.mean, 0.037)
        self.assertEqual(self.brink.worst, 0.1)
        self.assertEqual(self.brink.quantile(0.5), 0.01)
        self.assertAlmostEqual(self.brink.quantile(0.25), 0.0055)
        self.assertEqual(self.other.feasible, 0.75)
        self.assertEqual(self.other.seconds, 3)

    def test_systems_are_compared_on_the_seeds_that_both_have(self) -> None:
        paired = decades(self.other, self.brink)
        self.assertAlmostEqual(paired.mean, 1)
        self.assertAlmostEqual(paired.error, 0)
        self.assertEqual(paired.count, 3)
        paired = difference(self.other, self.brink)
        self.assertAlmostEqual(paired.mean, 0.333)
        # The standard error of 0.9, 0.09 and 0.009 is sqrt(0.242757 / 3).
        self.assertAlmostEqual(paired.error, math.sqrt(0.242757 / 3), places=6)

    def test_equals_share_the_better_rank(self) -> None:
        self.assertEqual(ranks([3, 1, 1, 2]), [4, 1, 1, 3])

    def test_the_table_has_ranks_ratios_and_what_was_not_run(self) -> None:
        other = replace(self.other, by_seed={s: self.other.by_seed[s] for s in (1, 2, 3)})
        text = tables({"r": [other, self.brink]}, {("r", "third"): "takes none"}, ["it broke"])
        head, _, first, second = [[c.strip() for c in line.split("|")] for line in text.splitlines()[2:6]]
        self.assertEqual(first[1], "brink")
        self.assertEqual(second[1], "other")
        self.assertEqual(second[head.index("times brink")], "3")
        self.assertEqual(second[head.index("rank by worst")], "2")
        self.assertIn("- third: takes none", text)
        self.assertIn("- it broke", text)

    def test_times_are_those_after_so_many_measurements(self) -> None:
        def growing(system: str, factor: float) -> dict:
            return run(system, 1, 1.0) | {"suggestion_seconds": [factor * n for n in range(5, 60)]}

        text = tables(lines_of([growing("brink", 1), growing("other", 3)]), {}, [])
        table = text[text.index("**Seconds per suggestion after") :].splitlines()[2:]
        head, _, first, second = [[c.strip() for c in line.split("|")] for line in table[:4]]
        self.assertEqual([first[head.index(f"after {n}")] for n in (20, 50, 100)], ["20", "50", ""])
        self.assertEqual([second[head.index(f"after {n}")] for n in (20, 50)], ["60 (3 ×)", "150 (3 ×)"])
        self.assertNotIn("**Seconds per suggestion after", tables({"r": [self.brink]}, {}, []))

    def test_a_system_that_lacks_seeds_has_no_rank(self) -> None:
        head, _, first, second = [
            [c.strip() for c in line.split("|")]
            for line in tables({"r": [self.brink, self.other]}, {}, []).splitlines()[2:6]
        ]
        self.assertEqual((first[1], first[head.index("rank by mean")]), ("other", "1"))
        self.assertEqual((second[1], second[head.index("rank by mean")]), ("brink", ""))

    def test_numbers_are_short(self) -> None:
        self.assertEqual(
            [number(x) for x in (0.0, 1234.5, 0.0123, 1.5e-7, math.nan)], ["0", "1234", "0.012", "1.5e-7", ""]
        )


class StoreTest(unittest.TestCase):
    def test_a_run_that_was_kept_is_found_again_and_no_other(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            store = RunStore(Path(folder))
            kept = run("brink", 3, 0.5) | {"row": "mystery+noise(1,0)"}
            store.keep(kept)
            self.assertEqual(RunStore(Path(folder)).find("mystery+noise(1,0)", "brink", 10, 3), kept)
            self.assertIsNone(store.find("mystery+noise(1,0)", "brink", 11, 3))
            self.assertEqual([f.suffix for f in Path(folder).rglob("*") if f.is_file()], [".json"])


class EarlierRunsTest(unittest.TestCase):
    HEAD = (
        "row,system,seed,budget,judged_by,regret,gap,found_feasible,recommended_feasible,"
        "seconds_per_suggestion,total_seconds\n"
    )

    def earlier(self, text: str) -> EarlierRuns:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "runs.csv"
            file.write_text(text, encoding="utf-8")
            return EarlierRuns([file])

    def test_how_they_ended_is_known_and_times_are_not_compared(self) -> None:
        line = '"a+noise(1,0)",other,3,25,gap,0.5,0.25,True,False,0.75,12\n'
        found = self.earlier(self.HEAD + line).find("a+noise(1,0)", "other", 25, 3)
        (of_row,) = lines_of([found | {"optimum": 0.0}])["a+noise(1,0)"]
        self.assertEqual(of_row.by_seed, {3: 0.25})
        self.assertEqual(of_row.feasible, 0)
        self.assertTrue(math.isnan(of_row.seconds))
        self.assertEqual(of_row.seconds_after, {})
        self.assertEqual(found["seconds_per_suggestion"], "0.75")

    def test_other_budgets_and_seeds_are_other_runs(self) -> None:
        earlier = self.earlier(self.HEAD + "a,other,3,25,regret,0.5,0.25,True,True,,\n")
        self.assertIsNone(earlier.find("a", "other", 30, 3))
        self.assertIsNone(earlier.find("a", "other", 25, 4))

    def test_another_file_is_refused_by_name(self) -> None:
        with self.assertRaisesRegex(ValueError, "runs.csv' is no runs.csv of a comparison: KeyError"):
            self.earlier("x,y\n1,2\n")
        with self.assertRaisesRegex(ValueError, "could not convert"):
            self.earlier(self.HEAD + "a,other,3,25,regret,lots,0.25,True,True,,\n")


if __name__ == "__main__":
    unittest.main()
