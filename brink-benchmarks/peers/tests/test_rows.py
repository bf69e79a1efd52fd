"""Rows, starts and what is measured; left out where there is no NumPy and SciPy."""

from __future__ import annotations

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

try:
    import numpy as np
    import scipy  # noqa: F401
except ImportError as missing:
    raise unittest.SkipTest(f"{missing}; brink-benchmarks/peers/run installs it") from missing

import problems  # noqa: E402
from harness.execution import execute  # noqa: E402
from harness.measuring import Measuring, Seen  # noqa: E402
from harness.row import parse_row  # noqa: E402
from harness.systems.random_search import RandomSearch  # noqa: E402


class RowsTest(unittest.TestCase):
    def test_all_stored_optima_are_right(self) -> None:
        self.assertEqual(problems.main(["--n", "20000"]), 0)

    def test_a_name_says_how_the_problem_is_seen_and_run(self) -> None:
        row = parse_row("branin_disk+noise(0.5,0.1)+decoupled(1,3)+confidence(0.9)", {})
        self.assertEqual((row.seen, row.numbers, row.costs, row.confidence), ("noise", (0.5, 0.1), (1, 3), 0.9))
        self.assertEqual((row.tasks, row.cost("g1"), row.cost(None), row.budget), (("f", "g1"), 3, 4, 100))
        self.assertTrue(row.is_judged_by_recommendation)

    def test_a_wrong_name_is_refused(self) -> None:
        for name in ("branin", "gramacy+nois(1)", "gramacy+noise", "gramacy+noise(a)", "gramacy+decoupled(1,1)"):
            with self.subTest(name), self.assertRaises(ValueError):
                parse_row(name, {})

    def test_starts_depend_on_the_seed_alone(self) -> None:
        problem = parse_row("hartmann6_norm", {}).problem
        self.assertEqual(problem.starts(1).shape, (7, 6))
        self.assertTrue(np.array_equal(problem.starts(1), problem.starts(1)))
        self.assertFalse(np.array_equal(problem.starts(1), problem.starts(2)))

    def test_what_is_seen_is_what_the_name_says(self) -> None:
        inside, outside = np.array([2.5, 7.5]), np.array([-5.0, 0.0])
        self.assertEqual(Measuring(parse_row("branin_disk+binary", {}), 1).measure(inside, None).constraints, (True,))
        self.assertTrue(Measuring(parse_row("branin_disk+crash", {}), 1).measure(outside, None).failed)
        counted = Measuring(parse_row("branin_disk+binomial(10,1)", {}), 1)
        self.assertEqual(counted.measure(inside, None).constraints, ((10, 10),))
        self.assertEqual(counted.measure(outside, None).constraints, ((0, 10),))
        apart = Measuring(parse_row("branin_disk+decoupled(1,1)", {}), 1)
        self.assertEqual(apart.measure(inside, "g1"), Seen(None, (-50.0,)))
        self.assertIsNone(apart.measure(inside, "f").constraints[0])
        noisy = Measuring(parse_row("branin_disk+noise(1,0)", {}), 1)
        self.assertNotEqual(noisy.measure(inside, None).objective, noisy.measure(inside, None).objective)
        self.assertEqual(noisy.measure(inside, None).constraints, (-50.0,))

    def test_numbers_for_systems_that_know_no_others(self) -> None:
        self.assertEqual(Seen(1.0, (True, False, (9, 10), 0.25)).as_numbers(), [-1, 1, -0.4, 0.25])

    def test_a_run_spends_its_budget_and_is_judged(self) -> None:
        run = execute(RandomSearch(), parse_row("branin_disk", {}), 1, 12)
        self.assertEqual(len(run["evaluations"]), 12)
        self.assertEqual(len(run["suggestion_seconds"]), 7)
        bests = [e["best"] for e in run["evaluations"] if e["best"] is not None]
        self.assertEqual(bests, sorted(bests, reverse=True))
        self.assertAlmostEqual(run["regret"], bests[-1] - problems.get("branin_disk").fstar)
        self.assertEqual(run["regret"], run["gap"])


if __name__ == "__main__":
    unittest.main()
