"""The arrows along the hand: round and round, and with Shift to what can be played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame
import pytest

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


def may_doubt(p: Play) -> bool:
    """Whether a card in the fire may be doubted, and one of the hand played."""
    return {"doubt", "play_down"} <= {c.action.verb for c in p.choices() if c.refused is None}


def moments(play: Callable[..., Play]) -> Iterator[Play]:
    """Some turns in Fire Gibbon at which a doubt is possible."""
    for seed in ("one", "two", "three", "four"):
        p = play("fire_gibbon", 4, seed, speed=0.0)
        for _ in range(3):
            p.until_my_turn(partial(may_doubt, p))
            yield p
            p.match.submit(p.rng.choice(p.match.legal(0)))


def test_up_from_the_hand_leads_to_something_that_can_be_done(play: Callable[..., Play]) -> None:
    for p in moments(play):
        selection = p.view.gestures.selection
        for at in range(len(hand_cards(selection))):
            p.key(pygame.K_HOME)
            for _ in range(at):
                p.key(pygame.K_RIGHT)
            p.key(pygame.K_UP)
            stop = p.view.keyboard.ring.current
            assert stop is not None
            assert is_usable(stop, selection)


@pytest.mark.parametrize("key", [pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN])
def test_from_an_answer_arrows_lead_to_answers_or_to_the_hand(
    play: Callable[..., Play], key: int
) -> None:
    for p in moments(play):
        p.key(pygame.K_HOME)
        p.key(pygame.K_RETURN)
        chooser = p.view.gestures.selection.chooser
        if chooser is None:
            continue
        p.view.keyboard.ring.enter([chooser.first])
        p.key(key)
        stop = p.view.keyboard.ring.current
        hand = hand_cards(p.view.gestures.selection)
        assert stop in chooser.buttons.widgets or stop in hand


@pytest.mark.parametrize("key", [pygame.K_UP, pygame.K_DOWN])
def test_out_of_a_hand_that_may_not_be_played_arrows_lead_to_what_can_be_done(
    play: Callable[..., Play], key: int
) -> None:
    """Sinful Gibbon: a turn may only be begun with a card of the deck, by its button too."""
    p = play("sinful_gibbon", 4, "five", speed=0.0)
    p.until_my_turn(lambda: {c.action.verb for c in p.choices() if c.refused is None} == {"pick"})
    p.key(pygame.K_HOME)
    p.key(key)
    for arrow in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN) * 3:
        stop = p.view.keyboard.ring.current
        assert stop is not None
        assert stop not in hand_cards(p.view.gestures.selection)
        p.key(arrow)
