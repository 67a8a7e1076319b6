"""A match played again from its journal, with what each of its people did in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.arena.bluff_count import BluffCount
from game.arena.replayed_match import play_move
from game.engine.events import Said
from game.engine.journal import Journal
from game.engine.match import Match
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.patterns.bluff_record import BluffRecord
from game.patterns.goal import played_seat
from game.shelf import game_entry
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
        self._goals = game_entry(journal.game).goals
        self.match: Match[Any] = Match(rules, journal.seed)
        now = list(players)
        self.bluffs = BluffCount(lambda seat: bluffer(seat, now[seat]))
        """Lies and doubts, by what :func:`bluffer` says."""
        for move, action in enumerate(journal.actions, 1):
            now[action.seat] = deciders[move - 1] or players[action.seat]
            self.bluffs.before(self.match, action)
            play_move(self.match, action, move)
            self.bluffs.after(self.match)

    def goals(
        self, seat: Seat, bluffs: BluffRecord, columns: Sequence[Sequence[Seat]]
    ) -> tuple[str, ...]:
        """The goals that *seat* reached, by their ids; none while the match is not over."""
        outcome = self.match.outcome
        if outcome is None:
            return ()
        said = [each for each in self.match.record.events if isinstance(each, Said)]
        played = played_seat(seat, said, self.match.actions, bluffs, outcome, columns)
        return tuple(goal.id for goal in self._goals if goal.reached(played))


def bluffer(seat: Seat, player: Player) -> tuple[Seat, str]:
    """The key under which the lies told on *seat* are counted while *player* has it."""
    return seat, known_by(player)


def known_by(player: Player) -> str:
    """What a person is known by in every match: the name, where earlier versions gave no id."""
    return player.id or player.name
