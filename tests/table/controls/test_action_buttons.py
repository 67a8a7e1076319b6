"""The action buttons: each keeps its place, and its words keep off the rim."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.ui.widgets.button import Button
from tests.games.sinful_gibbon.tables import position
from tests.table.conftest import Play

HANDS = """
hand P1: Tc 8d 4h 8h
hand P2: 4c 5c 6c 7d
hand P3: 6h 9c Td Js
deck: 9d 2c Jc
turn: P1
"""
OPEN = HANDS + "pile: 3d(P2,5) 7c(P3,11)\n"
BELIEVED = OPEN + "open: no\n"


def shown(play: Callable[..., Play], text: str) -> dict[str, Button]:
    """The buttons of a position by their labels."""
    p = play("sinful_gibbon", 3, position(text))
    p.show()
    p.offer()
    p.settle()
    found = p.view.action_buttons.buttons.widgets
    return {each.label: each for each in found if isinstance(each, Button)}


@pytest.mark.parametrize("text", [HANDS, OPEN, BELIEVED], ids=["no pile", "open", "believed"])
def test_pick_a_card_stands_above_doubt_also_where_nothing_can_be_doubted(
    play: Callable[..., Play], text: str
) -> None:
    usual, now = shown(play, OPEN), shown(play, text)
    assert now["Pick a card"].rect == usual["Pick a card"].rect
    assert [label for label in now if label != "Pick a card"] == (
        ["Doubt the jack"] if text == OPEN else []
    )


WON = HANDS.replace("turn: P1", "phase: lead\nturn: P1")
PICKED = HANDS.replace("turn: P1", "phase: promise\nturn: P1")


@pytest.mark.parametrize("text", [WON, PICKED], ids=["won a doubt", "picked"])
def test_where_a_pile_is_to_be_started_no_button_speaks_of_doubts(
    play: Callable[..., Play], text: str
) -> None:
    assert shown(play, text) == {}


def test_the_key_of_a_doubt_says_why_there_is_none(play: Callable[..., Play]) -> None:
    p = play("sinful_gibbon", 3, position(OPEN))
    p.show()
    p.offer()
    key = next(key for key, label in p.view.action_buttons.keyed if label == "Doubt the jack")
    p.offer(position(HANDS).observe(0))
    assert [label for _, label in p.view.action_buttons.keyed] == ["Pick a card"]
    assert p.view.action_buttons.press_key(key)
    assert p.view.hud.refusal == "There is no card to doubt."


def test_whoever_sits_before_the_screen_has_the_same_keys(play: Callable[..., Play]) -> None:
    p = play("sinful_gibbon", 3, position(OPEN))
    p.show()
    p.offer()
    first = {label: key for key, label in p.view.action_buttons.keyed}
    p.offer(position(OPEN.replace("turn: P1", "turn: P2")).observe(1))
    second = {label: key for key, label in p.view.action_buttons.keyed}
    assert first["Pick a card"]
    assert second["Pick a card"] == first["Pick a card"]


SWAP = """
hand P1: Tc
hand P2: 4c
hand P3: 6h
deck: 9d 2c Jc
phase: swap
braveheart: P1
turn: P1
"""


def words_of(p: Play, button: Button) -> pygame.Rect:
    """The box of the painted words: what a button without them does not show."""
    button.icon = None
    with_words, bare = (pygame.Surface(p.screen.get_size()) for _ in range(2))
    button.paint(with_words)
    button.label = ""
    button.paint(bare)
    mask = pygame.mask.from_threshold(with_words, (0, 0, 0), (1, 1, 1), bare)
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:])


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)], ids=str)
def test_words_of_two_lines_keep_off_the_rim(
    play: Callable[..., Play], size: tuple[int, int]
) -> None:
    p = play("sinful_gibbon", 3, position(SWAP), size=size)
    p.show()
    p.offer()
    p.settle()
    swap = next(
        each
        for each in p.view.action_buttons.buttons.widgets
        if isinstance(each, Button) and each.label.startswith("Change chairs")
    )
    rim, words = p.theme.units(0.9), words_of(p, swap)
    assert words.height > 2 * p.theme.units(1), "it is one line after all"
    assert words.top - swap.rect.top >= rim
    assert swap.rect.bottom - words.bottom >= rim
