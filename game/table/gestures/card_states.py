"""The state of a card: how far it rises or sinks, and whether it may be played just now."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card
from game.engine.zones import Place, ZoneId
from game.presentation.marks import Mark, MarkKind
from game.presentation.presented_choice import PresentedChoice
from game.table.cards import rank_values
from game.table.cards.card_marks import mark_overlay, mark_tag
from game.table.cards.card_overlay_picture import NO_OVERLAY, CardOverlay
from game.table.cards.card_sprite import CardSprite, top_edge
from game.table.cards.poses.pose import Pose
from game.table.cards.table_model import TableModel
from game.table.gestures import intent
from game.table.gestures.dragging.waiting_card import WaitingCard, waiting_pose
from game.table.gestures.hit_targets import touchable_places, visible_cards
from game.table.gestures.intent import Grip
from game.table.gestures.staged_cards import StagedCards
from game.table.layout.table_layout import TableLayout

_RISE = 4.0
_LEAST_RISE = 0.5
_RIM = 1.0
"""How far the rim of a card that stands out reaches beyond it, in u."""
_BELOW_STATUS = 1.7
"""How far in u a risen card stays below the status line, which is to be read meanwhile."""

_OUT = 0.16
"""How far a card that was added stands out of its row, by its width."""


class CardStates:
    """What the viewer may do with each card, and what is marked on it."""

    def __init__(self, model: TableModel, portraits: Sequence[str]) -> None:
        self.model = model
        self.portraits = portraits
        """Of all seats: they sign what they add to the cards of others."""
        self.staged = StagedCards()
        """Where cards of the hand lie that are collected there."""
        self.choices: Sequence[PresentedChoice] = ()
        self.marks: Sequence[Mark] = ()
        self.ranks: tuple[str, ...] = ()
        """The ranks from high to low with their worth, where their order is odd."""
        self.picked: frozenset[int] = frozenset()
        """Sprites (by id) that were picked."""
        self.suggested: frozenset[Card] = frozenset()
        """Cards of a move that somebody was advised to make."""
        self._open: frozenset[int] = frozenset()
        """Faces of the cards that may be played, as they were marked last."""
        self.hovered: CardSprite | None = None
        """The card under the pointer, or the one of the hand that has the focus."""
        self.dropped: WaitingCard | None = None
        """A card that waits near where it was let go, while somebody chooses what it is to mean."""
        self._waits: tuple[WaitingCard, TableLayout, Pose] | None = None
        """Where it waits, found once on each layout."""

    def mark_as_last(self, places: Sequence[Place]) -> None:
        """Mark the cards at *places* as those played last, instead of any others."""
        kept = [mark for mark in self.marks if mark.kind is not MarkKind.LAST]
        self.marks = [*kept, *(Mark(MarkKind.LAST, zone, at) for zone, at in places)]

    def keep_marks(self, marks: Sequence[Mark]) -> None:
        """Let cards wear *marks* besides those of the status, until the next one."""
        self.marks = [*self.marks, *marks]

    def poses(
        self,
        layout: TableLayout,
        zone: ZoneId,
        sprites: Sequence[CardSprite],
        poses: Sequence[Pose],
    ) -> list[Pose]:
        """Where the cards of a zone belong that would lie at *poses*; a hovered one has air."""
        middle = None
        if zone in layout.own_hand_zones:
            pairs = zip(sprites, poses, strict=True)
            middle = next((pose.x for one, pose in pairs if one is self.hovered), None)
        placed = []
        for sprite, pose in zip(sprites, poses, strict=True):
            staged = self.staged.pose(layout, sprite) is not None
            sprite.hand_place = None if zone not in layout.own_hand_zones or staged else pose
            if middle is not None and sprite is not self.hovered:
                aside = layout.frame.u if pose.x > middle else -layout.frame.u
                pose = pose.moved(aside, 0)
            placed.append(self.pose(layout, zone, sprite, pose))
        return placed

    def pose(self, layout: TableLayout, zone: ZoneId, sprite: CardSprite, pose: Pose) -> Pose:
        """Where a card belongs that would lie at *pose*."""
        if self.dropped is not None and self.dropped.sprite is sprite:
            return self._waiting_pose(self.dropped, layout)
        if zone not in layout.own_hand_zones:
            if sprite.overlay.added_by:
                pose = pose.moved(0, -pose.wide * _OUT)
            return pose._replace(lift=2.0) if self._stands_out(sprite) else pose
        u = layout.frame.u
        on_tray = self.staged.pose(layout, sprite)
        if on_tray is not None:
            return on_tray
        if self._stands_out(sprite):
            rise = _rise(layout, pose)
            return pose._replace(y=pose.y - rise * u, turn=pose.turn * 0.6, lift=2.6)
        if sprite is self.hovered:
            rise = 0.0 if self._illegal(sprite) else min(1.0, _rise(layout, pose))
            return pose._replace(y=pose.y - rise * u, lift=1.6)
        if self._illegal(sprite):
            return pose._replace(y=pose.y + 1.5 * u, lift=0.6)
        return pose

    def _waiting_pose(self, card: WaitingCard, layout: TableLayout) -> Pose:
        if self._waits is None or self._waits[0] is not card or self._waits[1] is not layout:
            self._waits = card, layout, waiting_pose(card, layout, self.model)
        return self._waits[2]

    def restyle(self, layout: TableLayout) -> None:
        """Give every card its overlay anew."""
        by_place: dict[Place, list[Mark]] = {}
        for mark in self.marks:
            if mark.at is not None:
                by_place.setdefault(Place(mark.zone, mark.at), []).append(mark)
        own = layout.own_hand_zones
        held = visible_cards(self.model, own)
        used, touched = intent.faces_in_choices(self.choices, held), touchable_places(self.choices)
        self._open = intent.faces_in_choices(self.choices, held, legal=True)
        named = {card for choice in self.choices for card in choice.action.cards}
        for zone, laid in self.model.zones.items():
            for at, one in enumerate(laid):
                place = Place(zone, at)
                sprite = one.sprite
                marks = by_place.get(place, [])
                overlay = mark_overlay(marks, sprite, self.portraits) if marks else NO_OVERLAY
                mine = sprite.card is not None and sprite.card.face in used and zone in own
                if place in touched or mine or sprite.card in named:
                    overlay = self._offered(overlay, sprite, place, place in touched)
                if self._stands_out(sprite):
                    overlay = overlay._replace(picked=True, legal=False, hollow=False)
                if self.ranks and sprite.card is not None:
                    overlay = overlay._replace(
                        worth=rank_values.rank_worth(sprite.card, self.ranks)
                    )
                sprite.overlay = overlay
                sprite.face_down = self.model.is_face_down(place)
                sprite.tag = mark_tag(marks, sprite)

    def _offered(
        self, overlay: CardOverlay, sprite: CardSprite, place: Place, touched: bool
    ) -> CardOverlay:
        cards = frozenset([sprite.card]) if sprite.card is not None else frozenset()
        grip = Grip(cards, place if touched else None)
        found = intent.matching_choices(grip, self.choices)
        legal = [c for c in found if c.refused is None]
        if not legal:
            more = sprite.card is not None and intent.plays_with_others(sprite.card, self.choices)
            return overlay._replace(legal=True) if more else overlay
        usual = legal[0].input_hints.at_once
        if len(legal) == 1 and not usual and len(found) > 1 and found[0].refused is not None:
            return overlay._replace(hollow=True)
        return overlay._replace(legal=True, highlighted=False)

    def _stands_out(self, sprite: CardSprite) -> bool:
        """Whether it was picked, or is part of the move that is suggested."""
        return id(sprite) in self.picked or sprite.card in self.suggested

    def _illegal(self, sprite: CardSprite) -> bool:
        """Whether other cards of the hand are legal and this one is not."""
        return sprite.card is not None and bool(self._open) and sprite.card.face not in self._open


def _rise(layout: TableLayout, pose: Pose) -> float:
    """How far a card of the hand rises that would lie at *pose*, in u: not over the status line."""
    room = (top_edge(pose) - layout.frame.px(layout.prompt).bottom) / layout.frame.u
    at_least = min(_LEAST_RISE, room - _RIM)
    return max(0.0, at_least, min(_RISE, room - _BELOW_STATUS))
