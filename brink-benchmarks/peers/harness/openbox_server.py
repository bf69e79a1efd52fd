"""OpenBox behind lines of JSON: it needs older packages than the others, so it has a process of its own.

Requests: {"define": {"lower", "upper", "constraints", "starts", "seed"}}, {"tell": {"x", "objective", "constraints",
"failed"}}, {"ask": null}; answers: {"x": [...]} or {}. Needs only OpenBox.
"""

from __future__ import annotations

import json
import math
import os
import sys
import tempfile
from typing import Any

# OpenBox prints and logs to the standard output, where only answers belong.
answers = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)

from openbox import Advisor, Observation  # noqa: E402
from openbox import space as sp  # noqa: E402
from openbox.utils.constants import FAILED, SUCCESS  # noqa: E402


class Server:
    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        if "define" in request:
            return self._define(request["define"])
        return self._tell(request["tell"]) if "tell" in request else self._ask()

    def _define(self, problem: dict[str, Any]) -> dict[str, Any]:
        self._space = sp.Space(seed=problem["seed"])
        self._names = [f"x{i + 1}" for i in range(len(problem["lower"]))]
        for name, low, high in zip(self._names, problem["lower"], problem["upper"]):
            self._space.add_variables([sp.Real(name, low, high, default_value=(low + high) / 2)])
        self._advisor = Advisor(
            self._space,
            num_objectives=1,
            num_constraints=problem["constraints"],
            initial_trials=problem["starts"],
            random_state=problem["seed"],
            output_dir=tempfile.mkdtemp(prefix="openbox"),
            logger_kwargs={"level": "ERROR"},
        )
        return {}

    def _tell(self, told: dict[str, Any]) -> dict[str, Any]:
        configuration = sp.Configuration(self._space, values=dict(zip(self._names, told["x"])))
        failed = told["failed"]
        self._advisor.update_observation(
            Observation(
                config=configuration,
                objectives=[math.inf if failed else told["objective"]],  # as its own optimizer tells of failures
                constraints=None if failed or not told["constraints"] else told["constraints"],
                trial_state=FAILED if failed else SUCCESS,
            )
        )
        return {}

    def _ask(self) -> dict[str, Any]:
        values = self._advisor.get_suggestion().get_dictionary()
        return {"x": [float(values[name]) for name in self._names]}


def main() -> None:
    server = Server()
    for line in sys.stdin:
        print(json.dumps(server.answer(json.loads(line))), file=answers, flush=True)


if __name__ == "__main__":
    main()
