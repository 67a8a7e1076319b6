"""The arrows along the hand: round and round, and with Shift to what can be played."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.table.gestures.hit_targets import HitTarget
from game.table.input.focus.focus_stops import hand_cards, is_usable
from tests.table.conftest import Play

SHIFT = pygame.KMOD_LSHIFT


def stands(p: Play) -> HitTarget:
    stop = p.view.keyboard.focused
    assert isinstance(stop, HitTarget)
    return stop


def test_right_at_the_last_card_of_the_hand_goes_to_the_first(play: Callable[..., Play]) -> None:
    """The stock lies to the right of the hand, and Enter there turns over a card."""
    p = play("skitgubbe", 3, "five", speed=0.0)
    p.until_my_turn()
    assert any(choice.action.verb == "flip" for choice in p.choices())
    hand = hand_cards(p.view.gestures.selection)
    p.key(pygame.K_END)
    p.key(pygame.K_RIGHT)
    assert stands(p).name == hand[0].name
    p.key(pygame.K_LEFT)
    assert stands(p).name == hand[-1].name


def test_left_shows_the_focus_first_at_the_last_card(play: Callable[..., Play]) -> None:
    p = play("skitgubbe", 3, "five", speed=0.0)
    p.until_my_turn()
    p.key(pygame.K_LEFT)
    assert stands(p).name == hand_cards(p.view.gestures.selection)[-1].name


def test_shift_leads_to_the_next_card_that_can_be_played(play: Callable[..., Play]) -> None:
    p = play("pitch", 4, "seven", speed=0.0)

    def some() -> bool:
        cards = [c for c in p.choices() if c.action.cards]
        legal = [c for c in cards if c.refused is None]
        return 2 <= len(legal) < len(cards)

    p.until_my_turn(some)
    selection = p.view.gestures.selection
    usable = [card.name for card in hand_cards(selection) if is_usable(card, selection)]
    assert 2 <= len(usable) < len(hand_cards(selection))
    p.key(pygame.K_HOME)
    if stands(p).name != usable[0]:
        p.key(pygame.K_RIGHT, mod=SHIFT)
    walked = [stands(p).name]
    for _ in usable:
        p.key(pygame.K_RIGHT, mod=SHIFT)
        walked.append(stands(p).name)
    assert walked == [*usable, usable[0]]
    p.key(pygame.K_LEFT, mod=SHIFT)
    assert stands(p).name == usable[-1]
