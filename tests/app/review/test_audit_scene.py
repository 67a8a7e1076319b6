"""Fair play in the window: the seal before, its proof after, and whether computers peeked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.navigation import match_start
from game.app.play.commands.pause_menu import PauseMenu
from game.app.play.next_match import new_match_same_players
from game.app.review.audit_scene import AuditScene
from game.app.review.audit_text import audit_text, differences_text
from game.app.scenes.routes import ResumeRoute
from game.app.session.undo.undo_redo import UndoRedo
from game.app.setup import player_defaults
from game.app.setup.player_defaults import with_level
from game.app.setup.unique_names import with_unique_names
from game.arena.audit.background_audit import BackgroundAudit, audited
from game.arena.audit.redeal_audit import AuditStep, AuditVerdict, Difference
from game.arena.background_job import JobFailure
from game.arena.play_match import play_match
from game.arena.player_kinds import make_player
from game.engine.action import Action
from game.engine.journal import Journal
from game.engine.shuffle_seal import grouped
from game.shelf import SHELF
from game.store.matches.match_file_parser import read_match_file
from game.store.player import Player
from game.store.settings import Settings
from tests.app.driver.app_driver import Pilot, begin, flying
from tests.store.match_samples import format_1


def over(game: str = "fire_gibbon", seats: int = 3) -> Journal:
    """A finished match with a seal."""
    rules = SHELF[game].open(seats)
    match = play_match(rules, [make_player(rules, "random")] * seats, "fair", 4000)
    assert match.outcome is not None
    return Journal.of(match, rules.options.written()).sealed("5a17" * 8)


def sit(pilot: Pilot, journal: Journal, people: int = 1) -> None:
    players = player_defaults.default_players(Settings(), journal.seats)
    for seat in range(1, people):
        players = with_level(players, seat, "")
    match_start.start_match(pilot.context, journal, with_unique_names(players))
    pilot.settle()


def checked(pilot: Pilot) -> AuditScene:
    top = pilot.context.stack.top
    assert isinstance(top, AuditScene)
    return top


def lines(pilot: Pilot) -> str:
    return " ".join(f"{thing.label} {thing.value}" for thing in pilot.things())


def test_the_seal_stands_in_the_menu_and_nothing_of_it_is_given_away(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "fire_gibbon", seats=3)
        journal = pilot.play.session.journal
        assert journal.seal_holds
        pilot.key(pygame.K_ESCAPE)
        pilot.click("Proof of the shuffle", "button")
        words = lines(pilot)
        assert journal.seal in words.replace(" ", "")
        pilot.key(pygame.K_ESCAPE)
        for _ in range(3):
            pilot.by_keyboard(pilot.legal()[0])
            words += lines(pilot)
        words += " ".join(line.text for line in pilot.play.view.hud.log.lines)
        assert journal.seed not in words
        assert journal.salt not in words.replace(" ", "")
        path = pilot.play.session.autosave.path
        assert path is not None
        kept = read_match_file(path).beginning
        assert (kept.salt, kept.seal) == (journal.salt, journal.seal)
    with flying(tmp_path) as again:
        again.click("Continue Fire Gibbon")
        assert again.play.session.journal.seal == journal.seal
        UndoRedo(again.play.session).undo()
        assert again.play.session.journal.salt == journal.salt


def test_every_match_has_a_seal_of_its_own(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        first = pilot.play.session.journal
        new_match_same_players(pilot.context, pilot.play.session)
        pilot.settle()
        second = pilot.play.session.journal
        assert second.seal_holds
        assert len({first.seal, second.seal}) == len({first.salt, second.salt}) == 2


def test_an_old_match_without_a_seal_goes_on_and_says_so(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    begin(pilot, "pitch")
    pilot.kill()
    session = pilot.play.session
    old = format_1(replace(session.journal, salt="", seal=""), session.players)
    (tmp_path / "running.folkdeck").write_text(old, encoding="utf-8")
    assert session.autosave.path is not None
    session.autosave.path.unlink()
    with flying(tmp_path) as again:
        again.click("Continue Pitch")
        again.by_mouse(again.legal()[0])
        menu = again.play.menu
        assert isinstance(menu, PauseMenu)
        menu.show_seal()
        again.settle()
        assert "without a seal" in lines(again)
    with flying(tmp_path) as pilot:
        pilot.context.open(ResumeRoute())
        pilot.settle()
        assert pilot.play.session.journal.seal == ""


@pytest.mark.parametrize("by_keys", [True, False])
def test_after_the_match_anybody_can_ask_whether_they_were_honest(
    by_keys: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "game.arena.audit.background_audit.audited", lambda j, p, d: audited(j, p, d, 0.0)
    )
    journal = over()
    with flying(tmp_path) as pilot:
        sit(pilot, journal)
        assert pilot.scene == "score"
        if by_keys:
            for _ in range(9):
                if any(t.focused and t.label == "Check for peeking" for t in pilot.things()):
                    break
                pilot.key(pygame.K_TAB)
            pilot.key(pygame.K_RETURN)
        else:
            pilot.click("Check for peeking", "button")
        pilot.settle(20000)
        assert pilot.scene == "fair"
        words = lines(pilot)
        assert "the same choice every time." in words
        assert journal.seed in words
        assert grouped(journal.salt) in words
        assert grouped(journal.seal) in words
        assert "Stop" not in pilot.labels()
        pilot.key(pygame.K_ESCAPE)
        assert pilot.scene == "score"
        pilot.click("Check for peeking", "button")
        assert "the same choice every time." in lines(pilot)


class Endless(BackgroundAudit):
    """Never comes to its end."""

    def start(self) -> None:
        self._job.separate_process = False
        self._job.begin(self._steps)

    def _steps(self) -> Iterator[AuditStep]:
        while True:
            yield AuditStep(1, AuditVerdict(1, 4, ()))


def test_it_shows_how_far_it_is_and_can_be_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.app.review.match_review.BackgroundAudit", Endless)
    with flying(tmp_path) as pilot:
        sit(pilot, over())
        at = pilot.find("Check for peeking", "button").rect.center
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pilot.post(kind, pos=at, button=1)
        pilot.frame(30)
        assert pilot.scene == "fair"
        assert [thing.role for thing in pilot.things()].count("progress") == 1
        assert "1 of " in lines(pilot)
        pilot.click("Stop", "button")
        assert "Stopped after 1 of " in lines(pilot)
        assert "4 re-deals" in lines(pilot)
        assert "progress" not in [thing.role for thing in pilot.things()]


def test_leaving_stops_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.app.review.match_review.BackgroundAudit", Endless)
    with flying(tmp_path) as pilot:
        sit(pilot, over())
        at = pilot.find("Check for peeking", "button").rect.center
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pilot.post(kind, pos=at, button=1)
        pilot.frame(10)
        fair = checked(pilot)
        assert fair.auditor is not None
        pilot.key(pygame.K_ESCAPE)
        assert fair.auditor.stopped
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pilot.post(kind, pos=at, button=1)
        pilot.frame(10)
        again = checked(pilot)
        assert again.auditor is not None
        assert not again.auditor.stopped


def test_among_friends_there_is_the_shuffle_alone(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        journal = over()
        sit(pilot, journal, people=3)
        assert "Check for peeking" not in pilot.labels()
        pilot.click("Proof of the shuffle", "button")
        assert journal.seed in lines(pilot)


@pytest.mark.parametrize(("wide", "tall", "text"), [(960, 600, 1.0), (1280, 720, 1.7)])
def test_everything_stands_on_the_paper(wide: int, tall: int, text: float, tmp_path: Path) -> None:
    with flying(tmp_path, width=wide, height=tall, text_scale=text) as pilot:
        sit(pilot, over())
        screen = pygame.Rect(0, 0, wide, tall)
        buttons = [t.rect for t in pilot.things() if t.role == "button"]
        assert all(screen.contains(rect) for rect in buttons)
        assert all(rect.collidelist(buttons[n + 1 :]) < 0 for n, rect in enumerate(buttons))


def auditor(verdict: AuditVerdict, **changes: Any) -> BackgroundAudit:
    made = BackgroundAudit(over(), [Player("Ann", level="novice")] * 3)
    made.verdict, made.done = verdict, made.total
    for key, value in changes.items():
        setattr(made, key, value)
    return made


def test_what_was_found_is_said_in_plain_words() -> None:
    names = ["Ann", "Silver", "Soot"]
    assert audit_text(auditor(AuditVerdict(96, 1920, ())), names) == (
        "96 decisions of the computers, 1920 re-deals of what they could not see: "
        "the same choice every time."
    )
    found = tuple(Difference(n, 1, Action(1, "a"), Action(1, "b")) for n in range(3, 9))
    said = audit_text(auditor(AuditVerdict(1, 1, found)), names)
    assert said.startswith("1 decision of the computers, 1 re-deal of")
    assert "Silver at move 3, Silver at move 4" in said
    assert "2 times more" in said
    assert said.endswith("chose otherwise when hidden cards lay otherwise.")
    assert "Silver at move 6, and once more chose otherwise" in differences_text(found[:5], names)
    assert "more" not in differences_text(found[:2], names)
    looking = auditor(AuditVerdict(0, 0, ()), done=0)
    looking.journal = replace(looking.journal, actions=looking.journal.actions[:1])
    assert audit_text(looking, names) == "0 of 1 move was looked at."
    ended = auditor(AuditVerdict(0, 0, ()), failure=JobFailure("It: broken"))
    assert audit_text(ended, names) == "The check ended early (It: broken)."
    killed = auditor(AuditVerdict(0, 0, ()), failure=JobFailure())
    assert audit_text(killed, names) == "The check ended early: its process was stopped."
    assert "computer" in audit_text(auditor(AuditVerdict(0, 0, ())), names)
