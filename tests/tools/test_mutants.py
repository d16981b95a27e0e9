"""Which breaks are made of a piece of code and which are not, and what a run says of those noticed and not noticed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from textwrap import dedent

import pytest

from tools.mutants import LATE, NO_RULES, Bench, Mutant, interval, mutants

SCRIPT = Path(__file__).parents[2] / "tools" / "mutants.py"


def broken(code: str) -> set[str]:
    """All texts a code is broken into, each checked to differ from it in one place only."""
    source = dedent(code).encode()
    made = [mutant.splice(source).decode() for mutant in mutants("steps.py", source)]
    assert len(made) == len(set(made))
    return set(made)


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        ("r = a < b", {"r = a <= b", "r = a >= b"}),
        ("r = a <= b", {"r = a < b", "r = a > b"}),
        ("r = a == b", {"r = a != b"}),
        ("r = a is not b", {"r = a is b"}),
        ("r = a in b", {"r = a not in b"}),
        ("r = (a) not  in (b)", {"r = (a) in (b)"}),
        ("r = a <= b < c", {"r = a < b < c", "r = a > b < c", "r = a <= b <= c", "r = a <= b >= c"}),
        ("r = a and b and c", {"r = a or b and c", "r = a and b or c"}),
        ("r = not a", {"r =  a"}),
        ("r = a + b", {"r = a - b"}),
        ("r = a % b", {"r = a // b"}),
        ("r = a >> b & c", {"r = a << b & c", "r = a >> b | c"}),
        ("r = ~a", {"r = a"}),
        ("r -= a", {"r += a", "pass"}),
        ("r = 3", {"r = 4", "r = 2"}),
        ("r = 0", {"r = 1"}),
        ("r = True", {"r = False"}),
        ("r = 'bite'", {'r = "bite~"'}),
        ("r = a if b else c", {"r = a if True else c", "r = a if False else c", "r = a if not (b) else c"}),
        ("r = a if not b else c", {"r = a if True else c", "r = a if False else c", "r = a if  b else c"}),
        ("r = [a for a in b if a.c]", {"r = [a for a in b if True]", "r = [a for a in b if not (a.c)]"}),
        ("r = a[b:c]", {"r = a[:c]", "r = a[b:]"}),
        ("r = min(a, b)", {"r = max(a, b)"}),
        ("r = all(a)", {"r = any(a)"}),
        ("r = sorted(a, key=b)", {"r = sorted(a, key=b)[::-1]"}),
        ("r = sorted(a, reverse=True)", {"r = sorted(a, reverse=False)", "r = sorted(a, reverse=True)[::-1]"}),
        ("r = lambda a: (-a, b)", {"r = lambda a: (a, b)"}),
        ("r = isinstance(a, B | C | D)", {f"r = isinstance(a, {kept})" for kept in ("B | C", "B | D", "C | D")}),
        ("state.a = b", {"pass"}),
        ("a[b] = c", {"pass"}),
        ("a.b, a.c = d", {"pass"}),
        ("a.b = a.c = d", {"pass", "a.c = d", "a.b = d"}),
        ("state.tell('dawn', a)", {"pass"}),
        ("raise LoadError('bag', 'expected')", {"pass"}),
        ("for a in b: break", {"for a in b: continue"}),
        ("for a in b: continue", {"for a in b: break"}),
        ("def f(a=1): pass", {"def f(a=2): pass", "def f(a=0): pass"}),
        ("def f() -> tuple[int, ...]: return a", {"def f() -> tuple[int, ...]: return ()"}),
        ("def f() -> Agenda: return (A,)", {"def f() -> Agenda: return (*(),)", "def f() -> Agenda: return ()"}),
        ("while a: f()", {"while False: f()", "while not (a): f()", "while a: pass"}),
    ],
)  # fmt: skip
def test_each_way_to_break(code: str, texts: set[str]) -> None:
    assert broken(code) == texts


def test_steps_of_an_agenda_are_swapped_and_dropped() -> None:
    code = (
        "def f() -> Agenda: return a() or (A, B(c))\ndef g() -> Agenda: return NIGHT\nNIGHT: Final = (C, D)\nE = (F, G)"
    )
    agendas = {("(A, B(c))", new) for new in ("(B(c), A)", "(*(), B(c))", "(A, *())")}
    agendas |= {("(C, D)", new) for new in ("(D, C)", "(*(), D)", "(C, *())")}
    others = {("a() or", "a() and"), ("a() or (A, B(c))", "()"), ("return NIGHT", "return ()")}
    assert broken(code) == {code.replace(old, new) for old, new in agendas | others}


@pytest.mark.parametrize(
    "code",
    [
        '"""A module."""',
        'def f():\n    """LBG-BET-06: three coins."""',
        "class A(Frame[B], frozen=True, tag=1): pass",
        "import a",
        "a: Annotated[int, Meta(ge=-1, le=7)]",
        "Seat = Annotated[int, Meta(ge=0)]",
        "def f(a: Literal[3]) -> Literal['x']: ...",
        "@lru_cache(maxsize=64)\ndef f(): pass",
        "assert a is not None",
        "if TYPE_CHECKING:\n    a = 1",
        "__all__ = ['a', 'b']",
        "a = 'LBG-BET-06'",
        "a = 'not-your-own'",
        "a = 'a number for each seat'",
        "a = f'{b + 1} coins'",
        "a = Refusal(b, 'over', {'slot': c})",
        "a = zip(b, c, strict=True)",
        "a = isinstance(b, C)",
        "if state.ears is not None:\n    a = b",
        "def secrets(state): return {'bag': state.bag}",
        "a = (None,) * b",
        "a = b  # type: ignore[assignment]",
    ],
)
def test_what_says_nothing_about_the_rules_is_left_alone(code: str) -> None:
    assert broken(code) == set()


def test_a_splice_changes_nothing_else() -> None:
    source = "# ── è ──\r\nÈ = 'è', a == b  # 2 × seat\r\n\r\nx = (a  # == !=\r\n     <  # and\r\n     b)\r\n".encode()
    word, first, second, third = mutants("steps.py", source)
    assert word.splice(source) == source.replace("'è'".encode(), '"è~"'.encode())
    assert first.splice(source) == source.replace(b"==", b"!=", 1)
    assert second.splice(source) == source.replace(b"<", b"<=")
    assert third.splice(source) == source.replace(b"<", b">=")
    assert first.lines(source) == ("È = 'è', a == b # 2 × seat", "È = 'è', a != b # 2 × seat")
    assert [mutant.line for mutant in (word, first, second, third)] == [2, 2, 5, 5]


def test_what_does_not_compile_is_not_made() -> None:
    source = SCRIPT.read_bytes()
    made = mutants("mutants.py", source)
    assert len(made) > 100
    assert len({mutant.splice(source) for mutant in made}) == len(made)
    for mutant in made[::20]:
        compile(mutant.splice(source), mutant.file, "exec")


def test_the_interval_holds_the_share() -> None:
    assert interval(170, 200) == (79.4, 89.3)
    assert interval(200, 200) == (98.1, 100.0)
    assert interval(0, 5)[0] == 0


# ── Whole runs ───────────────────────────────────────────────────────────────────────────────────────────────────


RULES = """
def ties(a: int, b: int) -> bool:
    return a == b

