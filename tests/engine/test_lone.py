"""What a game for one player against nobody with a seat needs of the engine."""

from __future__ import annotations

import pytest

from game.engine.action import Action
from game.engine.notation import BadNotation, Notation
from game.engine.options import BadOption
from game.engine.zones import Audience, ZoneId, ZoneRegistry, ZoneSpec
from game.presentation.score_panel import ScoreLine
from game.presentation.score_sheet import ScoreSheet
from game.presentation.zone_look import Shape, Spot, ZoneLook
from game.scenario.written_position import zone_of
from tests.engine.toy import Toy, ToyOptions


def zone_registry() -> ZoneRegistry:
    made = ZoneRegistry()
    made.each(ZoneSpec("hand", Audience.OWNER, ZoneLook(Shape.FAN, Spot.HAND)), 1)
    made.shared(ZoneSpec("deck", Audience.NOBODY, ZoneLook(Shape.PILE, Spot.BESIDE)))
    return made


@pytest.mark.parametrize("key", ["hand", "hand P1"])
def test_the_only_player_need_not_be_named(key: str) -> None:
    assert zone_of(zone_registry(), key, 1) == ZoneId("hand", 0)


@pytest.mark.parametrize("key", ["deck", "deck P1"])
def test_what_belongs_to_nobody_stays_so(key: str) -> None:
    assert zone_of(zone_registry(), key, 1) == ZoneId("deck")


def test_where_there_are_more_players_the_owner_is_named() -> None:
    with pytest.raises(BadNotation, match="write “hand P1”"):
        zone_of(zone_registry(), "hand", 2)


def test_one_player_is_not_players() -> None:
    class Lone(Toy):
        players = range(1, 2)

    with pytest.raises(BadOption, match=r"is a game for one player\.$"):
        Lone(2, ToyOptions())


def test_a_line_stands_for_one_action_unless_the_game_says_otherwise() -> None:
    action = Action(0, "pass")
    assert Notation(zone_registry(), 1).steps(action, None) == (action,)


def test_a_column_or_a_line_may_belong_to_no_seat() -> None:
    sheet = ScoreSheet("", ((0,), ()), (), ("1", "2"), heads=("", "House"))
    assert sheet.heads[1] == "House"
    assert ScoreSheet("", ((0,), (1,)), (), ("1", "2")).heads == ()
    assert ScoreLine((), "2", name="House").name == "House"
