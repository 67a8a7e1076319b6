"""The looks of zones: all nine games state them, in their own words and about zones they have."""

from __future__ import annotations

from importlib import import_module

import pytest

from game.engine.zones import Audience, ZoneRegistry, ZoneSpec
from game.presentation.zone_look import (
    PLAIN,
    Anchor,
    Shape,
    Spot,
    ZoneLook,
    house_name,
    zone_look_of,
)
from game.shelf import SHELF


def looks(game: str) -> dict[str, ZoneLook]:
    """By the name of a zone, its look."""
    specs = SHELF[game].open().zone_registry.specs
    return {name: zone_look_of(spec) for name, spec in specs.items()}


def test_zones_without_a_look_lie_as_plain_piles() -> None:
    assert zone_look_of(ZoneSpec("heap", Audience.TOP)) == PLAIN
    assert zone_look_of(ZoneSpec("heap", Audience.TOP, ("no look",))) == PLAIN


@pytest.mark.parametrize("game", SHELF)
def test_every_zone_of_a_game_has_a_look(game: str) -> None:
    specs = SHELF[game].open().zone_registry.specs
    assert [
        name for name, spec in specs.items() if not isinstance(spec.presentation, ZoneLook)
    ] == []


@pytest.mark.parametrize("game", SHELF)
def test_words_at_zones_stand_with_the_other_words_of_the_game(game: str) -> None:
    """Whoever translates a game finds its captions where its other words are."""
    stated = vars(import_module(f"game.games.{game}.text.status_text"))
    words = {text for text in stated.values() if isinstance(text, str)}
    said = {text for look in looks(game).values() for text in (look.caption, look.note) if text}
    assert said <= words


@pytest.mark.parametrize("game", SHELF)
def test_a_zone_that_is_named_by_another_exists(game: str) -> None:
    found = looks(game)
    named = {
        name
        for look in found.values()
        for name in (look.anchor.held_above, look.anchor.placed_on, look.row.returns_to)
    }
    assert named - {""} <= set(found)


def test_the_name_of_the_side_across_is_that_of_its_zones() -> None:
    registry = ZoneRegistry()
    registry.each(ZoneSpec("hand", Audience.OWNER, ZoneLook(Shape.FAN, Spot.HAND)), 2)
    assert house_name(registry) == ""
    stock = ZoneLook(Shape.PILE, Spot.ACROSS, anchor=Anchor(house="House"))
    registry.shared(ZoneSpec("stock", Audience.NOBODY, stock))
    assert house_name(registry) == "House"
