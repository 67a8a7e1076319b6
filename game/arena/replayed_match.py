"""A match replayed from its journal: begun anew, then played move by move."""

from __future__ import annotations

from typing import Any

from game.engine.action import Action
from game.engine.journal import CorruptJournal, Journal
from game.engine.match import IllegalAction, Match
from game.engine.rules import AnyRules
from game.shelf import game_entry


def begin_replay(journal: Journal) -> Match[Any]:
    """The match of *journal* before its first action.

    Raises:
        BadOption: when game, seats or options do not fit.
        CorruptJournal: when it was saved by another version of the rules.
    """
    rules = game_entry(journal.game).open(journal.seats, journal.options)
    check_version(journal, rules)
    return Match(rules, journal.seed)


def check_version(journal: Journal, rules: AnyRules) -> None:
    """Prove that *journal* is played by this version of *rules*.

    Raises:
        CorruptJournal: when it was saved by another one.
    """
    if journal.version != rules.version:
        raise CorruptJournal(f"This {rules.title} match was saved by another version.")


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
