"""The daily book: what it keeps, and what it does with lines and matches that make no sense."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date
from pathlib import Path

from game.daily.daily_book import DailyBook
from game.daily.daily_deal import DailyDeal
from game.daily.daily_try import DailyTry
from game.store.matches.match_file import new_match_file
from game.store.matches.match_folder import MatchFolder
from game.store.player import Player

DAY = date(2026, 11, 25)
ADA, BEN = "a" * 32, "b" * 32


def tried(number: int, *, person: str = ADA, day: date = DAY, counts: bool = True) -> DailyTry:
    return DailyTry(f"{number:032x}", "pitch", day, person, 1000 + number, counts)


def match_of(folder: Path, person: str, daily: str, *, known: str = "", at: int = 5) -> Path:
    """A match of the deal of a day that was begun and left."""
    deal = DailyDeal("pitch", DAY)
    players = [deal.players("Ada")[0]._replace(id=person), *deal.players("Ada")[1:]]
    match = new_match_file(deal.journal("ab" * 16), players, 3, at)
    writer = MatchFolder(folder).create(replace(match, daily=daily, known_deal=known))
    writer.write()
    writer.close()
    return writer.path


def test_the_first_try_of_each_person_and_day_counts(tmp_path: Path) -> None:
    book = DailyBook(tmp_path / "daily.jsonl")
    book.read()
    later = date(2026, 11, 26)
    for each in (
        tried(3), tried(1, counts=False), tried(4), tried(2, person=BEN), tried(5, day=later),
    ):  # fmt: skip
        book.add(each)
        book.add(each)
    again = DailyBook(book.path)
    again.read()
    assert again.problem == ""
    assert len(book.path.read_text().splitlines()) == 5
    days = again.of("pitch", ADA)
    assert [each.begun for each in days[DAY]] == [1003, 1004, 1001]
    assert [each.begun for each in days[later]] == [1005]
    assert again.of("vendetta", ADA) == {}


def test_lines_that_make_no_sense_are_left_out_and_stay(tmp_path: Path) -> None:
    path = tmp_path / "daily.jsonl"
    good = tried(1).written()
    bad = [
        "{", "[]", "7", json.dumps({**good, "day": "2026-13-01"}),
        json.dumps({**good, "day": "soon"}), json.dumps({**good, "match": "../x"}),
        json.dumps({**good, "format": 2}), json.dumps({**good, "begun": "now"}),
    ]  # fmt: skip
    path.write_text("\n".join([*bad, json.dumps(good)]) + "\n")
    book = DailyBook(path)
    book.read()
    assert list(book.tries) == [tried(1).match]
    assert book.problem == (
        f"{len(bad)} lines about deals of the day could not be read and were left out."
    )
    book.add(tried(2))
    assert path.read_text().splitlines()[: len(bad)] == bad


def test_a_file_that_is_no_file_is_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "daily.jsonl"
    path.mkdir()
    book = DailyBook(path)
    book.read()
    assert book.problem.startswith("daily.jsonl could not be read (")
    book.add(tried(1))
    assert book.of("pitch", ADA)


def test_a_lost_book_is_made_again_from_the_matches(tmp_path: Path) -> None:
    matches = tmp_path / "matches"
    match_of(matches, ADA, "2026-11-25", at=20, known="again")
    first = match_of(matches, ADA, "2026-11-25", at=30)
    match_of(matches, BEN, "2026-11-25", at=10)
    match_of(matches, ADA, "yesterday", at=1)
    match_of(matches, ADA, "", at=2)
    (matches / "strange.folkdeck").write_text('{"daily": 3}\n')
    book = DailyBook(tmp_path / "daily.jsonl")
    book.read()
    book.find(matches)
    assert book.problem == ""
    tries = book.of("pitch", ADA)[DAY]
    assert [each.counts for each in tries] == [True, False]
    assert book.paths[tries[0].match] == first
    assert len(book.of("pitch", BEN)[DAY]) == 1
    again = DailyBook(book.path)
    again.read()
    assert again.tries == book.tries


def test_a_match_of_computers_alone_is_nobodys_try(tmp_path: Path) -> None:
    deal = DailyDeal("pitch", DAY)
    computers = [Player("Moss", "moss", "skilled"), *deal.players("Ada")[1:]]
    match = replace(new_match_file(deal.journal(""), computers, 3, 1), daily="2026-11-25")
    writer = MatchFolder(tmp_path / "matches").create(match)
    writer.write()
    writer.close()
    book = DailyBook(tmp_path / "daily.jsonl")
    book.read()
    book.find(tmp_path / "matches")
    assert book.tries == {}
