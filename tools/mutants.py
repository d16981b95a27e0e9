"""Proof that the tests bite: break a game's rules in random places and count the breaks that the tests notice.

    python tools/mutants.py --game lupusburg --sample 200

Rules are broken in private copies of the project, one per worker; the working tree is only read.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import signal
import sys
import time
import warnings
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from math import ceil
from pathlib import Path
from random import Random
from resource import RUSAGE_CHILDREN, getrusage
from subprocess import DEVNULL, Popen
from tempfile import TemporaryDirectory
from textwrap import shorten
from typing import Annotated, Any, Final, NamedTuple, NoReturn

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import track

from covo.lab.interval import wilson

ROOT: Final = Path(__file__).resolve().parent.parent
NO_RULES: Final = (  # what draws, plays, talks or counts
    *("__init__.py", "meta.py", "bot.py", "claims.py", "scene.py", "game.py"),
    *("draw.py", "draw_cagliostro.py", "draw_stonehenge.py", "sketch.py", "scene_stonehenge.py", "looking.py"),
    *("aims.py", "hand.py", "choices.py", "odds.py", "balance.py", "mind.py", "standing.py", "study.py"),
)
TESTS: Final = ("tests/{game}", "tests/test_laws.py")  # in this order: the game's own tests are the quickest to notice
LAW_GAMES: Final = "2"  # at each seat count: hundreds of runs take long enough, and fewer games notice fewer breaks
NOT_COPIED: Final = (".*", "__pycache__", "node_modules", "build", "dist")
MEMORY: Final = 4 << 20  # KiB for one run of the tests: a broken rule may pile up steps for ever

COMPARISONS: Final = {"<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<")}
TRUTHS: Final = {"==": "!=", "!=": "==", "is": "is not", "is not": "is", "in": "not in", "not in": "in"}
NUMBERS: Final = {"+": "-", "-": "+", "*": "//", "/": "*", "//": "*", "%": "//"}
BITS: Final = {"&": "|", "|": "&", "^": "&", "<<": ">>", ">>": "<<"}
CHANGES: Final = {f"{old}=": f"{new}=" for old, new in (NUMBERS | BITS).items()}
PAIRS: Final = TRUTHS | NUMBERS | BITS | CHANGES | {"and": "or", "or": "and"}
NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
BETWEEN: Final = re.compile(rb"(?:[\s()\\]|#[^\n]*)*([^\s()#]+(?:\s+(?:not|in)\b)?)")  # the operator of two operands
WORD: Final = re.compile(r"\w*")  # a string that steers; ids of rules and messages have hyphens, sentences have spaces
LABELS: Final = ("secrets", "conserved")  # functions whose strings only name things
LATE: Final = (-signal.SIGXCPU, -signal.SIGPROF)  # all tests together, or one of them

Edit = tuple[str, int, int, str]  # operator, first byte, byte after the last, new text


class Mutant(NamedTuple):
    """One break: the bytes of a file from `start` to `end` become `new`."""

    file: str
    start: int
    end: int
    new: bytes
    operator: str
    line: int

    def splice(self, source: bytes) -> bytes:
        return source[: self.start] + self.new + source[self.end :]

    def lines(self, source: bytes) -> tuple[str, str]:
        """The line it breaks (or lines, in one), before and after."""
        first, last = source.rfind(b"\n", 0, self.start) + 1, (source + b"\n").find(b"\n", self.end)
        after = self.splice(source)[first : last + len(self.new) - (self.end - self.start)]
        old, new = (shorten(text.decode(), 160, placeholder=" …") for text in (source[first:last], after))
        return old, new


# ── Where rules can be broken ────────────────────────────────────────────────────────────────────────────────────


def mutants(file: str, source: bytes) -> list[Mutant]:
    """Every break that compiles and differs from the original and from all others."""
    text = Text(source)
    found: list[Mutant] = []
    for block in text.tree.body:  # compiled block by block, which is many times faster than whole files
        begin = text.lines[min(part.lineno for part in (block, *getattr(block, "decorator_list", ()))) - 1]
        end = text.end(block)
        seen = {"", _meaning(source[begin:end])}
        for node in ast.walk(block):
            for operator, first, last, new in () if id(node) in text.skipped else _edits(node, text):
                mutant = Mutant(file, first, last, new.encode(), operator, source.count(b"\n", 0, first) + 1)
                meaning = _meaning(mutant.splice(source[:end])[begin:])
                if meaning not in seen:
                    seen.add(meaning)
                    found.append(mutant)
    return sorted(found)


def _meaning(code: bytes) -> str:
    """Equal for programs that differ in layout alone; empty for what does not compile."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # the tests would trip over a warning without a look at the rules
            tree = ast.parse(code)
            compile(tree, "mutant", "exec")
    except SyntaxError:
        return ""
    return ast.dump(tree)


