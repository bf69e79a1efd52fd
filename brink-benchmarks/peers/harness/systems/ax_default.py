"""Ax: its Client at the default generation strategy, with outcome constraints."""

from __future__ import annotations

import logging

import numpy as np
from ax.api.client import Client
from ax.api.configs import RangeParameterConfig

from harness.measuring import Seen
from harness.row import Row
from harness.system import Ask, Session, System


class AxDefault(System):
    name = "ax"
    recommends = "get_best_parameterization(), by its model's predictions"

    def start(self, row: Row, seed: int) -> Session:
        return AxSession(row, seed)


def _silence() -> None:
    """Ax gives every module a logger and a level of its own."""
    for name in logging.root.manager.loggerDict:
        if name.split(".")[0] == "ax":
            logging.getLogger(name).setLevel(logging.ERROR)


class AxSession(Session):
    def __init__(self, row: Row, seed: int) -> None:
        super().__init__(row)
        _silence()
        p = row.problem
        self._names = [f"x{i + 1}" for i in range(p.dimension)]
        self._client = Client(random_seed=seed)
        self._client.configure_experiment(
            parameters=[
                RangeParameterConfig(name=name, bounds=(float(low), float(high)), parameter_type="float")
                for name, low, high in zip(self._names, p.lower, p.upper)
            ]
        )
        limits = [f"g{k + 1} <= 0" for k in range(row.visible_constraints)]
        self._client.configure_optimization(objective="-f", outcome_constraints=limits)
        self._asked: int | None = None

    def tell(self, x: np.ndarray, seen: Seen, task: str | None) -> None:
        super().tell(x, seen, task)
        index, self._asked = self._asked, None
        if index is None:
            index = self._client.attach_trial({name: float(value) for name, value in zip(self._names, x)})
        if seen.failed:
            self._client.mark_trial_failed(index)
            return
        data = {"f": seen.objective} | {f"g{k + 1}": g for k, g in enumerate(seen.as_numbers())}
        self._client.complete_trial(index, raw_data=data)

    def ask(self) -> Ask:
        (index, parameters), *_ = self._client.get_next_trials(max_trials=1).items()
        self._asked = index
        return Ask(np.array([float(parameters[name]) for name in self._names]))

    def recommend(self) -> np.ndarray | None:
        parameters, *_ = self._client.get_best_parameterization()
        return np.array([float(parameters[name]) for name in self._names])
