"""Imports go one way: kernel ← boards ← games ← bots ← everything else (docs/design.md, Layout and imports)."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import covo
from covo.games import meta, packages

ROOT = Path(covo.__file__).parent
BASE = {"kernel", "boards", "numbers", "games"}
# What each part of the package may import besides itself. A new part is added here, and so has its place.
MAY = {
    "kernel": set[str](),
    "boards": {"kernel"},
    "numbers": {"kernel"},
    "games": {"kernel", "boards", "numbers"},
    "bots": BASE,
    "words": BASE,
    "rulebook": BASE,
    "envs": BASE,
    "lab": BASE | {"bots", "words", "rulebook"},
    "server": BASE | {"bots", "words", "rulebook", "lab"},
    "cli": BASE | {"bots", "words", "rulebook", "lab", "server"},
}
# The kernel has no files, no clock, no processes; its randomness is handed to it.
IMPURE = {"asyncio", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "secrets", "socket", "subprocess"}
IMPURE |= {"sys", "tempfile", "threading", "time", "uuid"}

MODULES = sorted(ROOT.rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """The modules a file names in its imports, wherever in the file; `from covo import words` is covo.words."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            here = ("covo", *path.relative_to(ROOT).parent.parts)
            above = ".".join(here[: len(here) + 1 - node.level]) if node.level else ""
            module = ".".join(filter(None, (above, node.module)))
            yield from ([f"{module}.{alias.name}" for alias in node.names] if module == "covo" else [module])


def part(path: Path) -> str:
    first = path.relative_to(ROOT).parts[0]
    return first.removesuffix(".py")


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_nothing_imports_from_the_right_of_an_arrow(path: Path) -> None:
    if path == ROOT / "__init__.py":
        assert not [module for module in imports(path) if module.startswith("covo")]
        return
    assert part(path) in MAY, f"give {part(path)} its place in MAY"
    parts = {module.split(".")[1] for module in imports(path) if module.startswith("covo.")}
    assert parts - {"__version__"} <= MAY[part(path)] | {part(path)}


@pytest.mark.parametrize("path", [path for path in MODULES if part(path) == "games"], ids=named)
def test_a_game_knows_no_other_game(path: Path) -> None:
    """But for the one it builds on; that one does not know who builds on it."""
    inside = path.relative_to(ROOT / "games").parts
    mine = [f"covo.games.{inside[0]}."] if len(inside) > 1 else ["covo.games only"]
    if len(inside) > 1 and (base := meta(inside[0]).builds_on):
        mine.append(f"covo.games.{base}.")
    assert not [
        module
        for module in imports(path)
        if module.startswith("covo.games") and not f"{module}.".startswith(tuple(mine))
    ]


@pytest.mark.parametrize("path", [path for path in MODULES if part(path) == "kernel"], ids=named)
def test_the_kernel_is_pure(path: Path) -> None:
    assert not {module.split(".")[0] for module in imports(path)} & IMPURE


@pytest.mark.parametrize("game", list(packages()))
def test_metadata_loads_without_the_rules(game: str) -> None:
    code = f"import sys, covo.games; covo.games.meta({game!r}); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    package = packages()[game]
    loaded = {module for module in ran.stdout.split() if module.startswith(package)}
    assert loaded == {package, f"{package}.meta"}


def test_the_checker_sees_imports_of_every_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    path = tmp_path / "games" / "x" / "steps.py"
    path.parent.mkdir(parents=True)
    path.write_text(
        "import covo.lab.pool\nfrom covo import words\nfrom covo.games.y import z\n"
        "from . import box\nfrom .box import COINS\ndef f():\n    from covo.cli import main\n"
    )
    assert list(imports(path)) == [
        "covo.lab.pool",
        "covo.words",
        "covo.games.y",
        "covo.games.x",
        "covo.games.x.box",
        "covo.cli",
    ]
