"""The poise: how far a card rises, sinks or straightens, and what it wears just now."""

from __future__ import annotations

from collections.abc import Sequence

from game.art import palette as ink
from game.engine.action import Choice
from game.engine.status import Mark
from game.engine.zones import Place, ZoneId
from game.table import intent, odd
from game.table.dress import PLAIN, Dress
from game.table.intent import Grip
from game.table.layout import Layout
from game.table.pose import Pose
from game.table.sprite import CardSprite
from game.table.stage import Stage
from game.table.tag import Tag
from game.table.things import hand_zones, held_cards, touchable
from game.table.tray import Tray

_FUR = "#8a6a55"
_TAGS = ("tag", "coin")
_RISE = 4.0
_RISE_MANY = 2.5
"""Several cards rise less, so that the status line above them can be read."""

_OUT = 0.16
"""How far a card that was added stands out of its row, by its width."""


def wear(sprite: CardSprite, mark: Mark) -> None:
    """A card shows *mark* until it is dressed anew."""
    if mark.kind in _TAGS:
        sprite.tag = _tag(mark, sprite)
        return
    dress, kind = sprite.dress, mark.kind
    sprite.dress = dress._replace(
        last=dress.last or kind == "last",
        frame=dress.frame or kind == "frame",
        dim=dress.dim or kind == "dim",
    )


class Poise:
    """Knows for every card what the viewer may do with it and what is marked on it."""

    def __init__(self, stage: Stage, portraits: Sequence[str]) -> None:
        self.stage = stage
        self.portraits = portraits
        """Of all seats: they sign what they add to the cards of others."""
        self.tray = Tray()
        """Where cards of the hand lie that are collected there."""
        self.choices: Sequence[Choice] = ()
        self.marks: Sequence[Mark] = ()
        self.ranks: tuple[str, ...] = ()
        """The ranks from high to low with their worth, where their order is odd."""
        self.picked: frozenset[int] = frozenset()
        """Sprites (by id) that were picked."""
        self._open: frozenset[int] = frozenset()
        """Faces of the cards that may be played, as it was dressed last."""
        self.hovered: CardSprite | None = None
        self.dropped: tuple[CardSprite, Pose] | None = None
        """A card that waits where it was let go, while somebody chooses what it is to mean."""

    def poses(
        self, layout: Layout, zone: ZoneId, sprites: Sequence[CardSprite], poses: Sequence[Pose]
    ) -> list[Pose]:
        """Where the cards of a zone belong that would lie at *poses*; a hovered one has air."""
        middle = None
        if zone in hand_zones(layout):
            pairs = zip(sprites, poses, strict=True)
            middle = next((pose.x for one, pose in pairs if one is self.hovered), None)
        placed = []
        for sprite, pose in zip(sprites, poses, strict=True):
            if middle is not None and sprite is not self.hovered:
                aside = layout.frame.u if pose.x > middle else -layout.frame.u
                pose = pose.moved(aside, 0)
            placed.append(self.pose(layout, zone, sprite, pose))
        return placed

    def pose(self, layout: Layout, zone: ZoneId, sprite: CardSprite, pose: Pose) -> Pose:
        """Where a card belongs that would lie at *pose*."""
        if self.dropped is not None and self.dropped[0] is sprite:
            return self.dropped[1]
        if zone not in hand_zones(layout):
            if sprite.dress.by:
                pose = pose.moved(0, -pose.wide * _OUT)
            return pose._replace(lift=2.0) if id(sprite) in self.picked else pose
        u = layout.frame.u
        on_tray = self.tray.pose(layout, sprite)
        if on_tray is not None:
            return on_tray
        if id(sprite) in self.picked:
            rise = _RISE if len(self.picked) == 1 else _RISE_MANY
            return pose._replace(y=pose.y - rise * u, turn=pose.turn * 0.6, lift=2.6)
        if self._illegal(sprite):
            return pose._replace(y=pose.y + 1.5 * u, lift=0.6)
        if sprite is self.hovered:
            return pose._replace(y=pose.y - u, lift=1.6)
        return pose

    def dress(self, layout: Layout) -> None:
        """Dresses every card anew."""
        by_place: dict[Place, list[Mark]] = {}
        for mark in self.marks:
            if mark.at is not None:
                by_place.setdefault(Place(mark.zone, mark.at), []).append(mark)
        own = hand_zones(layout)
        held = held_cards(self.stage, own)
        used, touched = intent.faces(self.choices, held), touchable(self.choices)
        self._open = intent.faces(self.choices, held, legal=True)
        named = {card for choice in self.choices for card in choice.action.cards}
        for zone, laid in self.stage.zones.items():
            for at, one in enumerate(laid):
                place = Place(zone, at)
                sprite = one.sprite
                marks = by_place.get(place, [])
                dress = self._marked(marks, sprite) if marks else PLAIN
                mine = sprite.card is not None and sprite.card.face in used and zone in own
                if place in touched or mine or sprite.card in named:
                    dress = self._offered(dress, sprite, place, place in touched)
                if id(sprite) in self.picked:
                    dress = dress._replace(picked=True, legal=False, hollow=False)
                if self.ranks and sprite.card is not None:
                    dress = dress._replace(worth=odd.worth(sprite.card, self.ranks))
                sprite.dress = dress
                sprite.down = self.stage.lies_down(place)
                sprite.tag = next((_tag(m, sprite) for m in marks if m.kind in _TAGS), None)

    def _marked(self, marks: Sequence[Mark], sprite: CardSprite) -> Dress:
        kinds = {mark.kind for mark in marks}
        arrow = ""
        if "owner" in kinds and sprite.card is None:
            arrow = ink.BRASS if "last" in kinds else _FUR
        by = next((m.seat for m in marks if m.kind == "added"), None)
        return Dress(
            by="" if by is None else self.portraits[by],
            last="last" in kinds, frame="frame" in kinds, seal="proven" in kinds, arrow=arrow,
            lit="lit" in kinds and sprite.card is None, dim="dim" in kinds,
        )  # fmt: skip

    def _offered(self, dress: Dress, sprite: CardSprite, place: Place, touched: bool) -> Dress:
        cards = frozenset([sprite.card]) if sprite.card is not None else frozenset()
        grip = Grip(cards, place if touched else None)
        found = intent.candidates(grip, self.choices)
        legal = [c for c in found if c.refused is None]
        if not legal:
            more = sprite.card is not None and intent.begins(sprite.card, self.choices)
            return dress._replace(legal=True) if more else dress
        if len(legal) == 1 and len(found) > 1 and found[0].refused is not None:
            return dress._replace(hollow=True)
        return dress._replace(legal=True, lit=False)

    def _illegal(self, sprite: CardSprite) -> bool:
        """Whether other cards of the hand are legal and this one is not."""
        return sprite.card is not None and bool(self._open) and sprite.card.face not in self._open


def _tag(mark: Mark, sprite: CardSprite) -> Tag | None:
    """What a mark lays on a card."""
    return Tag(mark.text, mark.kind == "coin", sprite.down) if mark.text else None
