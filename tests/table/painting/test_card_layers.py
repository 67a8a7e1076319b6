"""Card layers: a card in a meld that has the focus lies over its neighbours and is seen whole."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.table.cards.card_sprite import CardSprite
from game.table.cards.visible_cards import index_corners, lies_open
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


def test_a_card_in_the_meld_of_another_is_seen_whole_while_it_has_the_focus(
    play: Callable[..., Play],
) -> None:
    p = thief(play)
    seen: list[CardSprite] = []
    hidden = 0
    for _ in range(len(takable(p))):
        p.key(pygame.K_RIGHT)
        p.view.update(0.05)
        seen.append(focused(p))
        assert covering(p, seen[-1]) == []
        hidden += bool(seen[1:] and covering(p, seen[-2]))
    assert len(set(seen)) > 6
    assert hidden > 3, "without the focus its neighbour lies over it again"


def test_the_ring_stays_open_for_no_index_that_the_card_hides(play: Callable[..., Play]) -> None:
    p = thief(play)
    for _ in range(len(takable(p))):
        p.key(pygame.K_RIGHT)
        p.view.update(0.05)
        card = focused(p)
        inner = card.rect.inflate(-card.rect.width // 3, -card.rect.height // 3)
        for gap in ring_gaps(p.view.frame(), card):
            x, y = (sum(each) / len(gap) for each in zip(*gap, strict=True))
            assert not inner.collidepoint(x, y)


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
