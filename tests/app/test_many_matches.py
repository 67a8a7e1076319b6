"""Many matches at once: dealing one never touches another, and each can be continued."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.play_scene import PlayScene
from game.engine.journal import Journal
from game.store.preview import previews
from tests.app.pilot import Pilot, begin, flying
from tests.app.test_matches import put

GAME, OTHER = "fire_gibbon", "pitch"


def played(pilot: Pilot, game: str = GAME, moves: int = 2) -> Journal:
    """A match somebody has made so many decisions in; how far it is."""
    begin(pilot, game, seats=4)
    for _ in range(moves):
        pilot.play.decide(pilot.legal()[0])
        pilot.settle()
    return pilot.play.session.journal


def from_the_shelf(pilot: Pilot) -> None:
    pilot.parlour.ways.title()
    pilot.settle()
    pilot.click("Choose a game")
    pilot.parlour.ways.setup(OTHER)
    pilot.settle()
    pilot.click("Deal", "button")


def from_the_command_line(pilot: Pilot) -> None:
    pilot.parlour.ways.title()
    begin(pilot, OTHER)


def with_ctrl_n(pilot: Pilot) -> None:
    pilot.key(pygame.K_n, mod=pygame.KMOD_CTRL)
    pilot.click("Deal anew", "button")


def from_the_menu(pilot: Pilot) -> None:
    pilot.key(pygame.K_ESCAPE)
    pilot.click("Deal anew (Ctrl+N)", "button")
    pilot.click("Deal anew", "button")


def after_leaving(pilot: Pilot) -> None:
    pilot.key(pygame.K_ESCAPE)
    pilot.click("Leave; the match is kept", "button")
    assert pilot.scene == "title"
    begin(pilot, OTHER)


ROADS = (from_the_shelf, from_the_command_line, with_ctrl_n, from_the_menu, after_leaving)


@pytest.mark.parametrize("deal", ROADS)
def test_dealing_never_touches_another_match(tmp_path: Path, deal: Callable[[Pilot], None]) -> None:
    with flying(tmp_path) as pilot:
        before = played(pilot)
        first = pilot.play.session.autosave.path
        assert first is not None
        deal(pilot)
        assert isinstance(pilot.parlour.stack.top, PlayScene)
        second = pilot.play.session.autosave.path
        assert second != first
        seen = {match.path: match for match in previews(tmp_path / "matches")}
        assert seen.keys() == {first, second}
        assert seen[first].waiting
        assert seen[first].moves == len(before.actions)
        pilot.parlour.ways.matches(first)
        pilot.settle()
        pilot.click("Continue", "button")
        assert pilot.play.session.journal == before
        pilot.play.decide(pilot.legal()[0])


def test_dealing_again_after_the_last_sheet_leaves_the_finished_match(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, GAME, seats=3)
        session = pilot.play.session
        while not session.over:
            if pilot.scene == "play":
                pilot.by_mouse(pilot.legal()[0])
            else:
                pilot.key(pygame.K_RETURN)
        over = session.autosave.path
        pilot.click("New match", "button")
        seen = {match.path: match for match in previews(tmp_path / "matches")}
        assert over is not None
        assert seen[over].finished
        assert seen[over].told
        assert len(seen) == 2


def test_three_are_left_and_each_goes_on(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        journals = [played(pilot, game) for game in (GAME, OTHER, "vendetta")]
    with flying(tmp_path) as again:
        again.click("Continue Vendetta")
        assert again.play.session.journal == journals[2]
        for number in (0, 1, 2):
            again.parlour.ways.title()
            again.settle()
            again.click("Matches")
            title = ("Fire Gibbon", "Pitch", "Vendetta")[number]
            again.click(title, "match")
            again.click("Continue", "button")
            assert again.play.session.journal == journals[number]


def test_the_title_offers_the_match_that_was_played_last(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        played(pilot, GAME)
        first = pilot.play.session.autosave.path
        played(pilot, OTHER)
        pilot.parlour.ways.title()
        pilot.settle()
        assert "Continue Pitch" in pilot.labels()
        pilot.parlour.ways.resume(first)
        pilot.settle()
        pilot.play.decide(pilot.legal()[0])
        pilot.parlour.ways.title()
        pilot.settle()
        assert "Continue Fire Gibbon" in pilot.labels()


def test_a_long_list_comes_to_rest(tmp_path: Path) -> None:
    for day in range(10, 31):
        put(tmp_path, f"2026-05-{day} 20.00")
    with flying(tmp_path) as pilot:
        pilot.click("Matches")
        pilot.key(pygame.K_END)
        pilot.key(*[pygame.K_UP] * 20)
        assert not pilot.loop.stage.busy, "nothing is read any more, wherever the list was"
