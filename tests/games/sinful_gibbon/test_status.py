"""What is shown beside the cards of Sinful Gibbon to each seat."""

from __future__ import annotations

import pytest

from game.engine.match import Match
from game.engine.zones import ZoneId
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.presentation.marks import MarkKind
from game.presentation.presenter import presenter_of
from game.presentation.score_sheet import ScoreSheet
from game.presentation.status import Status
from tests.games.sinful_gibbon.tables import act, position, rules, walk

PILE, HELD = ZoneId("pile"), ZoneId("held")


def status(match: Match[SinfulFacts], seat: int | None) -> Status:
    return presenter_of(match.rules).status(match.observe(seat))


def sheet(match: Match[SinfulFacts]) -> ScoreSheet:
    return presenter_of(match.rules).sheet(match.observe(None))


HANDS = "hand P1: 2c 3c\nhand P2: 4c 5c\nhand P3: 6c 8c\n"
DECK = "deck: 9c Tc Jc\n"


@pytest.mark.parametrize(
    ("text", "asked", "other"),
    [
        (DECK + "turn: P2", "Your turn: pick a card.", "It is {1}'s turn."),
        (
            DECK + "pile: 7c(P1,12)",
            "Your turn: doubt {0}'s queen, or pick a card and play one.",
            "It is {1}'s turn.",
        ),
        (
            DECK + "pile: 7c(P1,7)\nopen: no\nturn: P2",
            "Your turn: pick a card.",
            "It is {1}'s turn.",
        ),
        (
            DECK + "phase: promise\nturn: P2",
            "Start a pile: play a card face down and promise any number.",
            "{1} has picked and now promises a card.",
        ),
        (
            DECK + "pile: 7c(P1,7)\nphase: promise\nturn: P2",
            "Play a card: promise 7 or more, or offer the seven of hearts.",
            "{1} has picked and now promises a card.",
        ),
        (
            DECK + "pile: 7c(P1,14)\nphase: promise\nturn: P2\nhat: P2",
            "Play a card: promise an ace; the hat forbids hearts.",
            "{1} has picked and now promises a card.",
        ),
        (
            DECK + "pile: 7c(P3,7)\nheld: 7h(P1)",
            "{0} offers the seven of hearts: doubt it, or let it be.",
            "{1} is asked: doubt {0}, or let it be?",
        ),
        (
            "pile: 7c(P1,7)",
            "The deck is used up: doubt {0}'s 7, or let it be.",
            "{1} is asked: doubt {0}, or let it be?",
        ),
        (
            DECK + "phase: lead\nturn: P2",
            "You won the doubt: start a new pile with any card and number, without picking.",
            "{1} won the doubt and starts a new pile.",
        ),
        (
            DECK + "phase: swap\nbraveheart: P2",
            "You are the Braveheart: choose whom to change chairs with.",
            "{1} is the Braveheart and chooses whom to change chairs with.",
        ),
        (
            DECK + "phase: swap\ncloser: P2",
            "You closed the round: choose whom to change chairs with.",
            "{1} closed the round and chooses whom to change chairs with.",
        ),
    ],
)
def test_prompts(text: str, asked: str, other: str) -> None:
    match = position(HANDS + text)
    assert match.turn.seats == (1,)
    assert status(match, 1).prompt == asked
    assert status(match, 0).prompt == other
    assert status(match, None).prompt == other


@pytest.mark.parametrize(
    ("total", "mine", "theirs"),
    [
        ("0 900 990", "You win the match.", "{0} wins the match."),
        ("10 0 990", "{0} and {1} share the win.", "{0} and {1} share the win."),
    ],
)
def test_who_won(total: str, mine: str, theirs: str) -> None:
    match = position(f"total: {total}\ncloser: P1\nphase: round_end\nleftovers P3: 2c\nhand P2: 3c")
    assert match.outcome is not None
    assert status(match, 0).prompt == mine
    assert status(match, 2).prompt == theirs
    assert status(match, None).prompt == theirs


