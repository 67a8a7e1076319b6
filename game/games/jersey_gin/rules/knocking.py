"""Knocking in Jersey Gin: with which cards one may knock or go gin, and what a knock does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.zones import Seat
from game.games.jersey_gin.rules.actions import Actions
from game.games.jersey_gin.rules.best_melds import Arrangement, arrangements, best_arrangement
from game.games.jersey_gin.rules.deadwood_points import card_points
from game.games.jersey_gin.rules.facts import JerseyGinState, Phase
from game.games.jersey_gin.rules.hand_end import HandEnd
from game.games.jersey_gin.rules.laying_off import LayingOff
from game.games.jersey_gin.rules.melds import BITS, Mask, covered, mask_of
from game.games.jersey_gin.rules.zones import Zones
from game.games.jersey_gin.text import log_text

KNOCK_LIMIT = 10
"""The most deadwood one may knock with."""
DEAREST = 10
"""The most a single card counts."""


class Knocking:
    """How a knock or gin ends the play."""

    def __init__(self, zones: Zones, laying_off: LayingOff, hand_end: HandEnd) -> None:
        """Prepare to knock; *laying_off* follows, or *hand_end* after gin."""
        self.zones = zones
        self.laying_off = laying_off
        self.hand_end = hand_end

    def knock(self, state: JerseyGinState, action: Action, rng: Random) -> None:
        """Put a card face down and the melds on the table; all melded is gin (JG-B2, B4, R18)."""
        table, zones, seat = state.table, self.zones, action.seat
        state.facts.taken = None
        rest = mask_of(zones.concealed(table, seat)) ^ mask_of(action.cards)
        melds = tuple(map(mask_of, action.groups)) if action.groups else best_arrangement(rest)
        loose = rest ^ sum(melds)
        if loose:
            log_text.knock(table, seat, card_points(loose))
        table.move(action.cards[0], zones.hands[seat], zones.aside)
        zones.lay_open(table, seat, melds)
        if loose:
            state.facts.phase = Phase.LAYOFF
            self.laying_off.begin(state, seat, rng)
        else:
            self.hand_end.gin(state, seat, rng)


def legal_knocks(
    moves: Actions, seat: Seat, hand: Sequence[Card], taken: Card | None, refused_too: bool = False
) -> list[Action]:
    """Every knock and gin (JG-B2); or also a knock with each card that allows none."""
    mask = mask_of(hand)
    if card_points(mask & ~covered(mask)) > KNOCK_LIMIT + DEAREST and not refused_too:
        return []
    ways = _ways(mask)
    found = []
    for card in hand:
        if card is not taken and BITS[card.index] in ways:
            found += _with_card(moves, seat, card, mask, ways)
        elif refused_too:
            found.append(moves.knocks[seat][card.index])
    return found


def _ways(hand: Mask) -> dict[Mask, list[Arrangement]]:
    """The arrangements with ten or less by the card that is put aside, also that of no melds."""
    ways: dict[Mask, list[Arrangement]] = {}
    for melds in ((), *arrangements(hand)):
        loose = hand ^ sum(melds)
        over = card_points(loose) - KNOCK_LIMIT
        while loose and over <= DEAREST:
            card = loose & -loose
            loose ^= card
            if card_points(card) >= over:
                ways.setdefault(card, []).append(melds)
    return ways


def _with_card(
    moves: Actions, seat: Seat, card: Card, hand: Mask, ways: Mapping[Mask, list[Arrangement]]
) -> list[Action]:
    """The knock that arranges itself, then one for each arrangement; then the same for gin."""
    bit = BITS[card.index]
    knock = moves.knocks[seat][card.index]
    found = [knock, *moves.arranged(knock, ways[bit])]
    complete = [melds for melds in ways[bit] if sum(melds) == hand ^ bit]
    if complete:
        gin = moves.gins[seat][card.index]
        found += [gin, *moves.arranged(gin, complete)]
    return found
