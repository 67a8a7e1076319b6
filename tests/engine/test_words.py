"""Notation and options: what people write, and what they are told when it is wrong."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.action import Action
from game.engine.cards import cards
from game.engine.notation import BadNotation, Notation, read_seat
from game.engine.options import BadOption, word
from game.engine.zones import ZoneId
from tests.engine.toy import ToyOptions, toy


def notation() -> Notation:
    return Notation(toy(3).zone_registry, 3, frozenset({"doubt"}), {"smudge": 5})


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pass", Action(1, "pass")),
        ("play_up 5d", Action(1, "play_up", cards("5d"))),
        ("create *1 Ts", Action(1, "create", cards("*1 Ts"))),
        ("doubt P3", Action(1, "doubt", value=2)),
        ("bid 3", Action(1, "bid", value=3)),
        ("bid smudge", Action(1, "bid", value=5)),
        ("add 5d row", Action(1, "add", cards("5d"), ZoneId("row"))),
        ("take hand/P2", Action(1, "take", (), ZoneId("hand", 1))),
        ("add 5d won/P3/2 7", Action(1, "add", cards("5d"), ZoneId("won", 2, 2), 7)),
        ("knock (5d 6d) (9c)", Action(1, "knock", groups=(cards("5d 6d"), cards("9c")))),
    ],
)
def test_actions_are_written_and_read(text: str, action: Action) -> None:
    assert notation().read(1, text) == action
    assert notation().write(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "up 5x",
        "doubt P9",
        "doubt P0",
        "doubt P²",
        "add moon/P1",
        "add hand/P1/x",
        "bid --5",
        "add hand/P1/1/1",
        "up (5d",
        "up 5d)",
        "up ²",
        "up (5x)",
    ],
)
def test_what_cannot_be_understood_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadNotation, match=r"\.$"):
        notation().read(0, text)


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    with contextlib.suppress(BadNotation):
        assert notation().read(0, text).seat == 0


def test_seats_begin_with_one() -> None:
    assert [read_seat(f"P{n}", 3) for n in (1, 2, 3)] == [0, 1, 2]
    for text in ("P0", "P4", "P", "p1", "P01", "P-1", "1"):
        with pytest.raises(BadNotation, match="seats are P1 to P3"):
            read_seat(text, 3)


@pytest.mark.parametrize(
    ("given_", "value"),
    [("on", True), ("yes", True), ("TRUE", True), ("off", False), ("no", False), (True, True)],
)
def test_switches_are_read(given_: object, value: bool) -> None:
    assert ToyOptions.read({"jokers": given_}) == ToyOptions(jokers=value)


def test_numbers_are_read_as_numbers_or_text() -> None:
    assert ToyOptions.read({"target": "3"}) == ToyOptions.read({"target": 3}) == ToyOptions(3)
    assert ToyOptions.read({}) == ToyOptions(2, False)
    assert ToyOptions(3, True).written() == {"target": 3, "jokers": True}


@pytest.mark.parametrize("given_", ["4", "", "on", 1.0, None, [1], True, "\uff13"])
def test_a_wrong_value_names_the_allowed_ones(given_: object) -> None:
    with pytest.raises(BadOption, match="allowed are 1, 2, 3"):
        ToyOptions.read({"target": given_})


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(BadOption, match="there are target, jokers"):
        ToyOptions.read({"colour": "red"})


def test_options_describe_themselves() -> None:
    target, jokers = ToyOptions.describe()
    assert (target.key, target.choices, target.names) == ("target", (1, 2, 3), ("1", "2", "3"))
    assert (jokers.default, jokers.names, jokers.help) == (
        False,
        ("on", "off"),
        "Two jokers in the pack",
    )
    assert [word(v) for v in (True, False, 3, "auto")] == ["on", "off", "3", "auto"]
