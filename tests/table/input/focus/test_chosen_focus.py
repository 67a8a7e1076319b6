"""The lit focus: where no key has lit it for this decision, Enter only shows it."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
import pytest

from game.table.gestures.hit_targets import HitTarget
from game.table.input.focus.focus_stops import hand_cards
from tests.table.conftest import Play

FIRST_KEYS = [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE]


def at_skitgubbe(play: Callable[..., Play]) -> Play:
    p = play("skitgubbe", 3, "five", speed=0.0)
    p.until_my_turn()
    return p


def after_a_play(p: Play) -> None:
    """Play the first card with the keys, and come to the next decision."""
    p.key(pygame.K_HOME)
    p.key(pygame.K_RETURN)
    assert len(p.chosen) == 1
    p.match.submit(p.chosen.pop().action)
    p.until_my_turn()


def lit_name(p: Play) -> Hashable:
    """The name of what has the focus, lit by a key."""
    stop = p.view.keyboard.focused
    return None if stop is None else stop.name


def is_lit(p: Play) -> bool:
    return p.view.keyboard.lit


@pytest.mark.parametrize("key", FIRST_KEYS)
def test_the_first_enter_after_a_play_only_lights_the_focus(
    play: Callable[..., Play], key: int
) -> None:
    p = at_skitgubbe(play)
    after_a_play(p)
    keyboard = p.view.keyboard
    here = keyboard.ring.current
    outline = p.view.frame().widgets.focus
    assert here is not None
    assert outline is not None
    assert outline.faint
    assert not keyboard.lit
    p.key(key)
    assert not p.chosen
    assert not p.view.gestures.selection.picked
    assert lit_name(p) == here.name
    lit = p.view.frame().widgets.focus
    assert lit is not None
    assert not lit.faint
    p.key(pygame.K_RETURN)
    assert len(p.chosen) == 1


def test_the_first_arrow_after_a_play_leads_on_from_where_the_focus_is_seen(
    play: Callable[..., Play],
) -> None:
    p = at_skitgubbe(play)
    after_a_play(p)
    keyboard = p.view.keyboard
    here = keyboard.ring.current
    p.key(pygame.K_RIGHT)
    there = keyboard.focused
    assert isinstance(there, HitTarget)
    assert there.sprite is not None
    assert here is not None
    assert there.name != here.name
    p.key(pygame.K_RETURN)
    assert len(p.chosen) == 1
    assert p.chosen[0].action.cards == (there.sprite.card,)


def test_enter_says_what_it_does_when_it_is_pressed_again(play: Callable[..., Play]) -> None:
    p = at_skitgubbe(play)
    after_a_play(p)
    p.key(pygame.K_RETURN)
    told = p.view.hud.reminder
    p.key(pygame.K_RETURN)
    assert told == f"Press Enter again: {p.chosen[0].label}"


def status_line(p: Play) -> str:
    return next(node.label for node in p.view.describe() if node.role == "status")


def test_what_another_enter_does_stands_there_as_long_as_it_is_awaited(
    play: Callable[..., Play],
) -> None:
    p = at_skitgubbe(play)
    after_a_play(p)
    asked = status_line(p)
    p.key(pygame.K_RETURN)
    told = status_line(p)
    assert told.startswith("Press Enter again: ")
    for _ in range(240):
        p.view.update(0.25)
    assert status_line(p) == told
    p.key(pygame.K_RIGHT)
    assert status_line(p) == asked


@pytest.mark.parametrize("by", ["click", "Enter", "Tab"])
def test_what_another_enter_does_goes_with_the_next_key_or_click(
    play: Callable[..., Play], by: str
) -> None:
    p = at_skitgubbe(play)
    after_a_play(p)
    p.key(pygame.K_RETURN)
    assert status_line(p).startswith("Press Enter again: ")
    if by == "click":
        p.click((640, 330))
    else:
        p.key(pygame.K_RETURN if by == "Enter" else pygame.K_TAB)
    p.view.update(0.02)
    assert "again" not in status_line(p)


def test_a_refusal_is_read_first_then_again_what_another_enter_does(
    play: Callable[..., Play],
) -> None:
    p = at_skitgubbe(play)
    after_a_play(p)
    p.key(pygame.K_RETURN)
    told = status_line(p)
    p.view.hud.show_refusal("Not now.")
    assert status_line(p) == "Not now."
    for _ in range(40):
        p.view.update(0.25)
    assert status_line(p) == told


def test_a_focus_lit_while_others_decide_is_lit_anew_for_the_own_decision(
    play: Callable[..., Play],
) -> None:
    p = at_skitgubbe(play)
    p.key(pygame.K_HOME)
    assert is_lit(p)
    p.view.offer((), "")
    p.key(pygame.K_RIGHT)
    p.offer()
    p.settle()
    assert not is_lit(p)
    p.key(pygame.K_RETURN)
    assert not p.chosen


def test_a_letter_lights_nothing(play: Callable[..., Play]) -> None:
    p = at_skitgubbe(play)
    after_a_play(p)
    p.key(pygame.K_o, "o")
    p.settle()
    assert not is_lit(p)


def test_enter_after_the_mouse_shows_the_focus(play: Callable[..., Play]) -> None:
    p = at_skitgubbe(play)
    p.click((640, 330))
    assert p.view.frame().widgets.focus is None
    p.key(pygame.K_RETURN)
    assert p.view.keyboard.focused in hand_cards(p.view.gestures.selection)
    assert not p.chosen


def test_a_card_with_the_focus_rises_from_the_hand(play: Callable[..., Play]) -> None:
    p = at_skitgubbe(play)
    hand = hand_cards(p.view.gestures.selection)
    rest = [one.rect.top for one in hand]
    p.key(pygame.K_HOME)
    p.rest()
    assert hand[0].rect.top < rest[0]
    p.key(pygame.K_RIGHT)
    p.rest()
    assert hand[0].rect.top == rest[0]
    assert hand[1].rect.top < rest[1]
