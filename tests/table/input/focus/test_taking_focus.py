"""The focus where a Thief may steal: few keys lead to each open card, and Enter takes it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.zones import Place
from game.presentation.presented_choice import PresentedChoice
from game.table.gestures.hit_targets import HitTarget
from game.table.input.focus.focus_stops import cards_to_take, hand_cards
from tests.table.conftest import Play

ROUND = [pygame.K_RIGHT, pygame.K_LEFT]
EVERY = [*ROUND, pygame.K_UP, pygame.K_DOWN]
SEATS = 7
"""Seats at which two decks lie on the table, so that the hand has twins of open cards."""


def steals(p: Play) -> list[PresentedChoice]:
    choices = [c for c in p.choices() if c.refused is None and c.action.cards]
    return [c for c in choices if c.action.verb in ("steal", "mark")]


def meld_a_thief(p: Play) -> None:
    """The viewer melds a Thief, everybody else more cards."""
    for seat in range(SEATS):
        sizes = {len(action.cards): action for action in p.match.legal(seat)}
        p.match.submit(sizes[1] if seat == 0 else sizes[2 + seat % 6])
    p.until_my_turn()
    assert len(steals(p)) > 6


def thief(play: Callable[..., Play], before: int | None = None) -> Play:
    """A table at which the viewer's Thief may steal one of many cards.

    A key pressed *before* the meld leaves the focus on a card of the hand.
    """
    p = play("indian_chief", SEATS, "six", speed=0.0)
    p.until_my_turn()
    if before is not None:
        p.key(before)
    meld_a_thief(p)
    return p


def stands(p: Play) -> HitTarget:
    stop = p.view.keyboard.ring.current
    assert isinstance(stop, HitTarget)
    return stop


def takable(p: Play) -> list[HitTarget]:
    return [card for group in cards_to_take(p.view.gestures.selection) for card in group]


def test_all_cards_that_may_be_stolen_are_to_take_and_none_of_the_hand(
    play: Callable[..., Play],
) -> None:
    p = thief(play)
    wanted = {c.action.cards[0] for c in steals(p)}
    assert {card for one in takable(p) for card in one.grip.cards} == wanted


@pytest.mark.parametrize("key", [*EVERY, pygame.K_RETURN, pygame.K_TAB])
@pytest.mark.parametrize("before", [None, pygame.K_END])
def test_the_first_key_leads_to_a_card_that_may_be_stolen_or_a_button(
    play: Callable[..., Play], key: int, before: int | None
) -> None:
    """Also where the focus was left on a card of the hand, though its twin lies open."""
    p = thief(play, before)
    p.key(key)
    stop = p.view.keyboard.ring.current
    assert stop is not None
    buttons = [button.name for button in p.view.action_buttons.buttons.widgets]
    assert stop.name in [*buttons, *(one.name for one in takable(p))]
    assert p.view.keyboard.lit
    assert not p.chosen


@pytest.mark.parametrize("key", ROUND)
def test_left_and_right_come_to_every_card_and_back(play: Callable[..., Play], key: int) -> None:
    p = thief(play)
    every = [one.name for one in takable(p)]
    p.key(pygame.K_RETURN)
    walked = []
    for _ in every:
        p.key(key)
        walked.append(stands(p).name)
    assert sorted(map(str, walked)) == sorted(map(str, every))


def test_no_arrow_leads_to_a_card_that_may_not_be_stolen(play: Callable[..., Play]) -> None:
    p = thief(play)
    hand = {one.name for one in hand_cards(p.view.gestures.selection)}
    p.key(pygame.K_RETURN)
    for key in EVERY * 9:
        p.key(key)
        stop = p.view.keyboard.ring.current
        assert stop is not None
        assert stop.name not in hand
        if isinstance(stop, HitTarget):
            assert stop.grip.cards, "the stub and the own meld are passed over"


def test_home_and_end_lead_to_the_first_and_the_last_card_that_may_be_stolen(
    play: Callable[..., Play],
) -> None:
    p = thief(play)
    p.key(pygame.K_HOME)
    assert stands(p).name == takable(p)[0].name
    p.key(pygame.K_END)
    assert stands(p).name == takable(p)[-1].name


@pytest.mark.parametrize("key", ROUND)
@pytest.mark.parametrize("before", [None, pygame.K_HOME])
def test_the_first_arrow_aside_begins_at_the_first_card_that_may_be_stolen(
    play: Callable[..., Play], key: int, before: int | None
) -> None:
    """It does not lead round to the last one, wherever the focus was left."""
    p = thief(play, before)
    p.key(key)
    assert stands(p).name == takable(p)[0].name
    assert p.view.keyboard.lit


@pytest.mark.parametrize("seat", range(1, SEATS))
def test_a_digit_leads_to_the_cards_of_its_player_and_on_along_them(
    play: Callable[..., Play], seat: int
) -> None:
    p = thief(play)
    theirs = [
        one.name for one in takable(p)
        if isinstance(one.name, Place) and one.name.zone.owner == seat
    ]  # fmt: skip
    assert theirs
    digit = str(seat + 1)
    walked = []
    for _ in (*theirs, None):
        p.key(pygame.K_0 + seat + 1, digit)
        walked.append(stands(p).name)
    assert walked == [*theirs, theirs[0]]
    assert seat in p.view.keyboard.taking.seats


def test_two_keys_steal_a_card(play: Callable[..., Play]) -> None:
    p = thief(play)
    p.key(pygame.K_3, "3")
    here = stands(p)
    p.key(pygame.K_RETURN)
    assert [c.action.cards for c in p.chosen] == [tuple(here.grip.cards)]


def test_the_first_enter_says_which_card_the_second_one_steals(play: Callable[..., Play]) -> None:
    p = thief(play)
    p.key(pygame.K_RETURN)
    told = p.view.hud.reminder
    p.key(pygame.K_RETURN)
    assert told == f"Press Enter again: {p.chosen[0].label}"


def test_the_keys_that_steal_stand_on_the_sheet_of_keys(play: Callable[..., Play]) -> None:
    p = thief(play)
    keys = p.view.own_keys()
    assert ("D", "Draw instead") in keys
    assert any("player with this digit" in words for _, words in keys)
