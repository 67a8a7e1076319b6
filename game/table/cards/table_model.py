"""The table model: every card of the table by its place, following the events one after another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.engine.cards import Card
from game.engine.events import Event, Moved, Said, Scored, Shuffled, Turned
from game.engine.observation import Observation
from game.engine.zones import Audience, Place, Seat, ZoneId, ZoneRegistry, seers, sees
from game.presentation.marks import Mark, MarkKind
from game.presentation.zone_look import Shape, ZoneLook, zone_look_of
from game.table.cards.card_players import card_players
from game.table.cards.card_sprite import CardSprite
from game.table.cards.closed_piles import ClosedPiles
from game.table.cards.hand_order import DisplayOrder, HandOrder
from game.table.cards.laid_card import LaidCard
from game.table.cards.poses.card_poses import card_poses, spread_slot
from game.table.cards.poses.pose import Pose
from game.table.cards.poses.pose_input import PoseInput
from game.table.cards.secret_cards import SecretCards
from game.table.layout.play_rows import PLAY_MARKS, places_by_mark
from game.table.layout.table_layout import TableLayout


class TableModel:
    """A sprite for every place, never for a card: hidden cards have no name here."""

    def __init__(self, zone_registry: ZoneRegistry) -> None:
        self.zone_registry = zone_registry
        self.viewer: Seat | None = None
        """Who looks at the table; None while nobody may see any hand."""
        self.facing_seat: Seat | None = None
        """From whose chair the table is seen: who looks, or looked last."""
        self.zones: dict[ZoneId, list[LaidCard]] = {}
        self.layout: TableLayout | None = None
        self.owners: dict[Place, Seat] = {}
        """Owners told by the status, which know better than what was seen."""
        self.sideways: frozenset[Place] = frozenset()
        self.play_marks: Mapping[MarkKind, frozenset[Place]] = {}
        """Which cards are `joined` to the play before them, at the `edge`, under a `bracket`."""
        self.secret = SecretCards(self)
        self.order = HandOrder()
        """How the viewer's hand is sorted."""
        self.closed_piles = ClosedPiles()
        shared = (z for z in zone_registry.ids if z.owner is None)
        piles = (z for z in shared if self.zone_look(z).shape is Shape.PILE)
        self._stock = next(piles, None)

    def sprites(self) -> Iterator[CardSprite]:
        """Every card, zone by zone, bottom first."""
        for laid in self.zones.values():
            for one in laid:
                yield one.sprite

    def sprite_at(self, place: Place) -> CardSprite | None:
        """The card at a place."""
        laid = self.zones.get(place.zone, [])
        return laid[place.at].sprite if 0 <= place.at < len(laid) else None

    def sprite_of(self, card: Card) -> CardSprite | None:
        """The sprite that shows *card*."""
        return next((s for s in self.sprites() if s.card is card), None)

    def display_order(self, zone: ZoneId) -> list[int]:
        """The places of a zone from left to right as drawn."""
        laid = self.zones.get(zone, [])
        if self.is_own_fan(zone):
            return self.fan(zone).places
        if self.zone_look(zone).row.by_suit:
            return [at for at in self._suits(zone).places if at >= 0]
        return list(range(len(laid)))

    def zone_look(self, zone: ZoneId) -> ZoneLook:
        """How *zone* is shown."""
        return zone_look_of(self.zone_registry.spec(zone))

    def lay_pack(self, events: Sequence[Event]) -> None:
        """Lay the pack, on an empty table, where the first event takes its cards from."""
        if self.zones or self.layout is None:
            return
        first = next((e for e in events if isinstance(e, (Moved, Shuffled))), None)
        if first is None:
            return
        stock = first.zone if isinstance(first, Shuffled) else first.source.zone
        moves = [e for e in events if isinstance(e, Moved) and e.source.zone == stock]
        size = max((e.source.at + 1 for e in moves), default=0)
        self.zones[stock] = [
            LaidCard(CardSprite(None, Pose(0, 0, 0, 0, 0)), False, None) for _ in range(size)
        ]
        for one, pose in zip(self.zones[stock], self.poses(stock), strict=False):
            one.sprite.jump_to(pose)

    def set_viewer(self, seat: Seat | None) -> None:
        """Turn the table to *seat*, who looks now; while nobody does, it stays as it is."""
        self.viewer = seat
        if seat is not None:
            self.facing_seat = seat

    def sync_to(self, seen: Observation[object], history: bool = True) -> None:
        """Make the table exactly what *seen* says; sprites that fit stay as they are."""
        self.set_viewer(seen.seat)
        self.secret.choice = seen.secret_choice
        players = card_players(self.zone_registry, seen.history) if history else {}
        for zone in [*self.zones, *(z for z in seen.zones if z not in self.zones)]:
            cards = seen.zones.get(zone, ())
            laid = self.zones.setdefault(zone, [])
            del laid[len(cards) :]
            for at, card in enumerate(cards):
                up = Place(zone, at) in seen.up
                if at == len(laid):
                    laid.append(LaidCard(CardSprite(card, Pose(0, 0, 0, 0, 0)), up, None))
                one = laid[at]
                one.sprite.set_card(card)
                seat = players.get((zone, at), one.seat)
                laid[at] = LaidCard(one.sprite, up, seat)
            if not laid:
                del self.zones[zone]

    def apply_marks(self, marks: Sequence[Mark]) -> None:
        """Learn from the status who owns which card and which lie sideways."""
        self.owners = {
            Place(m.zone, m.at): m.seat
            for m in marks if m.kind is MarkKind.OWNER and m.at is not None and m.seat is not None
        }  # fmt: skip
        self.sideways = frozenset(
            Place(m.zone, m.at) for m in marks if m.kind is MarkKind.SIDEWAYS and m.at is not None
        )
        self.closed_piles.zones = frozenset(m.zone for m in marks if m.kind is MarkKind.CLOSED)
        self.play_marks = places_by_mark(marks)
        self.secret.zones = {
            m.zone.owner: m.zone
            for m in marks
            if m.kind is MarkKind.SECRET and m.zone.owner is not None
        }

    def prepare_for(self, seen: Observation[object], marks: Sequence[Mark]) -> None:
        """Learn how new plays will lie before they do, in zones that only grow."""
        grown = {
            zone for zone, cards in seen.zones.items()
            if self.zone_look(zone).shape is Shape.PLAYS
            and len(cards) > len(self.zones.get(zone, ()))
        }  # fmt: skip
        if grown:
            self.play_marks = places_by_mark([mark for mark in marks if mark.zone in grown])
        # What goes as a whole to another seat lies there, and on its way, as it will.
        for mark in marks:
            before = next((z for z in self.zones if _moved(z, mark.zone)), None)
            if before is None or seen.zones.get(before) or mark.zone in self.zones:
                continue
            if mark.kind is MarkKind.SIDEWAYS and mark.at is not None:
                crosswise = Place(before, mark.at), Place(mark.zone, mark.at)
                self.sideways = self.sideways.union(crosswise)
            elif mark.kind is MarkKind.CLOSED and before in self.closed_piles.zones:
                self.closed_piles.zones |= {mark.zone}

    def is_face_down(self, place: Place) -> bool:
        """Whether a card was turned down although everybody knows it, and nobody looks at it."""
        return self.closed_piles.is_closed(place.zone) and place not in self.sideways

    def peek_at(self, pos: tuple[int, int] | None) -> bool:
        """Show the turned down cards at *pos* pixels; True if that is news."""
        return self.closed_piles.peek_at(pos, self.zones)

    def prepare_sideways(self, marks: Sequence[Mark]) -> None:
        """Learn which cards will lie sideways where none lie yet."""
        self.sideways |= {
            Place(m.zone, m.at)
            for m in marks
            if m.kind is MarkKind.SIDEWAYS and m.at is not None and not self.zones.get(m.zone)
        }

    def apply_event(self, event: Event) -> list[CardSprite]:
        """Take in one event; return the sprites it moved or turned."""
        if isinstance(event, Moved):
            return self._move(event)
        if isinstance(event, Turned):
            return self._turn(event)
        if isinstance(event, Shuffled):
            for one in self.zones.get(event.zone, []):
                one.sprite.set_card(None)
            return [one.sprite for one in self.zones.get(event.zone, [])]
        assert isinstance(event, (Said, Scored))
        return []

    def poses(self, zone: ZoneId) -> list[Pose]:
        """Where the cards of a zone belong; nowhere (no poses) for a zone that is not drawn."""
        layout = self.layout
        slot = layout.slots.get(zone) if layout else None
        if layout is None or slot is None:
            return []
        laid, audience = self.zones.get(zone, []), self.zone_registry.spec(zone).audience
        lying = [
            PoseInput(
                one.sprite.card is None or (one.up is False and audience is not Audience.EVERYONE),
                self.owners.get(Place(zone, at), one.seat),
                Place(zone, at) in self.sideways,
                *(Place(zone, at) in self.play_marks.get(kind, ()) for kind in PLAY_MARKS),
            )
            for at, one in enumerate(laid)
        ]
        there, aside = self.secret.put_aside(zone)
        if there is not None and aside:
            return self.secret.parted(layout, slot, lying, zone, layout.slots[there], aside)
        fan = self.fan(zone) if self.is_own_fan(zone) else self._suits(zone)
        squared = self.closed_piles.is_closed(zone)
        if zone == self.closed_piles.peeked:
            slot = spread_slot(layout, slot, len(laid))
        neat = squared or audience is Audience.TOP or zone == self._stock
        return card_poses(layout, slot, lying, neat, fan, squared)

    def offscreen_pose(self, zone: ZoneId) -> Pose:
        """Where cards of a zone that is not drawn come from or go to: beyond the window."""
        layout = self.layout
        assert layout is not None
        f = layout.frame
        if zone.owner is not None and zone.owner in layout.chairs:
            chair = layout.chairs[zone.owner]
            return Pose(chair.x * f.u, chair.y * f.u, 0, 4 * f.u, 0)
        return Pose(f.cx * f.u, -12 * f.u, 0, 8 * f.u, 0)

    def _move(self, event: Moved) -> list[CardSprite]:
        source = self.zones.get(event.source.zone, [])
        self.secret.take_covered(event)
        if event.source.at < len(source):
            one = source.pop(event.source.at)
            if not source:
                del self.zones[event.source.zone]
        else:
            one = LaidCard(
                CardSprite(event.card, self.offscreen_pose(event.source.zone)), event.up, None
            )
        known = one.sprite.card if event.card is None else event.card
        zone, at = event.target
        laid = self.zones.setdefault(zone, [])
        owner = event.source.zone.owner
        hand = self.zone_look(event.source.zone).shape is Shape.FAN
        seat = owner if owner is not None and hand else one.seat or event.source.zone.owner
        laid.insert(min(at, len(laid)), LaidCard(one.sprite, event.up, seat))
        self._cover(event.source.zone)
        self._cover(zone)
        one.sprite.set_card(known if self._sees(zone, at, event.up) else None)
        return [one.sprite]

    def _turn(self, event: Turned) -> list[CardSprite]:
        zone, at = event.place
        laid = self.zones.get(zone, [])
        if at >= len(laid):
            return []
        one = laid[at]
        up = event.up and self.zone_registry.spec(zone).audience is not Audience.TOP
        laid[at] = LaidCard(one.sprite, up, one.seat)
        card = one.sprite.card if event.card is None else event.card
        one.sprite.set_card(card if event.up or self._sees(zone, at, up) else None)
        return [one.sprite]

    def _cover(self, zone: ZoneId) -> None:
        """In a pile of which all see the top card, what is covered shows its back."""
        if self.zone_registry.spec(zone).audience is Audience.TOP:
            for one in self.zones.get(zone, [])[:-1]:
                one.sprite.set_card(None)

    def _sees(self, zone: ZoneId, at: int, up: bool) -> bool:
        audience = self.zone_registry.spec(zone).audience
        top = at >= len(self.zones.get(zone, [])) - 1
        return sees(self.viewer, seers(audience, zone.owner, top, up))

    def fan(self, zone: ZoneId) -> DisplayOrder:
        """The hand of the viewer in *zone* as it is sorted, from left to right."""
        return self.order.display_order(zone, [one.sprite.card for one in self.zones.get(zone, [])])

    def _suits(self, zone: ZoneId) -> DisplayOrder:
        """A row sorted by suit, with the places of cards that may come back; else as it lies."""
        look = self.zone_look(zone)
        cards = [one.sprite.card for one in self.zones.get(zone, [])]
        if not look.row.by_suit or None in cards:
            return DisplayOrder(list(range(len(cards))))
        away = self.zones.get(ZoneId(look.row.returns_to), []) if look.row.returns_to else []
        return self.order.order_by_suit(
            [card for card in cards if card is not None],
            [one.sprite.card for one in away if one.sprite.card is not None],
        )

    def is_own_fan(self, zone: ZoneId) -> bool:
        """Whether *zone* is a hand of the viewer, which lies as a fan."""
        layout = self.layout
        slot = layout.slots.get(zone) if layout else None
        return slot is not None and slot.mine and slot.look.shape is Shape.FAN


def _moved(before: ZoneId, after: ZoneId) -> bool:
    """Whether what lay in one zone may have gone as a whole to the other, before another seat."""
    return before.name == after.name and before.n == after.n and before.owner != after.owner
