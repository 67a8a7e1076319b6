"""Banners keep off the cards they speak of, and off the status line."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.table.animation.highlight_animation import HighlightAnimation
from game.table.hud.highlight_banner_picture import highlight_drawables
from game.table.layout.highlight_placement import highlight_shift
from game.table.layout.protected_areas import pile_boxes
from tests.games.sinful_gibbon.tables import act, position
from tests.table.conftest import Play

SIZES = ((960, 600), (1280, 720), (2560, 1440))
CAUGHT = """
hand P1: 2c 8d
hand P2: 4c 5c 6c 7d
hand P3: 6h 8c 9c Td
deck: 9d Tc Jc
pile: 3c(P2,5) 7c(P1,6) Ah(P3,8)
turn: P1
"""


def standing(p: Play) -> HighlightAnimation:
    """Go on until a banner stands at its place."""
    for _ in range(400):
        p.view.update(0.03)
        p.view.drawn()
        shown = p.view.animation_player.highlight
        if shown is not None and shown.part > 0.5:
            return shown
    raise AssertionError("there is no banner")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_card_that_was_turned_up_stays_to_be_seen(
    play: Callable[..., Play], size: tuple[int, int]
) -> None:
    p = play("sinful_gibbon", 3, position(CAUGHT), size=size)
    p.show()
    act(p.match, "P1 doubt")
    p.tell()
    shown = standing(p)
    card = next(one for one in p.view.model.sprites() if one.card and one.card.text == "Ah")
    layout = p.view.current_layout
    pieces = highlight_drawables(p.view.hud.sprites, layout, shown.frame, "Player 2")
    assert len(pieces) == 3
    for piece in pieces:
        assert not piece.bounds().colliderect(card.rest_rect)
        assert not piece.bounds().colliderect(layout.frame.px(layout.prompt))
        assert pygame.Rect(0, 0, *size).contains(piece.bounds())


def test_where_the_figure_would_hide_the_status_line_the_banner_stands_alone(
    play: Callable[..., Play],
) -> None:
    p = play("sinful_gibbon", 3, position(CAUGHT), size=(960, 600))
    p.show()
    act(p.match, "P1 doubt")
    p.tell()
    shown, layout = standing(p), p.view.current_layout
    line = layout.frame.px(layout.prompt)
    # The cards it is about lie all across the felt: over and under them is no room for both.
    across = pygame.Rect(80, 170, 800, 110)
    frame = shown.frame._replace(spoken=across)
    pieces = highlight_drawables(p.view.hud.sprites, layout, frame, "Player 2")
    assert len(pieces) == 1
    assert not pieces[0].bounds().colliderect(line)
    assert not pieces[0].bounds().colliderect(across)


def test_any_card_in_sight_is_kept_free(play: Callable[..., Play]) -> None:
    p = play("sinful_gibbon", 4, "banner")
    p.show()
    layout, rng = p.view.current_layout, Random(3)
    pieces = pygame.Rect(520, 150, 240, 240), pygame.Rect(410, 320, 460, 92)
    for _ in range(60):
        card = pygame.Rect(rng.randrange(60, 1100), rng.randrange(20, 560), 90, 125)
        shift = highlight_shift(layout, pieces, card)
        assert all(not piece.move(shift).colliderect(card) for piece in pieces)
    assert highlight_shift(layout, pieces, None) == (0, 0)
    whole = pygame.Rect(0, 0, 1280, 720)
    assert highlight_shift(layout, pieces, whole) == (0, 0)


LATE = """
hand P1: 5h
hand P2: 4c
hand P3: 6h 8h
hand P4: 7c 2d
accepted P1: 9h Th
accepted P2: 2h
accepted P3: 3h
shame P1: Kd 5d 6d straight, Ac 5s 8s straight, Jc 3c sideways
shame P2: Qs 9d Qd Td straight
shame P3: As 2c 8d straight, Js 3d 4d 6s straight
shame P4: 7h 9c Ks straight, 6c 2s sideways, Qc Qh 3s straight, Kc Tc Jd straight
deck: Jh Kh
pile: 5c(P1,9)
hat: P4
turn: P2
"""


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_late_in_a_round_it_covers_neither_piles_nor_their_words(
    play: Callable[..., Play], size: tuple[int, int]
) -> None:
    p = play("sinful_gibbon", 4, position(LATE, 4), size=size)
    p.show()
    act(p.match, "P2 doubt")
    p.tell()
    shown, layout = standing(p), p.view.current_layout
    f = layout.frame
    piles = list(map(f.px, pile_boxes(layout, 3.6)))
    kept = [
        *piles,
        *(
            f.px(slot.box)
            for zone, slot in layout.slots.items()
            if zone.name == "shame" and zone.owner == 0 and p.view.model.zones.get(zone)
        ),
    ]
    for piece in highlight_drawables(p.view.hud.sprites, layout, shown.frame, "Player 1"):
        for each in kept:
            both = piece.bounds().clip(each)
            assert both.w * both.h <= 0.1 * each.w * each.h, (piece.bounds(), each)
