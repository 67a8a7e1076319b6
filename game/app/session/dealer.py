"""The dealer: who opens the rules of a match and deals it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from game.arena.replayed_match import check_version
from game.engine.journal import Journal
from game.engine.match import Match
from game.engine.rules import AnyRules
from game.entry import GameEntry


class Dealer(Protocol):
    """The game itself, or a lesson of it."""

    def open(self, seats: int, given: Mapping[str, object]) -> AnyRules:
        """Return the rules for *seats* players with options by name.

        Raises:
            BadOption: when seats or options do not fit.
        """
        ...

    def deal(self, rules: AnyRules, seed: str) -> Match[Any]:
        """Deal a match by *rules*; the same one for the same *seed*."""
        ...


class GameDealer:
    """A dealer of a game of the shelf."""

    def __init__(self, entry: GameEntry) -> None:
        """Deal the game of *entry*."""
        self._entry = entry

    def open(self, seats: int, given: Mapping[str, object]) -> AnyRules:
        """Return the rules for *seats* players with options by name.

        Raises:
            BadOption: when seats or options do not fit.
        """
        return self._entry.open(seats, given)

    def deal(self, rules: AnyRules, seed: str) -> Match[Any]:
        """Shuffle from *seed* and deal."""
        return Match(rules, seed)


def opened_rules(dealer: Dealer, journal: Journal) -> AnyRules:
    """Return the rules by which *journal* is played.

    Raises:
        BadOption: when seats or options do not fit the game.
        CorruptJournal: when the match was saved by another version of the rules.
    """
    rules = dealer.open(journal.seats, journal.options)
    check_version(journal, rules)
    return rules