class Text:
    """A source text by byte positions (`ast` counts columns in bytes), and what is special in it, by node id."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.lines = list(accumulate(map(len, source.splitlines(keepends=True)), initial=0))
        self.tree = ast.parse(source)
        self.skipped = {id(node) for root in _no_rules(self.tree) for node in ast.walk(root)}
        self.returns, self.agendas = _agendas(self.tree)

    def start(self, node: Any) -> int:
        return self.lines[int(node.lineno) - 1] + int(node.col_offset)

    def end(self, node: Any) -> int:
        return self.lines[int(node.end_lineno) - 1] + int(node.end_col_offset)

    def of(self, node: ast.expr) -> str:
        return self.source[self.start(node) : self.end(node)].decode()

    def put(self, operator: str, node: ast.AST, *news: str) -> Iterator[Edit]:
        yield from ((operator, self.start(node), self.end(node), new) for new in news)

    def swap(self, operator: str, left: ast.expr, right: ast.expr) -> Iterator[Edit]:
        """Others for the operator between two operands."""
        if found := BETWEEN.match(self.source, self.end(left), self.start(right)):
            old = " ".join(found[1].decode().split())
            for new in COMPARISONS.get(old) or ([PAIRS[old]] if old in PAIRS else []):
                yield operator, *found.span(1), new

    def negated(self, test: ast.expr) -> tuple[str, ...]:
        """With a `not` before it, where no other break does the same."""
        match test:
            case ast.Compare(ops=[_]) | ast.UnaryOp(op=ast.Not()) | ast.Constant():
                return ()
        return (f"not ({self.of(test)})",)


def _no_rules(tree: ast.Module) -> Iterator[ast.AST]:
    """Roots of all that says nothing about the rules: types, messages, labels, guards that only save time."""
    for node in ast.walk(tree):
        match node:
            case ast.arg(annotation=ast.expr() as note) | ast.AnnAssign(annotation=note):
                yield note
            case ast.FunctionDef(name=name):
                yield from [*node.decorator_list, *([node.returns] if node.returns else [])]
                yield from _strings(node) if name in LABELS else ()
            case ast.ClassDef():
                yield from [*node.decorator_list, *node.bases, *node.keywords]
            case ast.Assert() | ast.JoinedStr() | ast.Expr(value=ast.Constant()):
                yield node
            case ast.If(test=ast.Name("TYPE_CHECKING")) | ast.Assign(targets=[ast.Name("__all__")]):
                yield node
            case ast.If(test=ast.Compare(left=ast.Attribute(attr="ears")) as test):
                yield test
            case ast.Subscript(value=ast.Name("Annotated")) | ast.keyword(arg="strict"):
                yield node
            case ast.Call(func=ast.Name("Refusal" | "LoadError") | ast.Attribute(attr="tell")):
                yield from _strings(node)
            case ast.Call(func=ast.Name("isinstance"), args=[_, kinds]):
                yield kinds


def _strings(root: ast.AST) -> list[ast.Constant]:
    return [node for node in ast.walk(root) if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def _agendas(tree: ast.Module) -> tuple[set[int], set[int]]:
    """The return statements of functions that give a tuple, and the tuples that are an agenda."""
    returns: set[int] = set()
    leaves: list[ast.expr] = []
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and function.returns:
            kind = ast.unparse(function.returns)
            given = [node for node in ast.walk(function) if isinstance(node, ast.Return)]
            returns |= {id(node) for node in given if kind.startswith(("Agenda", "tuple["))}
            leaves += [leaf for node in given if node.value and kind == "Agenda" for leaf in _leaves(node.value)]
    names = {leaf.id for leaf in leaves if isinstance(leaf, ast.Name)}
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(name)]) | ast.AnnAssign(target=ast.Name(name)) if name in names:
                leaves += [node.value] if node.value else []
    return returns, set(map(id, leaves))


def _leaves(value: ast.expr) -> list[ast.expr]:
    """What an expression may give: `a or (b if c else d)` gives a, b or d."""
    match value:
        case ast.IfExp():
            return [*_leaves(value.body), *_leaves(value.orelse)]
        case ast.BoolOp():
            return [leaf for part in value.values for leaf in _leaves(part)]
    return [value]


def _edits(node: ast.AST, text: Text) -> Iterator[Edit]:
    """Every way to break one node."""
    match node:
        case ast.Compare():
            for left, right in pairwise([node.left, *node.comparators]):
                yield from text.swap("comparison", left, right)
        case ast.BoolOp():
            for left, right in pairwise(node.values):
                yield from text.swap("and/or", left, right)
        case ast.BinOp(left=ast.Tuple()) | ast.BinOp(right=ast.Tuple()) | ast.AugAssign(value=ast.Tuple()):
            pass  # (0,) * seats means nothing with another operator
        case ast.BinOp(left=left, right=right) | ast.AugAssign(target=left, value=right):
            yield from text.swap("arithmetic", left, right)
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert() as op):
            yield "negation", text.start(node), text.start(node) + (3 if isinstance(op, ast.Not) else 1), ""
        case ast.Constant(value=bool(truth)):
            yield from text.put("truth", node, str(not truth))
        case ast.Constant(value=int(number)):
            yield from text.put("number", node, str(number + 1), *[str(number - 1)] * (number > 0))
        case ast.Constant(value=str(word)) if WORD.fullmatch(word):
            yield from text.put("string", node, f'"{word}~"')
        case ast.Tuple(elts=steps) if id(node) in text.agendas:
            for left, right in pairwise(steps):
                gap = text.source[text.end(left) : text.start(right)].decode()
                yield "agenda", text.start(left), text.end(right), text.of(right) + gap + text.of(left)
            for step in steps:
                yield from text.put("agenda", step, "*()")
        case ast.Return(value=ast.expr() as value) if id(node) in text.returns:
            yield from text.put("return", value, "()")
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test) if id(test) not in text.skipped:
            outcomes = ("False",) if isinstance(node, ast.While) else ("False", "True")
            yield from text.put("condition", test, *outcomes, *text.negated(test))
        case ast.comprehension():
            for test in node.ifs:
                yield from text.put("filter", test, "True", *text.negated(test))
        case ast.Slice():
            for bound in filter(None, (node.lower, node.upper)):
                yield from text.put("slice", bound, "")
        case ast.Call(func=ast.Name("isinstance"), args=[_, kinds]):
            for union in ast.walk(kinds):  # A | B | C is (A | B) | C; each is left out once
                if isinstance(union, ast.BinOp):
                    second = [] if isinstance(union.left, ast.BinOp) else [text.of(union.right)]
                    yield from text.put("kind", union, text.of(union.left), *second)
        case ast.Call(func=ast.Name("sorted")):
            yield "order", text.end(node), text.end(node), "[::-1]"
        case ast.Call(func=ast.Name(name) as function) if name in NAMES:
            yield from text.put("order", function, NAMES[name])
        case ast.Break() | ast.Continue():
            yield from text.put("break", node, "continue" if isinstance(node, ast.Break) else "break")
        case ast.Assign(targets=targets) if len(targets) > 1:  # of a = b = 0 one at a time
            for target, following in pairwise([*targets, node.value]):
                yield "deletion", text.start(target), text.start(following), ""
    match node:
        case ast.AugAssign() | ast.Raise() | ast.Expr():
            yield from text.put("deletion", node, "pass")
        case ast.Assign() if all(isinstance(name, ast.Attribute | ast.Subscript) for name in _targets(node)):
            yield from text.put("deletion", node, "pass")


def _targets(node: ast.Assign) -> list[ast.expr]:
    return [name for target in node.targets for name in (target.elts if isinstance(target, ast.Tuple) else [target])]


# ── Whether the tests notice ─────────────────────────────────────────────────────────────────────────────────────


class Bench:
    """A private copy of the project in which rules are broken, one at a time, and the tests run."""

    def __init__(self, origin: Path, place: Path, tests: Sequence[str]) -> None:
        shutil.copytree(origin, place, ignore=shutil.ignore_patterns(*NOT_COPIED))
        self.place = place
        self.log = place.with_suffix(".log")
        self.tests = tests
        # The copy comes before the installed package. CI: Hypothesis repeats itself and sets no deadlines.
        self.env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        path = os.pathsep.join((str(place / "src"), str(ROOT / "tools")))
        self.env |= {"PYTHONPATH": path, "PYTHONHASHSEED": "0", "CI": "1", "LAW_GAMES": LAW_GAMES}
        self.mutant: Mutant | None = None
        self.process: Popen[bytes] | None = None
        self.patience = 0.0

    def write(self, file: str, source: bytes) -> None:
        path = self.place / file
        path.write_bytes(source)
        # Bytecode is told apart by second and size: two breaks of a file could pass for one.
        shutil.rmtree(path.parent / "__pycache__", ignore_errors=True)

    def start(self, limit: float, **near: str) -> None:
        """Limits count processor time, so that a busy machine makes no break look noticed. `near`: see near.py."""
        limited = f'ulimit -v {MEMORY} 2>/dev/null; ulimit -S -t {ceil(limit)}; exec "$@"'
        pytest = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist"]
        pytest += ["-p", "near", "-p", "no:hypothesispytest"]  # whose import takes longer than most tests
        command = ["sh", "-c", limited, "sh", *pytest, *self.tests]
        with self.log.open("wb") as log:  # in a session of its own, so that `stop` stops what it started, and only that
            self.process = Popen(
                command,
                cwd=self.place,
                env=self.env | near,
                stdin=DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.patience = time.monotonic() + 10 * limit  # for what only waits

    def ended(self) -> int | None:
        """The exit code of the tests, once they have ended or have run too long."""
        code = self.process.poll() if self.process else None
        if code is None and time.monotonic() > self.patience:
            self.stop()
            return LATE[0]
        return code

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def run(self, limit: float, **near: str) -> int:
        self.start(limit, **near)
        while (code := self.ended()) is None:
            time.sleep(0.02)
        return code


class Near:
    """Which tests to run first: those that run the broken line, quickest first; then the others."""

    def __init__(self, noted: Path) -> None:
        told = json.loads(noted.read_text("utf-8"))
        self.seconds: dict[str, float] = dict(sorted(told["seconds"].items(), key=lambda pair: pair[1]))
        self.lines: dict[str, dict[str, list[str]]] = told["lines"]

    def order(self, mutant: Mutant) -> list[tuple[str, float]]:
        known = self.lines[mutant.file]
        above = map(str, range(mutant.line, max(0, mutant.line - 10), -1))  # of a long statement only some lines count
        near = next((set(known[line]) for line in above if known.get(line)), set())
        return sorted(self.seconds.items(), key=lambda pair: pair[0] not in near)


def calibrate(bench: Bench, sources: Mapping[str, bytes], limit: float) -> tuple[float, Near]:
    """Seconds the tests take on unbroken rules, and what is near to what. The tests must pass, and must take the rules
    from the copy.
    """
    before = getrusage(RUSAGE_CHILDREN)
    noted = bench.log.with_suffix(".near")
    if code := bench.run(limit, NEAR_NOTE=str(noted), NEAR_OF=":".join(sources)):
        said = [line for line in bench.log.read_text("utf-8", "replace").splitlines() if line.strip()]
        blamed = [line for line in said if line.startswith(("FAILED", "ERROR"))] or said[-1:] or [f"exit code {code}"]
        why = f"they take more than {limit:g} s" if code in LATE else blamed[0]
        fail(f"the tests do not pass on the unbroken rules: {why}")
    after = getrusage(RUSAGE_CHILDREN)
    for file in sources:
        bench.write(file, b"raise ImportError('the copy is imported')\n")
    if bench.run(limit) == 0:
        fail("the tests pass without any rules: they do not import the copy")
    for file, source in sources.items():
        bench.write(file, source)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, Near(noted)


def trial(
    benches: Sequence[Bench], sample: Sequence[Mutant], sources: Mapping[str, bytes], limit: float, near: Near
) -> Iterator[tuple[Mutant, int]]:
    """Each mutant when its tests have ended, with their exit code: 0 if they have noticed nothing."""
    waiting = list(sample)
    while waiting or any(bench.mutant for bench in benches):
        for bench in benches:
            if bench.mutant and (code := bench.ended()) is not None:
                yield bench.mutant, code
                bench.write(bench.mutant.file, sources[bench.mutant.file])
                bench.mutant = None
            if waiting and not bench.mutant:
                bench.mutant = waiting.pop()
                bench.write(bench.mutant.file, bench.mutant.splice(sources[bench.mutant.file]))
                order = bench.log.with_suffix(".order")
                order.write_text(json.dumps(near.order(bench.mutant)), encoding="utf-8")
                bench.start(limit, NEAR_ORDER=str(order))
        time.sleep(0.02)


def fail(message: str) -> NoReturn:
    print(f"mutants: {message}", file=sys.stderr)
    raise SystemExit(2)


# ── The report ───────────────────────────────────────────────────────────────────────────────────────────────────


def interval(noticed: int, total: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share, in per cent."""
    low, high = wilson(noticed / total, total)
    return round(100 * low, 1), round(100 * high, 1)


