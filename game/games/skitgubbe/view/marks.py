"""The marks on the cards of Skitgubbe: whose each is, what is sluffed, highest, to be eaten."""

from __future__ import annotations

from game.engine.observation import Observation
from game.engine.zones import Seat, ZoneId
from game.games.skitgubbe.rules.facts import PART_TWO, SkitgubbeFacts
from game.games.skitgubbe.rules.part_two.eating import lowest_run
from game.games.skitgubbe.rules.zones import PILE, STOCK, TABLE, Zones
from game.games.skitgubbe.text import status_text
from game.games.skitgubbe.view.prompts import known
from game.patterns.phrases import player_placeholder
from game.presentation.marks import Mark, MarkKind


class CardMarks:
    """The marks of one moment, from one seat's sight."""

    def __init__(self, seen: Observation[SkitgubbeFacts], zones: Zones) -> None:
        """Keep what is seen."""
        self.seen = seen
        self.facts = seen.facts
        self.zones = zones

    def marks(self) -> tuple[Mark, ...]:
        """The marks: whose each card is, what is sluffed, highest, or would be eaten."""
        if self.facts.phase in PART_TWO:
            return tuple(self._table_marks())
        found = self._pile_marks()
        if self.facts.final_waits and self.seen.cards("stock"):
            found.append(Mark(MarkKind.SIDEWAYS, STOCK, 0))
        return tuple(found)

    def _pile_marks(self) -> list[Mark]:
        """The marks that dim the plays of earlier rounds and frame the highest of this one."""
        facts, strength = self.facts, self.zones.strength
        plays = [at for at, how in enumerate(facts.laid_as) if how != "sluff"]
        before = plays[: len(plays) - len(facts.played)]
        found = []
        for at, card in enumerate(self.seen.cards("pile")):
            if at not in before:
                found.append(self._owner(PILE, at, facts.laid_by[at]))
            if facts.laid_as[at] == "sluff":
                found.append(Mark(MarkKind.EDGE, PILE, at, status_text.SLUFFED))
            elif at in before:
                found += [
                    Mark(MarkKind.DIM, PILE, at),
                    Mark(MarkKind.BRACKET, PILE, at, status_text.BEFORE_THE_WAR),
                ]
                if at != before[0]:
                    found.append(Mark(MarkKind.JOINED, PILE, at))
            elif card is not None and strength[card.rank] == facts.top:
                found.append(Mark(MarkKind.FRAME, PILE, at))
        return found

    def _table_marks(self) -> list[Mark]:
        """Whose play begins where, and which cards would be eaten."""
        facts, at = self.facts, 0
        found = []
        for size, hand in zip(facts.plays, facts.players, strict=True):
            found.append(self._owner(TABLE, at, hand))
            found += [Mark(MarkKind.JOINED, TABLE, one) for one in range(at + 1, at + size)]
            at += size
        cards = known(self.seen.cards("table"))
        if cards:
            lowest = range(lowest_run(cards))
            found += [Mark(MarkKind.BRACKET, TABLE, at, status_text.TO_EAT) for at in lowest]
            found.append(Mark(MarkKind.LAST, TABLE, len(cards) - 1))
        return found

    def _owner(self, zone: ZoneId, at: int, hand: Seat) -> Mark:
        """Whose a card is; of two hands of a player, which."""
        zones = self.zones
        seat, side = zones.owner[hand], ""
        if zones.count > zones.players:
            side = status_text.owners_hand(player_placeholder(seat), hand < zones.players)
        return Mark(MarkKind.OWNER, zone, at, side, seat)
