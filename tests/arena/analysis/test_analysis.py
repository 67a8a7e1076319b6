"""The analysis: from the seat's own knowledge, the same each time, and fair to lucky choices."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.arena.analysis.analysis import MANY, AnalysisStep, analyse, judge_profile
from game.arena.analysis.analysis_findings import AnalysedDecision, AnalysisFindings
from game.arena.analysis.analysis_text import (
    amount_text,
    analysis_sentences,
    bluff_sentences,
    gain_text,
    total_text,
    verdict_text,
)
from game.arena.analysis.background_analysis import BackgroundAnalysis
from game.arena.background_job import JobFailure
from game.arena.play_match import play_match
from game.arena.player_kinds import make_player
from game.bots.bot import ActionValues
from game.bots.hint_adviser import EFFORT
from game.bots.imagined_deals import determinize
from game.bots.profile import BotProfile, Level
from game.command.main import main
from game.engine.action import Action
from game.engine.cards import Suit
from game.engine.journal import CorruptJournal, Journal
from game.engine.match import Match
from game.engine.observation import Observation
from game.patterns.bluff_record import BluffRecord
from game.shelf import SHELF
from game.store.matches.match_file import match_text, new_match_file
from game.store.matches.match_file_parser import read_match_file
from game.store.player import Player
from tests.arena.fake_judges import Judge, Lucky, judged_by
from tests.kill import kill


def journal_of(game: str, most: int) -> Journal:
    rules = SHELF[game].open()
    match = play_match(rules, [make_player(rules, "random")] * rules.seats, "analysis", most)
    return Journal.of(match, rules.options.written())


def looked_at(journal: Journal, seat: int = 0) -> AnalysisFindings:
    findings = AnalysisFindings(journal, seat)
    for found in analyse(journal, seat):
        if found.decision is not None:
            findings.add(found.decision)
    return findings


@pytest.mark.parametrize("game", SHELF)
def test_every_game_is_analysed_and_twice_the_same(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged_by(monkeypatch, game, Judge)
    journal = journal_of(game, 60)
    findings = looked_at(journal)
    assert [each.move for each in findings.decisions] == list(findings.moves)
    assert findings.decisions == looked_at(journal).decisions
    for each in findings.decisions:
        assert each.chosen == journal.actions[each.move - 1]
        assert (each.unit, each.deals) == ("points", 40)
        assert 0 <= each.loss <= each.stake
        assert (each.best == each.chosen) == (each.loss == 0)
        assert each.played
        assert each.better


def test_a_decision_is_measured_against_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    judged_by(monkeypatch, "pitch", Judge)
    journal = journal_of("pitch", 40)
    findings = looked_at(journal)
    match: Match[Any] = Match(SHELF["pitch"].open(), journal.seed)
    for move, action in enumerate(journal.actions, 1):
        told = next((each for each in findings.decisions if each.move == move), None)
        if told is not None:
            legal = sorted(match.legal(0), key=str)
            assert told.loss == legal.index(action)
            assert told.best == legal[0]
            assert told.stake == len(legal) - 1
        match.submit(action)
    assert findings.best == sum(each.loss == 0 for each in findings.decisions)
    assert findings.lost["points"] == sum(each.loss for each in findings.decisions)
    worst = findings.dearest
    assert worst is not None
    assert worst.loss == max(each.loss for each in findings.decisions)
    assert findings.dear(worst)


def test_a_long_match_takes_hardly_longer() -> None:
    assert judge_profile(1) == judge_profile(MANY) == BotProfile(Level.MASTER, effort=EFFORT)
    for many in (100, 400, 900):
        assert many * judge_profile(many).effort == pytest.approx(MANY * EFFORT)


def test_luck_in_the_first_deals_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    judged_by(monkeypatch, "democracy", Lucky)
    findings = looked_at(journal_of("democracy", 60))
    assert len(findings.decisions) > 8
    mean = findings.lost["wins"] / len(findings.decisions)
    assert mean < 0.4  # taking the luckiest of the same deals for the best would make it near 1


def test_only_what_the_seat_saw_is_shown_to_the_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    judged_by(monkeypatch, "sinful_gibbon", Judge)
    shown: list[Observation[Any]] = []
    weigh = Judge.action_values

    def spied(self: Judge, seen: Observation[Any], rng: Random) -> Iterator[ActionValues]:
        shown.append(seen)
        return weigh(self, seen, rng)

    monkeypatch.setattr(Judge, "action_values", spied)
    journal = journal_of("sinful_gibbon", 40)
    findings = looked_at(journal, 1)
    match: Match[Any] = Match(SHELF["sinful_gibbon"].open(), journal.seed)
    due = iter(shown)
    for move, action in enumerate(journal.actions, 1):
        if move in findings.moves:
            assert next(due) == next(due) == match.observe(1)
        match.submit(action)
    assert next(due, None) is None


@pytest.mark.parametrize("game", SHELF)
def test_whether_a_claim_is_honest_is_known_to_who_makes_it(game: str) -> None:
    rules = SHELF[game].open()
    match: Match[Any] = Match(rules, "honest")
    rng = Random("honest")
    for _ in range(30):
        if not match.seats_with_moves:
            break
        seat = match.seats_with_moves[0]
        world = next(determinize(rules, match.observe(seat), rng))
        for action in match.legal(seat):
            told = rules.is_truthful(rules.observe(world, seat), action)
            assert rules.is_truthful(match.look(seat), action) == told
        match.submit(rng.choice(match.legal(seat)))


def test_lies_and_doubts_are_counted() -> None:
    journal = journal_of("fire_gibbon", 400)
    rules = SHELF["fire_gibbon"].open()
    match: Match[Any] = Match(rules, journal.seed)
    told = {seat: [0] * 6 for seat in range(rules.seats)}
    for action in journal.actions:
        cards, flame = action.cards, match.state_copy().facts.flame or 0
        if action.verb == "play_down":
            card = cards[0]
            true = card.is_joker or (card.suit is not Suit.HEARTS and card.rank > flame)
            told[action.seat][0] += 1
            told[action.seat][1] += not true
        before = len(match.record.events)
        match.submit(action)
        codes = [getattr(event, "code", "") for event in match.record.events[before:]]
        if action.verb == "doubt" and action.value is not None:
            lied = "caught" in codes
            told[action.seat][4] += 1
            told[action.seat][5] += lied
            told[action.value][2] += lied
            told[action.value][3] += not lied
    assert sum(map(sum, told.values())) > 20
    for seat, counts in told.items():
        assert AnalysisFindings(journal, seat).bluffs == BluffRecord(*counts)


def test_right_doubts_and_lies_that_nobody_caught_came_off() -> None:
    """Whatever was better by the odds, they are no mistake to somebody who learns the game."""
    journal = journal_of("sinful_gibbon", 400)
    match: Match[Any] = Match(SHELF["sinful_gibbon"].open(), journal.seed)
    right: dict[int, set[int]] = {seat: set() for seat in range(4)}
    wrong: dict[int, set[int]] = {seat: set() for seat in range(4)}
    caught: dict[int, set[int]] = {seat: set() for seat in range(4)}
    lies: dict[int, int] = {}
    for move, action in enumerate(journal.actions, 1):
        facts, before = match.state_copy().facts, len(match.record.events)
        if action.verb.startswith("promise"):
            lies[action.seat] = move
        match.submit(action)
        codes = [getattr(event, "code", "") for event in match.record.events[before:]]
        if action.verb == "doubt":
            (right if "cheat" in codes else wrong)[action.seat].add(move)
            if "cheat" in codes:
                caught[facts.accused].add(lies[facts.accused])
    assert sum(map(len, right.values())) > 5
    for seat in range(4):
        came_off = AnalysisFindings(journal, seat).came_off
        assert right[seat] <= came_off
        assert not (wrong[seat] | caught[seat]) & came_off
        assert len(came_off) > len(right[seat]), "no lie came off"


def test_what_came_off_is_not_called_better_otherwise() -> None:
    action = Action(0, "doubt")
    each = AnalysedDecision(3, 0, action, action, "doubt", "{1} waits", 1.5, 2.0, "points", 9)
    assert verdict_text(each, lambda text: text).startswith("Better by 1.5 points")
    told = verdict_text(each, lambda text: text, came_off=True)
    assert told.startswith("It came off.")
    assert "1.5 points better" in told


def test_games_without_claims_tell_of_none() -> None:
    assert AnalysisFindings(journal_of("pitch", 30), 0).bluffs == BluffRecord()
    assert list(bluff_sentences(BluffRecord())) == []


def test_what_was_found_is_told_in_sentences() -> None:
    assert list(bluff_sentences(BluffRecord(12, 5, 2, 0, 4, 3))) == [
        "Of 12 promises 5 were lies; you were caught twice.",
        "You doubted 4 times, rightly 3 times.",
    ]
    assert list(bluff_sentences(BluffRecord(3, 0, 0, 1, 1, 0))) == [
        "All your 3 promises were true; you were wrongly doubted once.",
        "You doubted once, never rightly.",
    ]
    assert list(bluff_sentences(BluffRecord(6, 3, 0, 0, 0, 0))) == [
        "Of 6 promises 3 were lies; you were never caught.",
    ]
    assert list(bluff_sentences(BluffRecord(1, 1, 0, 0, 0, 0))) == [
        "Your one promise was a lie; you were never caught.",
    ]
    assert amount_text(0.12, "wins") == "12 wins in 100"
    assert amount_text(0.01, "wins") == "1 win in 100"
    assert amount_text(0.001, "wins") == "less than 1 win in 100"
    assert gain_text(0.001, "wins") == "less than 1 more win in 100 games"
    assert gain_text(0.01, "wins") == "about 1 more win in 100 games"
    assert amount_text(1.0, "points") == "1 point"
    assert amount_text(0.25, "points") == "0.25 points"
    assert total_text(12.4, "points") == "12 points"
    findings = AnalysisFindings(journal_of("pitch", 30), 0)
    assert list(analysis_sentences(findings)) == []
    for move, loss in ((3, 0.0), (9, 1.5)):
        action = Action(0, "pass")
        findings.add(
            AnalysedDecision(move, 0, action, action, "Pass", "Bid 2", loss, 2.0, "points", 50)
        )
        if not loss:
            only = ["In 1 of 1 decision nothing better was found."]
            assert list(analysis_sentences(findings)) == only
    assert list(analysis_sentences(findings)) == [
        "In 1 of 2 decisions nothing better was found.",
        "Added up, the rest cost 1.5 points; the dearest, move 9, cost 1.5 points.",
    ]


def test_what_came_off_is_counted_as_a_loss_nowhere() -> None:
    """Sum, dearest and marks follow one definition: luck against the odds cost nothing."""
    journal = journal_of("sinful_gibbon", 400)
    findings = AnalysisFindings(journal, 0)
    lucky = min(findings.came_off)
    paid = next(move for move in findings.moves if move not in findings.came_off)
    for move, loss in ((lucky, 21.0), (paid, 1.5)):
        action = Action(0, "doubt")
        findings.add(
            AnalysedDecision(move, 0, action, action, "Doubt", "Pick", loss, 40.0, "points", 9)
        )
    first, second = findings.decisions
    assert findings.lost == {"points": 1.5}
    assert findings.dearest is second
    assert (findings.lucky(first), findings.dear(first)) == (True, False)
    told = list(analysis_sentences(findings))
    assert told[0] == (
        "In 0 of 2 decisions nothing better was found; 1 more came off against the odds."
    )
    assert told[1].startswith("Added up, the rest cost 1.5 points; the dearest, ")


def test_the_analyst_works_in_slices_and_goes_on_where_it_was_stopped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judged_by(monkeypatch, "pitch", Judge)
    monkeypatch.setattr("game.arena.background_job.SLICE", 0.0)
    journal = journal_of("pitch", 60)
    analyst = BackgroundAnalysis(journal, 0, apart=False)
    analyst.start()
    while analyst.done < 3:
        analyst.poll()
    analyst.stop()
    assert not analyst.poll()
    assert analyst.done < analyst.total
    analyst.start()
    _until_finished(analyst)
    assert analyst.findings.decisions == looked_at(journal).decisions


def test_the_analyst_works_in_a_process_of_its_own() -> None:
    journal = journal_of("pitch", 30)
    analyst = BackgroundAnalysis(journal, 0)
    analyst.start()
    worker = analyst.process
    _until_finished(analyst)
    assert worker is not None
    assert analyst.process is None
    assert analyst.failure is None
    assert analyst.findings.decisions == looked_at(journal).decisions


def test_an_analyst_that_is_killed_goes_on_by_itself() -> None:
    journal = journal_of("pitch", 30)
    analyst = BackgroundAnalysis(journal, 0)
    analyst.start()
    process = analyst.process
    assert process is not None
    kill(process)
    _until_finished(analyst)
    assert analyst.findings.decisions == looked_at(journal).decisions


@pytest.mark.faulty
def test_a_judge_that_stumbles_ends_the_analysis_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stumbling(journal: Journal, seat: int, known: int) -> Iterator[AnalysisStep]:
        yield AnalysisStep(1)
        raise RuntimeError("no idea")

    monkeypatch.setattr("game.arena.analysis.background_analysis.analyse", stumbling)
    analyst = BackgroundAnalysis(journal_of("pitch", 30), 0, apart=False)
    analyst.start()
    _until_finished(analyst)
    assert analyst.failure == JobFailure("RuntimeError: no idea")


def _until_finished(analyst: BackgroundAnalysis) -> None:
    for _ in range(6000):
        analyst.poll()
        if analyst.finished:
            return
        time.sleep(0.01)
    raise AssertionError("the analyst does not finish")


def test_the_command_tells_what_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    judged_by(monkeypatch, "pitch", Judge)
    journal = journal_of("pitch", 30)
    people = [Player("Wolf", "wolf", "novice"), Player("Ann"), Player("Bea"), Player("Cleo")]
    path = tmp_path / "match.folkdeck"
    path.write_text(
        match_text(new_match_file(journal, people, 1, 1), veiled=False)[0], encoding="utf-8"
    )
    assert main(["analyse", str(path), "--json"], lambda asked: 0) == 2
    assert "not over" in capsys.readouterr().err
    assert main(["analyse", str(path), "--json", "--open"], lambda asked: 0) == 0
    assert read_match_file(path).progress().assisted
    told = json.loads(capsys.readouterr().out)
    findings = looked_at(journal, 1)
    assert told["seat"] == "P2"
    assert [each["move"] for each in told["decisions"]] == list(findings.moves)
    assert told["best"] == findings.best
    assert main(["analyse", str(path), "--open", "--seat", "1"], lambda asked: 0) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[-2:] == list(analysis_sentences(looked_at(journal, 0)))
    assert main(["analyse", str(path), "--open", "--seat", "9"], lambda asked: 0) == 2
    assert "There is no P9" in capsys.readouterr().err


def test_a_match_of_another_version_is_refused() -> None:
    journal = journal_of("pitch", 5)
    old = Journal(journal.game, journal.version + 1, journal.seats, journal.options, journal.seed)
    with pytest.raises(CorruptJournal):
        AnalysisFindings(old, 0)
