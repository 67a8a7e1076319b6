"""Speech bubbles: they stay at the mouth, or are taken away."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.table.seats.speech_bubble_picture import NARROW_BUBBLE, measure_bubble
from game.ui.theme import Role
from tests.table.conftest import Play


def test_a_bubble_never_rises_away_from_its_face(play: Callable[..., Play]) -> None:
    p = play("sinful_gibbon", 4, "bubble")
    p.show()
    layout, bubbles = p.view.current_layout, p.view.hud.speech_bubbles
    bubbles.say(0, "Ten of hearts.")
    bubbles.place(layout, list, [])
    [near] = bubbles.bubble_rects()
    head = layout.frame.px(layout.chairs[0].box)
    assert near.inflate(8, 8).colliderect(head)
    bubbles.place(layout, list, [])
    assert bubbles.bubble_rects() == [near]
    round_about = head.inflate(4 * near.width, 2 * near.height)
    bubbles.place(layout, list, [round_about])
    assert not bubbles.bubble_rects()
    assert not bubbles.drawn(layout)


def test_new_words_find_a_place_also_where_the_old_ones_had_to_go(
    play: Callable[..., Play],
) -> None:
    p = play("sinful_gibbon", 4, "bubble")
    p.show()
    layout, bubbles = p.view.current_layout, p.view.hud.speech_bubbles
    head = layout.frame.px(layout.chairs[0].box)
    bubbles.say(0, "Nine.")
    bubbles.place(layout, list, [pygame.Rect(head.inflate(300, 60))])
    assert len(bubbles.bubble_rects()) == 1


def test_a_new_promise_takes_away_what_was_said_of_the_one_before(
    play: Callable[..., Play],
) -> None:
    p = play("sinful_gibbon", 4, "bubble")
    p.show()
    bubbles = p.view.hud.speech_bubbles
    bubbles.say(1, "Nine.", "9")
    bubbles.say(2, "I doubt Player 1!")
    assert bubbles.is_speaking(1)
    bubbles.say(3, "A remark.", light=True)
    bubbles.say(1, "Seven.", "7")
    assert not bubbles.is_speaking(2)
    told = [each.value for each in bubbles.describe(p.view.current_layout)]
    assert told == ["Seven."]


@pytest.mark.parametrize("text", ["Somebody knew.", "Incomprehensibilities everywhere.", "Nine."])
@pytest.mark.parametrize("role", ["spoken", "caption"])
def test_a_bubble_breaks_no_word(play: Callable[..., Play], text: str, role: Role) -> None:
    p = play("skitgubbe", 6, "bubble")
    words = measure_bubble(p.view.hud.sprites, text, NARROW_BUBBLE, role=role)
    assert " ".join(words.lines) == text