def wins(seat: int) -> bool:
    return seat in WINNERS
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one game whose tests look at one of its two rules."""
    files = {
        "src/covo/__init__.py": "",
        "src/covo/games/__init__.py": "",
        "src/covo/games/toy/steps.py": RULES,
        "tests/toy/test_toy.py": """
            from covo.games.toy.steps import ties

            def test_ties():
                assert ties(1, 1) and not ties(1, 2)
            """,
        "pyproject.toml": "[tool.pytest.ini_options]\naddopts = '--import-mode=importlib -p no:hypothesispytest'\n",
    }
    files |= {f"src/covo/games/toy/{name}": "x = 1 < 2\n" for name in NO_RULES}
    for name, text in files.items():
        path = tmp_path / "project" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), encoding="utf-8")
    (tmp_path / "temp").mkdir()
    return tmp_path / "project"


def command(project: Path, *options: str) -> list[str]:
    return [sys.executable, str(SCRIPT), "--root", str(project), "--game", "toy", "--workers", "1", *options]


def run(project: Path, *options: str) -> subprocess.CompletedProcess[str]:
    before = {path: path.read_bytes() for path in project.rglob("*") if path.is_file()}
    env = os.environ | {"TMPDIR": str(project.parent / "temp")}
    done = subprocess.run(command(project, *options), capture_output=True, text=True, env=env, check=False)
    assert before == {path: path.read_bytes() for path in project.rglob("*") if path.is_file()}
    assert not list((project.parent / "temp").iterdir())
    return done


def test_a_run_tells_noticed_from_not_noticed(project: Path) -> None:
    out = project.parent / "report.json"
    done = run(project, "--json", "--out", str(out), "--fail-under", "85")
    assert done.returncode == 1, done.stderr
    told = json.loads(done.stdout)
    assert told == json.loads(out.read_text("utf-8"))
    assert (told["noticed"], told["total"], told["places"], told["percent"]) == (1, 2, 2, 50.0)
    assert told["by_file"] == {"src/covo/games/toy/steps.py": {"noticed": 1, "total": 2}}
    assert told["by_operator"] == {"comparison": {"noticed": 1, "total": 2}}
    assert told["survivors"] == [
        {
            "file": "src/covo/games/toy/steps.py",
            "line": 6,
            "operator": "comparison",
            "before": "return seat in WINNERS",
            "after": "return seat not in WINNERS",
        }
    ]


def test_a_run_for_people(project: Path) -> None:
    done = run(project, "--files", "steps.py")
    assert done.returncode == 0, done.stderr
    assert "src/covo/games/toy/steps.py:6 not noticed (comparison)" in done.stdout
    assert "  - return seat in WINNERS\n  + return seat not in WINNERS\n" in done.stdout
    assert "Noticed 1 of 2 breaks (0 by running too long): 50.0 %" in done.stdout


def test_tests_without_an_end_are_ended(project: Path) -> None:
    (project / "tests/toy/test_toy.py").write_text("while True: pass\n")
    bench = Bench(project, project.parent / "temp/0", ["tests/toy"])
    assert bench.run(1) in LATE
    (project / "tests/toy/test_toy.py").write_text("import time\ntime.sleep(3600)\n")
    bench = Bench(project, project.parent / "temp/1", ["tests/toy"])
    bench.start(60)
    assert bench.ended() is None
    bench.patience = 0
    assert bench.ended() in LATE
    assert bench.process
    assert bench.process.poll() == -signal.SIGKILL


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--game", "chess"), "unknown game 'chess'; there are: toy"),
        (("--files", "meta.py"), "no rules of toy in meta.py; there are: steps.py"),
        (("--out", "nowhere/report.json"), "no folder nowhere to write report.json in"),
        (("--tests", "tests/none"), "the tests do not pass on the unbroken rules: ERROR: file or directory not found"),
        (("--tests", "tests/free", "-k", ""), "the tests pass without any rules"),
        (
            ("--tests", "tests/red", "-k", ""),
            "do not pass on the unbroken rules: FAILED tests/red/test_red.py::test_red",
        ),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(project: Path, options: tuple[str, ...], said: str) -> None:
    for name, holds in (("free", True), ("red", False)):
        (project / "tests" / name).mkdir()
        (project / "tests" / name / f"test_{name}.py").write_text(f"def test_{name}():\n    assert {holds}\n")
    done = run(project, *options)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("mutants: ")
    assert said in done.stderr


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_stopped_run_leaves_nothing_behind(project: Path, stop: signal.Signals) -> None:
    began, temp = project / "began", project.parent / "temp"
    endless = (
        f"import os, pathlib, time\npathlib.Path({str(began)!r}).write_text(f'{{os.getpid()}} ')\ntime.sleep(3600)\n"
    )
    (project / "tests/toy/test_toy.py").write_text(endless)
    heeded = "import signal, os, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"
    started = subprocess.Popen(  # a shell may have put us in the background, where an interrupt is ignored
        [sys.executable, "-c", heeded, *command(project)],
        env=os.environ | {"TMPDIR": str(temp)},
        stderr=subprocess.DEVNULL,
    )
    while not began.exists() or not began.read_text().endswith(" "):
        assert started.poll() is None
        time.sleep(0.05)
    started.send_signal(stop)
    assert started.wait(60) != 0
    assert not list(temp.iterdir())
    with pytest.raises(ProcessLookupError):
        os.kill(int(began.read_text()), 0)


def test_a_mutant_shows_its_line() -> None:
    mutant = Mutant("steps.py", 4, 5, b"2", "number", 1)
    assert mutant.lines(b"a = 1") == ("a = 1", "a = 2")