def test_the_standing_number_is_a_gauge() -> None:
    for text, value, word in [
        ("turn: P1", 0, ""),
        ("pile: 7c(P1,9)", 8, "9"),
        ("pile: 7c(P1,13)", 12, "K"),
    ]:
        gauge = status(position(DECK + text), 0).gauge
        assert gauge is not None
        assert (gauge.value, gauge.high, gauge.figure) == (value, 13, word)


def test_what_the_seats_wear() -> None:
    match = position(HANDS + DECK + "pile: 7c(P1,11)\nhat: P3\nmask: P1\ndealer: P2")
    badges = {(b.seat, b.kind.value, b.text) for b in status(match, 0).badges}
    assert badges == {(1, "dealer", ""), (2, "hat", ""), (0, "mask", ""), (0, "call", "J")}
    assert all(b.tip for b in status(match, 0).badges)
    match = position(HANDS + DECK + "pile: 7c(P3,7)\nheld: 7h(P1)")
    assert (0, "call", "7 of hearts") in {
        (b.seat, b.kind.value, b.text) for b in status(match, 0).badges
    }


@pytest.mark.parametrize(
    ("kept", "told"), [("3h", "1 heart"), ("3h 4h", "2 hearts"), ("3h 4h 5h", "3 hearts")]
)
def test_kept_hearts_are_counted_in_words(kept: str, told: str) -> None:
    match = position(HANDS + DECK + f"accepted P2: {kept}")
    tags = [m.text for m in status(match, 0).marks if m.zone == ZoneId("accepted", 1)]
    assert tags == [told]


def test_the_card_that_may_be_doubted_is_lit_for_who_may() -> None:
    match = position(HANDS + DECK + "pile: 6d(P3,6) 7c(P1,7)")
    lit = [(m.zone, m.at) for m in status(match, 1).marks if m.kind is MarkKind.LIT]
    assert lit == [(PILE, 1), (ZoneId("deck"), 2)]
    assert not [m for m in status(match, 2).marks if m.kind is MarkKind.LIT]
    assert not [m for m in status(match, None).marks if m.kind in (MarkKind.LIT, MarkKind.DIM)]
    act(match, "P2 pick")
    assert not [m for m in status(match, 1).marks if m.kind is MarkKind.LIT]
    assert [m.at for m in status(match, 2).marks if m.kind is MarkKind.DIM] == [1]
    act(match, "P2 promise_heart 9c")
    kinds = {(m.zone, m.kind.value) for m in status(match, 2).marks}
    assert {(HELD, "lit"), (HELD, "tag"), (HELD, "owner"), (PILE, "dim")} <= kinds
    assert not [m for m in status(match, 0).marks if m.kind is MarkKind.LIT]


def test_lost_piles_lie_as_they_were_lost() -> None:
    match = position(DECK + "turn: P1\nshame P2: 5c 2c 3c sideways, Kd straight, 7c 8c straight")
    marks = status(match, 0).marks
    sideways = [(m.zone.n, m.at) for m in marks if m.kind is MarkKind.SIDEWAYS]
    assert sideways == [(1, 0), (1, 1), (1, 2)]
    assert [(m.zone.n, m.at, m.text) for m in marks if m.kind is MarkKind.TAG] == [
        *((1, 2, "+2"), (3, 1, "+1"))
    ]


def test_a_six_or_nine_that_lies_sideways_is_named() -> None:
    match = position(DECK + "turn: P1\nshame P2: 6c 2c sideways, 9d sideways, 9s 2h straight")
    tags = {m.text: m.tip for m in status(match, 0).marks if m.kind is MarkKind.TAG}
    assert tags == {
        "6, +1": "The 6 of clubs, and 1 more card under it.",
        "9": "The 9 of diamonds.",
        "+1": "The 9 of spades, and 1 more card under it.",
    }


