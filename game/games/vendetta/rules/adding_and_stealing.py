"""Adding to a trick of Vendetta: which cards fit, and that adding to another's trick steals it."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Sequence
from itertools import combinations, product
from random import Random

from game.engine.action import Action
from game.engine.cards import Card, pack_order
from game.games.vendetta.rules.facts import VendettaState
from game.games.vendetta.rules.laying_down import Cards, Ranked, by_rank
from game.games.vendetta.rules.passes import note_played
from game.games.vendetta.rules.tricks import BITS, LONGEST_RUN, WHOLE_MATCH, Trick
from game.games.vendetta.rules.zones import Zones
from game.games.vendetta.text import log_text


class Adding:
    """How cards join a trick, which then lies before whoever added them."""

    def __init__(self, zones: Zones) -> None:
        """Prepare the places of tricks."""
        self.hands, self.spots = zones.hands, zones.spots

    def add(self, state: VendettaState, action: Action, rng: Random) -> None:
        """Let cards join a trick, which moves before the seat if it was not its own (VD-2.2)."""
        facts, table = state.facts, state.table
        seat, _, cards, target, _, _ = action
        assert target is not None
        number = target.n
        before = facts.tricks[number]
        owner, run, low, size, _, _, _ = before
        trick = before.joined(cards, seat)
        facts.lay(number, trick)
        zone = table.zone_registry.index[target]
        laid, hand, under = table.zones[zone], self.hands[seat], low - trick.low
        for count, card in enumerate(cards):
            if not run:
                at = bisect(laid, card.index, key=pack_order)
            else:
                at = count if count < under else count + size
            table.move(card, hand, zone, at=at)
        if table.record is not None:
            log_text.adds(table, number, before, trick, cards)
        if owner != seat:
            table.move_all(zone, table.open(self.spots[seat][number]))
        note_played(facts, seat, len(cards))


def joining(trick: Trick, hand: Sequence[Card]) -> list[Cards]:
    """All sets of hand cards that can be added to an open trick at once (VD-2.2, R4)."""
    _, run, low, size, _, _, reach = trick
    fitting = _of_ranks(hand, reach)
    if run:
        return _at_both_ends(low, low + size, LONGEST_RUN - size, by_rank(fitting))
    room = WHOLE_MATCH - size
    return [cards for count in range(1, room + 1) for cards in combinations(fitting, count)]


def _at_both_ends(low: int, top: int, room: int, rows: Ranked) -> list[Cards]:
    """Cards for a run of the ranks *low* to *top* - 1 that has room for so many more."""
    found: list[Cards] = []
    for under in range(room + 1):
        if under and not rows[low - under]:
            break
        for over in range(room - under + 1):
            if over and not rows[top + over - 1]:
                break
            if under or over:
                found += product(*rows[low - under : low], *rows[top : top + over])
    return found


def _of_ranks(hand: Iterable[Card], ranks: int) -> list[Card]:
    """The cards of some ranks, given as bits, in the order of the pack."""
    found: list[Card] = []
    bits = BITS
    for card in hand:
        if bits[card.rank] & ranks:
            found.append(card)
    if len(found) == 2:  # nearly always, and quicker than to sort
        one, other = found
        return found if one.index < other.index else [other, one]
    found.sort(key=pack_order)
    return found
