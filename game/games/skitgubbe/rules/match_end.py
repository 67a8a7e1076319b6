"""The end of a match of Skitgubbe: after how many games it is over, and who has won."""

from __future__ import annotations

from game.engine.action import Outcome
from game.games.skitgubbe.rules import scoring
from game.games.skitgubbe.rules.facts import SkitgubbeFacts
from game.games.skitgubbe.rules.options import OPEN_END

ENOUGH = "enough"


def asks_for_another(games: int | str) -> bool:
    """Whether all are asked after each game, as option `games` wants it."""
    return games == OPEN_END


def is_over(facts: SkitgubbeFacts, games: int | str) -> bool:
    """Whether the match is over after a game, by number or because somebody has had enough."""
    if asks_for_another(games):
        return ENOUGH in facts.answers
    return facts.number >= int(games)


def outcome(facts: SkitgubbeFacts, players: int, scored: str) -> Outcome:
    """The winners: who was Goat least often, or has most points.

    The points are those of option `scoring`, else one lost for every time as Goat.
    """
    totals = scoring.totals(facts.games, players, scored)
    best = max(totals)
    winners = tuple(player for player, total in enumerate(totals) if total == best)
    return Outcome(winners, tuple(totals))