def test_the_key_counts_cards_got_rid_of() -> None:
    match = position(
        "hand P1: 2c 3c 4c 5c\nhand P2: 6c\nhand P3: 7c 8c\nchairs: P1 P3 P2\n"
        + DECK
        + "turn: P1\ntotal: 10 20 1200"
    )
    key = status(match, 0).score_lines
    assert [line.seats for line in key] == [(0,), (1,), (2,)], "whoever sits where, as on the sheet"
    assert [(line.filled, line.slots) for line in key] == [(0, 4), (3, 4), (2, 4)]
    assert [line.note for line in key] == ["", "1 card", "in Hell"]
    assert [line.points for line in key] == ["10", "20", "1200"]


def test_a_picked_card_takes_back_none_of_those_got_rid_of() -> None:
    """Whoever picks one plays one at once, and has as many left as before."""
    hands = "hand P1: 2c 3c 4c 5c\nhand P2: 6c 7c\nhand P3: 7d 8c\n" + DECK
    match = position(hands + "turn: P2")
    for told in ("", "P2 pick", "P2 promise_number 6c 6"):
        act(match, *[told] if told else [])
        assert [line.filled for line in status(match, 0).score_lines] == [0, 2, 2]


def test_the_sheet_row_by_row() -> None:
    match = position(
        "hand P2: Ah\nshame P1: 5c 2c sideways\nbraveheart: P1\nphase: round_end\ntotal: 100 20 50"
    )
    shown = sheet(match)
    assert shown.note == "After round 1: the lowest total wins, the match ends at 1000."
    assert [(row.label, *row.values) for row in shown.rows] == [
        ("Round 1", "80", "40", "0"),
        ("Pride: cards face up", "10", "20", "0"),
        ("Sloth: sideways piles", "20", "0", "0"),
        ("Lust: hearts face up", "Braveheart", "20", "0"),
        ("Envy: fewer hearts kept", "Braveheart", "0", "0"),
        ("Wrath: most straight piles", "0", "0", "0"),
        ("Gluttony: the fattest pile", "50", "0", "0"),
        ("Jealousy: the hat", "0", "0", "0"),
    ]
    assert [row.level for row in shown.rows] == [0] + [1] * 7
    assert shown.totals == ("180", "60", "50")
    assert shown.leaders == (2,)


def test_the_sheet_before_and_after_a_match() -> None:
    match: Match[SinfulFacts] = Match(rules(3), "x")
    assert (
        sheet(match).note
        == "Nothing is counted yet: the lowest total wins, the match ends at 1000."
    )
    assert sheet(match).leaders == ()
    *_, last = walk(rules(3, target_score=300), 2)
    assert sheet(last).note == "The match is over: whoever has 300 or more goes to Hell."
    assert last.outcome is not None
    assert sheet(last).leaders == last.outcome.winners
    assert [int(total) for total in sheet(last).totals] == list(last.outcome.points)
    assert len(sheet(last).rows) == 8 * len(last.state_copy().facts.rounds)
    notes = {line.seats[0]: line.note for line in status(last, 0).score_lines}
    hell = {seat for seat, points in enumerate(last.outcome.points) if points >= 300}
    assert {seat for seat, note in notes.items() if note == "in Hell"} == hell


def test_the_pile_tells_every_promise_to_everybody() -> None:
    """Who promised what is public (what a player may use); the cards themselves are not."""
    match = position(HANDS + DECK + "pile: 7c(P1,5) 8d(P2,9) Kh(P3,12)\nturn: P1")
    for seat in (None, 0, 1, 2):
        told = status(match, seat).sign_texts.zone("pile")
        assert told == "Promised so far: {0} 5, {1} 9, {2} queen."
    empty = position(HANDS + DECK + "turn: P1")
    assert "takes them all" in status(empty, 0).sign_texts.zone("pile")
