"""What a player of Skitgubbe remembers: who took which cards, and the deals that fit it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from game.engine.cards import Card, pack_order
from game.engine.events import Event, Moved, Shuffled
from game.engine.observation import Observation
from game.engine.rules import State
from game.engine.shuffling import shuffled
from game.engine.table import Table
from game.engine.zones import ZoneId
from game.games.skitgubbe.rules.facts import SkitgubbeFacts
from game.games.skitgubbe.rules.intermission.dreck import is_dreck
from game.games.skitgubbe.rules.rules import Skitgubbe
from game.games.skitgubbe.rules.zones import STOCK

DRECK = ZoneId("dreck")


class Belief:
    """What *seen* told its seat about the game in hand, as far as it is remembered."""

    def __init__(self, rules: Skitgubbe, seen: Observation[SkitgubbeFacts], recalled: int) -> None:
        """Go through what was seen; of the hidden cards those *recalled* last are known."""
        self.rules = rules
        self.facts = seen.facts
        self.where: dict[Card, ZoneId] = {}
        """Where each card was seen to go, in the order in which it was; the latest is the last."""
        self.low: Counter[ZoneId] = Counter()
        """How many unknown cards of a hand came from the low ones shared out."""
        for event in this_game(seen.history):
            if isinstance(event, Moved):
                self._follow(event)
        shown = {card for row in seen.zones.values() for card in row if card is not None}
        hidden = [card for card in self.where if card not in shown]
        kept = hidden[max(0, len(hidden) - recalled) :]
        if len(kept) < len(hidden):
            self.low.clear()  # who forgets cards cannot count them either
        self._lay(seen, kept, shown)

    def worlds(self, rng: Random) -> Iterator[State[SkitgubbeFacts]]:
        """Imagined deals without end that fit all this, each to be changed as one likes."""
        while True:
            table = self.table.clone()
            zones = table.zones
            for holes, cards in self.gaps:
                for zone, card in zip(holes, shuffled(cards, rng), strict=False):
                    zones[zone].append(card)
            yield State(table, self.facts.copy())

    def _follow(self, event: Moved) -> None:
        """Note where a card went.

        Cards that were won go to their winner's hand all together. At the intermission one does
        not see which cards are given up, but knows: all the low ones. So what is not known of a
        hand is either from the low cards shared out, or none of them.
        """
        where, card = self.where, event.card
        source, target = event.source.zone, event.target.zone
        if target == DRECK and not self.low[DRECK]:
            self.low[DRECK] = 1
            for each in [each for each in where if is_dreck(each, self.facts.trump)]:
                if where[each].name in ("hand", "taken"):
                    del where[each]
        if card is not None:
            before = where.pop(card, None)
            if target != DRECK:
                where[card] = target
            if before != source and self.low[source] and is_dreck(card, self.facts.trump):
                self.low[source] -= 1
        elif source.name == "taken":
            for each in [each for each, zone in where.items() if zone == source]:
                where[each] = target
        elif source == DRECK:
            self.low[target] += 1

    def _lay(
        self, seen: Observation[SkitgubbeFacts], kept: Sequence[Card], shown: set[Card]
    ) -> None:
        """Lay what is known, and lists the places of what is not with the cards for them."""
        zone_registry = self.rules.zone_registry
        self.table = Table(zone_registry)
        pool = sorted(set(self.rules.pack()).difference(shown, kept), key=pack_order)
        low: list[int] = []
        others: list[int] = []
        for zone, row in seen.zones.items():
            number = zone_registry.index[zone]
            known = [card for card in row if card is not None]
            if not known:
                known = [card for card in kept if self.where[card] == zone][: len(row)]
            self.table.put(number, known)
            missing = len(row) - len(known)
            few = missing if zone == DRECK else min(missing, self.low[zone])
            low += [number] * few
            others += [number] * (missing - few)
        self.gaps = [(others, pool)]
        if low:
            given = [card for card in pool if is_dreck(card, self.facts.trump)]
            rest = [card for card in pool if not is_dreck(card, self.facts.trump)]
            if len(given) == len(low):
                self.gaps = [(low, given), (others, rest)]
            else:
                self.gaps = [(low + others, pool)]


def this_game(history: Sequence[Event]) -> Sequence[Event]:
    """The events since the cards were shuffled, or all there are."""
    for at in range(len(history) - 1, -1, -1):
        event = history[at]
        if isinstance(event, Shuffled) and event.zone == STOCK:
            return history[at:]
    return history
