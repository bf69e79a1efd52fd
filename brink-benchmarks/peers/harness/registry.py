"""All systems by name. A module is loaded only when its system is wanted: some take half a minute."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from harness.system import System

# Asked for, but not in the comparison, and why.
LEFT_OUT = {
    "smac": "SMAC3 2.4 takes no constraints on outcomes",
    "hebo": "HEBO 0.3.6 requires NumPy below 1.25 and pymoo 0.6.0, and was not installed beside the others",
}


def _of(module: str, factory: str, *arguments: object) -> Callable[[], System]:
    return lambda: getattr(import_module(f"harness.systems.{module}"), factory)(*arguments)


def systems(brink: str | None) -> dict[str, Callable[[], System]]:
    return {
        "brink": _of("brink", "Brink", brink),
        "botorch-logcei": _of("botorch_logcei", "BotorchLogCei"),
        "botorch-qlognei": _of("botorch_qlognei", "BotorchQLogNei"),
        "botorch-scbo": _of("botorch_scbo", "BotorchScbo"),
        "botorch-nuts": _of("botorch_nuts", "BotorchNuts"),
        "ax": _of("ax_default", "AxDefault"),
        "optuna-gp": _of("optuna_samplers", "gp", False),
        "optuna-gp-exact": _of("optuna_samplers", "gp", True),
        "optuna-tpe": _of("optuna_samplers", "tpe"),
        "openbox": _of("openbox", "OpenBox"),
        "cobyla": _of("cobyla", "Cobyla"),
        "random": _of("random_search", "RandomSearch"),
    }
