"""All runs of a comparison, one after the other, so that times are taken side by side."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Collection
from dataclasses import dataclass
from time import monotonic
from typing import Any

from harness.execution import execute
from harness.row import Row
from harness.store import EarlierRuns, RunStore
from harness.system import System


@dataclass(frozen=True)
class Job:
    row: Row
    system: str
    seed: int
    budget: float


@dataclass
class Outcome:
    runs: list[dict[str, Any]]
    refusals: dict[tuple[str, str], str]  # why a system has no place in a row
    failures: list[str]


class Campaign:
    def __init__(
        self,
        store: RunStore,
        earlier: EarlierRuns,
        factories: dict[str, Callable[[], System]],
        fresh: Collection[str],
    ) -> None:
        self._store, self._earlier, self._factories, self._fresh = store, earlier, factories, fresh
        self._systems: dict[str, System] = {}

    def system(self, name: str) -> System:
        if name not in self._systems:
            self._systems[name] = self._factories[name]()
        return self._systems[name]

    def run(self, jobs: list[Job], finished_only: bool) -> Outcome:
        outcome = Outcome([], {}, [])
        began, made = monotonic(), 0
        for number, job in enumerate(jobs):
            run = None if job.system in self._fresh else self._find(job)
            if run is None and not finished_only:
                refusal = self.system(job.system).refusal(job.row)
                if refusal:
                    outcome.refusals[job.row.name, job.system] = refusal
                    continue
                self._say(number, len(jobs), job, made, monotonic() - began)
                run = self._make(job, outcome)
                made += 1
            if run is not None:
                outcome.runs.append(run)
        self._say_end(made, monotonic() - began)
        return outcome

    def _find(self, job: Job) -> dict[str, Any] | None:
        """The whole run, or how an earlier one ended."""
        key = (job.row.name, job.system, job.budget, job.seed)
        run = self._store.find(*key)
        if run is None:
            run = self._earlier.find(*key)
            if run is not None:
                run = run | {"optimum": job.row.problem.optimum}
        return run

    def _make(self, job: Job, outcome: Outcome) -> dict[str, Any] | None:
        """A system that breaks down has no run, and the others go on."""
        try:
            run = execute(self.system(job.system), job.row, job.seed, job.budget)
            self._store.keep(run)
            return run
        except Exception as broken:
            last = traceback.format_exception_only(broken)[-1].strip()
            outcome.failures.append(f"{job.row.name}, {job.system}, seed {job.seed}: {last}")
            print(f"\n{traceback.format_exc()}", file=sys.stderr)
            return None

    @staticmethod
    def _say(number: int, all_jobs: int, job: Job, made: int, seconds: float) -> None:
        speed = f", {seconds / made:.1f} s a run" if made else ""
        line = f"[{number + 1}/{all_jobs}] {job.row.name}, {job.system}, seed {job.seed}{speed}"
        end = "\r" if sys.stderr.isatty() else "\n"
        print(f"{line:<100}", end=end, file=sys.stderr, flush=True)

    @staticmethod
    def _say_end(made: int, seconds: float) -> None:
        print(f"{made} runs made in {seconds:.0f} s.{'':<80}", file=sys.stderr, flush=True)

    def close(self) -> None:
        for system in self._systems.values():
            system.close()
