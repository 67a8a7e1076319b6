"""The occupied places: where a note would hide something, told without painting anything."""

from __future__ import annotations

import pygame

from game.table import backdrop, painting
from game.table.sprite import CardSprite
from game.table.works import Works


def occupied(works: Works) -> list[pygame.Rect]:
    """Where signs, faces, words in the air and cards lie, in pixels; cards as they come to rest."""
    told = [thing.rect for thing in painting.describe(works) if thing.role != "card"]
    signs = [each.bounds() for each in painting.drawn(works) if not isinstance(each, CardSprite)]
    cards = [one.sprite.place for laid in works.stage.zones.values() for one in laid]
    window = works.layout_.frame.size[1]
    return [rect for rect in (*told, *signs, *cards) if rect.width and rect.height < window]


def empty_places(works: Works) -> list[pygame.Rect]:
    """Where places for cards are outlined on the still layer, in pixels, empty or not."""
    layout = works.layout_
    slots = [slot for slot in layout.slots.values() if backdrop.outlined(layout, slot)]
    return [layout.frame.px(slot.box) for slot in slots]
