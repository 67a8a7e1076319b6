"""What a seat of Fire Gibbon can work out about hidden cards, the others and the race."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.engine.cards import Card, Suit
from game.engine.events import Event, Said
from game.engine.observation import Observation
from game.engine.player_memory import PlayerMemory
from game.engine.rules import Rules
from game.engine.zones import Seat, ZoneId
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.flame import ACE
from game.games.fire_gibbon.rules.zones import DECK, DISCARDS

CANDID_START = 0.7
"""What it says for somebody's candour to begin a fire with a hand card, in log odds."""
CANDID_UP = 1.1
"""The same of a hand card that goes face up onto a fire."""
SHREWD_START = -2.5
"""The same of a fire begun from a fire spot, where good cards are spared."""
DOUBTS, CAUGHT = -0.5, -1.0
"""The same of a doubt, and of a lie that was seen."""
SUREST = 3.0
"""Log odds beyond which nobody is judged."""


class Belief:
    """Cards a seat has not seen since the last shuffle, counted by what they are good for."""

    def __init__(self, cards: Sequence[Card]) -> None:
        """Count *cards*."""
        self.size = len(cards)
        jokers = sum(card.is_joker for card in cards)
        self.true = [jokers] * (ACE + 2)
        """By required number: how many would keep that promise."""
        self.fit = [jokers] * (ACE + 2)
        """By flame: how many fit as a random card or fire spot."""
        for card in cards:
            if not card.is_joker:
                self.fit[card.rank] += 1
                self.true[card.rank] += card.suit is not Suit.HEARTS
        for number in range(ACE - 1, -1, -1):
            self.fit[number] += self.fit[number + 1] - jokers
            self.true[number] += self.true[number + 1] - jokers

    def without_true(self, required: int, hidden: int) -> float:
        """The chance that *hidden* of these cards hold none that keeps the promise."""
        chance, false = 1.0, self.size - self.true[required]
        for drawn in range(min(hidden, self.size)):
            chance *= max(0, false - drawn) / (self.size - drawn)
        return chance

    def random_fails(self, flame: int) -> float:
        """The chance that a random card is too low for *flame*."""
        return 1 - self.fit[flame] / self.size if self.size and flame else 0.0


def unseen_cards(
    seen: Observation[FireFacts], rules: Rules[FireFacts], remembered: int
) -> list[Card]:
    """The cards whose place the seat does not know; *remembered* of the last discards are known.

    A seat that remembers none takes no note of the ashes at all (FG-R17: nobody may look there).
    """
    known = {card for row in seen.zones.values() for card in row if card is not None}
    known.update(card for card in seen.facts.proven if card is not None)
    zones = _followed(seen, rules)
    known.update(card for card in zones.get(ZoneId("fire"), ()) if card is not None)
    ashes = [card for card in zones.get(DISCARDS, ()) if card is not None]
    known.update(ashes[max(0, len(ashes) - remembered) :])
    return [card for card in rules.pack() if card not in known]


def candour(history: Sequence[Event], seats: int, stranger: float) -> list[float]:
    """The chance of each seat to lie only in need; *stranger* is the prior in log odds.

    Who has such habits plays face up what fits, and begins fires with low hand cards.
    """
    odds, burning = [stranger] * seats, False
    for event in history:
        if type(event) is not Said:
            continue
        code = event.code
        if code in ("deal", "caught", "tumble"):
            if code == "caught" and event.seat is not None:
                odds[event.seat] += CAUGHT
            burning = False
        elif event.seat is not None and code in ("play_up", "play_table", "play_random", "doubt"):
            if code == "doubt":
                odds[event.seat] += DOUBTS
                continue
            if code == "play_up":
                odds[event.seat] += CANDID_UP if burning else CANDID_START
            elif code == "play_table" and not burning:
                odds[event.seat] += SHREWD_START
            burning = True
    return [1 / (1 + exp(-max(-SUREST, min(SUREST, each)))) for each in odds]


class SpotRace:
    """How near every seat is to its last fire spot, as chances to win the round."""

    def __init__(self, spots: Sequence[int], needed: int, worth: Sequence[float]) -> None:
        """Take *worth*, the logarithm of a seat's weight in the race by the spots it needs."""
        self.left = [needed - each for each in spots]
        steep = max(0.85, len(spots) / 2 - 1)
        self.by_left = [exp(steep * each) for each in worth]
        self.weights = [self.by_left[each] for each in self.left]
        self.total = sum(self.weights)

    def change(self, seat: Seat, rewarded: Seat) -> float:
        """What a fire spot for *rewarded* adds to the chance of *seat*; it may be negative."""
        now = self.weights[seat] / self.total
        left = self.left[rewarded] - 1
        if left <= 0:
            return (1.0 if seat == rewarded else 0.0) - now
        grown = self.by_left[left]
        own = grown if seat == rewarded else self.weights[seat]
        return own / (self.total - self.weights[rewarded] + grown) - now

    def bar(self, doubter: Seat, doubted: Seat, fresh: float = 0.0) -> float:
        """The chance of a lie from which on a doubt pays for *doubter*.

        *fresh* is what a fire of one's own is worth beside the spot.
        """
        gain, loss = self.change(doubter, doubter) + fresh, -self.change(doubter, doubted)
        return loss / (gain + loss)


def _followed(
    seen: Observation[FireFacts], rules: Rules[FireFacts]
) -> dict[ZoneId, list[Card | None]]:
    """What the seat remembers of this round's deal; nothing if it did not see the deal."""
    history = seen.history
    for number in range(len(history) - 1, -1, -1):
        event = history[number]
        if isinstance(event, Said) and event.code == "deal":
            sight = PlayerMemory(rules.zone_registry, seen.seat, DECK, len(rules.pack()))
            sight.follow(history[number:])
            return sight.zones
    return {}
