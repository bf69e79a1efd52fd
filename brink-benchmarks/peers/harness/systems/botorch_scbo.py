"""BoTorch: SCBO (Eriksson and Poloczek 2021), constrained Thompson sampling within a trust region.

The numbers are those of the paper and of BoTorch's tutorial, for one point at a time.
"""

from __future__ import annotations

import torch
from botorch.generation.sampling import ConstrainedMaxPosteriorSampling
from botorch.models import ModelListGP, SingleTaskGP
from botorch.models.model import Model
from gpytorch.constraints import Interval
from gpytorch.kernels import MaternKernel, ScaleKernel
from gpytorch.likelihoods import GaussianLikelihood
from torch.quasirandom import SobolEngine

from harness.row import Row
from harness.system import Ask, Session
from harness.systems.botorch_models import BotorchSession, BotorchSystem, fitted

FIRST_LENGTH = 0.8
LONGEST = 1.6
SHORTEST = 0.5**7
SUCCESSES = 10
CANDIDATES = 2000


class BotorchScbo(BotorchSystem):
    name = "botorch-scbo"

    def is_usual(self, row: Row) -> bool:
        return row.seen in ("exact", "noise")

    def start(self, row: Row, seed: int) -> Session:
        return ScboSession(row, seed)


class ScboSession(BotorchSession):
    def __init__(self, row: Row, seed: int) -> None:
        super().__init__(row, seed)
        self._sobol = SobolEngine(row.problem.dimension, scramble=True, seed=seed)
        self._failures = max(4, row.problem.dimension)
        self._judged = 0
        self._restart()

    def _restart(self) -> None:
        self._length, self._better, self._worse = FIRST_LENGTH, 0, 0

    def fit(self, inputs: torch.Tensor, outputs: torch.Tensor) -> Model:
        d = inputs.shape[-1]
        models = []
        for k in range(outputs.shape[1]):
            kernel = ScaleKernel(MaternKernel(nu=2.5, ard_num_dims=d, lengthscale_constraint=Interval(0.005, 4.0)))
            likelihood = GaussianLikelihood(noise_constraint=Interval(1e-8, 1e-3))
            values = outputs[:, [k]] if k else -outputs[:, [0]]  # Thompson sampling maximises
            models.append(fitted(SingleTaskGP(inputs, values, covar_module=kernel, likelihood=likelihood)))
        return ModelListGP(*models)

    def _best(self, until: int) -> int:
        """The best feasible, or else the least violating, of the first so many."""

        def rank(i: int) -> tuple[float, float]:
            seen = self.told[i][1]
            violation = sum(max(0.0, g) for g in seen.as_numbers())
            return violation, seen.objective if violation == 0 else 0.0

        return min(range(until), key=rank)

    def _adapt(self) -> None:
        """The region grows after many successes in a row, shrinks after failures, and begins anew when it is tiny."""
        for i in range(self._judged, len(self.told)):
            improved = self._best(i + 1) == i
            self._better, self._worse = (self._better + 1, 0) if improved else (0, self._worse + 1)
            if self._better == SUCCESSES:
                self._length, self._better = min(2 * self._length, LONGEST), 0
            elif self._worse == self._failures:
                self._length, self._worse = self._length / 2, 0
            if self._length < SHORTEST:
                self._restart()
        self._judged = len(self.told)

    def mean_at(self, inputs: torch.Tensor) -> torch.Tensor:
        mean = super().mean_at(inputs)
        return torch.cat([-mean[..., :1], mean[..., 1:]], dim=-1)

    def ask(self) -> Ask:
        self._judged = self._judged or len(self.told)  # the starts are no steps
        self._adapt()
        model = self.model()
        d = self.row.problem.dimension
        centre = self.inputs()[self._best(len(self.told))]
        low, high = (centre - self._length / 2).clamp(0, 1), (centre + self._length / 2).clamp(0, 1)
        moved = low + (high - low) * self._sobol.draw(CANDIDATES).to(torch.double)
        mask = torch.rand(CANDIDATES, d) <= min(20.0 / d, 1.0)
        rows = torch.where(mask.sum(dim=1) == 0)[0]
        mask[rows, torch.randint(0, d, (len(rows),))] = True
        candidates = torch.where(mask, moved, centre.expand(CANDIDATES, d))
        objective, constraints = model.models[0], ModelListGP(*model.models[1:])
        with torch.no_grad():
            sampling = ConstrainedMaxPosteriorSampling(objective, constraints, replacement=False)
            return self.point(sampling(candidates, num_samples=1))
