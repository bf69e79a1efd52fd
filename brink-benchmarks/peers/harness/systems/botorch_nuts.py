"""BoTorch: fully Bayesian models (SAAS priors, NUTS) with qLogExpectedImprovement and constraints. Slow."""

from __future__ import annotations

import torch
from botorch.acquisition.logei import qLogExpectedImprovement
from botorch.acquisition.objective import GenericMCObjective
from botorch.fit import fit_fully_bayesian_model_nuts
from botorch.models import ModelListGP
from botorch.models.fully_bayesian import SaasFullyBayesianSingleTaskGP
from botorch.models.model import Model
from botorch.models.transforms import Standardize

from harness.row import Row
from harness.system import Ask, Session
from harness.systems.botorch_models import BotorchSession, BotorchSystem
from harness.systems.botorch_qlognei import constraint, negated_objective


class BotorchNuts(BotorchSystem):
    name = "botorch-nuts"

    def is_usual(self, row: Row) -> bool:
        return False

    def start(self, row: Row, seed: int) -> Session:
        return NutsSession(row, seed)


class NutsSession(BotorchSession):
    def fit(self, inputs: torch.Tensor, outputs: torch.Tensor) -> Model:
        """With as many warm-up steps and samples as BoTorch has by default: 512, 256, every 16th kept."""
        models = []
        for k in range(outputs.shape[1]):
            model = SaasFullyBayesianSingleTaskGP(inputs, outputs[:, [k]], outcome_transform=Standardize(m=1))
            fit_fully_bayesian_model_nuts(model, disable_progbar=True)
            models.append(model)
        return ModelListGP(*models)

    def ask(self) -> Ask:
        best = self.best_feasible()
        worst = max(seen.objective for _, seen in self.told)
        return self.maximize(
            qLogExpectedImprovement(
                self.model(),
                best_f=-(worst if best is None else best),
                objective=GenericMCObjective(negated_objective),
                constraints=[constraint(k) for k in range(self.row.problem.count)],
            )
        )
