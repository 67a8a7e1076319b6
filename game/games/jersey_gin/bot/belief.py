"""Imagined deals of Jersey Gin: hands that would have left, taken and thrown what was seen."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random

from game.bots.imagined_deals import determinize
from game.engine.observation import Observation
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.jersey_gin.bot.card_memory import Trace, hand_history, trace_of
from game.games.jersey_gin.bot.card_neighbours import neighbours
from game.games.jersey_gin.bot.parameters import Parameters
from game.games.jersey_gin.rules.deadwood_points import least_deadwood
from game.games.jersey_gin.rules.facts import JerseyGinFacts
from game.games.jersey_gin.rules.melds import BITS, Mask, covered, mask_of
from game.games.jersey_gin.rules.rules import JerseyGin

GROWN = 10
"""Turns after which hands grow no better."""


class Belief:
    """The hidden hands as one seat believes them to be."""

    def __init__(
        self, rules: JerseyGin, seen: Observation[JerseyGinFacts], numbers: Parameters, guesses: int
    ) -> None:
        """Take what was *seen*; *guesses* exchanges of cards make each deal likelier, 0 none."""
        self.rules = rules
        self.seen = seen
        self.numbers = numbers
        self.guesses = guesses
        self.trace: Trace = trace_of(rules, seen)
        self.history = hand_history(seen)
        self.near = neighbours()

    def worlds(self, rng: Random) -> Iterator[State[JerseyGinFacts]]:
        """Yield states that agree with all that is remembered; each may be changed."""
        hidden = self._hidden()
        for world in determinize(self.rules, self.seen, rng):
            self._exchange(world, hidden, rng)
            yield world

    def likelihood(self, hand: Mask, seat: Seat) -> float:
        """The log likelihood of *hand* by what its seat did; only differences mean something."""
        numbers, history = self.numbers, self.history
        fit = -numbers.melded * min(GROWN, history.turns[seat]) * least_deadwood(hand)
        for bit in history.refused[seat]:
            if covered(hand | bit) & bit and not hand & bit:
                fit -= numbers.refused
        for bit in history.thrown[seat]:
            near = self.near[bit]
            fit -= numbers.thrown * ((near.alike | near.below | near.above) & hand).bit_count()
        stray = self.trace.held[seat] & ~covered(hand)
        return fit - numbers.refused * stray.bit_count()

    def _hidden(self) -> list[tuple[int, list[int]]]:
        """The zones with cards nobody showed, the hands first, and the places of those cards."""
        zones, seen = self.rules.zones, self.seen
        found: list[tuple[int, list[int]]] = []
        for number in (*zones.hands, zones.aside, zones.stock):
            zone = self.rules.zone_registry.ids[number]
            row = seen.zones.get(zone, ())
            hidden = [at for at, card in enumerate(row) if card is None]
            if hidden:
                found.append((number, hidden))
        return found

    def _exchange(
        self, world: State[JerseyGinFacts], hidden: list[tuple[int, list[int]]], rng: Random
    ) -> None:
        """Exchange hidden cards at random, keeping what makes the hands likelier (Metropolis)."""
        cards_in, hands = world.table.zones, self.rules.zones.hands
        closed = [each for each in hidden if each[0] in hands]
        if not closed or len(hidden) < 2:
            return
        masks = {number: mask_of(cards_in[number]) for number, _ in closed}
        seats = {number: seat for seat, number in enumerate(hands)}
        fits = {number: self.likelihood(masks[number], seats[number]) for number in masks}
        for _ in range(self.guesses * len(closed)):
            one, spots = closed[int(rng.random() * len(closed))]
            others = [(number, at) for number, row in hidden if number != one for at in row]
            two, there = others[int(rng.random() * len(others))]
            here = spots[int(rng.random() * len(spots))]
            mine, yours = cards_in[one][here], cards_in[two][there]
            if BITS[mine.index] & self.trace.held[seats[one]]:
                continue
            if two in seats and BITS[yours.index] & self.trace.held[seats[two]]:
                continue
            change = BITS[mine.index] ^ BITS[yours.index]
            new = {one: masks[one] ^ change}
            if two in masks:
                new[two] = masks[two] ^ change
            fresh = {number: self.likelihood(mask, seats[number]) for number, mask in new.items()}
            gain = sum(fresh[number] - fits[number] for number in fresh)
            if gain >= 0 or rng.random() < exp(gain):
                cards_in[one][here], cards_in[two][there] = yours, mine
                masks.update(new)
                fits.update(fresh)
