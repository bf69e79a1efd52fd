"""BoTorch: qLogNoisyExpectedImprovement with constraints, its recommendation where there is noise."""

from __future__ import annotations

import torch
from botorch.acquisition.logei import qLogNoisyExpectedImprovement
from botorch.acquisition.objective import GenericMCObjective

from harness.row import Row
from harness.system import Ask, Session
from harness.systems.botorch_models import BotorchSession, BotorchSystem


def negated_objective(samples: torch.Tensor, X: torch.Tensor | None = None) -> torch.Tensor:
    return -samples[..., 0]


def constraint(k: int):
    return lambda samples: samples[..., k + 1]


class BotorchQLogNei(BotorchSystem):
    name = "botorch-qlognei"

    def is_usual(self, row: Row) -> bool:
        return row.seen != "exact"

    def start(self, row: Row, seed: int) -> Session:
        return QLogNeiSession(row, seed)


class QLogNeiSession(BotorchSession):
    def ask(self) -> Ask:
        return self.maximize(
            qLogNoisyExpectedImprovement(
                self.model(),
                X_baseline=self.inputs(),
                objective=GenericMCObjective(negated_objective),
                constraints=[constraint(k) for k in range(self.row.problem.count)],
                prune_baseline=True,
            )
        )
