"""The list of finished matches, by mouse alone and by keys alone, over real files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.app.matches.matches_scene import MatchesScene
from game.app.play.next_match import new_match_same_players
from game.app.replay.replay_scene import ReplayScene
from game.app.review.analysis_scene import AnalysisScene
from game.app.review.audit_scene import AuditScene
from game.app.scenes.routes import TitleRoute
from game.app.session.result_text import result_line
from game.app.setup import player_defaults
from game.app.setup.player_defaults import with_level
from game.app.setup.unique_names import with_unique_names
from game.engine.journal import Journal
from game.engine.match import Match
from game.shelf import SHELF
from game.store.file_lock import LOCK
from game.store.matches import match_preview
from game.store.matches.match_file import match_text
from game.store.matches.match_file_parser import read_match_file
from game.store.settings import Settings
from game.ui.accessible_node import AccessibleNode
from tests.app.driver.app_driver import Pilot, begin, flying
from tests.arena.fake_judges import Judge, judged_by
from tests.store.match_samples import format_1, keep

GAME = "fire_gibbon"
SIZES = ((960, 600), (1280, 720), (2560, 1440))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    judged_by(monkeypatch, GAME, Judge)
    monkeypatch.setattr("game.arena.audit.background_audit.SECONDS", 0.0)


def put(folder: Path, stamp: str, people: int = 1, seats: int = 3) -> Match[Any]:
    """A match played by chance lies on the disk."""
    rules = SHELF[GAME].open(seats)
    match: Match[Any] = Match(rules, stamp)
    rng = Random(stamp)
    while match.seats_with_moves:
        match.submit(rng.choice(match.legal(match.seats_with_moves[0])))
    players = player_defaults.default_players(Settings(), seats)
    for seat in range(1, people):
        players = with_level(players, seat, "")
    players = with_unique_names(players)
    journal = Journal.of(match, rules.options.written()).sealed("5a17" * 8)
    keep(folder / "matches", journal, players, result_line(rules, match, players), stamp)
    return match


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    for day, people in ((1, 1), (2, 3), (3, 1)):
        put(tmp_path, f"2026-05-0{day} 20.00", people)
    with flying(tmp_path) as flown:
        flown.click("Matches")
        assert flown.scene == "matches"
        yield flown


def rows(pilot: Pilot) -> list[AccessibleNode]:
    return [thing for thing in pilot.things() if thing.role == "match"]


def chosen(pilot: Pilot) -> int:
    (at,) = [n for n, row in enumerate(rows(pilot)) if row.value.startswith("chosen, ")]
    return at


def press(pilot: Pilot, label: str) -> None:
    """Click a button; only a moment passes."""
    where = pilot.find(label, "button").rect.center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot.post(kind, pos=where, button=1)
    pilot.frame(4)


def stroke(pilot: Pilot, key: int, mod: int = 0) -> None:
    """Press a key; only a moment passes."""
    pilot.post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
    pilot.frame(4)


def files(pilot: Pilot) -> list[str]:
    return [f"{each.when:%Y-%m-%d}" for each in pilot.context.matches.previews()]


def contents(pilot: Pilot) -> dict[str, bytes]:
    """What lies in the folder of matches, deleted or not."""
    found = pilot.context.matches.folder.iterdir()
    return {each.name: each.read_bytes() for each in found if each.suffix != LOCK}


def test_an_empty_list_says_what_will_lie_there(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.click("Matches")
        assert any(label.startswith("No match lies here yet") for label in pilot.labels())
        assert "Replay" not in pilot.labels()
        pilot.click("Choose a game", "button")
        assert pilot.scene == "shelf"
        pilot.key(pygame.K_ESCAPE)
        assert pilot.scene == "title"


def test_a_match_played_to_its_end_lies_first(tmp_path: Path) -> None:
    put(tmp_path, "2026-05-01 20.00")
    with flying(tmp_path) as pilot:
        begin(pilot, GAME, seats=3)
        session = pilot.play.session
        while not session.over:
            pilot.by_mouse(pilot.legal()[0]) if pilot.scene == "play" else pilot.key(
                pygame.K_RETURN
            )
        journal = session.journal
        told = result_line(session.rules, session.match, session.players)
        assert pilot.scene == "score"
        over = pilot.find(told.split(" Total")[0])
        assert over.label
        pilot.click("Title", "button")
        assert not [label for label in pilot.labels() if label.startswith("Continue")]
        pilot.click("Matches")
        first, second = rows(pilot)
        assert first.value.startswith(f"chosen, {told}, You, ")
        assert "Today" in first.value
        assert "(casual)" in first.value
        assert "1 May" in second.value
        pilot.click("Replay", "button")
        scene = pilot.context.stack.top
        assert isinstance(scene, ReplayScene)
        assert scene.review.journal == journal


def test_by_mouse_alone(pilot: Pilot) -> None:
    assert chosen(pilot) == 0
    pilot.click_at(rows(pilot)[2].rect.center)
    assert chosen(pilot) == 2
    pilot.click("Replay", "button")
    scene = pilot.context.stack.top
    assert isinstance(scene, ReplayScene)
    assert (scene.seat, scene.cursor.made) == (0, 0)
    assert scene.review.journal.seed == "2026-05-01 20.00"
    pilot.click("Step on", "button")
    pilot.click("Back", "button")
    assert pilot.scene == "matches"
    assert chosen(pilot) == 2
    pilot.click("Analysis", "button")
    analysis = pilot.context.stack.top
    assert isinstance(analysis, AnalysisScene)
    assert analysis.analyst.finished
    pilot.click("Back", "button")
    pilot.click("Analysis", "button")
    again = pilot.context.stack.top
    assert isinstance(again, AnalysisScene)
    assert again.analyst is analysis.analyst, "nothing is weighed twice"
    pilot.click("Back", "button")
    pilot.click("Check for peeking", "button")
    fair = pilot.context.stack.top
    assert isinstance(fair, AuditScene)
    assert fair.auditor is not None
    assert fair.auditor.finished
    pilot.click("Back", "button")
    pilot.click("Back", "button")
    assert pilot.scene == "title"


def test_deleting_can_be_undone_until_the_program_ends(pilot: Pilot) -> None:
    pilot.click_at(rows(pilot)[2].rect.center)
    before = contents(pilot)
    press(pilot, "Delete")
    assert len(rows(pilot)) == 2
    assert sorted(contents(pilot).values()) == sorted(before.values()), "nothing is destroyed yet"
    press(pilot, "Undo deletion (Ctrl+Z)")
    assert len(rows(pilot)) == 3
    assert contents(pilot) == before
    assert chosen(pilot) == 2
    press(pilot, "Delete")
    assert any(label.endswith("was deleted.") for label in pilot.labels())
    pilot.frame(900)
    pilot.settle()
    assert not any(label.endswith("was deleted.") for label in pilot.labels())
    assert files(pilot) == ["2026-05-03", "2026-05-02"]
    assert chosen(pilot) == 1
    press(pilot, "Undo deletion (Ctrl+Z)")
    assert contents(pilot) == before
    assert "Undo deletion (Ctrl+Z)" not in pilot.labels()


def test_a_second_click_opens(pilot: Pilot) -> None:
    pilot.click_at(rows(pilot)[2].rect.center, times=2)
    assert pilot.scene == "replay"


def test_by_keys_alone(tmp_path: Path) -> None:
    for day in (1, 2, 3):
        put(tmp_path, f"2026-05-0{day} 20.00")
    with flying(tmp_path) as pilot:
        pilot.key(pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
        assert pilot.scene == "matches"
        assert chosen(pilot) == 0
        pilot.key(pygame.K_DOWN)
        assert chosen(pilot) == 1
        for key, scene in ((pygame.K_RETURN, "replay"), (pygame.K_r, "replay"),
                           (pygame.K_a, "analysis"), (pygame.K_w, "fair")):  # fmt: skip
            pilot.key(key)
            assert pilot.scene == scene
            pilot.key(pygame.K_ESCAPE)
            assert pilot.scene == "matches"
            assert chosen(pilot) == 1
        stroke(pilot, pygame.K_DELETE)
        assert (len(rows(pilot)), len(contents(pilot))) == (2, 3)
        stroke(pilot, pygame.K_z, pygame.KMOD_CTRL)
        assert len(rows(pilot)) == 3
        assert chosen(pilot) == 1
        pilot.key(pygame.K_DELETE)
        assert files(pilot) == ["2026-05-03", "2026-05-01"]
        assert chosen(pilot) == 1
        pilot.key(pygame.K_UP)
        assert chosen(pilot) == 0
        for _ in range(2):
            pilot.key(pygame.K_DELETE)
        assert files(pilot) == []
        assert any(label.startswith("No match is left here") for label in pilot.labels())
        pilot.key(pygame.K_ESCAPE)
        assert pilot.scene == "title"


def test_among_friends_one_says_through_whose_eyes(pilot: Pilot) -> None:
    pilot.click_at(rows(pilot)[1].rect.center)
    assert "Proof of the shuffle" in pilot.labels()
    assert "Check for peeking" not in pilot.labels()
    pilot.click("Replay", "button")
    assert "Through whose eyes?" in pilot.labels()
    pilot.click("Player 2", "button")
    scene = pilot.context.stack.top
    assert isinstance(scene, ReplayScene)
    assert scene.seat == 1
    pilot.key(pygame.K_ESCAPE)
    pilot.key(pygame.K_a)
    analysis = pilot.context.stack.top
    assert isinstance(analysis, AnalysisScene)
    assert analysis.review.seats == (0, 1, 2)
    for seat in range(3):
        analysis._look_at(seat)
        assert analysis.analyst.seat == seat


def test_damage_is_one_sentence_and_can_be_deleted(tmp_path: Path) -> None:
    whole = put(tmp_path, "2026-05-01 20.00")
    put(tmp_path, "2026-05-02 20.00")
    folder = tmp_path / "matches"
    torn, cut = match_preview.match_paths(folder)
    bad = folder / f"2026-05-03 20.00 {GAME}.folkdeck"
    bad.write_text("\x00nonsense", encoding="utf-8")
    match = read_match_file(torn)
    other = replace(match, beginning=replace(match.beginning, version=9))
    torn.write_text(match_text(other, veiled=False)[0], encoding="utf-8")
    lines = cut.read_text(encoding="utf-8").splitlines()
    lines[6] = "[0,garb"
    cut.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with flying(tmp_path) as pilot:
        pilot.click("Matches")
        said = []
        for at in (1, 0):
            pilot.click_at(rows(pilot)[at].rect.center)
            for label in ("Replay", "Analysis"):
                pilot.context.toasts.clear()
                where = pilot.find(label, "button").rect.center
                for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                    pilot.post(kind, pos=where, button=1)
                pilot.frame(4)
                said += [thing.label for thing in pilot.things() if thing.role == "toast"][-1:]
                assert pilot.scene == "matches"
                pilot.settle()
        assert ["damaged" in each for each in said[:2]] == [True, True]
        assert "another version" in said[-1]
        pilot.click_at(rows(pilot)[2].rect.center)
        pilot.click("Replay", "button")
        scene = pilot.context.stack.top
        assert isinstance(scene, ReplayScene)
        assert scene.review.journal.actions == tuple(whole.actions[:5])
        pilot.key(pygame.K_ESCAPE)
        pilot.click_at(rows(pilot)[1].rect.center)
        pilot.key(pygame.K_DELETE)
        assert not bad.exists()
        assert len(rows(pilot)) == 2


def test_what_a_damaged_match_cannot_give_is_shown_as_such_and_nothing_moves(
    tmp_path: Path,
) -> None:
    put(tmp_path, "2026-05-01 20.00")
    put(tmp_path, "2026-05-02 20.00")
    (tmp_path / "matches" / f"2026-05-03 20.00 {GAME}.folkdeck").write_text("?", encoding="utf-8")
    navigator = ("Delete", "Proof of the shuffle", "Check for peeking", "Analysis", "Replay")
    with flying(tmp_path) as pilot:
        pilot.click("Matches")
        pilot.click_at(rows(pilot)[2].rect.center)
        usable = [
            thing.label for thing in pilot.things() if thing.label in navigator and thing.enabled
        ]
        assert usable == ["Delete"]
        lie = [row.rect for row in rows(pilot)]
        pilot.click_at(rows(pilot)[1].rect.center)
        assert all(thing.enabled for thing in pilot.things() if thing.label in navigator)
        assert [row.rect for row in rows(pilot)] == lie


def put_computers(folder: Path, stamp: str) -> None:
    """A match that only computers played lies on the disk."""
    put(folder, stamp)
    path = next(
        each for each in match_preview.match_paths(folder / "matches") if stamp in each.name
    )
    match = read_match_file(path)
    computers = tuple(player._replace(level="casual") for player in match.players)
    text, _ = match_text(replace(match, players=computers), veiled=False)
    path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize("moves", [0, 1])
def test_a_match_that_was_left_waits_where_it_was(tmp_path: Path, moves: int) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, GAME, seats=3, people=3)
        for _ in range(moves):
            pilot.play.session.hot_seat.open_curtain()
            pilot.settle()
            pilot.play.decide(pilot.legal()[0])
        first = pilot.play.session.autosave.path
        new_match_same_players(pilot.context, pilot.play.session)
        pilot.settle()
        second = pilot.play.session.autosave.path
        pilot.context.open(TitleRoute())
        pilot.settle()
        seen = {each.path: each for each in pilot.context.matches.previews()}
        assert first is not None
        assert second is not None
        assert (seen[first].moves, seen[first].finished) == (moves, False)
        assert seen[second].waiting


def test_a_match_that_ended_in_a_power_cut_lies_there_too(tmp_path: Path) -> None:
    put(tmp_path, "2026-05-01 20.00")
    (path,) = match_preview.match_paths(tmp_path / "matches")
    match = read_match_file(path)
    old = format_1(match.progress().journal, match.players)
    (tmp_path / "running.folkdeck").write_text(old, encoding="utf-8")
    path.unlink()
    with flying(tmp_path) as pilot:
        pilot.click("Continue Fire Gibbon")
        assert pilot.scene == "score"
        pilot.click("Title", "button")
        assert not [label for label in pilot.labels() if label.startswith("Continue")]
        pilot.click("Matches")
        assert len(rows(pilot)) == 1


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_everything_stands_on_its_paper(tmp_path: Path, size: tuple[int, int], text: float) -> None:
    for day in range(1, 10):
        put(tmp_path, f"2026-05-0{day} 20.00", people=day % 4)
    with flying(tmp_path) as pilot:
        pilot.click("Matches")
        pilot.loop.stage.resize(pygame.Surface(size))
        pilot.context.change(text_scale=text)
        pilot.settle()
        scene = pilot.context.stack.top
        assert isinstance(scene, MatchesScene)
        names = ("Back", "Delete", "Analysis", "Replay")
        places = [pilot.find(name, "button").rect for name in names]
        assert all(pygame.Rect((0, 0), size).contains(place) for place in places)
        area = next(t.rect for t in pilot.things() if t.role == "scroll area")
        assert area.collidelist(places) < 0
        assert area.height > scene.theme.units(12)
        for _ in range(8):
            pilot.key(pygame.K_DOWN)
            (row,) = [r for r in rows(pilot) if r.value.startswith("chosen")]
            assert row.focused
            full = next(r for r in scene.list.rows if r.chosen)
            assert row.rect.height >= min(full.rect.height, area.height) - 1, "in sight"
        assert scene.list.rows[8].chosen
