"""The arrows at the buttons: in at the first tile that may be chosen, and up to the row above."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.zones import Place
from game.table.controls.tile_grid import TileButton
from game.table.gestures.hit_targets import HitTarget
from tests.table.conftest import Play


def at_the_bids(play: Callable[..., Play]) -> Play:
    """Bridge Solitaire where the house has bid: the lowest bids are dark."""
    p = play("bridge_solitaire", 1, "six", speed=0.0)
    p.until_my_turn(lambda: any(c.action.verb == "bid" and c.refused for c in p.choices()))
    assert any(c.action.verb == "pass" and c.refused is None for c in p.choices())
    return p


def lowest_bid(p: Play) -> TileButton:
    """The bid that outbids the others by least: bids rise by number, then by suit."""
    usable = [tile for tile in p.view.action_buttons.tiles if tile.enabled]
    return min(usable, key=lambda tile: (int(tile.tile.text[0]), tile.tile.column))


def test_up_from_pass_enters_the_grid_at_the_lowest_bid(play: Callable[..., Play]) -> None:
    p = at_the_bids(play)
    keyboard = p.view.keyboard
    keyboard.ring.visible = True
    keyboard.ring.focus(p.view.action_buttons.harmless_button())
    p.key(pygame.K_UP)
    assert keyboard.ring.current is lowest_bid(p)
    assert keyboard.lit


@pytest.mark.parametrize("key", [pygame.K_UP, pygame.K_RIGHT, pygame.K_TAB])
def test_no_first_key_ends_on_a_dark_bid(play: Callable[..., Play], key: int) -> None:
    p = at_the_bids(play)
    p.view.keyboard.ring.focus(None)
    p.key(key)
    stop = p.view.keyboard.ring.current
    assert not isinstance(stop, TileButton) or stop is lowest_bid(p)


def test_within_the_grid_an_arrow_goes_one_tile_on(play: Callable[..., Play]) -> None:
    p = at_the_bids(play)
    keyboard = p.view.keyboard
    keyboard.ring.visible = True
    keyboard.ring.focus(lowest_bid(p))
    start = lowest_bid(p).tile
    p.key(pygame.K_DOWN)
    stop = keyboard.ring.current
    assert isinstance(stop, TileButton)
    assert (stop.tile.row, stop.tile.column) == (start.row + 1, start.column)


def test_up_from_take_these_six_leads_to_the_six(play: Callable[..., Play]) -> None:
    p = play("bridge_solitaire", 1, "six", speed=0.0)
    p.until_my_turn()
    while not p.view.action_buttons.buttons.widgets[0].enabled:
        keep = next(c for c in p.choices() if c.action.verb == "keep" and c.refused is None)
        p.match.submit(keep.action)
        p.tell()
        p.settle()
        p.offer()
        p.settle()
    keyboard = p.view.keyboard
    keyboard.ring.visible = True
    keyboard.refresh()
    keyboard.ring.focus(p.view.action_buttons.buttons.widgets[0])
    p.key(pygame.K_UP)
    stop = keyboard.ring.current
    assert isinstance(stop, HitTarget)
    assert isinstance(stop.name, Place)
    assert stop.name.zone.name == "kept"
