"""How the server runs: one process, one loop, settings for many small messages."""

from __future__ import annotations

import gc
import sys
from typing import Any, Final

import uvicorn

from covo.server.wire import BODY, Wire

SETTINGS: Final[dict[str, Any]] = {
    "ws": Wire,
    "ws_max_size": BODY,
    "ws_per_message_deflate": False,  # compressed, messages of one size would differ in size again
    "log_level": "warning",
}


def config(app: Any, **more: Any) -> uvicorn.Config:
    return uvicorn.Config(app, **{**SETTINGS, **more})


def run(app: Any, host: str, port: int) -> None:
    """Serve until told to stop."""
    tune()
    uvicorn.run(app, host=host, port=port, **SETTINGS)


def tune() -> None:
    """For a process that is nothing but a server.

    What is loaded stays, and a log of moves is no garbage: looking through all of it again and again would stop
    everybody for a tenth of a second; so what is new is looked through often and shortly, what is older hardly ever.
    Often also while people come in: what four hundred connections leave in the middle generation took 20 ms to look
    through at once, and one such stop in a second is the slowest hundredth of its moves.
    And the thread that commits should not wait 5 ms for its turn after each commit.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 5, 1_000)
    sys.setswitchinterval(0.001)
