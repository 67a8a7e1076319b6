"""Things: what on the table can be taken in hand, pointed at or reached by the keyboard."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.engine.action import Choice
from game.engine.cards import Card
from game.engine.zones import Place, Seat, Spot, ZoneId
from game.table import intent
from game.table.intent import Grip
from game.table.layout import Layout
from game.table.sprite import CardSprite
from game.table.stage import Stage


class Thing:
    """A card or a name plate under the hand; *name* finds it again after a change."""

    focusable = True

    def __init__(
        self,
        name: Hashable,
        grip: Grip,
        sprite: CardSprite | None = None,
        seat: Seat | None = None,
        rect: pygame.Rect | None = None,
    ) -> None:
        self.name = name
        self.grip = grip
        self.sprite = sprite
        self.seat = seat
        self._rect = rect or pygame.Rect(0, 0, 0, 0)

    @property
    def rect(self) -> pygame.Rect:
        """Where it is."""
        return self.sprite.rect if self.sprite is not None else self._rect

    def hit(self, pos: tuple[int, int]) -> bool:
        """Whether the point lies on it."""
        if self.sprite is not None:
            return self.sprite.hit(*pos)
        return self._rect.collidepoint(pos)


def hand_zones(layout: Layout) -> list[ZoneId]:
    """The zones of the viewer's own hand."""
    return [z for z, s in layout.slots.items() if s.mine and s.spec.spot is Spot.HAND]


def held_cards(stage: Stage, zones: Sequence[ZoneId]) -> frozenset[Card]:
    """The cards of some zones, as far as the viewer sees them."""
    sprites = (one.sprite for zone in zones for one in stage.zones.get(zone, []))
    return frozenset(sprite.card for sprite in sprites if sprite.card is not None)


def reachable(stage: Stage, layout: Layout, choices: Sequence[Choice]) -> list[list[Thing]]:
    """All things in groups: the middle, what lies before each seat, name plates, the own hand."""
    named: set[Card] = {card for c in choices for card in c.action.cards}
    touched = touchable(choices)
    own = hand_zones(layout)
    mates = held_cards(stage, own)
    felt: dict[Seat | None, list[Thing]] = {None: []}
    hand: list[Thing] = []
    for zone in sorted(stage.zones, key=lambda zone: own.index(zone) if zone in own else -1):
        if zone not in layout.slots:
            continue
        table = felt.setdefault(zone.owner, [])
        for position, at in enumerate(stage.shown(zone)):
            sprite = stage.zones[zone][at].sprite
            place = Place(zone, at)
            if zone in own:
                cards = frozenset([sprite.card]) if sprite.card else frozenset[Card]()
                grip = Grip(cards, place if place in touched else None, near=mates)
                hand.append(Thing(("hand", zone, position), grip, sprite))
            elif place in touched:
                held = frozenset([sprite.card]) if sprite.card in named and sprite.card else None
                table.append(Thing(place, Grip(held or frozenset(), place), sprite))
            elif sprite.card is not None and sprite.card in named:
                table.append(Thing(place, Grip(frozenset([sprite.card])), sprite))
    mine = felt.pop(layout.bottom, [])
    around = [felt[seat] for seat in (None, *layout.chairs) if seat in felt]
    return [group for group in (*around, _plates(layout, choices), mine, hand) if group]


def touchable(choices: Sequence[Choice]) -> set[Place]:
    """The cards on the table of which a hand may take hold, by their places."""
    found = {place for c in choices for place in c.handling.also}
    return found | {c.touch for c in choices if c.touch is not None}


def loose(stage: Stage, layout: Layout, pos: tuple[int, int]) -> Thing | None:
    """The uppermost card at a point that is no part of any choice: it will not be moved."""
    for zone in reversed(stage.zones):
        if zone not in layout.slots:
            continue
        for at in reversed(stage.shown(zone)):
            sprite = stage.zones[zone][at].sprite
            if sprite.hit(*pos):
                held = frozenset([sprite.card]) if sprite.card is not None else frozenset[Card]()
                return Thing(Place(zone, at), Grip(held), sprite)
    return None


def _plates(layout: Layout, choices: Sequence[Choice]) -> list[Thing]:
    seats = {c.plate for c in choices if c.plate is not None}
    if not seats:
        return []
    return [
        Thing(
            ("plate", seat), Grip(plate=True), seat=seat,
            rect=layout.frame.px(layout.chairs[seat].box),
        )
        for seat in layout.chairs if seat in seats or seat == layout.bottom
    ]  # fmt: skip


def at(groups: Sequence[Sequence[Thing]], pos: tuple[int, int]) -> Thing | None:
    """The uppermost thing at a point."""
    for group in reversed(groups):
        for thing in reversed(group):
            if thing.hit(pos):
                return thing
    return None


def known(thing: Thing, choices: Sequence[Choice]) -> bool:
    """Whether any choice, refused or not, begins with it."""
    return bool(intent.candidates(thing.grip, choices))


def in_hand(thing: Thing) -> bool:
    """Whether it is a card of the viewer's own hand."""
    return isinstance(thing.name, tuple) and thing.name[:1] == ("hand",)


def of(groups: Sequence[Sequence[Thing]], first: Thing, cards: Sequence[Card]) -> list[Thing]:
    """The cards of the hand with the faces of *cards*, *first* before the others."""
    wanted = {card.face for card in cards}
    mine = [one for group in groups for one in group if in_hand(one) and one.grip.cards]
    found = []
    for one in sorted(mine, key=lambda each: each.name != first.name):
        face = next(iter(one.grip.cards)).face
        if face in wanted:
            wanted.discard(face)
            found.append(one)
    return found


def below(thing: Thing, pos: tuple[int, int], rise: float) -> bool:
    """Whether the hand is where a risen card would be, had it not risen."""
    return in_hand(thing) and thing.hit((pos[0], round(pos[1] - rise)))
