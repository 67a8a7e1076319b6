"""What lies under the pointer: a card that slides or rises is still hit where it was seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.shelf import SHELF
from game.table.gestures import hit_targets
from game.table.gestures.hit_targets import HitTarget, is_hand_card
from tests.table.conftest import Play

GAMES = ["indian_chief", "jersey_gin", "skitgubbe", "vendetta"]
"""Games in which several cards are picked together."""


def hand(p: Play) -> list[HitTarget]:
    return [t for group in p.view.gestures.selection.groups for t in group if is_hand_card(t)]


def picked(p: Play) -> set[object]:
    return {target.name for target in p.view.gestures.selection.picked}


def collectable(p: Play) -> list[HitTarget]:
    return [t for t in hand(p) if p.view.gestures.selection.can_collect(t)]


def edge(target: HitTarget, inside: int) -> tuple[int, int]:
    """A point so many pixels from the left edge of a card as it is seen now."""
    assert target.sprite is not None
    x, y, wide = target.sprite.pose.x, target.sprite.pose.y, target.sprite.pose.wide
    step = 1 if inside >= 0 else -1
    at = round(x - wide), round(y)
    while not target.sprite.hit(*at):
        at = at[0] + 1, at[1]
    return at[0] + inside - (step < 0), at[1]


def two_picked(p: Play) -> list[HitTarget]:
    """Pick the last two cards of the hand that may be played with others."""
    last = collectable(p)[-2:]
    for one in last:
        p.click(edge(one, 12))
        p.rest()
    assert picked(p) == {one.name for one in last}
    return last


@pytest.fixture
def ready(play: Callable[..., Play]) -> Callable[[str], Play]:
    """A table at which several cards may be picked together."""

    def make(game: str) -> Play:
        p = play(game, SHELF[game].rules.default_seats, "edges")
        p.until_my_turn(lambda: max([len(c.action.cards) for c in p.choices()], default=0) > 1)
        assert len(collectable(p)) > 2
        return p

    return make


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("inside", [1, 3, 6])
def test_a_card_is_taken_at_the_edge_that_was_seen(
    ready: Callable[[str], Play], game: str, inside: int
) -> None:
    """The hand slides when the pointer leaves one card for another: the press comes after it."""
    p = ready(game)
    for number in range(len(collectable(p)) - 2):
        before = {one.name for one in two_picked(p)}
        p.move(edge(hand(p)[-1], 12))
        p.rest()
        target = [one for one in collectable(p) if one.name not in before][number]
        at = edge(target, inside)
        if p.view.gestures.selection.hit_target_at(at) is target:
            p.move(at)
            p.rest()
            p.click(at)
            p.rest()
            assert picked(p) == {*before, target.name}
        p.view.gestures.flow.cancel()
        p.rest()


@pytest.mark.parametrize("game", GAMES)
def test_a_click_beside_the_hand_keeps_what_is_picked(
    ready: Callable[[str], Play], game: str
) -> None:
    p = ready(game)
    before = {one.name for one in two_picked(p)}
    missed = [edge(one, beside) for one in hand(p) for beside in (-2, -5, -9)]
    missed = [at for at in missed if p.view.gestures.selection.hit_target_at(at) is None]
    assert missed
    for at in missed:
        p.click(at)
        p.rest()
        assert picked(p) == before


def test_a_card_that_cannot_be_played_leaves_the_others_picked(
    ready: Callable[[str], Play],
) -> None:
    p = ready("vendetta")
    choices = p.view.gestures.selection.choices
    dead = [one for one in hand(p) if not hit_targets.has_choice(one, choices)]
    before = {one.name for one in two_picked(p)}
    alone = next(one for one in dead if not p.view.gestures.selection.can_collect(one))
    p.click(edge(alone, 12))
    p.rest()
    assert p.view.hud.refusal
    assert picked(p) == before


@pytest.mark.parametrize("game", ["jersey_gin", "skitgubbe", "vendetta"])
def test_a_raised_card_is_put_back_where_it_lay(ready: Callable[[str], Play], game: str) -> None:
    """Below its lower edge, where it will lie again."""
    p = ready(game)
    target = hand(p)[-1]
    p.click(edge(target, 12))
    p.rest()
    assert target.sprite is not None
    low = target.rect.midbottom[0], target.rect.bottom + 4
    assert not target.sprite.hit(*low)
    p.click(low)
    p.rest()
    assert not picked(p)


@pytest.mark.parametrize("game", ["jersey_gin", "skitgubbe", "vendetta"])
def test_a_place_that_refuses_them_leaves_cards_picked_and_the_button_true(
    ready: Callable[[str], Play], game: str
) -> None:
    p = ready(game)
    before = {one.name for one in two_picked(p)}
    selection, layout = p.view.gestures.selection, p.view.current_layout
    for zone, slot in layout.slots.items():
        at = layout.frame.px(slot.box).center
        if zone in layout.own_hand_zones or selection.hit_target_at(at) is not None:
            continue
        if any(area.collidepoint(at) for area in selection.open_targets().values()):
            continue
        p.view.hud.show_refusal("")
        p.click(at)
        p.rest()
        if p.view.hud.refusal:
            assert picked(p) == before
            return
    raise AssertionError("no place refused them")
