"""What hands are worth in part two of Skitgubbe: the burden of their cards, suit by suit."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.skitgubbe.bot.parameters import Parameters
from game.games.skitgubbe.rules.facts import SkitgubbeFacts
from game.games.skitgubbe.rules.part_two.touching_runs import BITS, SECOND, SUIT, SUIT_SIZE
from game.games.skitgubbe.rules.zones import Zones

SUITS = "cdhs"
BIT_OF = BITS.__getitem__


class Suited(dict[int, float]):
    """The burden of the cards of one suit, by their ranks as bits; worked out when asked for."""

    def __init__(self, top: Sequence[float], more: Sequence[float]) -> None:
        """Take *top*, the burden of a run by its highest card, and *more* of each card below it."""
        super().__init__({0: 0.0})
        self.top = top
        self.more = more

    def __missing__(self, ranks: int) -> float:
        burden, above = 0.0, False
        for rank in range(SUIT_SIZE - 1, -1, -1):
            held = bool(ranks >> rank & 1)
            if held:
                burden += self.more[rank] if above else self.top[rank]
            above = held
        self[ranks] = burden
        return burden


class HandBurden:
    """The burden of hands: the heavier, the likelier is the player to be the Goat."""

    def __init__(self, zones: Zones, numbers: Parameters) -> None:
        """Prepare to weigh hands with these *zones*."""
        self.zones = zones
        self.numbers = numbers
        plain = Suited(numbers.plain_top, numbers.plain_more)
        trumps = Suited(numbers.trump_top, numbers.trump_more)
        self.tables = tuple(
            tuple(trumps if suit == trump else plain for suit in range(4)) for trump in range(5)
        )
        """By trump, 4 for none, and suit."""

    def burden(self, held: int, trump: int) -> float:
        """The burden of cards, given as bits of one pack or two."""
        clubs, diamonds, hearts, spades = self.tables[trump]
        weight = (
            clubs[held & SUIT]
            + diamonds[held >> SUIT_SIZE & SUIT]
            + hearts[held >> 2 * SUIT_SIZE & SUIT]
            + spades[held >> 3 * SUIT_SIZE & SUIT]
        )
        return weight + self.burden(held >> SECOND, trump) if held >> SECOND else weight


def trump_of(facts: SkitgubbeFacts) -> int:
    """The number of the trump suit, 4 for none."""
    return 4 if facts.trump is None else SUITS.index(facts.trump)
