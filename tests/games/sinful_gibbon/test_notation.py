"""How Sinful Gibbon is written: actions, the pile, lost piles, and positions that are completed."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.action import Action
from game.engine.cards import cards
from game.engine.notation import BadNotation
from game.engine.zones import ZoneId
from game.scenario.scenario_parser import BadScenario
from tests.games.sinful_gibbon.tables import position, rules, states

NOTATION = rules(4).notation
PILE = ZoneId("pile")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pick", Action(0, "pick", target=ZoneId("hand", 0))),
        ("doubt", Action(0, "doubt")),
        ("doubt P3", Action(0, "doubt", value=2)),
        ("promise_number 5c 13", Action(0, "promise_number", cards("5c"), PILE, 13)),
        ("promise_number 5c K", Action(0, "promise_number", cards("5c"), PILE, 13)),
        ("promise_number(5c, 13)", Action(0, "promise_number", cards("5c"), PILE, 13)),
        ("promise_heart(5h)", Action(0, "promise_heart", cards("5h"), ZoneId("held"))),
        ("swap(P2)", Action(0, "swap", value=1)),
        ("promise_number 13 5c", Action(0, "promise_number", cards("5c"), PILE, 13)),
        ("promise_heart *1", Action(0, "promise_heart", cards("*1"), ZoneId("held"))),
        ("swap P2", Action(0, "swap", value=1)),
        ("peek shame/P2/1", Action(0, "peek")),
        ("look", Action(0, "peek")),
    ],
)
def test_actions(text: str, action: Action) -> None:
    assert NOTATION.read(0, text) == action


def test_written_as_read() -> None:
    for text in (
        "pick",
        "doubt",
        "accept",
        "promise_number Kd 2",
        "promise_heart 5h",
        "swap P4",
        "doubt P2",
    ):
        assert NOTATION.write(NOTATION.read(0, text)) == text


@pytest.mark.parametrize(
    "pile",
    [
        "4d(P1,4) Tc(P2,6)",
        "4d(P1, 4), Tc(P2, 6)",
        "4d (P1 4) Tc (P2 6)",
        "P1:4d(4), P2:Tc(6)",
        "P1: 4d (4) P2: Tc(6)",
    ],
)
def test_the_pile_is_written_in_several_ways(pile: str) -> None:
    match = position(f"pile: {pile}\ndeck: 2c")
    facts = match.state_copy().facts
    assert (facts.owners, facts.claims, facts.standing, facts.open) == ([0, 1], [4, 6], 6, True)
    assert facts.turn == 2
    assert NOTATION.write_special("pile", match.state_copy()) == "4d(P1,4) Tc(P2,6)"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("pile: 4d", "no card of the pile"),
        ("pile: 4d(P1)", "needs a promised number"),
        ("pile: 4d(P1,1)", "needs a promised number"),
        ("pile: 4d(P9,4)", "no seat"),
        ("held: 4h(P1) 5h(P2)", "Only one card"),
        ("held: 4h(P1)", "A heart is offered on a pile"),
        ("phase: heart_offer\npile: 4d(P1,4)", "A heart is offered on a pile"),
        ("phase: dinner", "is not one of turn"),
        ("phase: last_call\ndeck: 2c\npile: 4d(P1,4)", "needs an empty deck"),
        ("phase: last_call", "needs an empty deck"),
        ("phase: lead\npile: 4d(P1,4)\nturn: P2", "leads only when there is no pile"),
        ("phase: swap", "the braveheart or the closer"),
        ("phase: round_end", "the braveheart or the closer"),
        ("phase: round_end\nturn: P1", "the braveheart or the closer"),
        ("phase: lead\nturn: P2", "P2 has no card to play"),
        ("phase: promise\nturn: P2\npile: 4d(P1,4)", "P2 has no card to play"),
        ("pile: 4d(P1,4)\ndeck: 2c\nturn: P1", "P1 cannot be asked now"),
        ("pile: 4d(P1,4)\nhand P1: 5d\nphase: promise\nturn: P1", "P1 cannot be asked now"),
        ("pile: 4d(P1,4)\nheld: 4h(P2)\nturn: P2", "P2 cannot be asked now"),
        ("shame P1: 5c/2/straight", "must name its cards"),
        ("shame P1: straight", "must name its cards"),
        ("shame P1 2: 5c", "numbered from 1"),
        ("shame P1 0: 5c", "numbered from 1"),
        ("lost: on", "Write lost piles with their cards"),
        ("owners: P1", "Write the pile with its claims"),
        ("claims: 4", "Write the pile with its claims"),
        ("pile: 9d(P1,9) 4d(P2,4)", "never fall"),
        ("pile: 4d(P1,4)\nstanding: 9", "is the one promised last"),
        ("standing: 15", "is the one promised last"),
        ("promiser: P1\npile: 4d(P3,4)", "with who offers it"),
        ("open: yes", "Nothing is open to a doubt"),
        ("pile: 4d(P3,4)\nheld: 4h(P1)\nopen: yes", "Nothing is open to a doubt"),
        ("phase: last_call\nopen: yes", "Nothing is open to a doubt"),
        ("pile: 4d(P1,4) 5d(P2,5)\nopen: 4d", "not the top of the pile"),
        ("open: *1", "not the top of the pile"),
        ("total: 1 2", "a total for each of the 3 seats"),
        ("total: 1 2 3 4", "a total for each of the 3 seats"),
        ("dealer_chair: 2\nchairs: P1 P3 P2", "before the number"),
        ("chairs: P1 P2", "every seat once"),
        ("dealer_chair: 4", "is no chair"),
        ("score: 1 2", "should be 3 numbers"),
    ],
)
def test_nonsense_is_told_apart(text: str, why: str) -> None:
    with pytest.raises(BadScenario, match=why):
        position(text)


def test_lost_piles_are_written_in_several_ways() -> None:
    one = position("turn: P1\nshame P2: 5c 2c sideways; Kd, 7c 8c 9c straight")
    two = position("turn: P1\nshame P2 1: 5c/2c/sideways\nshame P2 2: Kd\nshame P2 3: 7c 8c 9c")
    for match in (one, two):
        written = NOTATION.write_special("shame P2", match.state_copy())
        assert written == "5c/1/sideways, Kd/0/straight, 7c/2/straight"
        each = [NOTATION.write_special(f"shame P2 {n}", match.state_copy()) for n in range(1, 5)]
        assert each == ["5c 2c sideways", "Kd straight", "7c 8c 9c straight", ""]
    assert one.observe(None).zones == two.observe(None).zones


def test_the_dealers_chair_is_a_place_or_a_seat() -> None:
    chairs = "chairs: P3 P1 P2\nturn: P1\n"
    assert position(chairs + "dealer_chair: 1").state_copy().facts.dealer == 2
    assert position(chairs + "dealer_chair: P2").state_copy().facts.dealer == 1
    assert position("phase: turn\ndealer: P2").state_copy().facts.turn == 2


def test_the_open_card_may_be_named() -> None:
    assert position("pile: 4d(P1,4)\nopen: 4d\ndeck: 2c").state_copy().facts.open
    assert position("pile: P1:*1(4)\nopen: *1\ndeck: 2c").state_copy().facts.open
    assert not position("pile: 4d(P1,4)\nopen: no\ndeck: 2c").state_copy().facts.open


@pytest.mark.parametrize("seats", [3, 4, 7])
def test_a_whole_position_needs_no_completion(seats: int) -> None:
    game = rules(seats)
    for number, state in enumerate(states(game, 15)):
        if number % 3 == 0:
            new = state.clone()
            game.complete_position(new)
            assert new.facts == state.facts
            assert new.table.zones == state.table.zones


def test_only_known_words_are_special() -> None:
    state = rules(4).deal(Random(1))
    assert not NOTATION.read_special("hat", "P1", state)
    assert NOTATION.write_special("hat", state) is None
    assert NOTATION.write_special("pride", state) == ""
    assert NOTATION.write_special("round", state) == ""
    assert NOTATION.write_special("sheet P4", state) == ""
    assert NOTATION.write_special("held", state) is None
    with pytest.raises(BadNotation):
        NOTATION.read(0, "promise_number 5x 9")
