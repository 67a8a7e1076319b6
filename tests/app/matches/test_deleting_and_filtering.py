"""The list of matches: what was deleted comes back, what nobody played can be left out."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app.scenes.routes import MatchesRoute, TitleRoute
from game.store.matches import match_preview
from tests.app.driver.app_driver import begin, flying
from tests.app.matches.test_matches_scene import (
    GAME,
    chosen,
    contents,
    files,
    press,
    put,
    put_computers,
    rows,
    stroke,
)


def test_a_deletion_can_be_undone_when_one_comes_back_to_the_list(tmp_path: Path) -> None:
    for day in (1, 2, 3):
        put(tmp_path, f"2026-05-0{day} 20.00")
    with flying(tmp_path) as pilot:
        pilot.click("Matches")
        before = contents(pilot)
        press(pilot, "Delete")
        press(pilot, "Delete")
        pilot.frame(300)
        pilot.key(pygame.K_ESCAPE)
        assert pilot.scene == "title"
        pilot.frame(900)
        assert sorted(contents(pilot).values()) == sorted(before.values()), (
            "nothing is destroyed yet"
        )
        press(pilot, "Matches")
        pilot.frame(300)
        assert len(rows(pilot)) == 1
        stroke(pilot, pygame.K_z, pygame.KMOD_CTRL)
        press(pilot, "Undo deletion (Ctrl+Z)")
        assert contents(pilot) == before
        assert "Undo deletion (Ctrl+Z)" not in pilot.labels()


def test_deletions_are_undone_one_after_another_however_late(tmp_path: Path) -> None:
    for day in (1, 2):
        put(tmp_path, f"2026-05-0{day} 20.00")
    with flying(tmp_path) as pilot:
        pilot.click("Matches")
        before = contents(pilot)
        stroke(pilot, pygame.K_DELETE)
        stroke(pilot, pygame.K_DELETE)
        labels = pilot.labels()
        assert any(label.endswith("was deleted.") for label in labels)
        assert any(label.startswith("No match is left here") for label in labels)
        assert not any(label.startswith("No match lies here yet") for label in labels)
        pilot.frame(900)
        told = [label for label in pilot.labels() if "can be brought back" in label]
        assert len(told) == 1
        assert "and 1 more" in told[0]
        stroke(pilot, pygame.K_z, pygame.KMOD_CTRL)
        assert files(pilot) == ["2026-05-01"], "the last one that was deleted comes first"
        pilot.frame(900)
        stroke(pilot, pygame.K_z, pygame.KMOD_CTRL)
        assert contents(pilot) == before
        assert "Undo deletion (Ctrl+Z)" not in pilot.labels()


def test_what_was_deleted_is_gone_at_the_end_of_the_program(tmp_path: Path) -> None:
    put(tmp_path, "2026-05-01 20.00")
    with flying(tmp_path) as pilot:
        pilot.click("Matches")
        press(pilot, "Delete")
        pilot.key(pygame.K_ESCAPE)
    assert [*(tmp_path / "matches").iterdir()] == []


def test_a_match_that_was_deleted_is_not_offered_to_be_continued(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, GAME, seats=3)
        pilot.context.open(TitleRoute())
        pilot.settle()
        pilot.click("Matches")
        press(pilot, "Delete")
        pilot.key(pygame.K_ESCAPE)
        assert not [label for label in pilot.labels() if label.startswith("Continue")]


def test_matches_nobody_played_are_marked_and_can_be_left_out(tmp_path: Path) -> None:
    put(tmp_path, "2026-05-01 20.00")
    put_computers(tmp_path, "2026-05-02 20.00")
    with flying(tmp_path) as pilot:
        begin(pilot, GAME, seats=3, people=3)
        pilot.context.open(TitleRoute())
        pilot.settle()
        pilot.click("Matches")
        dealt, computers, own = rows(pilot)
        assert "Not played yet, " in dealt.value
        assert "Computers only: " in computers.value
        pilot.click("Played by people", "option")
        assert [row.value.removeprefix("chosen, ") for row in rows(pilot)] == [own.value]
        assert len(files(pilot)) == 3, "nothing is pruned by itself"
    with flying(tmp_path) as pilot:
        pilot.click("Matches")
        assert len(rows(pilot)) == 1, "what was chosen is kept"
        pilot.key(pygame.K_DELETE)
        assert any(label.startswith("No match that a person played") for label in pilot.labels())
        pilot.click("All", "option")
        assert len(rows(pilot)) == 2


def test_a_decision_of_a_person_makes_a_match_played(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, GAME, seats=4)
        session = pilot.play.session
        while session.hot_seat.to_act is None:
            session.poll(1.0)
        (seen,) = pilot.context.matches.previews()
        assert not seen.played
        pilot.play.decide(pilot.legal()[0])
        (seen,) = pilot.context.matches.previews()
        assert seen.played


def test_without_such_matches_nobody_is_asked_which_to_show(tmp_path: Path) -> None:
    for day in (1, 2, 3):
        put(tmp_path, f"2026-05-0{day} 20.00")
    with flying(tmp_path) as pilot:
        pilot.click("Matches")
        assert "Played by people" not in pilot.labels()


def test_a_match_that_is_asked_for_is_shown_whatever_was_left_out(tmp_path: Path) -> None:
    put(tmp_path, "2026-05-01 20.00")
    put_computers(tmp_path, "2026-05-02 20.00")
    (file,) = (p for p in match_preview.match_paths(tmp_path / "matches") if "2026-05-02" in p.name)
    with flying(tmp_path, matches="people") as pilot:
        pilot.context.open(MatchesRoute(file))
        pilot.settle()
        assert chosen(pilot) == 0
        assert "2 May" in rows(pilot)[0].value


def test_the_filter_is_reached_by_keys(tmp_path: Path) -> None:
    put(tmp_path, "2026-05-01 20.00")
    put_computers(tmp_path, "2026-05-02 20.00")
    with flying(tmp_path) as pilot:
        pilot.click("Matches")
        pilot.key(pygame.K_TAB, pygame.K_TAB, pygame.K_RIGHT)
        assert len(rows(pilot)) == 1


def test_decisions_of_computers_alone_are_not_weighed(tmp_path: Path) -> None:
    put_computers(tmp_path, "2026-05-01 20.00")
    with flying(tmp_path) as pilot:
        pilot.click("Matches")
        assert not pilot.find("Analysis", "button").enabled
        pilot.key(pygame.K_a)
        assert "Only computers played in this match." in pilot.labels()
        assert pilot.find("Replay", "button").enabled
