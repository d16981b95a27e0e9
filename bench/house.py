"""Our server as `covo serve` runs it, for the bench: with the nine cells beside the games of the box, and counted.

python -m bench.house FOLDER PORT
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from covo import games
from covo.server import app, serving
from covo.server.app import Server
from covo.server.desk import Desk
from covo.server.store import migrate


class Counts:
    """Moves published, how often a table was drawn for them, and for how many who see different things."""

    def __init__(self) -> None:
        self.moves = self.drawn = self.audiences = 0

    def watch(self, game_id: str) -> None:
        module = import_module(f"{games.package(game_id)}.game")
        scene, publish = module.GAME.scene, Desk.publish
        scenes, plies = count(), WeakKeyDictionary[Desk, int]()

        def counted_scene(*args: Any) -> Any:
            next(scenes)
            return scene(*args)

        def counted_publish(desk: Desk) -> None:
            before = next(scenes)
            publish(desk)
            drawn = next(scenes) - before - 1
            ply = desk.ply if desk.match is not None else 0
            if ply > plies.get(desk, 0):  # a move, not somebody who came in or answered in the night
                self.moves += 1
                self.drawn += drawn
                self.audiences += len({guest.viewer for guest in desk.guests})
            plies[desk] = ply

        module.GAME = replace(module.GAME, scene=counted_scene)  # type: ignore[attr-defined]
        Desk.publish = counted_publish  # type: ignore[method-assign,assignment]

    async def tell(self, request: Request) -> Response:
        return JSONResponse(vars(self))


def main(folder: str, port: str, counted: str = "") -> None:
    games.packages()["cells"] = "bench.cells"
    app.BURST = app.RATE = 1_000_000  # scripted players know no manners
    threading.Thread(target=leave_with_parent, daemon=True).start()
    url = f"sqlite:///{Path(folder) / 'covo.db'}"
    migrate(url)
    counts = Counts()
    if counted:
        counts.watch(counted)
    ours = Server(url, None).app()
    ours.router.routes.insert(0, Route("/counts", counts.tell))
    more_files()
    serving.run(ours, "127.0.0.1", int(port))


def leave_with_parent() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


def more_files() -> None:
    """As many sockets as the system lets us have."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    main(*sys.argv[1:])