def report(results: Sequence[tuple[Mutant, int]], sources: Mapping[str, bytes]) -> dict[str, Any]:
    def by(name: str) -> dict[str, dict[str, int]]:
        total = Counter(getattr(mutant, name) for mutant, _ in results)
        noticed = Counter(getattr(mutant, name) for mutant, code in results if code)
        return {key: {"noticed": noticed[key], "total": total[key]} for key in sorted(total)}

    def told(mutant: Mutant) -> dict[str, str | int]:
        old, new = mutant.lines(sources[mutant.file])
        return {"file": mutant.file, "line": mutant.line, "operator": mutant.operator, "before": old, "after": new}

    noticed, total = sum(code != 0 for _, code in results), len(results)
    share = {"percent": round(100 * noticed / total, 1), "interval": interval(noticed, total)}
    late = sum(code in LATE for _, code in results)
    survivors = [told(mutant) for mutant, code in sorted(results) if code == 0]
    parts = {"by_file": by("file"), "by_operator": by("operator"), "survivors": survivors}
    return {"noticed": noticed, "total": total, "timeouts": late} | share | parts


def show(told: Mapping[str, Any]) -> None:
    console = Console(highlight=False, soft_wrap=True)
    for survivor in told["survivors"]:
        console.print(f"[bold]{survivor['file']}:{survivor['line']}[/] not noticed ({survivor['operator']})")
        console.print(f"  [red]- {escape(survivor['before'])}[/]\n  [green]+ {escape(survivor['after'])}[/]")
    for title in ("by_file", "by_operator"):
        console.print()
        for key, row in told[title].items():
            console.print(f"{row['noticed']:5} of {row['total']:<5} {key}")
    low, high = told["interval"]
    console.print(
        f"\nNoticed {told['noticed']} of {told['total']} breaks ({told['timeouts']} by running too long): "
        f"[bold]{told['percent']} %[/], 95 % interval {low} to {high} %. There are {told['places']} possible breaks."
    )


