"""The score sheets of a match: what their buttons say, whose column is lit, and what stays."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.play.score_flow import GO_ON
from game.app.score.early_press import CALM
from game.app.score.score_scene import ScoreScene
from game.app.score.score_sheet_columns import leading_columns
from game.records.result_book import ResultBook
from game.selftest.quickest import quickest
from game.shelf import SHELF
from tests.app.driver.app_driver import DT, Pilot, begin, deal, flying, open_curtain_at_once


def to_the_sheet(pilot: Pilot) -> ScoreScene:
    """Play at random until a score sheet lies there."""
    rng = Random(3)
    for _ in range(4000):
        top = pilot.context.stack.top
        if isinstance(top, ScoreScene):
            return top
        if pilot.scene == "curtain":
            open_curtain_at_once(pilot)
        elif pilot.legal():
            pilot.play.decide(rng.choice(pilot.legal()))
            pilot.settle()
        else:
            pilot.key(pygame.K_RETURN)
    raise AssertionError("no sheet was laid")


def test_the_button_says_what_follows(tmp_path: Path) -> None:
    """After a game of Skitgubbe all are asked; after a hand of Pitch the next one is dealt."""
    with flying(tmp_path / "skitgubbe") as pilot:
        begin(pilot, "skitgubbe", 4, 1, games="open")
        sheet = to_the_sheet(pilot)
        assert [exit.label for exit in sheet.exits] == ["Another game?", "See the table"]
        goat = pilot.play.session.match.observe(None).facts.games[-1].goat
        assert goat is not None
        name = pilot.play.session.players[goat].name
        verb = "are" if name == "You" else "is"
        assert sheet.sheet.note.startswith(f"{name} {verb} the Goat.")
        assert not leading_columns(sheet.sheet), "a medal for everybody but the Goat tells nothing"
        pilot.key(pygame.K_RETURN)
        assert "another" in {choice.action.verb for choice in pilot.legal()}
    with flying(tmp_path / "pitch") as pilot:
        begin(pilot, "pitch")
        sheet = to_the_sheet(pilot)
        assert sheet.exits[0].label == "Next hand"
        assert not sheet.over


@pytest.mark.parametrize("game", ["jersey_gin", "pitch", "sinful_gibbon", "skitgubbe"])
def test_under_the_sheet_the_panel_has_the_points_that_were_counted(
    tmp_path: Path, game: str
) -> None:
    options = {"games": "2"} if game == "skitgubbe" else {}
    with flying(tmp_path) as pilot:
        deal(pilot, game, SHELF[game].rules.default_seats, 1, options)
        to_the_sheet(pilot)
        assert not pilot.play.session.over
        counted = pilot.play.event_feed.status(pilot.play.session.match.observe(None))
        shown = pilot.play.view.hud.status.score_lines
        assert [line.points for line in shown] == [line.points for line in counted.score_lines]
        assert any(line.points != "0" for line in shown)
        if game == "jersey_gin":
            assert sorted(line.cells[0].text for line in shown) == ["0", "0", "1"]


def test_nobody_is_lit_where_people_share_the_screen(tmp_path: Path) -> None:
    for people in (1, 2):
        with flying(tmp_path / str(people)) as pilot:
            begin(pilot, "pitch", people=people)
            sheet = to_the_sheet(pilot)
            assert (sheet.own is None) == (people > 1)


def test_the_note_over_the_table_goes_with_the_look_at_it(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        to_the_sheet(pilot)
        pilot.click("See the table", "button")
        assert GO_ON in pilot.labels()
        pilot.key(pygame.K_RETURN)
        pilot.frame(3)
        assert GO_ON not in pilot.labels()


def test_the_log_opens_while_the_table_is_looked_at(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        to_the_sheet(pilot)
        pilot.click("See the table", "button")
        pilot.click("log")
        pilot.frame(3)
        assert pilot.find("log").value == "open"
        assert GO_ON in pilot.labels()


@pytest.mark.parametrize("by", ["key", "mouse"])
@pytest.mark.parametrize("still", [True, False])
def test_no_hurried_press_leaves_the_last_sheet(tmp_path: Path, by: str, still: bool) -> None:
    """Whoever presses again and again to see the end does not run into a new match."""
    with flying(tmp_path) as pilot:
        deal(pilot, "democracy", 4, 1, quickest("democracy"))
        sheet = to_the_last_sheet(pilot, still)
        for _ in range(12):
            if by == "key":
                pilot.post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
            else:
                at = pilot.find("New match", "button").rect.center
                pilot.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
                pilot.post(pygame.MOUSEBUTTONUP, pos=at, button=1)
            pilot.frame(round(0.4 / DT))
            assert pilot.context.stack.top is sheet
        pilot.frame(round(CALM / DT) + 1)
        pilot.key(pygame.K_RETURN)
        assert not pilot.play.session.over


def test_a_match_that_was_left_stands_in_the_records_though_nobody_opened_them(
    tmp_path: Path,
) -> None:
    """Else its goals would be new once more in the next match."""
    with flying(tmp_path) as pilot:
        deal(pilot, "democracy", 4, 1, quickest("democracy"))
        to_the_last_sheet(pilot, True)
        book, match = ResultBook(pilot.context.paths.results), pilot.play.session.autosave
        book.read()
        assert not book.results, "while it lies there it may be taken back"
        played = match.match_file.id
        pilot.frame(round(CALM / DT) + 1)
        pilot.click("Title", "button")
        book.read()
        assert [*book.results] == [played]


def to_the_last_sheet(pilot: Pilot, still: bool) -> ScoreScene:
    """Play at random until the last sheet is seen, no moment longer; it counts unless *still*."""
    rng = Random(3)
    for _ in range(20_000):
        seen, play = pilot.loop.stage.seen, pilot.play
        if isinstance(seen, ScoreScene) and seen.over:
            return seen
        if isinstance(seen, ScoreScene):
            pilot.key(pygame.K_RETURN)
        elif pilot.legal() and not play.view.busy:
            play.decide(rng.choice(pilot.legal()))
        if play.session.over:
            pilot.context.change(speed=float(not still), reduced_motion=still)
        pilot.frame()
    raise AssertionError("no last sheet was laid")
