"""The keys of the table: each means one thing, and what they cannot do they say without a fuss."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.zones import ZoneId
from tests.app.driver.app_driver import Pilot, begin, flying, on_card

CTRL = pygame.KMOD_LCTRL
DISCARD = ZoneId("discard")
MENU, ANEW = "Paused", "Deal anew?"


def toasts(pilot: Pilot) -> list[str]:
    return [thing.label for thing in pilot.things() if thing.role == "toast"]


def made(pilot: Pilot) -> int:
    return len(pilot.play.session.match.actions)


def to_a_pass(pilot: Pilot) -> None:
    begin(pilot, "pitch")
    assert any(choice.action.verb == "pass" for choice in pilot.legal())


def test_p_passes_where_one_may_pass_and_never_rests(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        to_a_pass(pilot)
        seat = pilot.play.session.hot_seat.viewer
        pilot.key(pygame.K_p)
        assert not pilot.dialogs()
        last = [a for a in pilot.play.session.match.actions if a.seat == seat]
        assert [action.verb for action in last] == ["pass"]
    with flying(tmp_path) as pilot:
        begin(pilot, "democracy")
        pilot.key(pygame.K_p)
        assert not pilot.dialogs(), "with nothing to pass it means nothing"


def test_the_pause_key_opens_the_menu_and_closes_it(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        for expected in ([MENU], [], [MENU]):
            pilot.key(pygame.K_PAUSE)
            assert pilot.dialogs() == expected


def test_a_new_deal_is_asked_for_from_the_menu_as_from_the_table(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        pilot.key(pygame.K_n, mod=CTRL)
        assert pilot.dialogs() == [ANEW]
        pilot.key(pygame.K_ESCAPE)
        pilot.key(pygame.K_ESCAPE)
        assert pilot.dialogs() == [MENU]
        pilot.key(pygame.K_n, mod=CTRL)
        assert pilot.dialogs() == [ANEW]
        pilot.click("Play on")
        assert not pilot.dialogs()


def test_a_decision_is_taken_back_from_the_menu_as_its_entry_says(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "democracy")
        pilot.key(pygame.K_ESCAPE)
        pilot.key(pygame.K_z, mod=CTRL)
        assert not pilot.dialogs()
        assert toasts(pilot) == ["There is nothing to take back yet."]


@pytest.mark.parametrize(
    ("key", "told"),
    [
        (pygame.K_z, "There is nothing to take back yet."),
        (pygame.K_y, "There is nothing to do again."),
    ],
)
def test_nothing_to_undo_or_redo_is_said_in_a_toast(tmp_path: Path, key: int, told: str) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "democracy")
        for _ in range(3):
            pilot.key(key, mod=CTRL)
            assert not pilot.dialogs()
            assert toasts(pilot) == [told]
        assert not any(told in line.text for line in pilot.play.view.hud.log.lines)


def test_an_answer_leaves_with_its_screen_and_news_stay(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "democracy")
        pilot.key(pygame.K_z, mod=CTRL)
        assert toasts(pilot)
        pilot.key(pygame.K_F1)
        assert pilot.scene == "rules"
        assert not toasts(pilot)
        pilot.key(pygame.K_ESCAPE)
        assert not toasts(pilot)
        pilot.context.say("The settings could not be saved.")
        pilot.settle()
        pilot.key(pygame.K_s)
        assert pilot.scene == "score"
        assert toasts(pilot) == ["The settings could not be saved."]


def test_a_card_of_jersey_gin_says_that_one_draws_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """JG-B1: by a click, by Enter and by a drop on the discards."""
    told = "Draw one card first, then discard one."
    with flying(tmp_path) as pilot:
        begin(pilot, "jersey_gin", 3)
        view = pilot.play.view
        assert all(choice.action.verb == "draw" for choice in pilot.legal())
        card = view.gestures.selection.groups[-1][0]
        before, heard = made(pilot), list[str]()
        monkeypatch.setattr(view.hud, "show_refusal", heard.append)
        pilot.click_at(on_card(card.rect))
        assert heard == [told]
        pilot.key(pygame.K_HOME, pygame.K_RETURN)
        assert heard == [told] * 2
        layout = view.current_layout
        pile = layout.frame.px(layout.slots[DISCARD].box).center
        under = min(view.gestures.selection.groups[-1], key=lambda c: abs(c.rect.x - pile[0]))
        pilot.drag(on_card(under.rect), pile)
        assert heard == [told] * 3
        assert made(pilot) == before
