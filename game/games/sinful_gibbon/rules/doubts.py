"""Doubts in Sinful Gibbon: whether a promise was a lie, and who loses the pile.

A joker keeps every promise.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.zones import Seat
from game.games.sinful_gibbon.rules.facts import SinfulState
from game.games.sinful_gibbon.rules.monkey_hat import brings_hat, give_hat
from game.games.sinful_gibbon.rules.promises import HEARTS
from game.games.sinful_gibbon.rules.round_end import Braveheart
from game.games.sinful_gibbon.rules.zones import Zones, lost_pile
from game.games.sinful_gibbon.text import log_text
from game.games.sinful_gibbon.text.log_text import tell
from game.presentation.announcement import DoubtOutcome


class Verdict(NamedTuple):
    """The result of turning up a promised card."""

    true: bool
    hat: bool = False
    """Whether the accused gets the Heartless Monkey Hat."""


TRUE = Verdict(True)
LIE = Verdict(False)
LIE_ABOUT_HEARTS = Verdict(False, hat=True)


def verdict(card: Card, number: int, heart: bool) -> Verdict:
    """Whether *card* is what was promised: *number*, and a heart exactly if *heart* (SG-J2)."""
    if card.is_joker:
        return TRUE
    if card.rank == number and (card.suit is HEARTS) == heart:
        return TRUE
    return LIE_ABOUT_HEARTS if brings_hat(card, heart) else LIE


class Doubts:
    """What follows from a doubt: for the card, the hat, the pile and the turn."""

    def __init__(self, zones: Zones, braveheart: Braveheart) -> None:
        """Prepare to judge on these *zones*; *braveheart* throws a last card."""
        self.zones = zones
        self.braveheart = braveheart

    def judge(self, state: SinfulState, action: Action, rng: Random) -> None:
        """Turn up the doubted card and judge it (SG-J1 to J5)."""
        facts, table, zones, doubter = state.facts, state.table, self.zones, action.seat
        accused, heart = facts.accused, facts.promiser is not None
        number = facts.standing
        assert accused is not None
        assert number is not None
        if table.record is not None:
            log_text.challenge(table, doubter, accused)
        if heart:
            card = table.zones[zones.held][-1]
            table.move(card, zones.held, zones.pile, up=True)
            facts.promiser = None
        else:
            card = table.zones[zones.pile][-1]
            table.turn(card, zones.pile, True)
        true, hat = verdict(card, number, heart)
        if table.record is not None:
            code = "true" if true else "cheat"
            tell(table, code, accused, card, doubt=DoubtOutcome(doubter, true))
        if hat:
            give_hat(state, accused)
        winner, loser = (accused, doubter) if true else (doubter, accused)
        take_pile(state, zones, loser, sideways=not true)
        self._win(state, winner, loser)

    def _win(self, state: SinfulState, winner: Seat, loser: Seat) -> None:
        """Let the winner lead without picking, or throw the last card and be done (SG-J7)."""
        facts = state.facts
        facts.turn = winner
        if self.braveheart.has_won(state, winner):
            self.braveheart.throw(state, winner, loser)
        else:
            facts.phase = "lead"
            if state.table.record is not None:
                tell(state.table, "leads", winner)


def take_pile(state: SinfulState, zones: Zones, loser: Seat, sideways: bool) -> None:
    """Lay the pile on the loser's shame, its top face up (SG-J4, J6)."""
    facts, table, pile = state.facts, state.table, zones.pile
    facts.last_loser = loser
    facts.lost[loser] += (sideways,)
    lost = lost_pile(loser, len(facts.lost[loser]))
    zone = table.open(lost)
    *under, top = table.zones[pile]
    table.lay(under, pile, zone)
    table.move(top, pile, zone, up=True)
    facts.clear_pile()
    if table.record is not None:
        log_text.lost_pile(table, loser, lost, sideways)
