"""Doubts in Fire Gibbon: whether a doubted card was a lie, and who is rewarded for it."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.cards import Card, Suit
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.flame import CHEAP
from game.games.fire_gibbon.rules.options import FireGibbonOptions
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


def judge(
    state: State[FireFacts], zones: Zones, options: FireGibbonOptions, doubter: Seat, other: Seat
) -> Verdict:
    """Turn up the newest card of the doubted seat and judge it (FG-J1..J4).

    A true card goes face down again, known to all. A lie about a cheap promise brings the hat.
    """
    facts, table = state.facts, state.table
    facts.doubted = True
    at = facts.latest[other]
    card, required = table.zones[zones.fire][at], facts.required[at]
    challenge(table, doubter, other)
    table.turn(card, zones.fire, True)
    if is_true(card, required):
        tell(table, "proven", other, card, doubt=DoubtOutcome(doubter, True))
        table.turn(card, zones.fire, False)
        facts.proven[at] = card
        return Verdict(False, other)
    tell(table, "caught", other, card, doubt=DoubtOutcome(doubter, False))
    if options.cheap_hat and required <= CHEAP:
        facts.hat = other
        tell(table, "hat", other)
    return Verdict(True, doubter)
