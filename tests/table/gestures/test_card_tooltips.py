"""Tips: what is told of a thing under the pointer leaves with that thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.table.controls.tile_grid import TileButton

if TYPE_CHECKING:
    from tests.table.conftest import Play


def bidding(play: Callable[..., Play]) -> Play:
    p = play("bridge_solitaire", 1)
    p.until_my_turn(lambda: any(c.action.verb == "bid" for c in p.match.observe(0).choices))
    return p


def tile(p: Play, enabled: bool) -> TileButton:
    """A small button of the bids."""
    small = (b for b in p.view.action_buttons.buttons.widgets if isinstance(b, TileButton))
    return next(b for b in small if b.enabled == enabled)


def line(p: Play) -> str:
    """What stands in the status line."""
    return next(target.label for target in p.view.describe() if target.role == "status")


def tip(p: Play) -> str:
    """What the paper beside the thing under the pointer says."""
    return "" if p.view.hud.tip is None else p.view.hud.tip.text


def rest(p: Play) -> None:
    """Let the pointer rest for longer than a tip is waited for."""
    for _ in range(40):
        p.view.update(1 / 60)


def test_the_name_of_a_small_button_leaves_with_the_button(play: Callable[..., Play]) -> None:
    p = bidding(play)
    small = tile(p, enabled=True)
    p.move(small.rect.center)
    rest(p)
    assert tip(p).startswith(f"{small.label}. ")
    p.click(small.rect.center)
    p.match.submit(p.chosen[-1].action)
    p.tell()
    for _ in range(40):
        p.view.update(1 / 60)
        assert not tip(p).startswith(small.label)


def test_a_tip_stays_while_its_thing_does(play: Callable[..., Play]) -> None:
    p = bidding(play)
    small = tile(p, enabled=False)
    p.move(small.rect.center)
    rest(p)
    for _ in range(30):
        p.view.update(1 / 60)
        assert tip(p) == small.refusal
    p.move((5, 300))
    p.view.update(1 / 60)
    assert tip(p) != small.refusal


def test_lines_that_wait_for_each_other_keep_the_table_awake(play: Callable[..., Play]) -> None:
    p = play("pitch", 4)
    p.until_my_turn()
    for _ in range(200):
        p.view.update(1 / 30)
    p.view.hud.queue_line("first")
    p.view.hud.queue_line("second")
    seconds = 0.0
    while p.view.update(1 / 60):
        seconds += 1 / 60
        assert seconds < 5
    assert line(p) == "second"
