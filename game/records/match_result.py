"""The result of a match: who played it against whom, what each person got, and how clean it was."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from game.engine.action import Outcome
from game.engine.journal import CorruptJournal
from game.engine.match import Match
from game.engine.options import BadOption, Value
from game.engine.zones import Seat
from game.patterns.bluff_record import BluffRecord
from game.presentation.presenter import presenter_of
from game.records.goal_check import goals_reached
from game.records.hint_count import hints_taken
from game.records.played_match import PlayedMatch, known_by
from game.shelf import game_entry
from game.store.matches.match_file import MatchFile
from game.store.matches.match_file_events import MatchProgress
from game.store.player import Player

FORMAT: Final = 2
"""Of a line in the records. The first one knew no lies, no hints of each person, no seats that
changed hands, no open hands and no deals of a day."""
MIXED = "mixed"
"""The level of computers that do not all play at one."""
PEOPLE = "people"
"""The level where no computer plays."""


class PersonResult(NamedTuple):
    """What one person got in one match."""

    person: str
    """What this person is known by in every match."""
    name: str
    """How the person was called then."""
    seat: Seat
    points: int
    won: float
    """The share of the win: 1 alone or as a side, one half for two who share it, 0 if lost."""
    hints: int = 0
    """How many this person asked for; 0 where an earlier version counted them by match."""
    bluffs: BluffRecord = BluffRecord()
    """Lies and doubts."""
    part: bool = False
    """Whether somebody else had the seat before, or after: such a match counts apart."""
    goals: tuple[str, ...] = ()
    """The goals of the game that were reached, by their ids."""


class MatchResult(NamedTuple):
    """What came of one finished match in which people played."""

    match: str
    """The number of the match: 32 hexadecimal signs."""
    finished: int
    """Seconds since 1970."""
    game: str
    seats: int
    options: Mapping[str, Value]
    level: str
    """That of its computers, `MIXED` or `PEOPLE`."""
    sides: int
    """How many could win: seats, or sides where partners play together."""
    people: tuple[PersonResult, ...]
    hints: int = 0
    """How many were asked for by anybody."""
    assisted: bool = False
    """Whether somebody took back what had shown something, or looked at what was hidden."""
    rules_version: int = 0
    players_version: int = 0
    lowest_wins: bool = False
    """Whether the fewest points were the best."""
    known_deal: bool = False
    """Whether the deal could be known before: dealt again, played on, typed in, by its seed."""
    relaxed: bool = False
    """Whether people played with open hands."""
    daily: str = ""
    """The date of the day whose deal it was, as ``2026-05-01``; empty for every other deal."""
    format: int = FORMAT
    """By which it was written: what an earlier version could not know is empty."""


def result_of(match: MatchFile) -> MatchResult | None:
    """What came of *match*, played through once; None if it is not over or no person played it.

    Raises:
        CorruptJournal: when the rules of today refuse what was played, or its game is not there.
    """
    progress = match.progress()
    if not (progress.finished and any(player.human for player in match.seated)):
        return None
    journal = progress.journal
    try:
        rules = game_entry(journal.game).open(journal.seats, journal.options)
    except BadOption as error:
        raise CorruptJournal(f"This match cannot be played again: {error}") from None
    if rules.version != journal.version:
        raise CorruptJournal(f"This {rules.title} match was saved by another version.")
    played = PlayedMatch(rules, journal, match.players, progress.deciders)
    if played.match.outcome is None:
        return None
    columns = presenter_of(rules).sheet(played.match.observe(None)).columns
    present = tuple(_people(match, progress, played, columns))
    ever = (*match.players, *(each.player for each in progress.changes if each.player))
    return MatchResult(
        match.id, _finished_at(match), journal.game, journal.seats, dict(journal.options),
        level_of(ever), max(2, len(columns)), present,
        progress.hints, progress.assisted, journal.version, match.players_version,
        _lowest_wins(played.match.outcome), bool(match.known_deal), progress.relaxed, match.daily,
    )  # fmt: skip


def level_of(players: Sequence[Player]) -> str:
    """The level of the computers among *players*, in one word."""
    levels = {player.level for player in players if not player.human}
    return PEOPLE if not levels else MIXED if len(levels) > 1 else levels.pop()


def _people(
    match: MatchFile,
    progress: MatchProgress,
    played: PlayedMatch,
    columns: Sequence[Sequence[Seat]],
) -> Iterator[PersonResult]:
    """Everybody who played, each once for each seat; last who sat there at the end."""
    changed = {each.seat for each in progress.changes}
    for seat, first in enumerate(match.players):
        later = [each.player for each in progress.changes if each.seat == seat and each.player]
        there = {known_by(player): player for player in (first, *later) if player.human}
        for person, player in there.items():
            hints = hints_taken(progress.hinted, seat, first, person)
            points, won = _got(played.match, columns, seat)
            bluffs = played.bluffs.of((seat, person))
            part = seat in changed
            reached = () if part else goals_reached(played.match, seat, bluffs, columns)
            yield PersonResult(
                person, player.name, seat, points, won, hints,
                bluffs, part, reached,
            )  # fmt: skip


def _got(played: Match[Any], columns: Sequence[Sequence[Seat]], seat: Seat) -> tuple[int, float]:
    """The points of *seat* and its share of the win."""
    outcome = played.outcome
    assert outcome is not None
    own = next(n for n, seats in enumerate(columns) if seat in seats)
    winning = [n for n, seats in enumerate(columns) if set(outcome.winners).intersection(seats)]
    won = 1 / len(winning) if own in winning else 0.0
    return outcome.points[own if len(outcome.points) == len(columns) else seat], won


def _lowest_wins(outcome: Outcome) -> bool:
    others = [p for n, p in enumerate(outcome.points) if n not in outcome.winners]
    best = [p for n, p in enumerate(outcome.points) if n in outcome.winners]
    return bool(others and best) and max(best) < min(others)


def _finished_at(match: MatchFile) -> int:
    told = (event for event in reversed(match.events) if event.kind == "finished")
    at = next(told).fields.get("at", match.created)
    return at if isinstance(at, int) else match.created
