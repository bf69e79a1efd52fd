"""Optuna's GPSampler and TPESampler, with constraints."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import optuna
from optuna.distributions import FloatDistribution
from optuna.samplers import BaseSampler, GPSampler, TPESampler
from optuna.trial import Trial, TrialState

from harness.measuring import Seen
from harness.row import Row
from harness.system import Ask, Session, System


class OptunaSystem(System):
    """At its defaults, but for the start-up trials: the common starts take their place."""

    recommends = "study.best_trial: the best measured value among trials that looked feasible"

    def __init__(self, name: str, sampler: Callable[[int, int], BaseSampler], usual: bool = True) -> None:
        self.name = name
        self._sampler = sampler
        self._usual = usual

    def is_usual(self, row: Row) -> bool:
        return self._usual

    def start(self, row: Row, seed: int) -> Session:
        optuna.logging.set_verbosity(optuna.logging.ERROR)
        return OptunaSession(row, self._sampler(seed, max(5, row.problem.dimension + 1)))


def gp(exact: bool) -> OptunaSystem:
    """Told that the objective is exact, or at its default, which is that it is noisy."""
    return OptunaSystem(
        "optuna-gp-exact" if exact else "optuna-gp",
        lambda seed, starts: GPSampler(seed=seed, n_startup_trials=starts, deterministic_objective=exact),
        usual=not exact,
    )


def tpe() -> OptunaSystem:
    return OptunaSystem("optuna-tpe", lambda seed, starts: TPESampler(seed=seed, n_startup_trials=starts))


class OptunaSession(Session):
    def __init__(self, row: Row, sampler: BaseSampler) -> None:
        super().__init__(row)
        self._study = optuna.create_study(sampler=sampler)
        self._space = {
            f"x{i + 1}": FloatDistribution(float(low), float(high))
            for i, (low, high) in enumerate(zip(row.problem.lower, row.problem.upper))
        }
        self._asked: Trial | None = None

    def tell(self, x: np.ndarray, seen: Seen, task: str | None) -> None:
        super().tell(x, seen, task)
        if self._asked is None:
            self._study.enqueue_trial({name: float(value) for name, value in zip(self._space, x)})
            self._asked = self._study.ask(self._space)
        trial, self._asked = self._asked, None
        if seen.failed:
            self._study.tell(trial, state=TrialState.FAIL)
        else:
            for k, g in enumerate(seen.as_numbers()):
                trial.set_constraint(f"g{k + 1}", g)
            self._study.tell(trial, seen.objective)

    def ask(self) -> Ask:
        self._asked = self._study.ask(self._space)
        return Ask(np.array([self._asked.params[name] for name in self._space]))
