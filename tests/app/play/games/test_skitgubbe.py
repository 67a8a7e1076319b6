"""The gestures of Skitgubbe by mouse and by keys: sluffing, passing, runs, beat it or eat it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from game.engine.cards import Card
from game.engine.zones import ZoneId
from game.presentation.presented_choice import PresentedChoice
from tests.app.driver.app_driver import Pilot, begin, flying, on_card

MOST = 200


def until(
    pilot: Pilot, wanted: Callable[[list[PresentedChoice]], bool], seed: int = 3
) -> list[PresentedChoice]:
    """Play on by keys until the choices are as wanted; return them."""
    rng = Random(seed)
    for _ in range(MOST):
        choices = pilot.legal()
        if wanted(choices):
            return choices
        words = [choice for choice in choices if choice.action.verb != "eat"]
        pilot.by_keyboard(rng.choice(words or choices))
    raise AssertionError(f"never came: {pilot.labels()}")


def may(*verbs: str) -> Callable[[list[PresentedChoice]], bool]:
    """Whether all of *verbs* may be done."""
    return lambda choices: set(verbs) <= {choice.action.verb for choice in choices}


def place(pilot: Pilot, card: Card) -> tuple[int, int]:
    """Where a hand takes *card*."""
    sprite = pilot.play.view.model.sprite_of(card)
    assert sprite is not None
    return on_card(sprite.rect)


def last(pilot: Pilot, verb: str, made: int) -> tuple[Card, ...]:
    """The cards of decision number *made*, which has to be this *verb*."""
    action = pilot.play.session.match.actions[made]
    assert action.verb == verb
    return action.cards


def made(pilot: Pilot) -> int:
    """How many decisions there were."""
    return len(pilot.play.session.match.actions)


def middle(pilot: Pilot, zone: ZoneId) -> tuple[int, int]:
    """The middle of a zone in pixels."""
    layout = pilot.play.view.current_layout
    return layout.frame.px(layout.slots[zone].box).center


@pytest.mark.parametrize("by", ["right click", "edge"])
def test_a_card_is_sluffed_at_once_or_at_the_edge(tmp_path: Path, by: str) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "skitgubbe")
        choices = until(pilot, may("sluff"))
        card = next(c.action.cards[0] for c in choices if c.action.verb == "sluff")
        before = made(pilot)
        if by == "edge":
            pilot.drag(place(pilot, card), middle(pilot, ZoneId("rim", 0)))
        else:
            pilot.post(pygame.MOUSEBUTTONDOWN, pos=place(pilot, card), button=3)
            pilot.settle()
        assert last(pilot, "sluff", before) == (card,)


def test_a_card_that_cannot_be_sluffed_says_why(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "skitgubbe", first_goat="P1")
        card = pilot.legal()[0].action.cards[0]
        pilot.post(pygame.MOUSEBUTTONDOWN, pos=place(pilot, card), button=3)
        pilot.frame(3)
        told = next(thing.label for thing in pilot.things() if thing.role == "status")
        assert told.startswith("Nobody has put down")
        assert made(pilot) == 0


def test_space_passes_where_one_may(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "skitgubbe", sluff_prompts="every")
        until(pilot, may("sluff", "pass"))
        before = made(pilot)
        pilot.play.view.keyboard.ring.visible = False
        pilot.key(pygame.K_SPACE)
        assert last(pilot, "pass", before) == ()


def test_what_the_bracket_holds_is_dragged_to_the_hand_and_eaten(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "skitgubbe")
        until(pilot, may("eat"))
        before = made(pilot)
        stage = pilot.play.view.model
        lowest = stage.zones[ZoneId("table")][0].sprite
        pilot.drag(on_card(lowest.rect), middle(pilot, ZoneId("hand", 0)))
        assert last(pilot, "eat", before) == ()


def test_a_run_is_gathered_by_a_double_click_and_dragged_as_one(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "skitgubbe", 3)
        choices = until(
            pilot, lambda found: any(len(c.action.cards) > 1 for c in found) and len(found) < 24
        )
        longest = max(choices, key=lambda choice: len(choice.action.cards)).action
        card = longest.cards[0]
        pilot.click_at(place(pilot, card), times=2)
        picked = [t for t in pilot.things() if t.role == "card" and "picked" in t.value]
        assert len(picked) == len(longest.cards)
        before = made(pilot)
        pilot.drag(place(pilot, card), middle(pilot, ZoneId("table")))
        assert len(last(pilot, longest.verb, before)) == len(longest.cards)
