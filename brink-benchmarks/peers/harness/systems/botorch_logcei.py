"""BoTorch: LogConstrainedExpectedImprovement, the analytic acquisition for outcome constraints."""

from __future__ import annotations

from botorch.acquisition.analytic import LogConstrainedExpectedImprovement, LogProbabilityOfFeasibility

from harness.row import Row
from harness.system import Ask, Session
from harness.systems.botorch_models import BotorchSession, BotorchSystem


class BotorchLogCei(BotorchSystem):
    name = "botorch-logcei"

    def is_usual(self, row: Row) -> bool:
        return row.seen == "exact"

    def start(self, row: Row, seed: int) -> Session:
        return LogCeiSession(row, seed)


class LogCeiSession(BotorchSession):
    def ask(self) -> Ask:
        model, best = self.model(), self.best_feasible()
        limits = {k + 1: (None, 0.0) for k in range(self.row.problem.count)}
        if best is None:
            return self.maximize(LogProbabilityOfFeasibility(model, constraints=limits))
        return self.maximize(
            LogConstrainedExpectedImprovement(model, best_f=best, objective_index=0, constraints=limits, maximize=False)
        )
