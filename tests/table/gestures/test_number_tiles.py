"""The tiles of numbers: they stand in one calm place beside the hand, whichever card is picked."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.table.cards.corner_indices import index_rects
from game.table.controls.placement_cost import KeptFree
from game.table.controls.tile_grid import TileCaption
from game.table.gestures.chooser_placement import place_beside_card
from game.table.gestures.hit_targets import is_hand_card
from game.table.layout.protected_areas import pile_boxes, protected_areas
from tests.games.sinful_gibbon.tables import position
from tests.table.conftest import Play

NEW_PILE = """
hand P1: Tc 8d 4h 8h Qd
hand P2: 4c 5c 6c 7d
hand P3: 6h 9c Td Js
deck: 9d 2c Jc
phase: promise
turn: P1
"""
PILE = NEW_PILE + "pile: 3d(P2,5) 7c(P3,11)\n"
SIZES = ((960, 600), (1280, 720), (2560, 1440))


def picked(play: Callable[..., Play], text: str, number: int, size: tuple[int, int]) -> Play:
    """The table of a position on which one card of the hand was picked by a click."""
    p = play("sinful_gibbon", 3, position(text), size=size)
    p.show()
    p.offer()
    p.settle()
    hand = [t for group in p.view.gestures.selection.groups for t in group if is_hand_card(t)]
    sprite = hand[number].sprite
    assert sprite is not None
    p.click((round(sprite.pose.x - sprite.pose.wide * 0.3), round(sprite.pose.y)))
    p.rest()
    return p


def tiles(p: Play) -> dict[str, pygame.Rect]:
    """Where each number stands."""
    chooser = p.view.gestures.selection.chooser
    assert chooser is not None
    shown = zip(chooser.choices, chooser.buttons.widgets, strict=True)
    return {
        choice.input_hints.tile.text: widget.rect
        for choice, widget in shown
        if choice.input_hints.tile is not None
    }


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_numbers_stand_at_the_same_place_whatever_is_picked(
    play: Callable[..., Play], size: tuple[int, int]
) -> None:
    places = [
        tiles(picked(play, text, number, size)) for text in (NEW_PILE, PILE) for number in (0, 2, 4)
    ]
    assert len(places[0]) == 13
    assert all(each == places[0] for each in places)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_numbers_cover_nothing_that_is_read(
    play: Callable[..., Play], size: tuple[int, int]
) -> None:
    p = picked(play, PILE, 2, size)
    chooser, layout = p.view.gestures.selection.chooser, p.view.current_layout
    assert chooser is not None
    f = layout.frame
    read = [
        f.px(layout.prompt),
        *protected_areas(layout),
        *map(f.px, pile_boxes(layout, 3.6)),
        *index_rects(p.view.model),
    ]
    covering = [widget.rect for widget in chooser.buttons.widgets]
    assert all(each.collidelist(read) < 0 for each in covering)


def test_a_number_is_told_over_the_tiles_alone(play: Callable[..., Play]) -> None:
    p = picked(play, NEW_PILE, 2, (1280, 720))
    chooser = p.view.gestures.selection.chooser
    assert chooser is not None
    caption = next(each for each in chooser.drawn() if isinstance(each, TileCaption))
    assert caption.words == "Which number do you promise?"
    for key in (pygame.K_TAB, pygame.K_TAB, pygame.K_RIGHT):
        p.key(key)
        p.view.update(1.0)
        assert p.view.hud.tip is None or not p.view.hud.tip.text.startswith("Promise")
    p.move(tiles(p)["7"].center)
    p.view.update(1.0)
    assert caption.words == "Promise 7"
    assert p.view.hud.tip is None


def test_a_strip_of_numbers_breaks_into_rows_where_it_would_hide_more(
    play: Callable[..., Play],
) -> None:
    p = picked(play, NEW_PILE, 2, (1280, 720))
    chooser = p.view.gestures.selection.chooser
    assert chooser is not None
    card, screen = pygame.Rect(600, 300, 80, 110), pygame.Rect(0, 0, 1280, 720)
    chooser.place(card, screen, KeptFree([]))
    assert len({each.y for each in tiles(p).values()}) == 1
    taken = [pygame.Rect(0, 0, 1280, 260), pygame.Rect(0, 450, 1280, 270)]
    taken += [pygame.Rect(0, 0, 320, 720), card.move(100, 0).inflate(80, 0)]
    taken.append(pygame.Rect(680, 0, 600, 720))
    chooser.place(card, screen, KeptFree(taken))
    assert len({each.y for each in tiles(p).values()}) == 2
    assert all(each.collidelist(taken) < 0 for each in tiles(p).values())


def test_the_status_line_asks_for_the_number_and_says_how_to_take_the_card_back(
    play: Callable[..., Play],
) -> None:
    p = picked(play, PILE, 2, (1280, 720))

    def told() -> str:
        return next(each.label for each in p.view.describe() if each.role == "status")

    assert told() == "Which number do you promise? Esc or a right click takes it back."
    for leave in (lambda: p.key(pygame.K_ESCAPE), lambda: p.press((640, 300), 3)):
        leave()
        p.rest()
        assert p.view.gestures.selection.chooser is None
        assert told() == "Play a card: promise a jack or more, or offer the jack of hearts."
        hand = [t for group in p.view.gestures.selection.groups for t in group if is_hand_card(t)]
        p.view.gestures.clicks.click(hand[2])
        p.rest()
        assert told().startswith("Which number")


FOUR_CARDS = """
hand P1: 2c 3d 6d 8s
hand P2: 4c 5c 6c 7d
hand P3: 6h 9c Td Js
deck: 9d Tc Jc
phase: lead
turn: P1
"""


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_numbers_stand_beside_a_hand_of_any_size(
    play: Callable[..., Play], size: tuple[int, int]
) -> None:
    """Where fewer cards leave more room, they do not come too near to the hand."""
    for number in range(4):
        p = picked(play, FOUR_CARDS, number, size)
        chooser, layout = p.view.gestures.selection.chooser, p.view.current_layout
        assert chooser is not None
        assert chooser.rect.top >= layout.frame.px(layout.prompt).bottom
        assert chooser.rect.collidelist([*index_rects(p.view.model)]) < 0
        title = layout.frame.px(layout.title)
        assert not chooser.rect.colliderect(title)


JOKER = """
hand P1: *1 6c 2d 4s 4h
hand P2: 5c 7d 8c 3c
hand P3: 6h 9c Td Js
hand P4: 8h
accepted P2: 5h
accepted P3: 7h
shame P1: Qc 5d 6d 7s straight, Ac 5s 8s straight
shame P3: 2s 9d Qd Qs straight
deck: Jd Tc Jc
pile: 9s(P4,9)
phase: promise
turn: P1
"""


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("seats", "text"), [(3, PILE), (4, JOKER)], ids=["number", "joker"])
def test_numbers_beside_a_dropped_card_keep_off_the_buttons_at_the_edge(
    play: Callable[..., Play], seats: int, text: str, size: tuple[int, int]
) -> None:
    p = play("sinful_gibbon", seats, position(text, seats), size=size)
    p.show()
    p.offer()
    p.settle()
    selection, layout = p.view.gestures.selection, p.view.current_layout
    edge = min(layout.frame.px(box).left for box in layout.tools.values())
    every = [target for group in selection.groups for target in group]
    card = next(target for target in every if is_hand_card(target))
    p.view.gestures.clicks.click(card)
    p.rest()
    chooser, sprite = selection.chooser, card.sprite
    assert chooser is not None
    assert sprite is not None
    for x in (0.6, 0.7, 0.8, 0.9):
        for y in (0.18, 0.3, 0.5):
            sprite.jump_to(sprite.pose._replace(x=x * size[0], y=y * size[1], turn=0.0))
            place_beside_card(chooser, card, every, layout, KeptFree([]))
            assert all(each.right < edge for each in tiles(p).values()), (x, y)
