"""A hint is a whole move: all its cards are shown, and Enter or its button plays just that."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.help.hint_display import NOT_YET
from game.app.help.table_note import PLAY_IT
from game.engine.action import Action
from game.shelf import SHELF
from tests.app.driver.app_driver import Pilot, begin, flying, on_card

HINTS = 6


def made(pilot: Pilot) -> list[Action]:
    return list(pilot.play.session.match.actions)


def until_asked(pilot: Pilot) -> bool:
    """Go on to the next decision; False when the match is over."""
    for _ in range(400):
        if pilot.scene == "score":
            pilot.key(pygame.K_RETURN)
        elif pilot.play.session.over:
            return False
        elif pilot.play.session.hot_seat.may_act and not pilot.play.view.busy:
            return True
        pilot.settle()
    raise AssertionError("Nobody is asked.")


@pytest.mark.parametrize("game", SHELF)
def test_enter_plays_the_whole_move_that_is_shown(tmp_path: Path, game: str) -> None:
    with flying(tmp_path, hints=False) as pilot:
        seats = SHELF[game].rules.default_seats
        begin(pilot, game, seats=seats)
        for _ in range(HINTS):
            if not until_asked(pilot):
                break
            pilot.key(pygame.K_h)
            advised = pilot.play.view.gestures.selection.suggested
            assert advised is not None, pilot.labels()
            shown = {thing.label for thing in pilot.things() if "picked" in thing.value}
            assert shown == {card.words for card in advised.action.cards}
            before = len(made(pilot))
            pilot.key(pygame.K_RETURN)
            pilot.settle()
            assert made(pilot)[before] == advised.action


def test_its_button_plays_it_too(tmp_path: Path) -> None:
    with flying(tmp_path, hints=False) as pilot:
        begin(pilot, "skitgubbe")
        pilot.key(pygame.K_h)
        advised = pilot.play.view.gestures.selection.suggested
        assert advised is not None
        before = len(made(pilot))
        pilot.click(PLAY_IT)
        pilot.settle()
        assert made(pilot)[before] == advised.action


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("by_keys", [True, False])
def test_another_move_can_be_made_while_a_hint_lies_there(
    tmp_path: Path, game: str, by_keys: bool
) -> None:
    with flying(tmp_path, hints=False) as pilot:
        begin(pilot, game, seats=SHELF[game].rules.default_seats)
        assert until_asked(pilot)
        pilot.key(pygame.K_h)
        advised = pilot.play.view.gestures.selection.suggested
        assert advised is not None
        other = next(choice for choice in pilot.legal() if choice.action != advised.action)
        before = len(made(pilot))
        if by_keys:
            pilot.by_keyboard(other)
        else:
            pilot.by_mouse(other)
        pilot.settle()
        assert made(pilot)[before] == other.action


def test_a_hint_that_is_put_away_is_no_move_any_more(tmp_path: Path) -> None:
    with flying(tmp_path, hints=False) as pilot:
        begin(pilot, "skitgubbe")
        pilot.key(pygame.K_h, pygame.K_BACKSPACE)
        assert pilot.play.view.gestures.selection.suggested is None
        before = len(made(pilot))
        pilot.key(pygame.K_RETURN)
        assert len(made(pilot)) == before


def test_escape_puts_a_hint_away_before_it_opens_the_menu(tmp_path: Path) -> None:
    with flying(tmp_path, hints=False) as pilot:
        begin(pilot, "skitgubbe")
        pilot.key(pygame.K_h)
        assert hints(pilot)
        pilot.key(pygame.K_ESCAPE)
        assert not hints(pilot)
        assert not pilot.dialogs()
        assert pilot.play.view.gestures.selection.suggested is None
        pilot.key(pygame.K_ESCAPE)
        assert pilot.dialogs() == ["Paused"]


def hints(pilot: Pilot) -> list[str]:
    return [thing.label for thing in pilot.things() if thing.role == "advice"]


def hand_cards(pilot: Pilot) -> list[str]:
    """The cards of the hand, as they are called, from left to right."""
    cards = [t for t in pilot.things() if t.role == "card" and "hand" in t.value.split(", ")]
    return [card.label for card in sorted(cards, key=lambda card: card.rect.left) if card.enabled]


def test_that_it_is_not_yet_time_for_a_hint_is_said_only_until_it_is(tmp_path: Path) -> None:
    with flying(tmp_path, hints=False) as pilot:
        begin(pilot, "pitch")
        pilot.play.decide(pilot.legal()[0])
        pilot.play.hint.ask()
        pilot.frame()
        assert NOT_YET in pilot.labels()
        while not pilot.play.session.hot_seat.may_act:
            assert NOT_YET in pilot.labels()
            pilot.frame()
        pilot.frame(3)
        assert NOT_YET not in pilot.labels()


@pytest.mark.parametrize("game", ["pitch", "skitgubbe", "vendetta"])
def test_a_hint_goes_when_another_card_is_picked(tmp_path: Path, game: str) -> None:
    with flying(tmp_path, hints=False) as pilot:
        begin(pilot, game, seats=SHELF[game].rules.default_seats)
        for _ in range(HINTS):
            assert until_asked(pilot)
            pilot.key(pygame.K_h)
            advised = pilot.play.view.gestures.selection.suggested
            assert advised is not None
            words = {card.words for card in advised.action.cards}
            other = next((name for name in hand_cards(pilot) if name not in words), None)
            if words and other is not None:
                break
            pilot.key(pygame.K_RETURN)
        assert other is not None
        assert hints(pilot)
        made_before = len(made(pilot))
        pilot.click_at(on_card(pilot.find(other, "card").rect))
        assert len(made(pilot)) == made_before
        assert not hints(pilot)
        pilot.key(pygame.K_ESCAPE, pygame.K_h)
        assert hints(pilot)


def test_a_hint_goes_when_the_keys_lead_elsewhere(tmp_path: Path) -> None:
    """From then on Enter does not play what the note says that it plays."""
    with flying(tmp_path, hints=False) as pilot:
        begin(pilot, "skitgubbe")
        pilot.key(pygame.K_h)
        assert hints(pilot)
        pilot.key(pygame.K_LEFT)
        assert not hints(pilot)
        assert pilot.play.view.gestures.selection.suggested is None


def test_a_hint_of_several_cards_stays_while_they_are_picked(tmp_path: Path) -> None:
    with flying(tmp_path, hints=False) as pilot:
        begin(pilot, "vendetta", seats=SHELF["vendetta"].rules.default_seats)
        pilot.key(pygame.K_h)
        advised = pilot.play.view.gestures.selection.suggested
        assert advised is not None
        words = {card.words for card in advised.action.cards}
        assert len(words) > 1
        said = hints(pilot)
        pilot.click_at(on_card(pilot.find(min(words), "card").rect))
        assert pilot.play.view.gestures.selection.picked
        assert hints(pilot) == said
