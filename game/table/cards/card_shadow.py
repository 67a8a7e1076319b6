"""The shadow of a card: the larger and farther away, the higher the card is lifted or flies."""

from __future__ import annotations

from game.table.cards.card_flip import seen_width
from game.table.cards.card_pictures import card_height
from game.table.cards.poses.pose import Pose
from game.ui.pictures.shadows import Cast, Shadows

_LEAST_PART = 0.25
"""A card on its edge throws the shadow of so much of its width."""


def card_shadow(shadows: Shadows, pose: Pose, flip_part: float | None, *, moving: bool) -> Cast:
    """The shadow of a card that lies at *pose*, turned over by *flip_part* if it is turned.

    Of a *moving* card it is a near one, so that few are painted.
    """
    wide = round(pose.wide / 4) * 4 if moving else round(pose.wide)
    angle = round(pose.turn / 15) * 15 if moving else pose.turn
    lift = round(pose.lift) if moving else pose.lift
    size = (wide, card_height(wide))
    if flip_part is not None:
        part = max(_LEAST_PART, round(seen_width(flip_part) * 4) / 4)
        size = (max(8, round(wide * part)), size[1])
    return shadows.cast(size, lift, angle)
