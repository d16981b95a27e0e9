"""Real tables for looking at the page without a server: `.venv/bin/python web/dev/fixtures.py` writes web/fixtures/.

Everything here is made by the games themselves, except boards.json, a sample of the board shapes no game uses yet.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from covo import games, rulebook
from covo.kernel import Board, Cell, Chair, Choice, Event, Match, Piece, Scene, Track, Words
from covo.server.protocol import ChairInfo, Clock, Lobby, Question, Table

HERE = Path(__file__).parent.parent / "fixtures"
NAMES = ("Ada", "Beatrice", "Claudio", "Davide", "Emma", "Quercia", "Franco", "Volpe")
BOTS = ("Quercia", "Volpe")
LANGUAGES = ("it", "en")


def lobby(game: str, seats: int, you: int | None, status: str = "playing", free: tuple[int, ...] = ()) -> Lobby:
    chairs = tuple(
        ChairInfo(seat, name, "quick" if name in BOTS else None, seat != 3, name not in BOTS)
        for seat, name in enumerate(NAMES[:seats])
        if seat not in free
    )
    options = dict(games.meta(game).complete({}))
    secret = "a1" * 32 if status == "over" else None
    return Lobby("QUERC7", game, seats, options, status, "5f" * 32, chairs, you, 2, "quick", "printed", True, secret=secret)


def table(match: Match, viewer: int) -> Table:
    state, game = match.state, match.game
    ask = state.ask(viewer) if viewer >= 0 else None
    limits = [one for one in state.asks if one.limit]
    clock = Clock(limits[0].limit * 0.7, limits[0].limit, limits[0].hold) if limits else None
    question = Question(tuple(map(str, ask.moves)), ask.rule) if ask else None
    talk = any(channel.open and viewer in channel.speakers for channel in game.talk(state))
    scene = game.scene(game.view(state, viewer), ask)
    return Table(
        n=len(match.record.lines), scene=scene, question=question, clock=clock, first=0, events=tuple(match.heard(viewer)), talk=talk, asides=(), undo=False
    )


def write(name: str, where: Lobby, what: Table | None, said: list[dict[str, Any]] | None = None) -> None:
    game = where.game
    rules = {
        language: [
            {"id": rule.id, "text": rule.text, "section": rule.section}
            for rule in rulebook.load(game, language).rules.values()
        ]
        for language in LANGUAGES
    }
    source = Path(games.__file__).parent
    words = {
        language: {
            "house": (source.parent / "locale" / f"{language}.ftl").read_text("utf-8"),
            "game": (source / game / "locale" / f"{language}.ftl").read_text("utf-8"),
        }
        for language in LANGUAGES
    }
    HERE.mkdir(exist_ok=True)
    (HERE / f"game-{game}.json").write_bytes(msgspec.json.encode({"words": words, "rules": rules}))
    told = {"lobby": where, "table": what, "said": said or []}
    (HERE / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=1))
    print(name, what.scene.prompt.id if what else "open")


def play(game_id: str, seats: int, seed: int, wanted: dict[str, Any], options: dict[str, Any] | None = None) -> None:
    """Quick bots play; each wanted fixture is written at the last moment its test holds (or the first, if `first`)."""
    game = games.load(game_id)
    match = Match(game, seats, options, NAMES[:seats])
    rng = Random(seed)
    kept: dict[str, tuple[Lobby, Table]] = {}
    while True:
        asks = match.state.asks
        for name, (viewer, test, times) in wanted.items():
            if times and (at := table(match, viewer)) and test(at):
                wanted[name] = (viewer, test, times - 1)
                status = "over" if match.state.outcome else "playing"
                kept[name] = (lobby(game_id, seats, viewer if viewer >= 0 else None, status), at)
        if not asks:
            break
        ask = asks[rng.randrange(len(asks))]
        move = ask.pick(rng) if ask.seat < 0 else game.quick(game.view(match.state, ask.seat), ask, rng)
        match.play(ask.seat, move)
    for name, (where, what) in kept.items():
        said = []
        if what.talk:
            texts = ["Franco a sinistra è un cittadino, l’ho visto.", "Due cittadini, forziere a destra.", "Il lupo è Claudio!"]
            said = [{"t": "words", "seat": 1 + i, "text": text, "at": 1.8e9 + 20 * i, "claim": None} for i, text in enumerate(texts)]
        write(name, where, what, said)


def asked(verb: str, least: int = 1):  # type: ignore[no-untyped-def]
    return lambda at: at.question is not None and len(at.question.moves) >= least and at.question.moves[-1].startswith(verb)


def boards() -> None:
    """The other shapes, with invented contents and LupusBURG's words."""
    def cells(kind: str) -> tuple[Cell, ...]:
        return tuple(
            Cell(f"{kind}{x}-{y}", x + (0.5 * (y % 2) if kind == "h" else 0), y * (0.866 if kind == "h" else 1),
                 kind=("grass", "water", "road")[(x * 3 + y * y) % 3])
            for y in range(6) for x in range(9)
        )
    shapes = {"square": cells("s"), "hex": cells("h"), "free": tuple(Cell(f"f{i}", i % 4 * 2 + i // 4 % 2, i // 4 * 1.5) for i in range(12))}
    for shape, on in shapes.items():
        scene = Scene(
            theme="fuga", title=Words("title-day", {"round": 2}), prompt=Words("prompt-ready"), boards=(Board("b", shape, on),),
            pieces=(Piece("a", on[0].id, "claw", side=0), Piece("b", on[5].id, "chest", side=1, badges=("3",))),
            chairs=tuple(Chair(seat, awaited=seat == 0, points=seat * 3) for seat in range(4)),
            tracks=(Track("living", Words("track-living"), 5, of=8),),
            choices=tuple(Choice(f"go a {cell.id}", Words("move-ready"), ("a", cell.id)) for cell in on[1:6]),
        )
        write(f"board-{shape}", lobby("lupusburg", 4, 0), Table(n=3, scene=scene, question=Question(tuple(c.move for c in scene.choices), "LBG-OVR-01"), clock=None, first=0, events=(), talk=True, asides=(), undo=False))


def main() -> None:
    over = lambda at: bool(at.scene.result)  # noqa: E731
    wanted = {
        "lbg-chest": (0, asked("chest"), 1),
        "lbg-sleep": (1, asked("sleep"), 3),
        "lbg-bet": (0, asked("bet"), 2),
        "lbg-talk": (0, asked("ready"), 2),
        "lbg-vote": (0, asked("vote"), 3),
        "lbg-cast": (0, asked("cast"), 2),
        "lbg-watch": (-1, asked("never"), 0),
        "lbg-end": (0, over, 1),
    }
    play("lupusburg", 8, 11, dict(wanted))
    for role, verb in (("thief", "look"), ("wolf", "bite")):
        for seed in range(1, 200):
            game = games.load("lupusburg")
            probe = Match(game, 8, None, NAMES)
            rng = Random(seed)
            found = False
            while probe.state.asks:
                one = table(probe, 0)
                if asked(verb, 2)(one) and any(event.kind == "day-breaks" for event in one.events):
                    found = True
                    break
                ask = probe.state.asks[rng.randrange(len(probe.state.asks))]
                probe.play(ask.seat, ask.pick(rng) if ask.seat < 0 else game.quick(game.view(probe.state, ask.seat), ask, rng))
            if found:
                write(f"lbg-{role}", lobby("lupusburg", 8, 0), table(probe, 0))
                break
    play("lupusburg", 5, 3, {"lbg-five": (0, asked("point"), 1), "lbg-series": (0, over, 1)}, {"games": 3})
    play("conclave", 4, 2, {"con-vote": (0, asked("", 2), 2), "con-end": (0, over, 1)})
    write("lbg-open", lobby("lupusburg", 8, 0, "open", free=(3, 4, 6)), None)
    boards()


if __name__ == "__main__":
    main()
