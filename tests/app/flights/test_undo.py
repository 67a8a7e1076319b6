"""Undo flown: what was shown is not taken back, and what is taken back is done again by keys."""

from __future__ import annotations

from pathlib import Path

import pygame

from tests.app.pilot import Pilot, begin, flying

CTRL = pygame.KMOD_LCTRL


def made(pilot: Pilot) -> int:
    return len(pilot.play.session.match.actions)


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
