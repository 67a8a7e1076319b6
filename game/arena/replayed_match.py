"""A match replayed from its journal: begun anew, then played move by move."""

from __future__ import annotations

from typing import Any

from game.engine.action import Action
from game.engine.journal import CorruptJournal, Journal
from game.engine.match import IllegalAction, Match
from game.shelf import game_entry


def start_match(journal: Journal) -> Match[Any]:
    """The match of *journal* before its first action.

    Raises:
        BadOption: when game, seats or options do not fit.
        CorruptJournal: when it was saved by another version of the rules.
    """
    rules = game_entry(journal.game).open(journal.seats, journal.options)
    if rules.version != journal.version:
        raise CorruptJournal(f"This {rules.title} match was saved by another version.")
    return Match(rules, journal.seed)


def play_move(match: Match[Any], action: Action, move: int) -> None:
    """Play action number *move* of a journal.

    Raises:
        CorruptJournal: when it is refused.
    """
    try:
        match.submit(action)
    except IllegalAction as error:
        why = error.refusal.text
        raise CorruptJournal(f"Move {move} of the match cannot be played: {why}") from None
