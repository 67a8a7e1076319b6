"""Records: a line for each finished match, kept, counted and exported."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.engine.journal import Journal
from game.engine.match import Match
from game.patterns.bluff_record import BluffRecord
from game.records.kind_text import kind_text
from game.records.match_result import MIXED, PEOPLE, MatchResult, PersonResult, level_of, result_of
from game.records.person_matches import Played, people_of, played_by
from game.records.person_summary import form, summary
from game.records.record_kind import by_kind, kind_of
from game.records.result_book import ResultBook
from game.records.result_export import results_as_csv, results_as_json
from game.records.result_line import read_result, written_result
from game.records.wilson_interval import wilson
from game.shelf import SHELF
from game.store.matches.match_file import match_text, new_match_file
from game.store.matches.match_file_events import match_event
from game.store.matches.match_file_parser import parse_match
from game.store.matches.match_folder import MatchFolder
from game.store.player import Player
from tests.store.match_samples import keep

ME, ADA = "0a" * 16, "0b" * 16


def finished(folder: Path, game: str, seed: str, *, hints: int = 0, at: int = 1_000) -> Path:
    """A match of *game* played at random to its end and kept in *folder*; seat 0 is a person."""
    rules = SHELF[game].open(SHELF[game].rules.default_seats, {})
    rng = Random(seed)
    match: Match[Any] = Match(rules, seed)
    while match.outcome is None:
        match.submit(rng.choice(match.legal(rng.choice(match.seats_with_moves))))
    journal = Journal(
        game, rules.version, rules.seats, rules.options.written(), seed, tuple(match.actions)
    )
    players = [Player("Åsa", "you1", id=ME)]
    players += [Player("Moss", "moss", "casual", "moss") for _ in range(rules.seats - 1)]
    opened = MatchFolder(folder).create(new_match_file(journal, players, 3, at))
    opened.write()
    for _ in range(hints):
        opened.append(match_event("hint", seat=0, at=at))
    opened.append(match_event("finished", told="Over", at=at))
    opened.close()
    return opened.path


def result(number: int, won: float, points: int = 0, **more: Any) -> MatchResult:
    own = PersonResult(ME, "Åsa", 0, points, won)
    fields: dict[str, Any] = {
        "match": f"{number:032x}", "finished": number, "game": "pitch", "seats": 4, "options": {},
        "level": "novice", "sides": 2, "people": (own,), **more,
    }  # fmt: skip
    return MatchResult(**fields)


@pytest.mark.parametrize("game", ["vendetta", "indian_chief", "democracy"])
def test_a_finished_match_gets_a_line_once(tmp_path: Path, game: str) -> None:
    finished(tmp_path / "matches", game, "a", hints=2, at=1_700)
    book = ResultBook(tmp_path / "results.jsonl")
    book.read()
    assert book.add_missing(tmp_path / "matches") == 1
    assert book.add_missing(tmp_path / "matches") == 0
    again = ResultBook(book.path)
    again.read()
    assert again.results == book.results
    (found,) = again.results.values()
    assert (found.game, found.hints, found.level, found.finished) == (game, 2, "casual", 1_700)
    assert found.people[0].person == ME


def test_the_line_stays_when_the_match_is_deleted_and_comes_back_when_the_book_is_lost(
    tmp_path: Path,
) -> None:
    path = finished(tmp_path / "matches", "vendetta", "a")
    finished(tmp_path / "matches", "vendetta", "b")
    book = ResultBook(tmp_path / "results.jsonl")
    book.read()
    book.add_missing(tmp_path / "matches")
    path.unlink()
    kept = ResultBook(book.path)
    kept.read()
    assert len(kept.results) == 2
    book.path.unlink()
    lost = ResultBook(book.path)
    lost.read()
    assert lost.add_missing(tmp_path / "matches") == 1


def test_the_winner_is_who_the_rules_say(tmp_path: Path) -> None:
    for seed in "abcdef":
        path = finished(tmp_path / "matches", "vendetta", seed)
        book = ResultBook(tmp_path / f"{seed}.jsonl")
        book.add_match(path)
        (found,) = book.results.values()
        rules = SHELF["vendetta"].open(found.seats, {})
        match = MatchFolder(tmp_path / "matches").read(path).progress().journal.replay(rules)
        assert match.outcome is not None
        winners = match.outcome.winners
        assert found.people[0].won == (1 / len(winners) if 0 in winners else 0)
        assert found.people[0].points == match.outcome.points[0]


def test_damaged_lines_are_told_and_stay_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    good = json.dumps(written_result(result(1, 1.0)))
    newer = json.dumps({**written_result(result(2, 1.0)), "format": 99})
    text = f"{good}\n{{torn\n[]\n{newer}\n"
    path.write_text(text, encoding="utf-8")
    book = ResultBook(path)
    book.read()
    assert list(book.results) == [f"{1:032x}"]
    assert book.problem == (
        "2 lines of the records could not be read and were left out. One line of the records "
        "was written by a newer version of Folkdeck; it stays as is."
    )
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("won", [-1, 1.5, 10**40, float("nan"), float("inf"), True, "1"])
def test_a_share_of_a_win_that_is_none_makes_a_damaged_line(tmp_path: Path, won: object) -> None:
    written = written_result(result(1, 1.0))
    written["people"][0]["won"] = won
    path = tmp_path / "results.jsonl"
    path.write_text(f"{json.dumps(written)}\n", encoding="utf-8")
    book = ResultBook(path)
    book.read()
    assert not book.results
    assert book.problem.startswith("One line of the records could not be read")


def test_a_folder_in_its_place_is_put_aside_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.mkdir()
    book = ResultBook(path)
    book.read()
    assert "could not be read" in book.problem
    finished(tmp_path / "matches", "vendetta", "a")
    assert book.add_missing(tmp_path / "matches") == 1


def test_a_match_whose_rules_are_not_here_is_left_out(tmp_path: Path) -> None:
    from tests.store.match_samples import journal

    keep(tmp_path / "matches", journal(), told="Åsa wins")
    book = ResultBook(tmp_path / "results.jsonl")
    book.read()
    assert book.add_missing(tmp_path / "matches") == 0
    assert not list(book.missing(tmp_path / "matches")), "it is not tried again and again"


def test_levels_in_one_word() -> None:
    person, moss = Player("Åsa", id=ME), Player("Moss", "moss", "casual")
    assert level_of([person, moss, moss]) == "casual"
    assert level_of([person, moss, moss._replace(level="master")]) == MIXED
    assert level_of([person, person]) == PEOPLE


def test_results_are_counted_by_hand() -> None:
    wins = [1.0, 1.0, 0.0, 0.5, 1.0]
    matches = played_by([result(n, won, 10 * n) for n, won in enumerate(wins, 1)], ME)
    told = summary(matches)
    assert (told.played, told.won, told.streak, told.longest) == (5, 4, 2, 2)
    assert told.share == pytest.approx(0.7)
    assert told.fair == 0.5
    assert (told.best, told.points) == (50, 30)
    assert form(matches, 2) == pytest.approx([1.0, 1.0, 0.5, 0.25, 0.75])


def test_the_fewest_points_are_the_best_where_they_win() -> None:
    few = [result(1, 1.0, 30, lowest_wins=True), result(2, 0.0, 300, lowest_wins=True)]
    assert summary(played_by(few, ME)).best == 30


def test_wilsons_interval() -> None:
    low, high = wilson(0.5, 10)
    assert [low, high] == pytest.approx([0.2366, 0.7634], abs=1e-4)
    assert wilson(0.0, 5)[0] == 0.0
    assert wilson(1.0, 5)[1] == 1.0


def test_matches_are_kept_apart_by_level_seats_and_options_and_none_is_dropped() -> None:
    results = [
        result(1, 1.0), result(2, 0.0, level="master"), result(3, 1.0, seats=6),
        result(4, 1.0, options={"target": 11}), result(5, 1.0),
    ]  # fmt: skip
    kinds = by_kind(played_by(results, ME))
    assert [(k.level, k.seats, k.options, len(found)) for k, found in kinds.items()] == [
        ("novice", 4, "{}", 2), ("master", 4, "{}", 1), ("novice", 6, "{}", 1),
        ("novice", 4, '{"target": 11}', 1),
    ]  # fmt: skip


def test_what_counts_apart_is_shown_apart_with_its_reason() -> None:
    own = result(1, 1.0).people[0]
    results = [
        result(1, 1.0), result(2, 1.0, assisted=True), result(3, 1.0, known_deal=True),
        result(4, 1.0, relaxed=True), result(5, 1.0, people=(own._replace(part=True),)),
        result(6, 1.0, assisted=True, known_deal=True),
    ]  # fmt: skip
    kinds = by_kind(played_by(results, ME))
    assert {kind.apart: len(found) for kind, found in kinds.items()} == {
        "": 1, "assisted": 2, "known deal": 1, "relaxed": 1, "part": 1,
    }  # fmt: skip


def test_kinds_in_words() -> None:
    usual = SHELF["pitch"].rules.options_type().written()
    told = [
        kind_text(kind_of(Played(each, each.people[0])))
        for each in (
            result(1, 1.0, options=usual), result(2, 1.0, options={**usual, "target": 11}),
            result(3, 1.0, options={"gone": 3}, level=PEOPLE, assisted=True),
        )
    ]  # fmt: skip
    assert told[0] == "against novices, 4 players, as usual"
    assert told[1].startswith("against novices, 4 players, ")
    assert "11" in told[1]
    assert told[2] == "among people, 4 players, gone: 3, assisted"


def test_hints_lies_and_doubts_are_the_persons_own() -> None:
    own = PersonResult(
        ME, "Åsa", 0, 3, 1.0, 2, BluffRecord(claims=5, lies=3, caught=1, doubts=2, right=1)
    )
    ada = PersonResult(ADA, "Ada", 1, 0, 0.0, 7)
    both = result(1, 1.0, people=(own, ada), hints=9)
    told = summary(played_by([both, both._replace(match="1" * 32)], ME))
    assert (told.hints, told.bluffs) == (4, BluffRecord(10, 6, 2, 0, 4, 2))
    assert summary(played_by([both], ADA)).hints == 7
    old = result(2, 1.0, hints=5, format=1)
    assert summary(played_by([old], ME)).hints == 5, "an earlier version counted by match"


def test_lines_of_an_earlier_version_are_read_and_bettered_from_the_match(tmp_path: Path) -> None:
    path = finished(tmp_path / "matches", "fire_gibbon", "a", hints=2)
    book = ResultBook(tmp_path / "results.jsonl")
    book.add_match(path)
    (found,) = book.results.values()
    assert found.people[0].hints == 2
    told = written_result(found)
    new = {"relaxed", "daily", "format"}
    old = {**{key: told[key] for key in told if key not in new}, "format": 1}
    keys = ("person", "name", "seat", "points", "won")
    old["people"] = [{key: each[key] for key in keys} for each in told["people"]]
    text = json.dumps(old) + "\n"
    book.path.write_text(text, encoding="utf-8")
    again = ResultBook(book.path)
    again.read()
    assert not again.problem
    assert again.results[found.match].people[0].hints == 0
    assert again.add_missing(tmp_path / "matches") == 1
    assert again.results == book.results
    assert book.path.read_text(encoding="utf-8").startswith(text), "nothing is written over"
    third = ResultBook(book.path)
    third.read()
    assert third.results == book.results


def test_a_line_of_a_newer_version_is_kept_and_nothing_is_added_for_its_match(
    tmp_path: Path,
) -> None:
    path = finished(tmp_path / "matches", "vendetta", "a")
    book = ResultBook(tmp_path / "results.jsonl")
    book.add_match(path)
    (found,) = book.results.values()
    newer = json.dumps({"format": 3, "match": found.match, "told": "otherwise"}) + "\n"
    book.path.write_text(newer, encoding="utf-8")
    again = ResultBook(book.path)
    again.read()
    assert again.problem == (
        "One line of the records was written by a newer version of Folkdeck; it stays as is."
    )
    assert again.add_missing(tmp_path / "matches") == 0
    assert book.path.read_text(encoding="utf-8") == newer


def test_a_seat_that_changed_hands_counts_apart_for_whoever_had_it(tmp_path: Path) -> None:
    path = finished(tmp_path / "matches", "vendetta", "a")
    text = path.read_text(encoding="utf-8").splitlines()
    assert text, "the match as it was, without a change"
    folder = MatchFolder(tmp_path / "matches")
    kept = folder.read(path)
    ada = Player("Ada", "you2", id=ADA)
    change = match_event("seat", seat=0, player=ada._asdict(), at=5)
    hint = match_event("hint", seat=0, at=6)
    events = [*kept.events[:4], match_event("hint", seat=0, at=4), change, *kept.events[4:-1]]
    events = [*events, hint, kept.events[-1]]
    found = result_of(replace(kept, events=tuple(events)))
    assert found is not None
    assert [(each.person, each.seat, each.part, each.hints) for each in found.people] == [
        (ME, 0, True, 1), (ADA, 0, True, 1),
    ]  # fmt: skip
    gone = replace(kept, events=(match_event("seat", seat=1, player=ada._asdict()), *kept.events))
    left = result_of(gone)
    assert left is not None
    assert [(each.person, each.part) for each in left.people] == [(ME, False), (ADA, True)]
    assert left.level == "casual"


def test_open_hands_and_the_deal_of_a_day_are_noted(tmp_path: Path) -> None:
    path = finished(tmp_path / "matches", "vendetta", "a")
    kept = MatchFolder(tmp_path / "matches").read(path)
    told = replace(kept, daily="2026-05-01", events=(match_event("relaxed"), *kept.events))
    found = result_of(parse_match(match_text(told, veiled=False)[0].encode()))
    assert found is not None
    assert (found.relaxed, found.daily) == (True, "2026-05-01")


def test_people_are_known_by_their_number_and_called_as_last() -> None:
    first, second = result(1, 1.0), result(2, 0.0)
    renamed = (second.people[0]._replace(name="Asa"), PersonResult(ADA, "Ada", 1, 0, 1.0))
    assert people_of([first, second._replace(people=renamed)]) == {ME: "Asa", ADA: "Ada"}


def test_exports_hold_everything() -> None:
    results = [result(1, 1.0, 7), result(2, 0.5, 3, options={"target": 11})]
    assert [read_result(each) for each in json.loads(results_as_json(results))] == results
    lines = list(csv.DictReader(io.StringIO(results_as_csv(results))))
    assert [(each["points"], each["won"], each["options"]) for each in lines] == [
        ("7", "1", ""), ("3", "0.5", "target=11"),
    ]  # fmt: skip
    assert lines[0]["finished"] == "1970-01-01 00:00:01"


@pytest.mark.parametrize("finished", [10**17, -(10**17), 10**40])
def test_a_moment_that_is_none_stays_empty_in_a_spreadsheet(finished: int) -> None:
    strange = result(1, 1.0)._replace(finished=finished)
    assert read_result(written_result(strange)).finished == finished
    lines = list(csv.DictReader(io.StringIO(results_as_csv([strange]))))
    assert lines[0]["finished"] == ""
    assert lines[0]["points"]
