"""A double click takes the card it was meant for, and none that comes under the pointer by it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.shelf import SHELF
from game.table.gestures.hit_targets import HitTarget, is_hand_card
from tests.table.conftest import Play

SEATS = {game: shelved.rules.default_seats for game, shelved in SHELF.items()}
TIMES = 3
"""So many played cards are looked at in each game."""


def decisions(p: Play) -> Iterator[None]:
    """The decisions of seat 0 as they are offered; whoever is not answered plays at random."""
    for _ in range(600):
        if not p.match.seats_with_moves:
            return
        if 0 in p.match.seats_with_moves:
            p.show()
            p.offer()
            p.rest()
            yield
        p.chosen.clear()
        seat = p.rng.choice(p.match.seats_with_moves)
        p.match.submit(p.rng.choice(p.match.legal(seat)))


def twice(p: Play, at: tuple[int, int]) -> None:
    """Two quick clicks."""
    for _ in range(2):
        p.press(at)
        p.release(at)
        p.view.update(0.05)
        p.view.drawn()


def played(p: Play) -> tuple[int, int] | None:
    """Double clicks on one card of the hand after the other until one is played; where."""
    for target in [
        t for group in p.view.gestures.selection.groups for t in group if is_hand_card(t)
    ]:
        at = spot(target)
        under = p.view.gestures.selection.hit_target_at(at)
        if under is not None and under.name == target.name:
            p.move(at)
            twice(p, at)
            if p.done():
                return at
        p.view.gestures.flow.cancel()
        p.rest()
    return None


def spot(target: HitTarget) -> tuple[int, int]:
    """A point of a hand card that no neighbour covers."""
    return target.rect.left + target.rect.width // 8, target.rect.centery


def goes_on(p: Play) -> None:
    """What was chosen is done, and seat 0 may decide again at once, if at all."""
    p.match.submit(p.chosen.pop().action)
    while p.match.seats_with_moves and 0 not in p.match.seats_with_moves:
        p.match.submit(p.rng.choice(p.match.legal(p.match.seats_with_moves[0])))
    p.show()
    p.offer()
    p.view.drawn()


@pytest.mark.parametrize("game", sorted(SHELF))
def test_further_presses_take_no_card_that_came_there(play: Callable[..., Play], game: str) -> None:
    p = play(game, SEATS[game], "double", speed=0.0)
    left = TIMES
    for _ in decisions(p):
        at = played(p)
        if at is None:
            continue
        goes_on(p)
        meets = p.view.gestures.selection.hit_target_at(at)
        if meets is None or meets.sprite is None or not p.match.seats_with_moves:
            continue
        twice(p, at)
        assert not p.done(), (game, meets.sprite.card)
        assert not p.view.gestures.selection.picked
        assert p.view.gestures.selection.chooser is None
        left -= 1
        if not left:
            return
    assert left < TIMES or game in ("indian_chief", "vendetta", "jersey_gin", "sinful_gibbon")


def test_a_press_some_time_later_takes_it(play: Callable[..., Play]) -> None:
    p = play("bridge_solitaire", 1, "double", speed=0.0)
    for _ in decisions(p):
        at = played(p)
        if at is None:
            continue
        goes_on(p)
        p.rest()
        if (
            p.view.gestures.selection.hit_target_at(at) is not None
            and p.view.gestures.selection.choices
        ):
            p.click(at)
            assert p.done() or p.view.gestures.selection.picked or p.view.hud.refusal
            return
    raise AssertionError("No card was played by a double click.")
