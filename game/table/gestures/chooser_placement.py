"""Chooser placement: beside its card, where it covers no index of another one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.presentation.zone_look import Spot
from game.table.cards.card_pictures import card_height
from game.table.cards.corner_indices import index_rect
from game.table.controls.chooser import Chooser
from game.table.controls.placement_cost import KeptFree
from game.table.gestures.hit_targets import HitTarget, is_hand_card
from game.table.gestures.selection import Selection
from game.table.layout.protected_areas import pile_boxes, protected_areas
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Box

_FOOT = 3.6
"""The height of the words under a zone, in u."""
_SLIP = 1.2
"""How far a slip hangs out of the place of what others have laid, in u."""
_SHADE = 1.1
"""How far down the shadow of a button reaches, in u: none falls on the status line."""
_READ_COUNTS = 5
"""So many times as much as other things counts what must be read while somebody chooses."""
_LAID_COUNTS = 4
"""So many times as much again counts a card on the felt with which something may be done now."""


def place_chooser(
    selection: Selection, layout: TableLayout, avoid: Callable[[], KeptFree], again: bool
) -> None:
    """Lay the open chooser of *selection* clear of what *avoid* returns, of faces and piles.

    Numbers stand in a place of their own, unless their card was dropped elsewhere. Not *again*
    where it lies already, or it would flee the hand that comes to press it.
    """
    chooser = selection.chooser
    if chooser is None or not selection.picked or (chooser.placed and not again):
        return
    box = selection.staged.box(layout) if selection.staged.requested else None
    if box is not None:
        place_under_box(chooser, box, layout, avoid())
        return
    every = [target for group in selection.groups for target in group]
    places = list(selection.open_targets().values()) * _READ_COUNTS
    kept = avoid()
    kept = KeptFree([*kept.soft, *places], kept.hard)
    in_hand = selection.dropped is None and is_hand_card(selection.picked[-1])
    calm = in_hand and chooser.place_in(beside_hand(every, layout))
    if calm and chooser.rect.collidelist([*kept.soft, *kept.hard]) < 0:
        return
    place_beside_card(chooser, selection.picked[-1], every, layout, kept)


def beside_hand(every: Sequence[HitTarget], layout: TableLayout) -> pygame.Rect:
    """The place between the viewer's portrait and hand, below the status line, in pixels."""
    f = layout.frame
    gap = round(0.3 * f.u)
    portraits = [f.px(chair.box).right for chair in layout.chairs.values() if chair.side == "own"]
    left = max(portraits, default=0) + gap
    sprites = [each.sprite for each in every if each.sprite is not None and is_hand_card(each)]
    right = min((sprite.hand_rect.left for sprite in sprites), default=left)
    top = f.px(layout.prompt).bottom + gap
    return pygame.Rect(left, top, max(0, right - round(f.u) - left), max(0, f.size[1] - gap - top))


def place_beside_card(
    chooser: Chooser,
    picked: HitTarget,
    every: Sequence[HitTarget],
    layout: TableLayout,
    avoid: KeptFree,
) -> None:
    """Place *chooser* beside what was picked, clear of *avoid* and of the other hand cards."""
    sprite = picked.sprite
    if sprite is None:
        return
    u = layout.frame.u
    screen = _room(layout)
    card = pygame.Rect(0, 0, round(sprite.rest_pose.wide), card_height(sprite.rest_pose.wide))
    card.center = (round(sprite.rest_pose.x), round(sprite.rest_pose.y))
    line = layout.frame.px(layout.prompt)
    if is_hand_card(picked) and line.bottom <= card.bottom:  # above the card is above the line
        card.height, card.top = card.bottom - min(card.top, line.top), min(card.top, line.top)
    read = [*_faces(picked, every), *_laid(picked, every) * _LAID_COUNTS] * _READ_COUNTS
    soft = [*avoid.soft, *_own(layout), *read, *_words(layout)]
    never = [*_never(layout, avoid), *_indices(every, u)]
    chooser.place(card, screen, KeptFree(soft, never))


