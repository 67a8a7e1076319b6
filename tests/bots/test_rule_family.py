"""Families of simple rules: written, read back, refused in a sentence, and played by every game."""

from __future__ import annotations

import pytest

from game.arena.play_match import play_match
from game.arena.player_kinds import NoSuchPlayer, make_player, make_players
from game.bots.random_bot import RandomBot
from game.bots.rule_family import BadRule, RuleFamily, RuleNumber
from game.shelf import SHELF

FAMILY = RuleFamily(
    "some",
    "does something",
    (RuleNumber("step", 2, 14), RuleNumber("part", 0, 1, whole=False)),
    lambda rules, values: RandomBot(),
)
ALL = [(game, family) for game, entry in SHELF.items() for family in entry.families]


def test_a_rule_is_written_and_read_back() -> None:
    text = FAMILY.written((9.6, 0.12345))
    assert text == "some/step=10/part=0.123"
    assert FAMILY.read(text) == {"step": 10.0, "part": 0.123}
    assert FAMILY.written((99, -3)) == "some/step=14/part=0"
    assert FAMILY.read("some") == {"step": 8.0, "part": 0.5}


def test_a_number_that_is_left_out_has_its_usual_value() -> None:
    numbers = (RuleNumber("step", 2, 14, sensible=13), RuleNumber("part", 0, 1, whole=False))
    family = FAMILY._replace(numbers=numbers)
    assert family.read("some") == {"step": 13.0, "part": 0.5}
    assert RuleNumber("step", 2, 13).usual == 8.0, "a whole number, though the middle is none"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("some/stop=3", "“stop=3” is no number of some; there are step, part."),
        ("some/step=1", "step is a whole number from 2 to 14, not 1."),
        ("some/step=3.5", "step is a whole number from 2 to 14, not 3.5."),
        ("some/part=2", "part is a number from 0 to 1, not 2."),
        ("some/step", "“step” is no number of some"),
    ],
)
def test_a_bad_rule_is_refused_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(BadRule, match=said.replace(".", r"\.")):
        FAMILY.read(text)


def test_every_game_has_families_and_their_names_are_no_kinds() -> None:
    for entry in SHELF.values():
        names = [family.name for family in entry.families]
        assert names
        assert len({*names, *entry.kinds}) == len(names) + len(entry.kinds)


@pytest.mark.parametrize(("game", "family"), ALL, ids=lambda each: getattr(each, "name", each))
def test_every_rule_plays_whatever_its_numbers(game: str, family: RuleFamily) -> None:
    rules = SHELF[game].open()
    bounds = [[n.low for n in family.numbers], [n.high for n in family.numbers]]
    for row in bounds:
        kinds = [family.written(row), *["random"] * (rules.seats - 1)]
        match = play_match(rules, make_players(rules, kinds), family.name, 400)
        assert any(action.seat == 0 for action in match.actions)


def test_a_player_with_a_bad_rule_is_refused_in_a_sentence() -> None:
    with pytest.raises(NoSuchPlayer, match="is no number of truth_first; there are"):
        make_player(SHELF["fire_gibbon"].open(), "truth_first/luck=3")
