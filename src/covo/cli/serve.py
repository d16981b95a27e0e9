"""covo serve"""

from __future__ import annotations

import socket
import webbrowser
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

from covo.cli.common import checkout
from covo.kernel import SetupError
from covo.server import serving
from covo.server.app import Server
from covo.server.store import migrate


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen at; 0.0.0.0 lets phones in your network join.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen at.")] = 8000,
    db: Annotated[
        str | None, typer.Option(metavar="URL", help="Where tables are kept.", show_default="a file of yours")
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option(metavar="URL", help="NATS server through which several Covos on one database tell each other."),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser, where there is one.")] = True,
) -> None:
    """The web table: people open one link and play, with friends and with bots.

    ```
    covo serve
    covo serve --host 0.0.0.0 --port 8080
    covo serve --db sqlite:///evening.db
    covo serve --db postgresql+psycopg://covo@db/covo --bus nats://bus:4222
    ```
    """
    url = db or default_database()
    migrate(url)
    page = checkout("web") / "dist"
    if not (page / "index.html").is_file():
        raise SetupError(f"the page is not built: {page} is missing; run make web")
    _check_free(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    invite = f"http://{found}:{port}" if host == "0.0.0.0" and (found := in_the_network()) else None
    typer.echo(f"Covo is at {address}")
    if invite:
        typer.echo(f"For phones in your network: {invite}/")
    elif host == "127.0.0.1":
        typer.echo("Only this machine can join; --host 0.0.0.0 lets phones in your network in.")
    typer.echo("Ctrl-C stops it; tables are kept.")
    if browser:
        webbrowser.open(address)
    serving.run(Server(url, page, bus_url=bus, invite=invite).app(), host, port)


def _check_free(host: str, port: int) -> None:
    """SetupError, in one line, when nobody could listen there."""
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except (OSError, OverflowError) as error:
            raise SetupError(f"cannot listen at {host}:{port}: {str(error).lower()}; --port takes another") from None


def in_the_network() -> str | None:
    """This machine's address as its neighbours know it. No packet is sent: a route is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as route:
        try:
            route.connect(("192.0.2.1", 9))  # an address reserved for documents
        except OSError:
            return None
        found = str(route.getsockname()[0])
    return None if found.startswith("127.") else found


def default_database() -> str:
    folder = Path(platformdirs.user_data_dir("covo", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'covo.db'}"
