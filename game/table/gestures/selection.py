"""The selection: what the viewer holds or has picked, and where it may go; nothing is done here."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.cards import Card
from game.presentation.presented_choice import PresentedChoice
from game.table.controls.chooser import Chooser
from game.table.controls.tile_grid import CHOOSE
from game.table.gestures import hit_targets, intent
from game.table.gestures.dragging import drop_places
from game.table.gestures.dragging.drag_motion import Drag
from game.table.gestures.dragging.waiting_card import WaitingCard
from game.table.gestures.gesture_host import GestureHost
from game.table.gestures.hit_targets import HitTarget, is_hand_card
from game.table.gestures.intent import DropTarget, Grip
from game.table.gestures.staged_cards import StagedCards, choices_as_picked
from game.ui.forms.dialog import Dialog

_LET_GO = "Esc or a right click takes it back."
_MISSED = 3.0
"""A click so far beside a card of the hand, in u, was meant for the hand."""


class Selection:
    """What is picked, carried or asked, and what it could mean."""

    def __init__(self, table: GestureHost, staged: StagedCards) -> None:
        """Begin with nothing offered on *table*, and nothing *staged*."""
        self.table = table
        self.choices: tuple[PresentedChoice, ...] = ()
        self.deeds = 0
        """How many choices were taken; one decision is told from the next alike by it."""
        self.groups: list[list[HitTarget]] = []
        self.picked: list[HitTarget] = []
        self.drag: Drag | None = None
        self.chooser: Chooser | None = None
        self.dialog: Dialog | None = None
        self.hovered: HitTarget | None = None
        self.focused: HitTarget | None = None
        """The card of the hand on which the lit focus of the keyboard stands."""
        self.dropped: WaitingCard | None = None
        """A card that was let go where several choices fit; it waits near there for the answer."""
        self.staged = staged
        self.suggested: PresentedChoice | None = None
        """A move that is shown as a whole, because somebody asked what to do."""

    @property
    def held_cards(self) -> frozenset[Card]:
        """What is picked or carried, of the cards that the viewer sees."""
        held = [*self.picked, *([] if self.drag is None else [self.drag.grabbed])]
        return frozenset(card for one in held for card in one.grip.cards)

    @property
    def question(self) -> str:
        """What is asked about a picked card, and how it is let go; '' where nothing is.

        Where more cards may be picked nothing is asked yet.
        """
        chooser = self.chooser
        if chooser is None or chooser.gathering or not self.picked:
            return ""
        tiles = (choice.input_hints.tile for choice in chooser.choices)
        asks = next((tile.asks for tile in tiles if tile is not None and tile.asks), CHOOSE)
        return f"{asks} {_LET_GO}"

    def refresh(self) -> None:
        """Look for things again after the table changed."""
        self.groups = hit_targets.find_hit_targets(
            self.table.model, self.table.current_layout, self.choices
        )
        names = {target.name for group in self.groups for target in group}
        if self.hovered is not None and self.hovered.name not in names:
            self.hovered = None

    def hit_target_at(self, pos: tuple[int, int]) -> HitTarget | None:
        """The target under a point."""
        return hit_targets.pointed_at(
            self.groups, self.hovered, pos, self.table.current_layout.frame.u
        )

    def is_beside_hand(self, pos: tuple[int, int]) -> bool:
        """Whether a point lies so near to a card of the hand that a click may have missed it."""
        aside = _MISSED * self.table.current_layout.frame.u
        return hit_targets.hand_card_resting_at(self.groups, pos, aside) is not None

    def promised_choice(self) -> PresentedChoice | None:
        """What would be said about the card in the hand, if it is let go over a rim now."""
        drag = self.drag
        if drag is None or drag.place not in drag.face_down_areas:
            return None
        return self.choice_at(drag.grabbed, drag.place)

    def choice_at(self, target: HitTarget, place: DropTarget | None) -> PresentedChoice | None:
        """What letting go of *target*, and all that goes with it, at *place* would mean."""
        found = [] if place is None else intent.matching_choices(self.grip_of(target), self.choices)
        return next((c for c in found if not c.refused and intent.drop_target(c) == place), None)

    def can_collect(self, target: HitTarget) -> bool:
        """Whether it is a card that may be played together with others."""
        card = next(iter(target.grip.cards), None)
        return (
            card is not None and target.grip.touch is None and is_hand_card(target)
            and (self.staged.requested or intent.plays_with_others(card, self.choices))
        )  # fmt: skip

    def open_targets(self) -> dict[DropTarget, pygame.Rect]:
        """Where what is picked may go: a click there does it."""
        if not self.picked or self.dropped is not None or self.staged.requested:
            return {}
        return self.drop_areas(self.grip_of(self.picked[-1]))

    def suggested_area(self) -> pygame.Rect | None:
        """Where the cards of the suggested move go, in pixels; None where none are to be moved."""
        if self.suggested is None or not self.suggested.action.cards or self.drag or self.picked:
            return None
        return drop_places.drop_area(self.table.current_layout, intent.drop_target(self.suggested))

    def drop_areas(self, grip: Grip) -> dict[DropTarget, pygame.Rect]:
        """Where *grip* may be let go, in pixels."""
        found = {}
        staging = self.staged.place(self.table.current_layout) if grip.near is not None else None
        for target in (
            [staging] if staging is not None else intent.legal_targets(grip, self.choices)
        ):
            layout = self.table.current_layout
            area = (
                drop_places.drop_area(layout, target)
                if staging is None
                else self.staged.area(layout)
            )
            if area is not None:
                found[target] = area
        return found

    def grip_of(self, target: HitTarget) -> Grip:
        """What is held: a picked card brings the others along, and so does one that fits them."""
        cards: set[Card] = set(target.grip.cards)
        if target.grip.touch is None and target.sprite is not None:
            for one in self.picked:
                cards |= one.grip.cards
            mine = any(one.name == target.name for one in self.picked)
            both = Grip(frozenset(cards), near=target.grip.near)
            if not mine and not intent.matching_choices(both, self.choices):
                cards = set(target.grip.cards)
        return Grip(frozenset(cards), target.grip.touch, target.sprite is None, target.grip.near)

    def is_collected(self, target: HitTarget) -> bool:
        """Whether a card of the hand goes to the staging area before it is played."""
        return self.staged.requested and is_hand_card(target) and target.grip.touch is None

    def meant_choices(self, found: Sequence[PresentedChoice]) -> Sequence[PresentedChoice]:
        """Those of *found* that the cards on the staging area mean as they lie."""
        cards = [card for one in self.picked for card in one.grip.cards]
        return choices_as_picked(found, cards) if self.staged.requested else found
