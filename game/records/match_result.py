"""The result of a match: who played it against whom, what each person got, and how clean it was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.engine.action import Outcome
from game.engine.journal import CorruptJournal
from game.engine.match import Match
from game.engine.options import BadOption, Value
from game.engine.zones import Seat
from game.presentation.presenter import presenter_of
from game.shelf import game_entry
from game.store.matches.match_file import MatchFile
from game.store.player import Player

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
    assisted: bool = False
    """Whether somebody took back what had shown something, or looked at what was hidden."""
    rules_version: int = 0
    players_version: int = 0
    lowest_wins: bool = False
    """Whether the fewest points were the best."""
    known_deal: bool = False
    """Whether the deal could be known before: dealt again, played on, typed in, by its seed."""

    @property
    def fair(self) -> float:
        """The share of wins that luck alone would bring."""
        return 1 / self.sides


def result_of(match: MatchFile) -> MatchResult | None:
    """What came of *match*, played through once; None if it is not over or no person played it.

    Raises:
        CorruptJournal: when the rules of today refuse what was played, or its game is not there.
    """
    progress = match.progress()
    people = [(seat, player) for seat, player in enumerate(match.players) if player.human]
    if not progress.finished or not people:
        return None
    journal = progress.journal
    try:
        played = journal.replay(game_entry(journal.game).open(journal.seats, journal.options))
    except BadOption as error:
        raise CorruptJournal(f"This match cannot be played again: {error}") from None
    if played.outcome is None:
        return None
    columns = presenter_of(played.rules).sheet(played.observe(None)).columns
    return MatchResult(
        match.id, _finished_at(match), journal.game, journal.seats, dict(journal.options),
        level_of(match.players), max(2, len(columns)),
        tuple(_got(played, columns, seat, player) for seat, player in people),
        progress.hints, progress.assisted, journal.version, match.players_version,
        _lowest_wins(played.outcome), bool(match.known_deal),
    )  # fmt: skip


def level_of(players: Sequence[Player]) -> str:
    """The level of the computers among *players*, in one word."""
    levels = {player.level for player in players if not player.human}
    return PEOPLE if not levels else MIXED if len(levels) > 1 else levels.pop()


def _got(
    played: Match[Any], columns: Sequence[Sequence[Seat]], seat: Seat, player: Player
) -> PersonResult:
    outcome = played.outcome
    assert outcome is not None
    own = next(n for n, seats in enumerate(columns) if seat in seats)
    winning = [n for n, seats in enumerate(columns) if set(outcome.winners).intersection(seats)]
    won = 1 / len(winning) if own in winning else 0.0
    points = outcome.points[own if len(outcome.points) == len(columns) else seat]
    return PersonResult(player.id or player.name, player.name, seat, points, won)


def _lowest_wins(outcome: Outcome) -> bool:
    others = [p for n, p in enumerate(outcome.points) if n not in outcome.winners]
    best = [p for n, p in enumerate(outcome.points) if n in outcome.winners]
    return bool(others and best) and max(best) < min(others)


def _finished_at(match: MatchFile) -> int:
    told = (event for event in reversed(match.events) if event.kind == "finished")
    at = next(told).fields.get("at", match.created)
    return at if isinstance(at, int) else match.created