def rule_files(root: Path, game: str, only: str) -> list[str]:
    """The files with the rules of a game, or those of them that are asked for."""
    games = root / "src/covo/games"
    if not (games / game / "__init__.py").is_file():
        known = sorted(path.parent.name for path in games.glob("*/__init__.py"))
        fail(f"unknown game {game!r}; there are: {', '.join(known)}")
    paths = [
        path for path in sorted((games / game).rglob("*.py")) if path.name not in NO_RULES and path.parent.name != "bot"
    ]
    names = {path.relative_to(games / game).as_posix(): path.relative_to(root).as_posix() for path in paths}
    chosen = only.split(",") if only else list(names)
    if unknown := set(chosen) - set(names):
        fail(f"no rules of {game} in {', '.join(sorted(unknown))}; there are: {', '.join(names)}")
    return [names[name] for name in chosen]


def keywords(root: Path, game: str) -> str:
    """For pytest's -k: this game, and none whose name holds its name."""
    longer = {path.name for path in (root / "src/covo/games").iterdir() if game in path.name and game != path.name}
    return " and not ".join([game, *sorted(longer)])


def main(
    game: Annotated[str, typer.Option(help="Whose rules to break.")],
    sample: Annotated[int, typer.Option(min=1, help="How many breaks to try.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed breaks the same places.")] = 0,
    workers: Annotated[int, typer.Option(min=1, help="How many to try at the same time.")] = 2,
    timeout: Annotated[float, typer.Option(help="Seconds of processor time after which a break is noticed.")] = 120,
    files: Annotated[str, typer.Option(help="Only these files of the game: steps.py,view.py")] = "",
    tests: Annotated[str, typer.Option(help="Other tests, in this order: tests/lupusburg,tests/kernel")] = "",
    keyword: Annotated[str | None, typer.Option("-k", help="pytest's -k; the name of the game by default.")] = None,
    fail_under: Annotated[float, typer.Option(help="Exit with 1 if a smaller percentage is noticed.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    out: Annotated[Path | None, typer.Option(help="Also write that object to a file.")] = None,
    root: Annotated[Path, typer.Option(hidden=True)] = ROOT,
) -> None:
    """Break a game's rules in random places and report how many breaks the tests notice."""
    paths = rule_files(root, game, files)
    usual = [test for test in (test.format(game=game) for test in TESTS) if (root / test).exists()]
    wanted = [*(tests.split(",") if tests else usual), "-k", keywords(root, game) if keyword is None else keyword]
    if out and not out.absolute().parent.is_dir():
        fail(f"no folder {out.parent} to write {out.name} in")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that what follows is tidied up
    console = Console(stderr=True)
    benches: list[Bench] = []
    with TemporaryDirectory(prefix="mutants-") as temp:
        try:
            with console.status("The tests on the unbroken rules"):
                for number in range(workers):  # the tree may change meanwhile, so all are copies of the first
                    origin = benches[0].place if benches else root
                    benches.append(Bench(origin, Path(temp, str(number)), wanted))
                sources = {path: (benches[0].place / path).read_bytes() for path in paths}
                places = [mutant for path, source in sources.items() for mutant in mutants(path, source)]
                if not places:
                    fail(f"nothing to break in {', '.join(paths)}")
                seconds, near = calibrate(benches[0], sources, 10 * timeout)
            tried = Random(seed).sample(places, min(sample, len(places)))
            trials = trial(benches, tried, sources, max(2 * seconds, min(timeout, 10 + 5 * seconds)), near)
            results = list(track(trials, f"Breaking {game}", len(tried), console=console))
        finally:
            for bench in benches:
                bench.stop()
    told: dict[str, Any] = {"game": game, "seed": seed, "places": len(places)} | report(results, sources)
    text = json.dumps(told, indent=2, ensure_ascii=False)
    if out:
        out.write_text(f"{text}\n", encoding="utf-8")
    print(text) if as_json else show(told)
    if told["percent"] < fail_under:
        raise SystemExit(1)


if __name__ == "__main__":
    typer.run(main)