def place_under_box(
    chooser: Chooser, box: Box, layout: TableLayout, avoid: KeptFree
) -> None:  # fmt: skip
    """Place *chooser* at the place where its cards lie together."""
    kept = KeptFree([*avoid.soft, *_words(layout)], _never(layout, avoid))
    chooser.place(layout.frame.px(box), _room(layout), kept)


def under_shade(line: pygame.Rect, u: float) -> pygame.Rect:
    """The status *line* with the air over and beside it that a shadow needs; pixels, and u."""
    shade = round(_SHADE * u) if line.width else 0
    return pygame.Rect(
        line.left - shade, line.top - shade, line.width + 2 * shade, line.height + shade
    )


def _room(layout: TableLayout) -> pygame.Rect:
    """The window but for its rim and the buttons at its edge, in pixels."""
    f = layout.frame
    room = pygame.Rect(0, 0, *f.size).inflate(-2 * f.u, -2 * f.u)
    edge = min((f.px(box).left for box in layout.tools.values()), default=f.size[0])
    room.width = min(room.right, round(edge - f.u)) - room.left
    return room


def _never(layout: TableLayout, avoid: KeptFree) -> list[pygame.Rect]:
    """Status line, title, faces, piles and gauge: nothing of them may be hidden meanwhile."""
    f = layout.frame
    line = under_shade(f.px(layout.prompt), f.u)
    protected = [under_shade(each, f.u) for each in protected_areas(layout)]
    return [*avoid.hard, line, f.px(layout.title), *protected]


def _words(layout: TableLayout) -> list[pygame.Rect]:
    """The piles with the words under them, as often as they count."""
    return [layout.frame.px(box) for box in pile_boxes(layout, _FOOT)] * _READ_COUNTS


def _own(layout: TableLayout) -> list[pygame.Rect]:
    """The viewer's own places on the felt, with the words under them, and everybody's portrait."""
    f = layout.frame
    found = [f.px(chair.box) for chair in layout.chairs.values()]
    for slot in layout.slots.values():
        if slot.mine and slot.look.spot is Spot.FRONT:
            foot = _FOOT if slot.caption else 0.0
            found.append(f.px(slot.box._replace(h=slot.box.h + foot)))
    return [*found, *_told(layout)]


def _told(layout: TableLayout) -> list[pygame.Rect]:
    """The score panel, and what others have laid with the slip that says its worth."""
    fronts = (s for s in layout.slots.values() if s.look.spot is Spot.FRONT and not s.mine)
    boxes = [layout.score_panel, *(slot.box.grown(_SLIP) for slot in fronts)]
    return [layout.frame.px(box) for box in boxes] * _READ_COUNTS


def _laid(picked: HitTarget, every: Sequence[HitTarget]) -> list[pygame.Rect]:
    """The other cards on the felt with which something may be done now."""
    return [
        each.rect
        for each in every
        if each.sprite is not None and each.sprite is not picked.sprite and not is_hand_card(each)
    ]


def _indices(every: Sequence[HitTarget], u: float) -> list[pygame.Rect]:
    """The indices of all hand cards, as they lie turned, with the air that a shadow needs."""
    sprites = [each.sprite for each in every if each.sprite is not None and is_hand_card(each)]
    return [under_shade(index_rect(sprite), u) for sprite in sprites]


def _faces(picked: HitTarget, every: Sequence[HitTarget]) -> list[pygame.Rect]:
    """The visible parts of the other hand cards."""
    corners = []
    for target in every:
        sprite = target.sprite
        if sprite is None or sprite is picked.sprite or not is_hand_card(target):
            continue
        wide = round(sprite.rest_pose.wide)
        corner = pygame.Rect(0, 0, round(wide * 0.8), card_height(wide))
        corner.center = (round(sprite.rest_pose.x - wide * 0.1), round(sprite.rest_pose.y))
        corners.append(corner)
    return corners
