"""The cards of a sin: which ones on the table it is counted from, for everybody to see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.engine.rules import State
from game.engine.zones import Place, Seat
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.scoring import HEARTS, Sins
from game.games.sinful_gibbon.rules.zones import Zones, lost_pile


class _Lost(NamedTuple):
    """One lost pile: its top card, how many lie under it, and how it lies."""

    top: Place
    under: int
    sideways: bool


class SinCards:
    """Which cards on the table each sin of a finished round is counted from."""

    def __init__(self, state: State[SinfulFacts], zones: Zones) -> None:
        """Read what lies open before everybody."""
        self.table = state.table
        self.zones = zones
        self.lost = [list(self._piles(seat, lost)) for seat, lost in enumerate(state.facts.lost)]

    def of(self, sins: Sins) -> Mapping[str, tuple[Place, ...]]:
        """The cards behind each row, of the seats that pay for it; for envy all accepted hearts."""
        found: dict[str, list[Place]] = {row: [] for row in sins._fields}
        for seat in range(len(self.lost)):
            for row, places in self._of_seat(seat).items():
                if getattr(sins, row)[seat]:
                    found[row] += places
            found["envy"] += self._whole(self.zones.accepted[seat])
        return {row: tuple(places) for row, places in found.items()}

    def _of_seat(self, seat: Seat) -> Mapping[str, list[Place]]:
        """What may be held against a seat."""
        lost, faces = self.lost[seat], list(self._faces(seat))
        fattest = max((pile.under for pile in lost), default=0)
        return {
            "pride": faces,
            "sloth": [pile.top for pile in lost if pile.sideways],
            "lust": [place for place in faces if self._is_heart(place)],
            "wrath": [pile.top for pile in lost if not pile.sideways],
            "gluttony": [pile.top for pile in lost if pile.under == fattest],
        }

    def _piles(self, seat: Seat, lost: tuple[bool, ...]) -> Iterator[_Lost]:
        table = self.table
        for number, sideways in enumerate(lost, 1):
            zone = lost_pile(seat, number)
            under = len(table.zones[table.open(zone)]) - 1
            yield _Lost(Place(zone, under), under, sideways)

    def _faces(self, seat: Seat) -> Iterator[Place]:
        """All cards that lie face up before a seat."""
        yield from (pile.top for pile in self.lost[seat])
        yield from self._whole(self.zones.thrown[seat])
        yield from self._whole(self.zones.leftovers[seat])

    def _whole(self, zone: int) -> list[Place]:
        table = self.table
        return [Place(table.zone_registry.ids[zone], at) for at in range(len(table.zones[zone]))]

    def _is_heart(self, place: Place) -> bool:
        table = self.table
        card = table.zones[table.open(place.zone)][place.at]
        return card.suit is HEARTS or card.is_joker
