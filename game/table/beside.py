"""Beside a card: where the chooser lies so that it covers no index of another card."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.zones import Spot
from game.table.chooser import Chooser
from game.table.faces import tall
from game.table.frame import Box
from game.table.layout import Layout
from game.table.things import Thing, in_hand


def lay(
    chooser: Chooser,
    picked: Thing,
    every: Sequence[Thing],
    layout: Layout,
    avoid: Sequence[pygame.Rect],
) -> None:
    """Places *chooser* beside what was picked, clear of *avoid* and of the other hand cards."""
    sprite = picked.sprite
    if sprite is None:
        return
    u = layout.frame.u
    screen = pygame.Rect(0, 0, *layout.frame.size).inflate(-2 * u, -2 * u)
    card = pygame.Rect(0, 0, round(sprite.rest.wide), tall(sprite.rest.wide))
    card.center = (round(sprite.rest.x), round(sprite.rest.y))
    chooser.place(card, screen, [*avoid, *_own(layout), *_indices(picked, every)])


def under(
    chooser: Chooser, box: Box, layout: Layout, avoid: Sequence[pygame.Rect]
) -> None:  # fmt: skip
    """Places *chooser* at the place where its cards lie together."""
    u = layout.frame.u
    screen = pygame.Rect(0, 0, *layout.frame.size).inflate(-2 * u, -2 * u)
    chooser.place(layout.frame.px(box), screen, [*avoid, layout.frame.px(layout.prompt)])


def _own(layout: Layout) -> list[pygame.Rect]:
    """The viewer's own places on the felt, with the words under them, and everybody's portrait."""
    f = layout.frame
    found = [f.px(chair.box) for chair in layout.chairs.values()]
    for slot in layout.slots.values():
        if slot.mine and slot.spec.spot is Spot.FRONT:
            foot = 3.6 if slot.caption else 0.0
            found.append(f.px(slot.box._replace(h=slot.box.h + foot)))
    return found


def _indices(picked: Thing, every: Sequence[Thing]) -> list[pygame.Rect]:
    """The visible parts of the other hand cards: nothing may cover their index."""
    corners = []
    for thing in every:
        sprite = thing.sprite
        if sprite is None or sprite is picked.sprite or not in_hand(thing):
            continue
        wide = round(sprite.rest.wide)
        corner = pygame.Rect(0, 0, round(wide * 0.8), tall(wide))
        corner.center = (round(sprite.rest.x - wide * 0.1), round(sprite.rest.y))
        corners.append(corner)
    return corners
