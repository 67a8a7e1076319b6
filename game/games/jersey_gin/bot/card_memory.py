"""What a player of Jersey Gin remembers: the cards that are gone, and who took what."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from game.bots.imagined_deals import remembered
from game.engine.action import Action
from game.engine.events import Event, Moved, Shuffled
from game.engine.observation import Observation
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.jersey_gin.rules.facts import SEATS, JerseyGinFacts
from game.games.jersey_gin.rules.melds import BITS, Mask, mask_of
from game.games.jersey_gin.rules.rules import JerseyGin
from game.games.jersey_gin.rules.zones import DISCARD, STOCK


class Trace:
    """The cards everybody could remember: those thrown, and those taken with their holders."""

    __slots__ = ("gone", "held")

    def __init__(self, gone: Mask, held: list[Mask]) -> None:
        """Keep *gone*, discards under the top, and *held*, cards known to be in each hand."""
        self.gone = gone
        self.held = held

    def clone(self) -> Trace:
        """Return a copy."""
        return Trace(self.gone, self.held[:])

    def follow(self, state: State[JerseyGinFacts], pile: int, action: Action) -> None:
        """Note an *action* that is about to be done."""
        if action.verb == "draw":
            if action.target == DISCARD:
                bit = BITS[state.table.zones[pile][-1].index]
                self.gone &= ~bit
                self.held[action.seat] |= bit
        else:
            done = mask_of(action.cards)
            self.held[action.seat] &= ~done
            if action.verb == "discard":
                self.gone |= done


class HandHistory(NamedTuple):
    """What the seats did in this hand, by seat; cards as bits, oldest first."""

    thrown: tuple[list[Mask], ...]
    refused: tuple[list[Mask], ...]
    """Discards a seat left lying."""
    taken: tuple[list[Mask], ...]
    turns: tuple[int, ...]


def this_hand(history: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events since the cards were shuffled."""
    for at in range(len(history) - 1, -1, -1):
        if isinstance(history[at], Shuffled):
            return history[at:]
    return history


def recent(history: tuple[Event, ...], turns: int) -> tuple[Event, ...]:
    """The last *turns* turns of a hand, each of which ends with a discard."""
    for at in range(len(history) - 1, -1, -1):
        event = history[at]
        if isinstance(event, Moved) and event.target.zone == DISCARD:
            turns -= 1
            if turns < 0:
                return history[at:]
    return history


def in_mind(seen: Observation[JerseyGinFacts], turns: int) -> Observation[JerseyGinFacts]:
    """The observation with a memory of no more than the last *turns* turns."""
    return replace(seen, history=recent(this_hand(seen.history), turns))


def trace_of(rules: JerseyGin, seen: Observation[JerseyGinFacts]) -> Trace:
    """The trace of the cards so far."""
    gone, held = 0, [0] * SEATS
    for zone, row in remembered(rules, seen).items():
        known = mask_of(card for card in row if card is not None)
        if zone == DISCARD:
            gone = known
        elif zone.name == "hand" and zone.owner is not None and zone.owner != seen.seat:
            held[zone.owner] = known
    return Trace(gone, held)


def hand_history(seen: Observation[JerseyGinFacts]) -> HandHistory:
    """What the seats have done in this hand so far."""
    thrown, refused, taken = [[list[Mask]() for _ in range(SEATS)] for _ in range(3)]
    turns = [0] * SEATS
    top: Mask = 0
    for event in seen.history:
        if not isinstance(event, Moved):
            continue
        source, target = event.source.zone, event.target.zone
        bit = BITS[event.card.index] if event.card is not None else 0
        if target == DISCARD and bit:
            if source.owner is not None:
                thrown[source.owner].append(bit)
            top = bit
        elif target.name == "hand" and target.owner is not None:
            if source == DISCARD:
                taken[target.owner].append(bit)
                turns[target.owner] += 1
            elif source == STOCK and top:
                refused[target.owner].append(top)
                turns[target.owner] += 1
            top = 0
    return HandHistory(tuple(thrown), tuple(refused), tuple(taken), tuple(turns))


def next_seat(seat: Seat) -> Seat:
    """The seat that may take what *seat* throws."""
    return (seat + 1) % SEATS
