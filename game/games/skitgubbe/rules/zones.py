"""The zones of Skitgubbe by number, whose hand is whose, and the order round the table."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.table import Table
from game.engine.zones import Audience, Seat, ZoneId, ZoneRegistry, ZoneSpec
from game.games.skitgubbe.rules.confusion import hands_of, owners
from game.games.skitgubbe.rules.options import SkitgubbeOptions
from game.games.skitgubbe.text import status_text
from game.games.skitgubbe.text.card_text import hand_name
from game.patterns.phrases import list_text
from game.presentation.zone_look import Room, RowLook, Shape, Spot, ZoneLook

PILE, TABLE, STOCK = ZoneId("pile"), ZoneId("table"), ZoneId("stock")
HAND_SIZE = 3
"""What a hand is filled up to in part one."""

SEEN, OWN, HIDDEN = Audience.EVERYONE, Audience.OWNER, Audience.NOBODY
COMES_AND_GOES = Room(collapsible=True)
ONE_CARD = Room(slots=1, collapsible=True)
PLAYS = ZoneLook(Shape.PLAYS, Spot.CENTRE, status_text.PLAY, room=COMES_AND_GOES)
TRICK = ZoneSpec("pile", SEEN, PLAYS._replace(row=RowLook(marked_below=True)))
RUNS = ZoneSpec("table", SEEN, PLAYS)
HAND = ZoneSpec("hand", OWN, ZoneLook(Shape.FAN, Spot.HAND))


def hand_id(name: str, hand: Seat, players: int) -> ZoneId:
    """The zone *name* of a hand: left hands have number 1."""
    return ZoneId(name, hand % players, hand // players)


class Zones:
    """The zones of the game by their numbers; lists are by hand."""

    def __init__(
        self, zone_registry: ZoneRegistry, players: int, options: SkitgubbeOptions
    ) -> None:
        """Add the zones to *zone_registry*."""
        self.players = players
        self.count = options.hands(players)
        self._lay_out(zone_registry)
        self.owner = owners(players, self.count)
        self.left = tuple((hand + 1) % self.count for hand in range(self.count))
        self.rings = tuple(
            tuple((hand + step) % self.count for step in range(self.count))
            for hand in range(self.count)
        )
        """All hands clockwise, beginning with each."""
        low = 1 if options.aces_low else 14
        self.strength: tuple[int, ...] = (0, 0, *range(2, 14), low)
        """How high each rank is in part one, by rank number (SK-2, option `aces_low`)."""
        self.bit = tuple(1 << strength for strength in self.strength)

    def _lay_out(self, zone_registry: ZoneRegistry) -> None:
        beside, front = Spot.BESIDE, Spot.FRONT
        hidden = status_text.TAKEN_NOTE
        self.stock = zone_registry.shared(_pile("stock", beside, status_text.STOCK))
        set_aside = _pile(
            "set_aside", beside, status_text.NAMES_TRUMP, status_text.NAMES_TRUMP_NOTE, ONE_CARD
        )
        self.set_aside = zone_registry.shared(set_aside)
        self.pile = zone_registry.shared(TRICK)
        self.table = zone_registry.shared(RUNS)
        self.dreck = zone_registry.shared(_pile("dreck", beside, status_text.LOW_CARDS))
        killed = _pile("removed", beside, status_text.KILLED, status_text.KILLED_NOTE)
        self.removed = zone_registry.shared(killed)
        named = _pile("discard", beside, status_text.TRUMP_CARD, room=ONE_CARD)
        self.discard = zone_registry.shared(named._replace(audience=SEEN))
        self.hands = self._each(zone_registry, HAND)
        self.taken = self._each(zone_registry, _pile("taken", front, status_text.TAKEN, hidden))
        self.final = self._each(zone_registry, _pile("final", front, status_text.LAST_CARD, hidden))
        sluffed = _pile("rim", Spot.RIM, status_text.SLUFF)
        zone_registry.each(sluffed._replace(audience=SEEN), self.players)

    def _each(self, zone_registry: ZoneRegistry, spec: ZoneSpec) -> tuple[int, ...]:
        first = zone_registry.each(spec, self.players)
        more = range(self.players, self.count)
        return first + zone_registry.add(
            spec, [hand_id(spec.name, hand, self.players) for hand in more]
        )

    def holding(self, table: Table) -> list[Seat]:
        """The hands with cards."""
        return [hand for hand, zone in enumerate(self.hands) if table.zones[zone]]

    def next_holding(self, table: Table, hand: Seat) -> Seat:
        """The next hand to the left of *hand* that has cards; itself if no other has."""
        zones, hands, left = table.zones, self.hands, self.left
        after = left[hand]
        while after != hand and not zones[hands[after]]:
            after = left[after]
        return after

    def of_player(self, player: Seat) -> range:
        """The hands of a player."""
        return hands_of(player, self.players, self.count)

    def name(self, hand: Seat) -> str:
        """A hand as the subject of a sentence: ``{0}``, or ``{0}'s left hand``."""
        owner = f"{{{self.owner[hand]}}}"
        if self.count == self.players:
            return owner
        return hand_name(owner, hand < self.players)

    def names(self, hands: tuple[Seat, ...]) -> str:
        """Several hands as a subject: ``{0}, {1} and {3}``."""
        return list_text(map(self.name, hands))

    def mention(self, hand: Seat) -> int | None:
        """The number of the hand for an event, where its player does not say it."""
        return None if self.count == self.players else hand

    def everywhere(self) -> Iterator[int]:
        """Every zone that may hold cards at the end of a game, but the stock."""
        shared = self.set_aside, self.pile, self.table, self.dreck, self.removed, self.discard
        yield from (*shared, *self.hands, *self.taken, *self.final)


def _pile(
    name: str, spot: Spot, caption: str, note: str = "", room: Room = COMES_AND_GOES
) -> ZoneSpec:
    """A pile into which nobody looks."""
    return ZoneSpec(name, HIDDEN, ZoneLook(Shape.PILE, spot, caption, note, room))
