"""The talk a program understands: what may be claimed, how it reads, what bots say and make of it."""

from __future__ import annotations

from random import Random

import pytest

from covo.games.lupusburg.bot import believe, quick, weigh_claims, when
from covo.games.lupusburg.box import WEREWOLF
from covo.games.lupusburg.claims import MOST, offers, speak, words
from covo.games.lupusburg.game import GAME
from covo.games.lupusburg.scene import meant
from covo.kernel import CHANCE, Match, Move, Said, Seat
from covo.words import LANGUAGES, Phrases
from tests.lupusburg.table import Table

NAMES = ("Ada", "Bea", "Carlo", "Dino", "Elsa", "Fabio")


def talking(wolf: Seat = 3, thief: Seat = 1) -> Table:
    """Five players in the discussion of the first day: the mayor, seat 0, saw the right character of seat 2."""
    return Table(5).deal(wolf, thief).night("1R").privilege("2R").bets()


def said(table: Table, seat: Seat, claim: str, ago: int = 0) -> Said:
    return Said(seat, Move.parse(claim), when(table.view(seat)) - ago)


def doubt(table: Table, viewer: Seat, *heard: Said) -> list[float]:
    odds = [0.0] * table.state.seats
    weigh_claims(table.view(viewer), odds, heard)
    return odds


def test_one_may_claim_anything_about_others_and_any_role_of_oneself() -> None:
    moves = [offer.move for offer in offers(talking().view(2))]
    assert len(moves) == len(set(moves)) == 4 + 4 + 3 + 8 * 3 + 8 * 2
    assert {"suspect 0", "trust 4", "am werewolf", "saw 3L thief", "peeked 0R nothing"} <= set(moves)
    assert not [move for move in moves if move.split()[1] in ("2", "2R", "2L")]


