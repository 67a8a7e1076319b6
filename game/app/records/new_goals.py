"""New goals: what the people at the table reached for the first time in the match just over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.engine.journal import CorruptJournal
from game.records.counts_apart import apart_of
from game.records.match_result import MatchResult, PersonResult, result_of
from game.records.person_matches import Played
from game.records.result_book import ResultBook
from game.shelf import SHELF
from game.store.matches.match_file import MatchFile

ALL = "All of them stand in “Records”."


def new_goals_line(path: Path, match: MatchFile) -> str:
    """One line about goals that are new to the records at *path*; empty where none is."""
    game = match.beginning.game
    if game not in SHELF or not SHELF[game].goals:
        return ""
    try:
        result = result_of(match)
    except CorruptJournal:
        return ""
    if result is None:
        return ""
    book = ResultBook(path)
    book.read()
    several = len(result.people) > 1
    reached = [(own, found) for own in result.people if (found := list(_new(book, result, own)))]
    told = [_told(result.game, own.name if several else "", found) for own, found in reached]
    if any(len(found) > 1 for _, found in reached):
        told.append(ALL)
    return " ".join(told)


def _new(book: ResultBook, result: MatchResult, own: PersonResult) -> Iterator[str]:
    """The ids of the goals that *own* has reached for the first time."""
    if apart_of(Played(result, own)):
        return
    before = {
        goal
        for each in book.results.values()
        if each.game == result.game and each.match != result.match
        for other in each.people
        if other.person == own.person and not apart_of(Played(each, other))
        for goal in other.goals
    }
    yield from (goal for goal in own.goals if goal not in before)


def _told(game: str, name: str, found: list[str]) -> str:
    """How many new goals there are, and the greatest in full: goals grow along the list."""
    sentences = {goal.id: goal.sentence for goal in SHELF[game].goals}
    whose = f" by {name}" if name else ""
    greatest = f"{sentences[found[-1]].rstrip('.')}."
    if len(found) == 1:
        return f"New goal reached{whose}: {greatest}"
    return f"{len(found)} new goals reached{whose}, the hardest: {greatest}"
