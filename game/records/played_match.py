"""A match played again from its journal, with what each of its people did in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.arena.analysis.bluff_count import BluffCount
from game.arena.replayed_match import play_move
from game.engine.journal import Journal
from game.engine.match import Match
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.store.player import Player


class PlayedMatch:
    """A match as far as its journal goes."""

    def __init__(
        self,
        rules: AnyRules,
        journal: Journal,
        players: Sequence[Player],
        deciders: Sequence[Player | None],
    ) -> None:
        """Play *journal* again; *players* began it, *deciders* took its actions where others did.

        Raises:
            CorruptJournal: when the rules refuse something of it.
        """
        self.match: Match[Any] = Match(rules, journal.seed)
        now = list(players)
        self.bluffs = BluffCount(lambda seat: bluffer(seat, now[seat]))
        """Lies and doubts, by what :func:`bluffer` says."""
        for move, action in enumerate(journal.actions, 1):
            now[action.seat] = deciders[move - 1] or players[action.seat]
            self.bluffs.before(self.match, action)
            play_move(self.match, action, move)
            self.bluffs.after(self.match)


def bluffer(seat: Seat, player: Player) -> tuple[Seat, str]:
    """The key under which the lies told on *seat* are counted while *player* has it."""
    return seat, known_by(player)


def known_by(player: Player) -> str:
    """What a person is known by in every match: the name, where earlier versions gave no id."""
    return player.id or player.name
