"""Undo flown: what was shown is not taken back, and what is taken back is done again by keys."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.matches.match_row_text import people_line
from game.app.play.score_flow import ASSISTED
from tests.app.driver.app_driver import Pilot, begin, flying

CTRL = pygame.KMOD_LCTRL
SEEN = "You have seen another card since."


def made(pilot: Pilot) -> int:
    return len(pilot.play.session.match.actions)


def lines(pilot: Pilot) -> list[tuple[str, bool]]:
    """What stands in the log, and whether it is struck out."""
    return [(line.text, line.undone) for line in pilot.play.view.hud.log.lines]


def bid(pilot: Pilot) -> None:
    """Bridge Solitaire up to the call of the player, after which something is shown."""
    begin(pilot, "bridge_solitaire", 1)
    while not (found := [c for c in pilot.legal() if c.action.verb == "bid"]):
        steps = [c for c in pilot.legal() if c.action.verb in ("keep", "take")]
        pilot.play.decide(steps[-1])
        pilot.settle()
    pilot.play.decide(found[0])
    pilot.settle()


def choosing(pilot: Pilot) -> bool:
    return pilot.play.view.gestures.selection.chooser is not None


def take_back(pilot: Pilot) -> None:
    pilot.key(pygame.K_z, mod=CTRL)


def second_island(pilot: Pilot) -> None:
    """Votes anything, until the cards were dealt for the second time."""
    begin(pilot, "democracy", 4)
    while pilot.play.session.match.observe(None).facts.island < 2:
        if pilot.scene == "score":
            pilot.key(pygame.K_RETURN)
        else:
            pilot.by_mouse(pilot.legal()[0])
    while pilot.scene == "score":
        pilot.key(pygame.K_RETURN)


def test_secret_votes_are_not_taken_back_once_they_were_shown(tmp_path: Path) -> None:
    """On the second island every card had been seen on the first: that does not count."""
    with flying(tmp_path) as pilot:
        second_island(pilot)
        for _ in range(4):
            pilot.by_keyboard(pilot.legal()[0])
            count = made(pilot)
            take_back(pilot)
            assert made(pilot) == count, "the votes of the others were seen"
            assert any("has decided since, and you have seen it" in each for each in pilot.labels())
            pilot.key(pygame.K_ESCAPE)


def test_redo_has_its_own_keys(tmp_path: Path) -> None:
    """Ctrl+Shift+Z does again what Ctrl+Z took back, and so does Ctrl+Y."""
    with flying(tmp_path) as pilot:
        begin(pilot, "bridge_solitaire", 1)
        start = made(pilot)
        for _ in range(2):
            pilot.by_mouse(next(c for c in pilot.legal() if c.action.verb == "keep"))
        actions = tuple(pilot.play.session.match.actions)
        take_back(pilot)
        take_back(pilot)
        assert made(pilot) == start
        pilot.key(pygame.K_z, mod=CTRL | pygame.KMOD_LSHIFT)
        assert made(pilot) == start + 1
        pilot.key(pygame.K_y, mod=CTRL)
        assert tuple(pilot.play.session.match.actions) == actions
        take_back(pilot)
        pilot.by_mouse(next(c for c in pilot.legal() if c.action.verb == "put_back"))
        count = made(pilot)
        pilot.key(pygame.K_y, mod=CTRL)
        assert made(pilot) == count, "a new decision drops what could be done again"
        assert "There is nothing to do again." in pilot.labels()


def test_undo_all_the_same_by_keys_marks_the_match_for_good(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        bid(pilot)
        count = made(pilot)
        take_back(pilot)
        assert made(pilot) == count
        assert pilot.find("Play on").focused
        pilot.key(pygame.K_LEFT, pygame.K_RETURN)
        assert made(pilot) == count - 1
        assert pilot.play.session.assisted
    with flying(tmp_path) as pilot:
        found = pilot.context.matches.newest()
        assert found is not None
        assert people_line(found).endswith("; assisted")
        pilot.click("Continue Bridge Solitaire")
        assert made(pilot) == count - 1
        assert pilot.play.session.assisted


def test_undo_all_the_same_by_mouse(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        bid(pilot)
        count = made(pilot)
        pilot.click("Take back", "button")
        pilot.click("Play on")
        assert made(pilot) == count
        assert pilot.find("Take back", "button").value == "It marks the match as assisted."
        pilot.click("Take back", "button")
        assert "Undo?" in pilot.labels()
        assert f"{SEEN} Taking it back marks the match as assisted for good." in pilot.labels()
        assert not any("cannot be taken back" in label for label in pilot.labels())
        pilot.click("Undo all the same")
        assert made(pilot) == count - 1


def test_another_person_is_never_overruled(tmp_path: Path) -> None:
    """Two at one screen: nobody is offered to undo all the same."""
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch", 4, people=2)
        for _ in range(2):
            while pilot.scene != "curtain":
                pilot.frame()
            pilot.hold(pygame.K_SPACE, 1.0)
            pilot.by_mouse(pilot.legal()[0])
        while pilot.scene == "curtain":
            pilot.hold(pygame.K_SPACE, 1.0)
        take_back(pilot)
        assert pilot.find(pilot.find("Take back", "button").value, "toast")
        assert not pilot.dialogs()
        assert not any("assisted" in label for label in pilot.labels())
        assert "Undo all the same" not in pilot.labels()


def test_what_was_taken_back_is_struck_out_until_it_is_done_again(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        bid(pilot)
        told = lines(pilot)
        assert not any(undone for _, undone in told)
        take_back(pilot)
        pilot.click("Undo all the same")
        struck = lines(pilot)
        assert [text for text, _ in struck] == [text for text, _ in told]
        assert struck[-1][1]
        assert not struck[0][1]
    with flying(tmp_path) as pilot:
        pilot.click("Continue Bridge Solitaire")
        assert lines(pilot) == struck
        pilot.key(pygame.K_y, mod=CTRL)
        assert lines(pilot) == told
    with flying(tmp_path) as pilot:
        pilot.click("Continue Bridge Solitaire")
        assert lines(pilot) == told


def darkest(pilot: Pilot, place: pygame.Rect) -> int:
    """The darkest dot there in the window: red, green and blue together."""
    screen = pilot.loop.stage.screen
    inside = place.inflate(-6, -6).clip(screen.get_rect())
    dots = (
        (x, y) for x in range(inside.left, inside.right) for y in range(inside.top, inside.bottom)
    )
    return min(sum(screen.get_at(dot)[:3]) for dot in dots)


def test_the_tab_says_beforehand_whether_and_why_not(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "bridge_solitaire", 1)
        tab = pilot.find("Take back", "button")
        assert not tab.enabled
        assert tab.value == "There is nothing to take back yet."
        refused = darkest(pilot, tab.rect)
        pilot.play.decide(next(c for c in pilot.legal() if c.action.verb == "keep"))
        pilot.settle()
        assert pilot.find("Take back", "button").enabled
        assert darkest(pilot, tab.rect) < refused - 100, "its arrow is faint while it is refused"
        pilot.move(pilot.find("Take back", "button").rect.center)
        pilot.settle()
        assert "Take back (Ctrl+Z)" in pilot.labels()
        pilot.click("Take back", "button")
        assert not pilot.play.session.match.actions


def test_undo_while_cards_fly_or_a_chooser_is_open_leaves_nothing_behind(tmp_path: Path) -> None:
    with flying(tmp_path, speed=0.5, reduced_motion=False) as pilot:
        begin(pilot, "bridge_solitaire", 1)
        pilot.play.decide(next(c for c in pilot.legal() if c.action.verb == "keep"))
        pilot.frame(2)
        assert pilot.play.view.busy
        take_back(pilot)
        view, session = pilot.play.view, pilot.play.session
        assert not session.match.actions
        assert not view.differences_from(session.hot_seat.observe())
        assert pilot.legal()
    with flying(tmp_path / "chooser") as pilot:
        begin(pilot, "fire_gibbon", 4, scoring="spots")
        pilot.by_mouse(next(c for c in pilot.legal() if c.action.verb == "play_down"))
        view = pilot.play.view
        while pilot.play.session.hot_seat.to_act is None or view.busy:
            pilot.frame()
        pilot.key(pygame.K_1)
        assert choosing(pilot)
        take_back(pilot)
        pilot.click("Undo all the same")
        assert not choosing(pilot)
        assert not view.differences_from(pilot.play.session.hot_seat.observe())


def test_undo_while_the_others_still_choose(tmp_path: Path) -> None:
    with flying(tmp_path, pace=5.0) as pilot:
        begin(pilot, "democracy", 4)
        session = pilot.play.session
        pilot.play.decide(pilot.legal()[0])  # the computers had voted already; now nobody has
        while pilot.play.view.busy or not session.hot_seat.observe().legal:
            pilot.frame()
        first, second = pilot.legal()[:2]
        pilot.play.decide(first)
        pilot.frame(2)
        assert list(session.match.committed_seats) == [0]
        pilot.post(pygame.KEYDOWN, key=pygame.K_z, mod=CTRL, unicode="", scancode=0)
        pilot.frame(2)
        assert not list(session.match.committed_seats)
        pilot.play.decide(second)
        pilot.settle()
        assert second.action in session.match.actions
        assert first.action not in session.match.actions
        assert session.match.observe(None).facts.trick == 3


@pytest.mark.parametrize("anyway", [True, False])
def test_the_last_sheet_says_that_a_match_was_assisted(tmp_path: Path, anyway: bool) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "indian_chief", 4)
        pilot.by_mouse(pilot.legal()[0])
        take_back(pilot)
        assert ASSISTED not in " ".join(pilot.labels())
        pilot.click("Undo all the same" if anyway else "Play on")
        while not pilot.play.session.over:
            if pilot.scene == "score":
                assert ASSISTED not in " ".join(pilot.labels())
                pilot.key(pygame.K_RETURN)
            else:
                pilot.play.decide(pilot.legal()[0])
                pilot.settle()
        pilot.settle()
        assert pilot.scene == "score"
        assert (ASSISTED in " ".join(pilot.labels())) == anyway


def test_at_the_curtain_nothing_is_taken_back_or_done_again(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch", 4, people=4)
        pilot.hold(pygame.K_SPACE, 1.0)
        pilot.by_mouse(pilot.legal()[0])
        assert pilot.scene == "curtain"
        before = made(pilot), pilot.labels(), pilot.play.session.hot_seat.viewer
        for key in (pygame.K_z, pygame.K_y):
            pilot.key(key, mod=CTRL)
            assert pilot.scene == "curtain"
            assert (made(pilot), pilot.labels(), pilot.play.session.hot_seat.viewer) == before


def test_before_the_curtain_only_who_has_just_decided_takes_back(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch", 4, people=4)
        pilot.hold(pygame.K_SPACE, 1.0)
        pilot.play.decide(pilot.legal()[0])
        pilot.frame(2)
        pilot.post(pygame.KEYDOWN, key=pygame.K_z, mod=CTRL, unicode="", scancode=0)
        pilot.frame(2)
        assert made(pilot) == 0, "he looks at what he has done for a moment"
        pilot.play.decide(pilot.legal()[0])
        pilot.settle()
        pilot.hold(pygame.K_SPACE, 1.0)
        pilot.post(pygame.WINDOWFOCUSLOST)
        pilot.frame(2)
        assert pilot.scene == "play"
        assert pilot.play.session.hot_seat.viewer is None
        pilot.key(pygame.K_z, mod=CTRL)
        assert made(pilot) == 1, "the next person has looked at his cards since"
