"""Staged cards: cards of the hand that lie together before their owner until he plays them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.cards import Card
from game.engine.zones import ZoneId
from game.presentation.input_hints import StagingArea
from game.presentation.presented_choice import PresentedChoice
from game.table.cards.card_sprite import CardSprite
from game.table.cards.poses.pose import Pose
from game.table.gestures.dragging.drag_motion import Drag
from game.table.gestures.hit_targets import HitTarget
from game.table.gestures.intent import DropTarget
from game.table.gestures.staging_placement import RIM, staging_box
from game.table.layout.slot import Slot
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box

_STEP = 0.72
"""From card to card at most, by the width of a card."""

_BETWEEN = 0.45
"""Between two groups of parted cards."""

_WAITS = "locked in"


class StagedCards:
    """What lies on the staging place, if there is one, and what that would make."""

    def __init__(self) -> None:
        self.zone: ZoneId | None = None
        """Where the cards lie; None while nothing is collected."""
        self.result: PresentedChoice | None = None
        """What they would make, or why they cannot; it stays while they wait for the others."""
        self.requested = False
        """Whether cards can be laid there now."""
        self._several = False
        self._groups: list[list[CardSprite]] = []

    def offer(self, choices: Sequence[PresentedChoice]) -> None:
        """What may be done from now on; what was played lies there until the table moves on."""
        found = [
            c
            for c in choices
            if c.input_hints.staging_area is not None and c.action.target is not None
        ]
        self.requested = bool(found)
        if choices:
            self.clear()
            self.zone = found[0].action.target if found else None

    def clear(self) -> None:
        """Take everything off it."""
        self._groups, self.result, self.zone = [], None, None if not self.requested else self.zone

    def stage(
        self,
        picked: Sequence[HitTarget],
        hand: Sequence[HitTarget],
        meant: Sequence[PresentedChoice],
    ) -> None:
        """Lay the *picked* cards there as they lie in *hand*, parted as they are *meant*."""
        self.result = next(iter(meant), None)
        self._several = len(meant) > 1
        staging = self.result.input_hints.staging_area if self.result is not None else None
        order = [target.sprite for target in hand]
        cards = [t.sprite for t in picked if t.sprite is not None]
        cards.sort(key=lambda sprite: order.index(sprite) if sprite in order else 0)
        if staging is None or not staging.parts:
            self._groups = [cards] if cards else []
            return
        self._groups = [[s for s in cards if s.card in part] for part in staging.parts]

    @property
    def legal(self) -> StagingArea | None:
        """What its cards would make, if that may be played."""
        if self.result is None or self.result.refused is not None:
            return None
        staging = self.result.input_hints.staging_area
        return staging._replace(figure="?") if staging is not None and self._several else staging

    @property
    def words(self) -> str:
        """What stands at its edge."""
        staging = self.result.input_hints.staging_area if self.result is not None else None
        if staging is None:
            return ""
        if self._several and self.requested:
            return staging.name
        return staging.words if self.requested else f"{staging.name}, {_WAITS}"

    def pose(self, layout: TableLayout, sprite: CardSprite) -> Pose | None:
        """Where a card lies on it; None for one that does not."""
        slot = self._slot(layout)
        box = self.box(layout)
        if slot is None or box is None or not any(sprite in group for group in self._groups):
            return None
        u = layout.frame.u
        step, x = self._step(slot, box.w - 2 * RIM, box.middle[0])
        y = slot.box.middle[1]
        for group in self._groups:
            for one in group:
                if one is sprite:
                    return Pose(x * u, y * u, 0.0, slot.card * u, 0.8)
                x += step
            x += slot.card - step + _BETWEEN * slot.card
        return None

    def box(self, layout: TableLayout) -> Box | None:
        """The whole of it in u."""
        slot = self._slot(layout)
        return None if slot is None else staging_box(layout, slot)

    def area(self, layout: TableLayout) -> pygame.Rect | None:
        """The same in pixels."""
        box = self.box(layout)
        return None if box is None else layout.frame.px(box)

    def place(self, layout: TableLayout) -> DropTarget | None:
        """The staging place, as a place to let cards go."""
        return (
            DropTarget(zone=self.zone)
            if self.requested and self._slot(layout) is not None
            else None
        )

    def contains(self, layout: TableLayout, pos: tuple[int, int]) -> bool:
        """Whether a point lies on it."""
        area = self.area(layout)
        return area is not None and area.collidepoint(pos)

    def picked_after_drop(self, picked: Sequence[HitTarget], drag: Drag) -> list[HitTarget]:
        """The picked cards after *drag* has let one go: it joins them here and leaves them
        elsewhere; if it lay here, it changes places with the nearest card of another group."""
        moved, x = drag.grabbed, drag.rect().centerx
        if drag.place is None:
            return [target for target in picked if target.name != moved.name]
        result = list(picked)
        if all(target.name != moved.name for target in picked):
            return [*picked, moved]
        mine = next((h for h in self._groups if moved.sprite in h), [])
        others = [s for group in self._groups if group is not mine for s in group]
        ends = [s.rest_pose.x for s in mine if s is not moved.sprite]
        if not others or not ends:
            return result
        near = min(others, key=lambda s: abs(s.rest_pose.x - x))
        if abs(near.rest_pose.x - x) > min(abs(end - x) for end in ends):
            return result
        at = next(n for n, target in enumerate(result) if target.sprite is moved.sprite)
        to = next(n for n, target in enumerate(result) if target.sprite is near)
        result[at], result[to] = result[to], result[at]
        return result

    def _slot(self, layout: TableLayout) -> Slot | None:
        return None if self.zone is None else layout.slots.get(self.zone)

    def _step(self, slot: Slot, wide: float, middle: float) -> tuple[float, float]:
        """From card to card, and the middle of the first, in u."""
        card, groups = slot.card, [group for group in self._groups if group]
        fixed = len(groups) * card + (len(groups) - 1) * _BETWEEN * card
        gaps = sum(len(group) - 1 for group in groups)
        step = min(_STEP * card, (wide - fixed) / gaps) if gaps else 0.0
        return step, middle - (fixed + gaps * step) / 2 + card / 2


def choices_as_picked(
    choices: Sequence[PresentedChoice], picked: Sequence[Card]
) -> list[PresentedChoice]:
    """Those of *choices* with the same cards that the picking of *picked* in this order means.

    Of several ways to part them it is the one whose right group was picked last.
    """
    legal = [choice for choice in choices if choice.refused is None] or list(choices[:1])
    return [choice for choice in legal if len(legal) == 1 or _fits(choice, picked)]


def _fits(choice: PresentedChoice, picked: Sequence[Card]) -> bool:
    staging = choice.input_hints.staging_area
    if staging is None or not staging.parts:
        return True
    last = staging.parts[-1]
    return set(last) == set(picked[-len(last) :])
