"""The gestures of Sinful Gibbon by mouse and by keys: promises, hearts, doubts, changed chairs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from game.engine.cards import Card
from game.engine.zones import ZoneId
from game.presentation.marks import MarkKind
from game.presentation.presented_choice import PresentedChoice
from tests.app.driver.app_driver import Pilot, begin, deal, flying, on_card

MOST = 300
PILE, HELD, DECK = ZoneId("pile"), ZoneId("held"), ZoneId("deck")


def until(
    pilot: Pilot, wanted: Callable[[list[PresentedChoice]], bool], seed: int = 4
) -> list[PresentedChoice]:
    """Play on by keys until the choices are as wanted; return them."""
    rng = Random(seed)
    for _ in range(MOST):
        if pilot.scene == "score":
            pilot.key(pygame.K_RETURN)
            continue
        choices = pilot.legal()
        if wanted(choices):
            return choices
        pilot.by_keyboard(rng.choice(choices))
    raise AssertionError(f"never came: {pilot.labels()}")


def may(*verbs: str) -> Callable[[list[PresentedChoice]], bool]:
    """Whether all of *verbs* may be done."""
    return lambda choices: set(verbs) <= {choice.action.verb for choice in choices}


def numbers(choices: list[PresentedChoice]) -> set[int]:
    """The numbers that may be promised."""
    actions = [choice.action for choice in choices if choice.action.verb == "promise_number"]
    return {action.value for action in actions if action.value is not None}


def decided(pilot: Pilot) -> int:
    """How many decisions there were."""
    return len(pilot.play.session.match.actions)


def middle(pilot: Pilot, zone: ZoneId) -> tuple[int, int]:
    """The middle of a zone in pixels."""
    layout = pilot.play.view.current_layout
    return layout.frame.px(layout.slots[zone].box).center


def place(pilot: Pilot, card: Card) -> tuple[int, int]:
    """Where a hand takes *card*."""
    sprite = pilot.play.view.model.sprite_of(card)
    assert sprite is not None
    return on_card(sprite.rect)


@pytest.mark.parametrize("by", ["click", "drag"])
def test_the_deck_is_clicked_or_its_top_dragged_to_the_hand(tmp_path: Path, by: str) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "sinful_gibbon")
        until(pilot, may("pick"))
        before, deck = decided(pilot), middle(pilot, DECK)
        if by == "click":
            pilot.click_at(deck)
        else:
            pilot.drag(deck, middle(pilot, ZoneId("hand", 0)))
        assert pilot.play.session.match.actions[before].verb == "pick"


def test_the_strip_of_numbers_opens_where_the_card_is_dropped(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "sinful_gibbon")
        choices = until(
            pilot, lambda found: may("promise_heart")(found) and len(numbers(found)) > 2
        )
        card = choices[0].action.cards[0]
        lowest = min(numbers(choices))
        before = decided(pilot)
        pilot.drag(place(pilot, card), middle(pilot, PILE))
        assert decided(pilot) == before
        chooser = pilot.play.view.gestures.selection.chooser
        assert chooser is not None
        sprite = pilot.play.view.model.sprite_of(card)
        assert sprite is not None
        pile = pilot.play.view.model.zones[PILE][-1].sprite.rect
        assert not sprite.rest_rect.colliderect(pile)  # it waits beside the pile, which is read
        assert sprite.rest_rect.inflate(2 * pile.width, 2 * pile.height).colliderect(pile)
        near = sprite.rect.inflate(2 * sprite.rect.width, 2 * sprite.rect.width)
        assert chooser.rect.colliderect(near)  # within a card's width of the card
        pilot.key(pygame.K_RETURN)
        assert decided(pilot) == before  # of several numbers none is preselected
        assert lowest < 10
        pilot.key(ord(str(lowest)))
        action = pilot.play.session.match.actions[before]
        assert (action.verb, action.cards, action.value) == ("promise_number", (card,), lowest)


def test_a_number_is_typed(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "sinful_gibbon")
        until(
            pilot,
            lambda found: any(
                (c.action.verb, c.action.value) == ("promise_number", 9) for c in found
            ),
        )
        before = decided(pilot)
        pilot.key(pygame.K_1, pygame.K_9)
        action = pilot.play.session.match.actions[before]
        assert (action.verb, action.value) == ("promise_number", 9)


def test_a_heart_is_offered_by_a_drop_on_the_heart_place_and_hangs_over_the_pile(
    tmp_path: Path,
) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "sinful_gibbon")
        choices = until(pilot, may("promise_heart"))
        card = choices[0].action.cards[0]
        before = decided(pilot)
        layout = pilot.play.view.current_layout
        held, pile = (layout.slots[zone].box for zone in (HELD, PILE))
        assert held.meets(pile)
        pilot.drag(place(pilot, card), (middle(pilot, HELD)[0], middle(pilot, HELD)[1]))
        action = pilot.play.session.match.actions[before]
        assert (action.verb, action.cards) == ("promise_heart", (card,))


def test_a_new_pile_takes_no_heart_and_says_so(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "sinful_gibbon")
        choices = until(
            pilot, lambda found: 2 in numbers(found) and not may("promise_heart")(found)
        )
        before, end = decided(pilot), middle(pilot, HELD)
        pilot.drag(place(pilot, choices[0].action.cards[0]), end, drop=False)
        pilot.post(pygame.MOUSEBUTTONUP, pos=end, button=1)
        pilot.frame(3)
        assert decided(pilot) == before
        assert any("new pile must start with a number" in label for label in pilot.labels())


@pytest.mark.parametrize("zone", [PILE, HELD])
def test_a_doubted_card_is_pushed_at_its_owner(tmp_path: Path, zone: ZoneId) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "sinful_gibbon")
        offered = zone == HELD
        until(pilot, may("doubt", "accept") if offered else may("doubt", "pick"))
        before = decided(pilot)
        accused = pilot.play.session.hot_seat.observe().facts.accused
        chair = pilot.play.view.current_layout.chairs[accused]
        pilot.drag(middle(pilot, zone), pilot.play.view.current_layout.frame.px(chair.box).center)
        assert pilot.play.session.match.actions[before].verb == "doubt"


def test_nothing_says_that_a_card_may_be_doubted_while_it_is(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "sinful_gibbon")
        choices = until(pilot, may("doubt", "pick"))
        noted = {
            mark.zone for mark in pilot.play.view.hud.status.marks if mark.kind is MarkKind.NOTE
        }
        assert noted == {PILE}
        pilot.context.change(speed=1.0)
        pilot.play.enter()
        pilot.play.decide(next(each for each in choices if each.action.verb == "doubt"))
        told = len(pilot.play.view.hud.log.lines)
        while len(pilot.play.view.hud.log.lines) == told:
            pilot.frame()
        pilot.frame(2)
        assert pilot.play.view.busy
        assert not [m for m in pilot.play.view.hud.status.marks if m.kind is MarkKind.NOTE]


@pytest.mark.parametrize("by", ["drag", "keys"])
def test_chairs_are_changed_by_the_name_plate(tmp_path: Path, by: str) -> None:
    with flying(tmp_path) as pilot:
        deal(pilot, "sinful_gibbon", 4, 1, {}, "s2")
        choices = until(pilot, may("swap"))
        before, choice = decided(pilot), choices[-1]
        if by == "drag":
            pilot.by_drag(choice)
        else:
            pilot.by_keyboard(choice)
        assert pilot.play.session.match.actions[before] == choice.action
