"""The sentences of Sinful Gibbon's refusals: they say the rule and what would be allowed."""

from __future__ import annotations

import pytest

from game.engine.action import Action
from tests.games.sinful_gibbon.tables import position

HANDS = "hand P1: 2c 3c\nhand P2: 4c 5c\nhand P3: 6c 8c\n"
DECK = "deck: 9c Tc Jc\n"
OFFER = DECK + "pile: 7c(P3,12)\nheld: Qh(P1)"


@pytest.mark.parametrize(
    ("text", "line", "code", "sentence"),
    [
        (
            DECK + "turn: P2",
            "P2 promise_number 4c 4",
            "pick_first",
            "Pick a card first, then play one.",
        ),
        (DECK + "turn: P2", "P2 doubt", "no_card", "There is no card to doubt."),
        (
            DECK + "turn: P2",
            "P1 pick",
            "not_your_turn",
            "It is not your decision now; {1} decides.",
        ),
        (
            DECK + "pile: 7c(P1,7)\nopen: no\nturn: P2",
            "P2 doubt",
            "accepted",
            "That card was accepted when a heart was offered on it; pick a card.",
        ),
        (
            DECK + "pile: 7c(P1,7)\nopen: no\nturn: P2",
            "P3 doubt",
            "accepted",
            "That card was accepted when a heart was offered on it.",
        ),
        (
            DECK + "pile: 7c(P1,12)\nphase: promise\nturn: P2",
            "P2 promise_number 4c 9",
            "too_low",
            "The pile stands at the queen: promise a queen or more.",
        ),
        (
            DECK + "pile: 7c(P1,14)\nphase: promise\nturn: P2",
            "P2 promise_number 4c 13",
            "too_low",
            "The pile stands at the ace: promise an ace.",
        ),
        (
            DECK + "pile: 7c(P1,9)\nphase: promise\nturn: P2",
            "P2 promise_heart 4c 4",
            "standing_only",
            "A heart promise is always for the standing number, now 9.",
        ),
        (OFFER, "P2 pick", "answer_first", "First say whether you doubt the heart."),
        (OFFER, "P2 pass", "must_act", "You must doubt the heart or let it be."),
        (OFFER, "P3 accept", "wait", "Wait: players answer clockwise, and now {1} is asked."),
        (OFFER, "P1 doubt", "own_card", "You cannot doubt yourself."),
        (
            "pile: 7c(P1,9)",
            "P2 promise_number 4c 9",
            "answer_first",
            "First say whether you doubt the last card.",
        ),
        (
            "pile: 7c(P1,9)",
            "P2 pick",
            "deck_empty",
            "The deck is empty: doubt the last card or let it be.",
        ),
        (
            "phase: swap\ncloser: P2",
            "P2 swap P2",
            "swap_self",
            "Choose another player to change chairs with.",
        ),
        (
            "phase: swap\ncloser: P2",
            "P1 doubt",
            "not_your_turn",
            "It is not your decision now; {1} decides.",
        ),
    ],
)
def test_sentences(text: str, line: str, code: str, sentence: str) -> None:
    match = position(HANDS + text)
    who, what = line.split(" ", 1)
    refusal = match.why_illegal(match.rules.notation.read(int(who[1:]) - 1, what))
    assert refusal == (code, sentence)


def test_parts_that_do_not_belong() -> None:
    match = position(HANDS + DECK + "pile: 7c(P1,7)\nturn: P2")
    pick, doubt = match.legal(1)
    for odd in (pick._replace(target=None), pick._replace(value=1), pick._replace(groups=((),))):
        refusal = match.why_illegal(odd)
        assert refusal is not None
        assert refusal.code == "odd"
    refusal = match.why_illegal(doubt._replace(value=0))
    assert refusal is not None
    assert refusal.code == "only_top"


@pytest.mark.parametrize("value", [-1, 3, 99, None])
def test_chairs_are_changed_with_a_player(value: int | None) -> None:
    match = position("phase: swap\ncloser: P2")
    refusal = match.why_illegal(Action(1, "swap", value=value))
    assert refusal is not None
    assert refusal.code == "no_seat"
