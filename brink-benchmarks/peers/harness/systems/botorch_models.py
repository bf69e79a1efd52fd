"""What the BoTorch systems share: models of the objective and of every constraint, and what follows from them."""

from __future__ import annotations

import warnings

import numpy as np
import torch
from botorch.exceptions.errors import ModelFittingError
from botorch.fit import fit_gpytorch_mll
from botorch.models import ModelListGP, SingleTaskGP
from botorch.models.model import Model
from botorch.optim import optimize_acqf
from botorch.optim.fit import fit_gpytorch_mll_torch
from gpytorch.mlls import ExactMarginalLogLikelihood

from harness.row import Row
from harness.system import Ask, Session, System

RESTARTS = 10  # as in BoTorch's tutorials
RAW_SAMPLES = 512
ADAM_STEPS = 500


def fitted(model: SingleTaskGP) -> SingleTaskGP:
    """By L-BFGS; where it gives up, as happens at the bounds of parameters, by BoTorch's other optimizer, Adam."""
    likelihood = ExactMarginalLogLikelihood(model.likelihood, model)
    try:
        fit_gpytorch_mll(likelihood)
    except ModelFittingError:
        fit_gpytorch_mll(likelihood, optimizer=fit_gpytorch_mll_torch, optimizer_kwargs={"step_limit": ADAM_STEPS})
    return model


class BotorchSystem(System):
    recommends = "least posterior mean among measured points whose constraints' means are at most 0"

    def refusal(self, row: Row) -> str | None:
        return "has no notion of a run that failed" if row.may_fail else None


class BotorchSession(Session):
    """Points in the unit cube; the objective first, then the constraints."""

    def __init__(self, row: Row, seed: int) -> None:
        super().__init__(row)
        warnings.filterwarnings("ignore")
        torch.manual_seed(seed)
        self._fitted: tuple[int, Model] | None = None

    @property
    def bounds(self) -> torch.Tensor:
        d = self.row.problem.dimension
        return torch.stack([torch.zeros(d, dtype=torch.double), torch.ones(d, dtype=torch.double)])

    def inputs(self) -> torch.Tensor:
        return torch.tensor(np.array([self.row.problem.to_unit(x) for x, _ in self.told]), dtype=torch.double)

    def outputs(self) -> torch.Tensor:
        return torch.tensor([[seen.objective, *seen.as_numbers()] for _, seen in self.told], dtype=torch.double)

    def model(self) -> Model:
        """Fitted once to what has been told."""
        if self._fitted is None or self._fitted[0] != len(self.told):
            self._fitted = (len(self.told), self.fit(self.inputs(), self.outputs()))
        return self._fitted[1]

    def fit(self, inputs: torch.Tensor, outputs: torch.Tensor) -> Model:
        """Independent Gaussian processes with learned noise, as SingleTaskGP has them by default."""
        return ModelListGP(*(fitted(SingleTaskGP(inputs, outputs[:, [k]])) for k in range(outputs.shape[1])))

    def best_feasible(self) -> float | None:
        values = [seen.objective for _, seen in self.told if seen.looks_feasible()]
        return min(values) if values else None

    def maximize(self, acquisition: torch.nn.Module) -> Ask:
        found, _ = optimize_acqf(acquisition, self.bounds, q=1, num_restarts=RESTARTS, raw_samples=RAW_SAMPLES)
        return self.point(found)

    def point(self, unit: torch.Tensor) -> Ask:
        return Ask(self.row.problem.from_unit(unit.detach().numpy().reshape(-1)))

    def mean_at(self, inputs: torch.Tensor) -> torch.Tensor:
        model = self.model()
        with torch.no_grad():
            mean = model.posterior(inputs).mean
        return mean if mean.dim() == 2 else mean.mean(dim=0)  # over samples of the hyperparameters

    def recommend(self) -> np.ndarray | None:
        mean = self.mean_at(self.inputs())
        violation = mean[:, 1:].clamp(min=0).sum(dim=-1)
        order = sorted(range(len(self.told)), key=lambda i: (float(violation[i]), float(mean[i, 0])))
        return self.told[order[0]][0]
