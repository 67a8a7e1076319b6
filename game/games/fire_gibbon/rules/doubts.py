"""Doubts in Fire Gibbon: whether a doubted card was a lie, and who is rewarded for it."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.engine.action import Action
from game.engine.cards import Card, Suit
from game.engine.zones import Seat
from game.games.fire_gibbon.rules.deck_supply import crash
from game.games.fire_gibbon.rules.facts import FireState
from game.games.fire_gibbon.rules.monkey_hat import brings_hat
from game.games.fire_gibbon.rules.options import FireGibbonOptions
from game.games.fire_gibbon.rules.rewards import Rewards
from game.games.fire_gibbon.rules.zones import Zones
from game.games.fire_gibbon.text.log_text import challenge, tell
from game.presentation.announcement import DoubtOutcome


class Verdict(NamedTuple):
    """The result of a doubt."""

    lie: bool
    rewarded: Seat
    """Who was right: the doubter, or the doubted seat whose card was true."""


def is_true(card: Card, required: int) -> bool:
    """Whether a face-down card keeps its promise of *required* or more, no heart (FG-J2)."""
    return card.is_joker or (card.suit is not Suit.HEARTS and card.rank >= required)


class Doubts:
    """What follows from a doubt: for the card, the hat, the fire, and who is rewarded."""

    def __init__(self, zones: Zones, options: FireGibbonOptions, rewards: Rewards) -> None:
        """Prepare to judge; *rewards* go to who was right."""
        self.zones = zones
        self.options = options
        self.rewards = rewards

    def doubt(self, state: FireState, action: Action, rng: Random) -> None:
        """Judge the doubted card; a lie ends the fire, and who was right is rewarded (FG-J)."""
        other = action.value
        assert other is not None
        verdict = self._judge(state, action.seat, other)
        if verdict.lie:
            crash(state, self.zones, other)
        self.rewards.grant(state, verdict.rewarded)

    def _judge(self, state: FireState, doubter: Seat, other: Seat) -> Verdict:
        """Turn up the newest card of the doubted seat and judge it (FG-J1..J4).

        A true card goes face down again, known to all. A lie about a cheap promise brings the hat.
        """
        facts, table, fire = state.facts, state.table, self.zones.fire
        facts.doubted = True
        at = facts.latest[other]
        card, required = table.zones[fire][at], facts.required[at]
        if table.record is not None:
            challenge(table, doubter, other)
        table.turn(card, fire, True)
        if is_true(card, required):
            if table.record is not None:
                tell(table, "proven", other, card, doubt=DoubtOutcome(doubter, True))
            table.turn(card, fire, False)
            facts.proven[at] = card
            return Verdict(False, other)
        if table.record is not None:
            tell(table, "caught", other, card, doubt=DoubtOutcome(doubter, False))
        if brings_hat(required, self.options.cheap_hat):
            facts.hat = other
            tell(table, "hat", other)
        return Verdict(True, doubter)
