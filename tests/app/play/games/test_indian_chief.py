"""The gestures of Indian Chief: cards lie together on the table's edge until they are melded."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.presentation.presented_choice import PresentedChoice
from game.table.input.focus import focus_stops
from tests.app.driver.app_driver import Pilot, begin, flying, on_card


def worthless(pilot: Pilot) -> PresentedChoice:
    """A meld of several cards that fills its box with nothing, of which one is asked."""
    return next(c for c in pilot.legal() if c.warning and len(c.action.cards) > 2)


def stage(pilot: Pilot, meld: PresentedChoice, by: str) -> None:
    """Lay the cards of *meld* together and play them, as far as the question."""
    view = pilot.play.view
    for card in meld.action.cards:
        sprite = view.model.sprite_of(card)
        assert sprite is not None
        if by == "mouse":
            pilot.click_at(on_card(sprite.rect))
            continue
        hand = focus_stops.hand_cards(view.gestures.selection)
        at = next(n for n, target in enumerate(hand) if target.sprite is sprite)
        pilot.key(pygame.K_1 + at)
    chooser = view.gestures.selection.chooser
    assert chooser is not None
    if by == "mouse":
        pilot.click_at(chooser.first.rect.center)
    else:
        pilot.key(pygame.K_k)
    assert pilot.dialogs()


def melded(pilot: Pilot) -> list[tuple[object, ...]]:
    """What the person has melded."""
    return [tuple(a.cards) for a in pilot.play.session.match.actions if a.seat == 0]


def staged(pilot: Pilot) -> set[object]:
    return {card for one in pilot.play.view.gestures.selection.picked for card in one.grip.cards}


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_after_a_no_the_cards_stay_together(tmp_path: Path, by: str) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "indian_chief")
        meld = worthless(pilot)
        stage(pilot, meld, by)
        if by == "mouse":
            pilot.click("No", "button")
        else:
            pilot.key(pygame.K_ESCAPE)
        assert not pilot.dialogs()
        selection = pilot.play.view.gestures.selection
        assert staged(pilot) == set(meld.action.cards)
        assert not melded(pilot)
        assert selection.staged.words
        chooser = selection.chooser
        assert chooser is not None
        pilot.click_at(chooser.first.rect.center)
        assert pilot.dialogs()
        pilot.click("Yes", "button")
        assert melded(pilot) == [meld.action.cards]


def test_enter_on_a_card_of_the_hand_lays_it_there_and_locks_nothing_in(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "indian_chief")
        pilot.settle()
        pilot.key(pygame.K_HOME)
        for number in (1, 2, 3):
            pilot.key(pygame.K_RETURN)
            pilot.settle()
            assert len(staged(pilot)) == number
            pilot.key(pygame.K_RIGHT)
        assert not melded(pilot)
