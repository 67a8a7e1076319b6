"""The auditor: the audit while somebody waits, apart or in slices, and stopped at once."""

from __future__ import annotations

import os
import time

import pytest

from game.arena.audit.background_audit import BackgroundAudit, TimeShare, audited
from game.arena.audit.redeal_audit import AuditStep, audit, audit_steps
from game.arena.background_job import JobFailure
from game.arena.play_match import play_match
from game.arena.player_kinds import make_player
from game.engine.journal import Journal
from game.shelf import SHELF
from game.store.player import Player
from tests.kill import kill


def saved(most: int = 20) -> tuple[Journal, list[Player]]:
    rules = SHELF["fire_gibbon"].open()
    dice = [make_player(rules, "random")] * rules.seats
    match = play_match(rules, dice, "auditor", most)
    people = [Player(f"Seat {n}", "soot", "novice") for n in range(rules.seats)]
    return Journal.of(match, rules.options.written()), people


def wait(auditor: BackgroundAudit, seconds: float = 60.0) -> None:
    until = time.monotonic() + seconds
    while not auditor.finished and time.monotonic() < until:
        auditor.poll()
        time.sleep(0.002)
    assert auditor.finished


@pytest.mark.parametrize("apart", [True, False])
def test_it_finds_what_the_audit_finds(apart: bool) -> None:
    journal, people = saved()
    auditor = BackgroundAudit(journal, people, apart=apart)
    auditor.start()
    assert (auditor.process is not None) == apart
    wait(auditor)
    assert auditor.process is None
    whole = audit(journal, people, 20)
    assert auditor.verdict.decisions == whole.decisions > 0
    assert auditor.verdict.redeals >= whole.decisions
    assert auditor.verdict.differences == ()
    assert auditor.done == len(journal.actions)
    assert not auditor.stopped
    assert auditor.failure is None


def test_without_time_every_decision_is_looked_at_once() -> None:
    journal, people = saved()
    *_, last = audited(journal, people, (), 0.0)
    assert last.moves == len(journal.actions)
    assert last.verdict.redeals == last.verdict.decisions > 0


def test_haste_shares_the_time_that_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("game.arena.audit.background_audit.perf_counter", lambda: now[0])
    haste = TimeShare(4, 8.0)
    assert not haste.enough(1, 1)
    now[0] += 2.1
    assert haste.enough(1, 1)
    now[0] += 2.9
    assert not haste.enough(3, 1)
    now[0] += 1.6
    assert haste.enough(3, 1)
    now[0] += 9.0
    assert not haste.enough(4, 0)
    assert haste.enough(4, 1)


def test_stopping_ends_the_process_and_keeps_what_was_found() -> None:
    journal, people = saved(60)
    auditor = BackgroundAudit(journal, people)
    auditor.start()
    process = auditor.process
    assert process is not None
    auditor.stop()
    assert auditor.stopped
    assert auditor.finished
    assert auditor.process is None
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    assert not auditor.poll()


def test_a_process_that_was_killed_is_said() -> None:
    journal, people = saved(60)
    auditor = BackgroundAudit(journal, people)
    auditor.start()
    assert auditor.process is not None
    kill(auditor.process)
    wait(auditor)
    assert auditor.failure == JobFailure()


@pytest.mark.faulty
@pytest.mark.parametrize("apart", [True, False])
def test_a_match_that_cannot_be_played_is_a_sentence(apart: bool) -> None:
    journal, people = saved()
    wrong = Journal(journal.game, journal.version, journal.seats, journal.options, "other seed",
                    journal.actions)  # fmt: skip
    auditor = BackgroundAudit(wrong, people, apart=apart)
    auditor.start()
    wait(auditor)
    assert auditor.failure is not None
    assert auditor.failure.error


def test_the_steps_are_those_of_the_audit() -> None:
    journal, people = saved(8)
    steps = list(audit_steps(journal, people, 2))
    assert all(isinstance(step, AuditStep) for step in steps)
    assert [step.moves for step in steps] == sorted(step.moves for step in steps)
    assert steps[-1].verdict == audit(journal, people, 2)
