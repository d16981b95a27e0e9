"""Libraries of the extra `lab`, loaded only where they are used."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from covo.kernel import SetupError


def need(module: str, what: str) -> Any:
    """The module, or one line that says how to get it."""
    try:
        return import_module(module)
    except ImportError as error:
        if error.name is not None and error.name.split(".")[0] != module.split(".")[0]:
            raise  # it is there and broken: its own message says more
        raise SetupError(f"{what} needs {module.split('.')[0]}; install it with: pip install 'covo[lab]'") from None
