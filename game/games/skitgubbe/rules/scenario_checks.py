"""What the `check` lines of scenarios compare with, for keys that only Skitgubbe knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from game.engine.cards import RANKS, Card, Suit
from game.engine.notation import seat_text
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.skitgubbe.rules import scoring
from game.games.skitgubbe.rules.facts import SkitgubbeFacts as Facts
from game.games.skitgubbe.rules.part_one.sluffs import Sluffs, owes
from game.games.skitgubbe.rules.zones import Zones

Written: TypeAlias = Callable[[State[Facts]], str]


class ScenarioChecks:
    """What the specification calls by a name of its own, as text."""

    def __init__(self, zones: Zones, sluffs: Sluffs, scored: str) -> None:
        """Prepare the checks; *scored* is the option `scoring`."""
        self.zones = zones
        self.sluffs = sluffs
        self.scored = scored
        self.plain: Mapping[str, Written] = {
            "phase": lambda state: state.facts.phase,
            "trick": self._trick,
            "pile": self._trick,
            "table": self._table,
            "final": self._final,
            "high_trump": self._high,
            "top": self._top,
            "goat": self._goat,
            "goats": self._goats,
            "score": self._score,
            "out": self._out,
            "N": lambda state: str(state.facts.n),
            "trump": lambda state: _suit(state.facts.trump),
            "led": lambda state: _suit(state.facts.led),
            "led_suit": lambda state: _suit(state.facts.led),
            "live": lambda state: str(sluffs.live(state)),
            "last_trick": lambda state: _yes(sluffs.certainly_last(state)),
            "war": lambda state: _yes(len(state.facts.round) < zones.count),
        }
        self.by_hand: Mapping[str, Callable[[State[Facts], Seat], str]] = {
            "sluffs": lambda state, hand: cards_text(sluffs.allowed(state, hand)),
            "owes": lambda state, hand: str(int(owes(state.facts, hand))),
            "beaten": lambda state, hand: _yes(sluffs.beaten(state.facts, hand)),
            "place": lambda state, hand: str(state.facts.places[zones.owner[hand]]),
            "out": lambda state, hand: _yes(state.facts.places[zones.owner[hand]]),
        }
        """Keys that a hand follows: ``sluffs P1``."""

    def _trick(self, state: State[Facts]) -> str:
        return cards_text(state.table.zones[self.zones.pile])

    def _table(self, state: State[Facts]) -> str:
        cards, at, plays = state.table.zones[self.zones.table], 0, []
        for size in state.facts.plays:
            plays.append("-".join(card.text for card in cards[at : at + size]))
            at += size
        return " ".join(plays)

    def _final(self, state: State[Facts]) -> str:
        if state.facts.final_waits:
            return "stock"
        return "none" if state.facts.final is None else seat_text(state.facts.final)

    def _high(self, state: State[Facts]) -> str:
        facts = state.facts
        if not facts.high or facts.trump is None:
            return "none"
        return RANKS[facts.high] + facts.trump.value

    def _top(self, state: State[Facts]) -> str:
        top = state.facts.top
        return RANKS[self.zones.strength.index(top)] if top else "none"

    def _goat(self, state: State[Facts]) -> str:
        games = state.facts.games
        goat = games[-1].goat if games else None
        return "none" if goat is None else seat_text(goat)

    def _goats(self, state: State[Facts]) -> str:
        return _numbers(scoring.goats(state.facts.games, self.zones.players))

    def _score(self, state: State[Facts]) -> str:
        if self.scored == "off":
            return self._goats(state)
        return _numbers(scoring.totals(state.facts.games, self.zones.players, self.scored))

    def _out(self, state: State[Facts]) -> str:
        places = state.facts.places
        gone = sorted((place, player) for player, place in enumerate(places) if place)
        return " ".join(seat_text(player) for _, player in gone)


def cards_text(cards: list[Card]) -> str:
    """Cards as scenarios write them."""
    return " ".join(card.text for card in cards)


def _numbers(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


def _suit(suit: Suit | None) -> str:
    return "none" if suit is None else suit.value


def _yes(answer: object) -> str:
    return "yes" if answer else "no"
