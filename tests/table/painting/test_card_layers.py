"""Card layers: a card in a meld that has the focus hides no index of its neighbours."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.table.cards.card_sprite import CardSprite
from game.table.cards.corner_indices import index_corners, lies_open
from game.table.gestures.hit_targets import HitTarget, is_hand_card
from game.table.painting.ring_gaps import ring_gaps
from tests.table.conftest import Play
from tests.table.input.focus.test_taking_focus import takable, thief


def focused(p: Play) -> CardSprite:
    stop = p.view.keyboard.focused
    assert isinstance(stop, HitTarget)
    assert not is_hand_card(stop)
    assert stop.sprite is not None
    return stop.sprite


def covering(p: Play, card: CardSprite) -> list[CardSprite]:
    """The cards that are painted over a part of *card*."""
    table = p.view.frame().cards.table
    return [one for one in table[table.index(card) + 1 :] if one.rect.colliderect(card.rect)]


def test_a_card_with_the_focus_hides_no_index_of_its_meld(play: Callable[..., Play]) -> None:
    p = thief(play)
    seen: set[CardSprite] = set()
    overlapped = 0
    for _ in range(len(takable(p))):
        p.key(pygame.K_RIGHT)
        p.view.update(0.05)
        card = focused(p)
        seen.add(card)
        over = covering(p, card)
        for other in p.view.frame().cards.table:
            if other is card or not lies_open(other):
                continue
            x, y = index_corners(other.pose)[0]
            if card.hit(x, y):
                overlapped += 1
                assert other in over
        assert not any(each.hit(*index_corners(card.pose)[0]) for each in over)
    assert len(set(seen)) > 6
    assert overlapped > 3


@pytest.mark.parametrize("shift", [0.0, 0.1])
def test_the_ring_stays_open_for_no_index_that_the_card_hides(
    play: Callable[..., Play], shift: float
) -> None:
    frame = thief(play).view.frame()
    lower, upper = [one for one in frame.cards.table if lies_open(one)][:2]
    lower.pose = upper.pose.moved(shift * upper.pose.wide, shift * upper.pose.wide)
    cards = frame.cards._replace(table=(lower, upper), hand=())
    at = [sum(each) / 4 for each in zip(*index_corners(lower.pose), strict=True)]
    for own, hidden in ((upper, True), (None, False)):
        middles = [
            [sum(each) / len(gap) for each in zip(*gap, strict=True)]
            for gap in ring_gaps(frame._replace(cards=cards), own)
        ]
        found = any(max(abs(x - at[0]), abs(y - at[1])) < 1 for x, y in middles)
        assert found is not hidden


def test_the_ring_is_open_for_an_index_that_looks_out_from_under_the_card(
    play: Callable[..., Play],
) -> None:
    p = thief(play)
    looked_out = 0
    for _ in range(len(takable(p))):
        p.key(pygame.K_RIGHT)
        p.view.update(0.05)
        card, frame = focused(p), p.view.frame()
        gaps = ring_gaps(frame, card)
        for sprite in frame.cards.table:
            corners = index_corners(sprite.pose)
            under = [card.hit(round(x), round(y)) for x, y in corners]
            if sprite is not card and lies_open(sprite) and any(under) and not all(under):
                looked_out += 1
                middle = sum(x for x, _ in corners) / 4
                assert any(abs(sum(x for x, _ in gap) / len(gap) - middle) < 1 for gap in gaps)
    assert looked_out
