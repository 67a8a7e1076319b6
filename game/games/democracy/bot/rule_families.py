"""Simple rules for Democracy, among which the best answer to a level is sought."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeAlias

from game.bots.rule_family import RuleFamily, RuleNumber, RuleValues
from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.democracy.bot.baselines import contested
from game.games.democracy.rules import scoring, vote_winner

Pick: TypeAlias = Callable[[Sequence[Action], Observation[Any], RuleValues], Action]
"""Chooses among the cards of the hand, which stand from the weakest to the strongest."""


class RulePlayer(NamedTuple):
    """A player who chooses a card by its place among those in hand."""

    pick: Pick
    rules: AnyRules
    values: RuleValues

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield one action, at once."""
        turned = turned_up(seen)
        table = vote_winner.PLAIN if turned is None else vote_winner.STRENGTHS[turned.index]
        row = sorted(seen.legal, key=lambda action: table[action.cards[0].index])
        if row:
            yield self.pick(row, seen, self.values)


def turned_up(seen: Observation[Any]) -> Card | None:
    """The card that is fought for."""
    upcard = seen.cards("upcard")
    return upcard[0] if upcard else None


def _at(row: Sequence[Action], place: float) -> Action:
    return row[round(place * (len(row) - 1))]


def by_worth(row: Sequence[Action], seen: Observation[Any], values: RuleValues) -> Action:
    """One place in the row for a trick that counts enough, another for the rest."""
    turned = turned_up(seen)
    counts = turned is not None and contested(seen.facts, turned)
    worth = scoring.POINTS[turned.index] if turned is not None and counts else 0
    return _at(row, values["rich" if worth >= values["rich_from"] else "poor"])


def one_suit(row: Sequence[Action], seen: Observation[Any], values: RuleValues) -> Action:
    """Fight with the strongest card where one suit is turned up, and else throw the weakest."""
    turned = turned_up(seen)
    wanted = turned is not None and scoring.TRIBE[turned.index] == values["suit"]
    others = [a for a in row if scoring.TRIBE[a.cards[0].index] != values["suit"]] or row
    return _at(row, 1.0) if wanted else _at(others, values["place"])


PLACE = (0, 1)
"""From the weakest card to the strongest."""
FAMILIES = (
    RuleFamily(
        "by_worth",
        "the highest, the lowest or a middle card, by what is turned up",
        (
            RuleNumber("rich", *PLACE, whole=False),
            RuleNumber("poor", *PLACE, whole=False),
            RuleNumber("rich_from", 0, 6),
        ),
        partial(RulePlayer, by_worth),
    ),
    RuleFamily(
        "one_suit",
        "fights for the cards of one suit alone",
        (RuleNumber("suit", 0, 3), RuleNumber("place", *PLACE, whole=False)),
        partial(RulePlayer, one_suit),
    ),
)
"""All families, for the search of the best answer."""
