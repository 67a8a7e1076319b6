"""Many matches at once: dealing one never touches another, and each can be continued."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.play.play_scene import PlayScene
from game.app.scenes.routes import MatchesRoute, ResumeRoute, SetupRoute, TitleRoute
from game.engine.journal import Journal
from game.store.matches.match_preview import read_previews
from tests.app.driver.app_driver import Pilot, begin, flying
from tests.app.matches.test_matches_scene import put
from tests.store.match_samples import ACTIONS, keep

GAME, OTHER = "fire_gibbon", "pitch"


def played(pilot: Pilot, game: str = GAME, moves: int = 2) -> Journal:
    """A match somebody has made so many decisions in; how far it is."""
    begin(pilot, game, seats=4)
    for _ in range(moves):
        pilot.play.decide(pilot.legal()[0])
        pilot.settle()
    return pilot.play.session.journal


def from_the_shelf(pilot: Pilot) -> None:
    pilot.context.open(TitleRoute())
    pilot.settle()
    pilot.click("Choose a game")
    pilot.context.open(SetupRoute(OTHER))
    pilot.settle()
    pilot.click("Deal", "button")


def from_the_command_line(pilot: Pilot) -> None:
    pilot.context.open(TitleRoute())
    begin(pilot, OTHER)


def with_ctrl_n(pilot: Pilot) -> None:
    pilot.key(pygame.K_n, mod=pygame.KMOD_CTRL)
    pilot.click("Deal anew", "button")


def from_the_menu(pilot: Pilot) -> None:
    pilot.key(pygame.K_ESCAPE)
    pilot.click("Deal anew", "button")
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
        assert isinstance(pilot.context.stack.top, PlayScene)
        second = pilot.play.session.autosave.path
        assert second != first
        seen = {match.path: match for match in read_previews(tmp_path / "matches")}
        assert seen.keys() == {first, second}
        assert seen[first].waiting
        assert seen[first].moves == len(before.actions)
        pilot.context.open(MatchesRoute(first))
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
        seen = {match.path: match for match in read_previews(tmp_path / "matches")}
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
            again.context.open(TitleRoute())
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
        pilot.context.open(TitleRoute())
        pilot.settle()
        assert "Continue Pitch" in pilot.labels()
        pilot.context.open(ResumeRoute(first))
        pilot.settle()
        pilot.play.decide(pilot.legal()[0])
        pilot.context.open(TitleRoute())
        pilot.settle()
        assert "Continue Fire Gibbon" in pilot.labels()


def note(pilot: Pilot) -> str:
    """The line below the menu of the title."""
    (line,) = [t.label for t in pilot.things() if t.role == "label" and t.label.endswith(".")]
    return line


def test_a_named_match_is_told_by_its_name_and_stays_where_it_was(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        played(pilot, GAME)
        first = pilot.play.session.autosave.path
        pilot.context.open(TitleRoute())
        pilot.settle()
        assert first is not None
        os.utime(first, (1_700_000_000, 1_700_000_000))
        pilot.context.matches.rename(first, "Island friends")
        played(pilot, OTHER)
        pilot.context.open(TitleRoute())
        pilot.settle()
        assert "Continue Pitch" in pilot.labels()
        assert note(pilot).startswith("Your last game: Pitch,\n")
        newest = pilot.context.matches.newest()
        assert newest is not None
        pilot.context.matches.delete(newest.path)
        pilot.click("Matches")
        pilot.key(pygame.K_ESCAPE)
        assert "Continue Fire Gibbon" in pilot.labels()
        assert note(pilot).startswith("Island friends: ")
        assert note(pilot).endswith("your turn.")


def test_a_long_name_is_shortened_on_the_title(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        played(pilot, GAME)
        path = pilot.play.session.autosave.path
        pilot.context.open(TitleRoute())
        assert path is not None
        pilot.context.matches.rename(path, "name " * 100)
        pilot.context.open(TitleRoute())
        pilot.settle()
        assert note(pilot).startswith("name " * 7 + "name…: ")


@pytest.mark.parametrize(
    ("moves", "said"), [(0, "just dealt"), (1, "1 move played"), (3, "3 moves played")]
)
def test_a_match_that_says_no_more_is_told_by_its_moves(
    tmp_path: Path, moves: int, said: str
) -> None:
    """As after the power was cut while a computer thought."""
    keep(tmp_path / "matches", Journal(GAME, 1, 3, {}, "seed", ACTIONS[:moves]))
    with flying(tmp_path) as pilot:
        assert note(pilot) == f"Your last game: Fire Gibbon,\n{said}."
        pilot.click("Matches")
        (row,) = [thing for thing in pilot.things() if thing.role == "match"]
        # The list marks what nobody has played; a title that offers it says what it finds there.
        marked = said if moves else "not played yet"
        assert row.value.startswith(f"chosen, {marked[0].upper()}{marked[1:]}, ")


def test_a_long_list_comes_to_rest(tmp_path: Path) -> None:
    for day in range(10, 31):
        put(tmp_path, f"2026-05-{day} 20.00")
    with flying(tmp_path) as pilot:
        pilot.click("Matches")
        pilot.key(pygame.K_END)
        pilot.key(*[pygame.K_UP] * 20)
        assert not pilot.loop.stage.busy, "nothing is read any more, wherever the list was"
