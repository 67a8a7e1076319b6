"""Simple rules for Vendetta, among which the best answer to a level is sought."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeAlias

from game.bots.bot import WAIT
from game.bots.rule_family import RuleFamily, RuleNumber, RuleValues
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.scoring import trick_points
from game.games.vendetta.rules.tricks import Trick, laid_down


class Play(NamedTuple):
    """An action that lays cards, and what it does to the table."""

    action: Action
    after: Trick
    stolen: int
    """The points of the trick that is taken from somebody else; 0 for none."""
    gain: int
    """The points by which the own tricks grow."""


Judgement: TypeAlias = Callable[[Play, VendettaFacts, RuleValues], float]
"""How much somebody wants a play; below nought it is not made."""


class RulePlayer(NamedTuple):
    """A player who makes the play wanted most, and does nothing where none is wanted."""

    judgement: Judgement
    rules: AnyRules
    values: RuleValues

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """Yield one action, at once."""
        legal, seat = seen.legal, seen.seat
        if not legal or seat is None:
            return
        facts: VendettaFacts = seen.facts
        plays = [play_of(each, facts) for each in legal if each.verb in ("create", "add", "joker")]
        wanted = {play: self.judgement(play, facts, self.values) for play in plays}
        best = max(wanted, key=wanted.__getitem__, default=None)
        if best is not None and wanted[best] >= 0:
            yield best.action
            return
        idle = [each for each in legal if each.verb not in ("create", "add", "joker")]
        yield idle[0] if idle else Action(seat, WAIT)


def play_of(action: Action, facts: VendettaFacts) -> Play:
    """What an action that lays cards does to the table."""
    seat = action.seat
    if action.verb == "create":
        after = laid_down(seat, action.cards)
        return Play(action, after, 0, trick_points(after))
    assert action.target is not None
    trick = facts.tricks[action.target.n]
    joker = action.verb == "joker"
    after = trick.taken(seat) if joker else trick.joined(action.cards, seat)
    before = trick_points(trick)
    if trick.owner == seat:
        return Play(action, after, 0, trick_points(after) - before)
    return Play(action, after, before, trick_points(after))


def steals_biggest(play: Play, facts: VendettaFacts, values: RuleValues) -> float:
    """Steal the dearest trick there is; lay down what is dear or complete."""
    least = {
        "joker": values["joker_from"],
        "create": 0 if play.after.closed else values["create_from"],
    }.get(play.action.verb, values["steal_from"] if play.stolen else 0)
    return play.gain + play.stolen - 100 * (play.gain < least)


def hoards(play: Play, facts: VendettaFacts, values: RuleValues) -> float:
    """Lay nothing that can be stolen until enough in a row have passed."""
    if play.action.verb == "joker":
        return play.gain - values["joker_from"]
    late = facts.passes >= values["passes"]
    return play.gain if play.after.closed or late else -1.0


JOKER_FROM = RuleNumber("joker_from", 0, 11)
FAMILIES = (
    RuleFamily(
        "steal_biggest",
        "steals the dearest trick, and lays down what counts enough",
        (RuleNumber("steal_from", 0, 8), RuleNumber("create_from", 0, 8), JOKER_FROM),
        partial(RulePlayer, steals_biggest),
    ),
    RuleFamily(
        "hoard",
        "lays only complete tricks until some have passed",
        (RuleNumber("passes", 0, 7), JOKER_FROM),
        partial(RulePlayer, hoards),
    ),
)
"""All families, for the search of the best answer."""
