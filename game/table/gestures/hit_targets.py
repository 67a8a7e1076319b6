"""Hit targets: what on the table can be taken in hand, pointed at or reached by the keyboard."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.engine.cards import Card
from game.engine.zones import Place, Seat, ZoneId
from game.presentation.presented_choice import PresentedChoice
from game.table.cards.card_sprite import CardSprite
from game.table.cards.table_model import TableModel
from game.table.gestures import intent
from game.table.gestures.intent import Grip
from game.table.layout.table_layout import TableLayout


class HitTarget:
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


def visible_cards(model: TableModel, zones: Sequence[ZoneId]) -> frozenset[Card]:
    """The cards of some zones, as far as the viewer sees them."""
    sprites = (one.sprite for zone in zones for one in model.zones.get(zone, []))
    return frozenset(sprite.card for sprite in sprites if sprite.card is not None)


def find_hit_targets(
    model: TableModel, layout: TableLayout, choices: Sequence[PresentedChoice]
) -> list[list[HitTarget]]:
    """All things in groups: the middle, what lies before each seat, name plates, the own hand."""
    named: set[Card] = {card for c in choices for card in c.action.cards}
    touched = touchable_places(choices)
    own = layout.own_hand_zones
    mates = visible_cards(model, own)
    felt: dict[Seat | None, list[HitTarget]] = {None: []}
    hand: list[HitTarget] = []
    for zone in sorted(model.zones, key=lambda zone: own.index(zone) if zone in own else -1):
        if zone not in layout.slots:
            continue
        table = felt.setdefault(zone.owner, [])
        for position, at in enumerate(model.display_order(zone)):
            sprite = model.zones[zone][at].sprite
            place = Place(zone, at)
            if zone in own:
                cards = frozenset([sprite.card]) if sprite.card else frozenset[Card]()
                grip = Grip(cards, place if place in touched else None, near=mates)
                hand.append(HitTarget(("hand", zone, position), grip, sprite))
            elif place in touched:
                held = frozenset([sprite.card]) if sprite.card in named and sprite.card else None
                table.append(HitTarget(place, Grip(held or frozenset(), place), sprite))
            elif sprite.card is not None and sprite.card in named:
                table.append(HitTarget(place, Grip(frozenset([sprite.card])), sprite))
    mine = felt.pop(layout.bottom, [])
    around = [felt[seat] for seat in (None, *layout.chairs) if seat in felt]
    return [group for group in (*around, _plates(layout, choices), mine, hand) if group]


def touchable_places(choices: Sequence[PresentedChoice]) -> set[Place]:
    """The cards on the table of which a hand may take hold, by their places."""
    found = {place for c in choices for place in c.input_hints.also}
    return found | {c.grab_at for c in choices if c.grab_at is not None}


def fixed_card_at(model: TableModel, layout: TableLayout, pos: tuple[int, int]) -> HitTarget | None:
    """The uppermost card at a point that is no part of any choice: it will not be moved."""
    for zone in reversed(model.zones):
        if zone not in layout.slots:
            continue
        for at in reversed(model.display_order(zone)):
            sprite = model.zones[zone][at].sprite
            if sprite.hit(*pos):
                held = frozenset([sprite.card]) if sprite.card is not None else frozenset[Card]()
                return HitTarget(Place(zone, at), Grip(held), sprite)
    return None


def _plates(layout: TableLayout, choices: Sequence[PresentedChoice]) -> list[HitTarget]:
    seats = {c.drop_on_seat for c in choices if c.drop_on_seat is not None}
    if not seats:
        return []
    return [
        HitTarget(
            ("plate", seat), Grip(name_plate=True), seat=seat,
            rect=layout.frame.px(layout.chairs[seat].box),
        )
        for seat in layout.chairs if seat in seats or seat == layout.bottom
    ]  # fmt: skip


def target_at(groups: Sequence[Sequence[HitTarget]], pos: tuple[int, int]) -> HitTarget | None:
    """The uppermost thing at a point."""
    for group in reversed(groups):
        for target in reversed(group):
            if target.hit(pos):
                return target
    return None


def has_choice(target: HitTarget, choices: Sequence[PresentedChoice]) -> bool:
    """Whether any choice, refused or not, begins with it."""
    return bool(intent.matching_choices(target.grip, choices))


def is_hand_card(target: HitTarget) -> bool:
    """Whether it is a card of the viewer's own hand."""
    return isinstance(target.name, tuple) and target.name[:1] == ("hand",)


def targets_with_faces(
    groups: Sequence[Sequence[HitTarget]], first: HitTarget, cards: Sequence[Card]
) -> list[HitTarget]:
    """The cards of the hand with the faces of *cards*, *first* before the others."""
    wanted = {card.face for card in cards}
    mine = [one for group in groups for one in group if is_hand_card(one) and one.grip.cards]
    found = []
    for one in sorted(mine, key=lambda each: each.name != first.name):
        face = next(iter(one.grip.cards)).face
        if face in wanted:
            wanted.discard(face)
            found.append(one)
    return found


def hand_card_resting_at(
    groups: Sequence[Sequence[HitTarget]], pos: tuple[int, int], aside: float = 0.0
) -> HitTarget | None:
    """The uppermost card of the hand that rests at a point, or so many pixels beside it.

    It may have been raised from there, or have made room for another one.
    """
    for target in reversed([one for group in groups for one in group if is_hand_card(one)]):
        if target.sprite is not None and target.sprite.hit_in_hand(*pos, aside):
            return target
    return None


def pointed_at(
    groups: Sequence[Sequence[HitTarget]],
    hovered: HitTarget | None,
    pos: tuple[int, int],
    aside: float,
) -> HitTarget | None:
    """What a hand means at a point: what it sees there, or the card that slid from under it.

    The card that is *hovered* already keeps the pointer within *aside* pixels of its place, except
    over a card that covers it.
    """
    seen = target_at(groups, pos)
    mine = [target for group in groups for target in group if is_hand_card(target)]
    sprite = hovered.sprite if hovered is not None else None
    here = next(
        (n for n, one in enumerate(mine) if sprite is not None and one.sprite is sprite), -1
    )
    if here >= 0 and (seen is None or any(one is seen for one in mine[:here])):
        kept = mine[here].sprite
        if kept is not None and kept.hit_in_hand(*pos, aside):
            return mine[here]
    return hand_card_resting_at(groups, pos) if seen is None else seen
