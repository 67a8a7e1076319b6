"""The sole drop place: a card that fits one place only may be let go anywhere on the felt."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.presentation.presented_choice import PresentedChoice
from game.table.gestures.intent import Grip, drop_target, matching_choices
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box

_OPEN_WIDTH = 48.0
"""How much of the felt's width means its only place, in u."""


def sole_place_area(
    layout: TableLayout, grip: Grip, choices: Sequence[PresentedChoice]
) -> pygame.Rect | None:
    """Where *grip* may be let go anywhere on the felt, if it has but one place and none refused.

    A card that can only go to one place need not be carried there exactly.
    """
    found = matching_choices(grip, choices)
    targets = {drop_target(choice) for choice in found}
    return None if len(targets) != 1 or any(c.refused for c in found) else open_area(layout)


def open_area(layout: TableLayout) -> pygame.Rect:
    """The felt between the seats and the viewer's hand, in pixels."""
    x, _ = layout.middle.middle
    top, low = layout.middle.y, layout.prompt.bottom
    return layout.frame.px(Box(x - _OPEN_WIDTH / 2, top, _OPEN_WIDTH, low - top))