def test_what_is_offered_tells_nothing_of_the_game() -> None:
    """LBG-DSC-04: the werewolf is offered what everyone is."""
    assert offers(talking(wolf=3).view(2)) == offers(talking(wolf=2).view(2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_claim_can_be_read_by_everyone(language: str) -> None:
    for seat in range(5):
        for offer in offers(talking().view(seat)):
            for reader in range(5):
                text = Phrases(language, "lupusburg", NAMES, reader).say(offer.words.id, offer.words.args)
                assert text[0].isupper(), text
                assert text.endswith("."), text
                assert "{" not in text


def test_a_claim_reads_in_the_reader_s_language() -> None:
    claim = words(0, Move.parse("saw 2R werewolf"))
    assert Phrases("en", "lupusburg", NAMES, 1).say(claim.id, claim.args) == (
        "Ada claims to have seen Carlo’s right character: the werewolf."
    )
    assert Phrases("it", "lupusburg", NAMES, 2).say(claim.id, claim.args) == (
        "Ada dice di aver visto il tuo personaggio di destra: il lupo mannaro."
    )


def test_suspicions_of_others_add_up_and_one_s_own_do_not() -> None:
    t = talking()
    assert doubt(t, 4, said(t, 0, "suspect 3"))[3] > 0
    assert doubt(t, 4, said(t, 0, "suspect 3"), said(t, 1, "suspect 3"))[3] > doubt(t, 4, said(t, 0, "suspect 3"))[3]
    assert doubt(t, 4, said(t, 4, "suspect 3"), said(t, 3, "trust 3")) == [0.0] * 5
    assert doubt(t, 4, said(t, 0, "trust 3"))[3] < 0


def test_who_looked_is_believed_who_never_looked_is_not() -> None:
    t = talking()
    assert doubt(t, 4, said(t, 0, "saw 2R werewolf"))[2] > doubt(t, 4, said(t, 0, "suspect 2"))[2]
    odds = doubt(t, 4, said(t, 1, "saw 2R werewolf"))
    assert odds[2] == 0
    assert odds[1] > 0


def test_a_lie_about_one_s_own_card_is_found_out() -> None:
    t = talking()
    odds = doubt(t, 2, said(t, 0, "saw 2R werewolf"))
    assert odds[0] > 1
    assert odds[2] == 0


def test_two_thieves_are_one_too_many() -> None:
    t = talking()
    assert doubt(t, 4, said(t, 1, "am thief"))[1] < 0
    both = doubt(t, 4, said(t, 1, "am thief"), said(t, 2, "am thief"))
    assert both[1] == both[2] > 0
    assert doubt(t, 1, said(t, 2, "am thief"))[2] > 0, "the thief knows better"


def test_claims_of_another_game_of_the_series_are_forgotten() -> None:
    t = talking()
    assert doubt(t, 4, said(t, 0, "suspect 3", ago=100)) == [0.0] * 5


def test_a_bot_s_vote_follows_a_mayor_who_saw_the_werewolf() -> None:
    t = Table(5).deal(2, 1).night("1R").privilege("2R").bets().discuss()
    heard = (said(t, 0, "saw 2R werewolf"), *(said(t, seat, "suspect 2") for seat in (1, 3)))
    t.play(0, "vote 3R")

    def votes_for_2(heard: tuple[Said, ...]) -> int:
        return sum(str(quick(t.view(1), t.ask(1), Random(seed), heard)).startswith("vote 2") for seed in range(60))

    assert believe(t.view(1), heard)[2] > believe(t.view(1))[2]
    assert votes_for_2(heard) > 1.5 * votes_for_2(())


def test_the_mayor_tells_what_he_saw_and_an_accused_what_he_is() -> None:
    t = talking()
    claims = {claim for seed in range(20) for claim in speak(t.view(0), Random(seed), ())}
    assert Move.parse("saw 2R citizen") in claims
    denials = {claim for seed in range(20) for claim in speak(t.view(3), Random(seed), (said(t, 0, "suspect 3"),))}
    assert denials == {Move("am", "citizen")}, "the werewolf denies it"
    thief = {claim for seed in range(40) for claim in speak(t.view(1), Random(seed), (said(t, 0, "suspect 1"),))}
    assert thief == {Move("am", "citizen"), Move("am", "thief")}


def test_who_saw_the_werewolf_keeps_it_till_the_bet_is_placed() -> None:
    def says(table: Table) -> set[str]:
        return {str(claim) for seed in range(30) for claim in speak(table.view(0), Random(seed), ())}

    t = Table(5).deal(2, 1).night("1R").privilege("2L")
    assert t.view(0).characters[5] == WEREWOLF
    assert "saw 2L werewolf" not in says(t.bets())
    t = Table(5).deal(2, 1).night("1R").privilege("2L").bet(8, 2).bets()
    assert "saw 2L werewolf" in says(t)


def test_nobody_speaks_outside_the_discussion_nor_more_than_twice() -> None:
    t = talking()
    enough = (said(t, 0, "suspect 3"), said(t, 0, "saw 2R citizen"))
    assert len(enough) == MOST
    for seed in range(10):
        assert speak(t.view(0), Random(seed), (*enough, said(t, 1, "suspect 0"))) == ()
        assert speak(Table(5).deal(3, 1).view(0), Random(seed), ()) == ()


@pytest.mark.parametrize("seats", [4, 8])
def test_tables_of_talking_bots_play_to_the_end(seats: int) -> None:
    spoken = 0
    for seed in range(4):
        rng, match = Random(seed), Match(GAME, seats)
        heard: list[Said] = []
        while asks := match.state.asks:
            for seat in range(seats):
                view = GAME.view(match.state, seat)
                for claim in speak(view, rng, tuple(heard)):
                    assert str(claim) in {offer.move for offer in offers(view)}
                    heard.append(Said(seat, claim, when(view)))
                    spoken += 1
            ask = asks[0]
            view = GAME.view(match.state, ask.seat)
            move = ask.pick(rng) if ask.seat == CHANCE else quick(view, ask, rng, tuple(heard))
            match.play(ask.seat, move)
    assert spoken > 4 * seats


# ── Why not? ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("table", "seat", "click", "rule", "why"),
    [
        (Table(5).deal(3, 1), 1, "1R", "LBG-THF-05", "not-your-own"),
        (Table(5).deal(3, 1), 0, "character-2L", "LBG-NGT-01", "you-sleep"),
        (Table(5).deal(3, 1).thief_call(), 0, "2L", "LBG-NGT-01", "you-sleep"),
        (Table(5).deal(3, 1).night("1R"), 0, "0L", "LBG-MAY-02", "not-your-own"),
        (Table(5).deal(3, 1).night("1R"), 0, "1R", "LBG-MAY-02", "not-in-circle"),
        (talking().discuss(), 0, "1R", "LBG-VOT-04", "not-in-circle"),
        (talking().discuss().suspect("3R", "4R"), 0, "2R", "LBG-RUN-08", "not-a-suspect"),
    ],
)
def test_a_click_on_what_is_not_offered_is_explained(table: Table, seat: Seat, click: str, rule: str, why: str) -> None:
    move = meant(table.view(seat), table.ask(seat), (click,))
    assert move is not None
    refusal = table.match.refusal(seat, move)
    assert refusal is not None
    assert (refusal.rule[:7], refusal.why) == (rule[:7], why)


def test_an_accusation_of_oneself_is_explained() -> None:
    t = Table(5).deal(3, 1).night("1R").privilege().play(0, "bet").chance("draw 8 7 6").play(0, "keep 8")
    for click in ("seat0", "0R"):
        move = meant(t.view(0), t.ask(0), (click,))
        assert move == Move("accuse", 0)
    assert meant(t.view(0), t.ask(0), ("square",)) is None
    assert meant(t.view(0), t.ask(0), ()) is None


def test_a_way_out_that_is_closed_says_why() -> None:
    tables = {
        "sleep": Table(5).deal(3, 1).thief_call(),
        "pass": talking().discuss(),
    }
    for move, seat, why in (("sleep", 3, "wolf-must-choose"), ("pass", 0, "must-vote")):
        t = tables[move]
        closed = GAME.scene(t.view(seat), t.ask(seat)).closed
        assert [choice.move for choice in closed] == [move]
        assert t.refused(seat, move).why == why
