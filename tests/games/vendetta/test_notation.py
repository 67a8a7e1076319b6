"""How Vendetta is written and read, in actions and in positions."""

import pytest

from game.engine.action import Action
from game.engine.cards import cards
from game.engine.notation import BadNotation
from game.engine.zones import ZoneId
from tests.games.vendetta.tables import vendetta, written

T1 = ZoneId("trick", None, 1)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("create 7c 7d", Action(1, "create", cards("7c 7d"), ZoneId("rim", 1))),
        ("add 9s T1", Action(1, "add", cards("9s"), T1)),
        ("add T1 9s", Action(1, "add", cards("9s"), T1)),
        ("steal 9s T1/P3", Action(1, "add", cards("9s"), ZoneId("trick", 2, 1))),
        ("add 9s trick/P3/1", Action(1, "add", cards("9s"), ZoneId("trick", 2, 1))),
        ("joker *3 T12", Action(1, "joker", cards("*3"), ZoneId("trick", None, 12))),
        ("end", Action(1, "end")),
        ("pass", Action(1, "end")),
        ("decline", Action(1, "decline")),
        ("merge T2 T1", Action(1, "merge", target=T1)),
        ("take_back 7c", Action(1, "take", cards("7c"))),
    ],
)
def test_actions_are_read(text: str, action: Action) -> None:
    assert vendetta(3).notation.read(1, text) == action


def test_actions_are_written_with_the_owner_of_the_trick() -> None:
    notation = vendetta(3).notation
    action = Action(0, "add", cards("5d 9s"), ZoneId("trick", 2, 4))
    assert notation.write(action) == "add 5d 9s T4/P3"
    assert notation.read(0, notation.write(action)) == action
    assert notation.write(Action(0, "create", cards("7c 7d"), ZoneId("rim", 0))) == "create 7c 7d"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("add 9s T27", "tricks are T1 to T26"),
        ("add 9s T1/P9", "seats are P1 to P3"),
        ("add 9x T1", "is no card"),
        ("joker *5 T1", "is no card"),
    ],
)
def test_bad_actions_are_refused_in_words(text: str, words: str) -> None:
    with pytest.raises(BadNotation, match=words):
        vendetta(3).notation.read(0, text)


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["trick T1: 7c 7d"], "A trick is written"),
        (["trick P1: 7c 7d"], "A trick is written"),
        (["trick T1 P4: 7c 7d"], "seats are P1 to P3"),
        (["trick T1 P1: 7c 8d"], "neither a match of 2 to 4 nor a run of 3 to 5"),
        (["trick T1 P1: *1"], "neither a match"),
        (["trick T1 P1:"], "neither a match"),
        (["trick T0 P1: 7c 7d"], "A trick is written"),
        (["trick T30 P1: 7c 7d"], "tricks are T1 to T26"),
        (["trick T1 P1: 7c 7d", "trick T1 P2: 8c 8d"], "T1 is written twice"),
        (["finished: 1 2"], "needs 3 numbers"),
        (["finished: 1 2 x"], "not the points of a deal"),
    ],
)
def test_bad_positions_are_refused_in_words(lines: list[str], words: str) -> None:
    with pytest.raises(BadNotation, match=words):
        written(vendetta(3), *lines)


def test_a_last_call_needs_somebody_to_ask() -> None:
    rules = vendetta(3)
    state = written(rules, "hand P1: *1", "hand P2: 2c", "trick T1 P1: 7c 7d").state_copy()
    state.facts.phase = type(state.facts.phase)("last_call")
    with pytest.raises(BadNotation, match="somebody must hold a joker"):
        rules.complete_position(state)
    with pytest.raises(BadNotation, match="only with joker_timing=any_time"):
        vendetta(3, joker_timing="own_turn").complete_position(state)
    state.facts.phase = type(state.facts.phase)("turn")
    state.facts.passes = 3
    with pytest.raises(BadNotation, match="have ended the game"):
        rules.complete_position(state)


def test_tricks_are_sorted_with_their_jokers_on_top() -> None:
    rules = vendetta(3, jokers=3)
    match = written(rules, "trick T2 P1: *3 9d 7c *1 8h", "trick P3 T1: As Ad Ac")
    checks = {key: rules.notation.write_special(key, match.state_copy()) for key in (
        "trick T1", "trick T2", "trick T3", "tricks", "tricks P1", "score", "finished",
    )}  # fmt: skip
    assert checks == {
        "trick T1": "P3 open match Ac Ad As worth 3",
        "trick T2": "P1 open run 7c 8h 9d *1 *3 worth 1",
        "trick T3": "none",
        "tricks": "T1 T2",
        "tricks P1": "T2",
        "score": "1 0 3",
        "finished": "",
    }
    assert rules.notation.write_special("hand P1", match.state_copy()) is None
