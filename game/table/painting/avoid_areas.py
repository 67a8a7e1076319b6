"""Areas to avoid: where a note would hide something, told without painting anything."""

from __future__ import annotations

import pygame

from game.table.cards.card_sprite import CardSprite
from game.table.painting import backdrop, painter
from game.table.table_parts import TableParts


def avoid_areas(works: TableParts) -> list[pygame.Rect]:
    """Where signs, faces, words in the air and cards lie, in pixels; cards as they come to rest."""
    told = [thing.rect for thing in painter.describe_table(works) if thing.role != "card"]
    signs = [
        each.bounds() for each in painter.table_drawables(works) if not isinstance(each, CardSprite)
    ]
    cards = [one.sprite.rest_rect for laid in works.model.zones.values() for one in laid]
    window = works.current_layout.frame.size[1]
    return [rect for rect in (*told, *signs, *cards) if rect.width and rect.height < window]


def empty_places(works: TableParts) -> list[pygame.Rect]:
    """Where places for cards are outlined on the still layer, in pixels, empty or not."""
    layout = works.current_layout
    slots = [slot for slot in layout.slots.values() if backdrop.is_outlined(layout, slot)]
    return [layout.frame.px(slot.box) for slot in slots]
