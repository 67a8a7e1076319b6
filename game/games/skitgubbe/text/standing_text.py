"""The standing in Skitgubbe: score panel and gauge, as soon as a play has changed them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.skitgubbe.rules import scoring
from game.games.skitgubbe.rules.facts import PART_ONE, PART_TWO, SkitgubbeFacts
from game.games.skitgubbe.rules.zones import Zones, hand_id
from game.games.skitgubbe.text import status_text
from game.games.skitgubbe.text.card_text import minus, place_name
from game.presentation.gauge import Gauge, GaugeKind
from game.presentation.score_panel import Cell, CellLook, ScoreLine
from game.presentation.standing import Standing

LETTERS: Mapping[int, str] = MappingProxyType({11: "J", 12: "Q", 13: "K", 14: "A"})


class StandingText:
    """The words of score panel and gauge at one table."""

    def __init__(self, zones: Zones, scored: str) -> None:
        """Bind whose hand is whose, and how games are *scored*: the option."""
        self.zones = zones
        self.scored = scored

    def after(self, state: State[SkitgubbeFacts]) -> Standing:
        """The score panel at this moment, and in part two the gauge."""
        cards_in, zones, facts = state.table.zones, self.zones, state.facts

        def count(kind: str, hand: Seat) -> int:
            return len(cards_in[(zones.hands if kind == "hand" else zones.taken)[hand]])

        gauge = self.gauge(facts, cards_in[zones.table]) if facts.phase in PART_TWO else None
        return Standing(self.key_lines(facts, count), gauge=gauge)

    def key_lines(
        self, facts: SkitgubbeFacts, count: Callable[[str, Seat], int]
    ) -> tuple[ScoreLine, ...]:
        """The lines of the score panel: points or times as Goat, and cards or place.

        *count* says how many cards lie in the ``hand`` of somebody, or were ``taken``.
        """
        totals = scoring.totals(facts.games, self.zones.players, self.scored)
        lines = []
        for player, total in enumerate(totals):
            points = minus(total) if self.scored != "off" else str(-total)
            cells = [self._cards(facts, player, count)]
            if facts.phase in PART_ONE:
                cells.append(self._taken(player, count))
            lines.append(ScoreLine((player,), points, cells=tuple(cells)))
        return tuple(lines)

    def gauge(self, facts: SkitgubbeFacts, table: Sequence[Card | None]) -> Gauge:
        """The gauge: the plays on the *table* and those that kill, what beats, what only kills."""
        left = facts.n - len(facts.plays)
        text = status_text.ONE_MORE_KILLS if left == 1 else status_text.more_kill(left)
        if not left:
            text = status_text.TRICK_KILLED
        if facts.high:
            text += status_text.highest_trump(LETTERS.get(facts.high, str(facts.high)))
        label = status_text.NO_LEAD_YET
        if facts.led is not None:
            top = table[-1].suit if table and table[-1] is not None else facts.led
            trumped = left > 0 and facts.led is not top is facts.trump
            led = status_text.suit_led(facts.led.word)
            label = status_text.ONLY_TRUMP_BEATS if trumped else led
        return Gauge(label, len(facts.plays), facts.n, text=text, kind=GaugeKind.DOTS)

    def _taken(self, player: Seat, count: Callable[[str, Seat], int]) -> Cell:
        """How many cards a player has won in tricks."""
        hands = self.zones.of_player(player)
        zones = tuple(hand_id("taken", hand, self.zones.players) for hand in hands)
        return Cell(str(sum(count("taken", hand) for hand in hands)), counts=(zones,))

    def _cards(
        self, facts: SkitgubbeFacts, player: Seat, count: Callable[[str, Seat], int]
    ) -> Cell:
        """How many cards a player holds, left hand first, or that he is out, and as which."""
        place = facts.places[player]
        if place:
            return Cell(place_name(place), CellLook.WON)
        hands = list(reversed(self.zones.of_player(player)))
        text = " + ".join(str(count("hand", hand)) for hand in hands)
        zones = tuple((hand_id("hand", hand, self.zones.players),) for hand in hands)
        return Cell(text, counts=zones)
