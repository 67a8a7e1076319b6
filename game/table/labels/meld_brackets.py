"""Meld brackets: bands behind the viewer's hand that hold together what belongs together."""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Sequence

import pygame

from game.art import palette as ink
from game.art.svg import document, line
from game.engine.cards import Card
from game.engine.zones import ZoneId
from game.table.cards.card_sprite import CardSprite
from game.table.cards.poses.pose import Pose
from game.table.cards.table_model import TableModel
from game.table.layout.slot import CARD_RATIO
from game.table.layout.table_layout import TableLayout
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.pictures import widget_svg

_OUT, _THICK, _DOWN = 0.7, 0.9, 2.2
"""How far a band stands out over its cards, how thick it is, and how far its ends reach down."""

_LEAST = 3
"""So many cards of one group must lie together to be held."""


def meld_brackets(
    sprites: CachedSprites, layout: TableLayout, model: TableModel, loose: str
) -> list[CachedSprite]:
    """A band behind each group that lies together, and the words *loose* over what is in none."""
    order, found = model.order, []
    for zone in layout.own_hand_zones:
        laid = model.zones.get(zone, [])
        poses = model.poses(zone)
        shown = model.display_order(zone)
        cards = [laid[at].sprite.card for at in shown]
        if not order.shown_groups or not poses or any(card is None for card in cards):
            continue
        lying = [poses[at] for at in shown]
        resting = [_resting(laid[at].sprite, poses[at]) for at in shown]
        parts = _together([_group(card, order.shown_groups) for card in cards], _rows(lying))
        for number, (group, first, last) in enumerate(parts):
            if group >= 0 and last - first + 1 >= min(_LEAST, len(order.shown_groups[group])):
                found.append(
                    _band(sprites, layout, zone, number, _runs(lying, resting, first, last))
                )
        rest = [(first, last) for group, first, last in parts if group < 0]
        if loose and rest and not order.previewed_groups:
            widest = max(rest, key=lambda part: part[1] - part[0])
            found.append(_words(sprites, layout, loose, zone, lying[widest[1]], lying))
    return found


def _group(card: Card | None, groups: Sequence[Sequence[Card]]) -> int:
    return next((number for number, group in enumerate(groups) if card in group), -1)


def _rows(poses: Sequence[Pose]) -> frozenset[int]:
    """The positions at which another row begins: there the cards start again from the left."""
    return frozenset(at for at in range(1, len(poses)) if poses[at].x < poses[at - 1].x)


def _together(groups: Sequence[int], rows: Collection[int]) -> list[tuple[int, int, int]]:
    """Runs of equal numbers in one row: the number, the first position and the last."""
    parts: list[tuple[int, int, int]] = []
    for at, group in enumerate(groups):
        if parts and parts[-1][0] == group and at not in rows:
            parts[-1] = (group, parts[-1][1], at)
        else:
            parts.append((group, at, at))
    return parts


def _resting(sprite: CardSprite, pose: Pose) -> Pose:
    """Where a card of the hand rests that would lie at *pose*: it may have risen or sunk there.

    One that waits or lies elsewhere is held in its place.
    """
    rest = sprite.rest_pose
    near = max(abs(rest.x - pose.x), abs(rest.y - pose.y)) < pose.wide / 2
    return rest if near else pose


def _runs(
    lying: Sequence[Pose], resting: Sequence[Pose], first: int, last: int
) -> list[list[Pose]]:
    """Where the cards from *first* to *last* rest, those together that rose or sank as far."""
    runs: list[list[Pose]] = []
    moved = [rest.y - pose.y for pose, rest in zip(lying, resting, strict=True)]
    for at in range(first, last + 1):
        if at > first and abs(moved[at] - moved[at - 1]) < 1:
            runs[-1].append(resting[at])
        else:
            runs.append([resting[at]])
    return runs


def _edge(pose: Pose, side: float, out: float) -> tuple[float, float]:
    """A point beside the top edge of a card: *side* -1 is its left corner, 1 its right one."""
    a = math.radians(pose.turn)
    dx, dy = side * pose.wide / 2, -pose.wide * CARD_RATIO / 2 - out
    return (
        pose.x + dx * math.cos(a) + dy * math.sin(a),
        pose.y - dx * math.sin(a) + dy * math.cos(a),
    )


def _over(runs: Sequence[Sequence[Pose]], out: float) -> list[tuple[float, float]]:
    """The line *out* pixels over all cards, with a step beside each that stands higher."""
    line: list[tuple[float, float]] = []
    before = None
    for run in runs:
        here = sorted(_edge(pose, side, out) for pose in run for side in (-0.94, 0.94))
        if before is not None:
            left, right = _edge(before, 1.03, out), _edge(run[0], -1.03, out)
            x = left[0] if left[1] < right[1] else right[0]
            step = [(x, _height(line, x)), (x, _height(here, x))]
            line = [point for point in line if point[0] < x] + step
            here = [point for point in here if point[0] > x]
        line += here
        before = run[-1]
    return line


def _height(line: Sequence[tuple[float, float]], x: float) -> float:
    """How far down a *line* from left to right is at *x*."""
    for (left, high), (right, low) in itertools.pairwise(line):
        if left <= x < right:
            return high + (low - high) * (x - left) / (right - left)
    return line[0][1] if x < line[0][0] else line[-1][1]


def _band(
    sprites: CachedSprites,
    layout: TableLayout,
    zone: ZoneId,
    number: int,
    runs: Sequence[Sequence[Pose]],
) -> CachedSprite:
    """A moss band along the top of the cards, turned down at both ends."""
    u = layout.frame.u
    over = _over(runs, _OUT * u)
    ends = [_edge(runs[0][0], -1.03, -_DOWN * u), _edge(runs[-1][-1], 1.03, -_DOWN * u)]
    # The top row of a long hand reaches up to what is asked, which a band must not cross.
    low = layout.frame.px(layout.prompt).bottom + (_THICK + 0.3) / 2 * u
    points = [(x, max(y, low)) for x, y in (ends[0], *over, ends[1])]
    pad = round(1.2 * u)
    left, top = (round(min(p[k] for p in points)) - pad for k in (0, 1))
    right, low = (round(max(p[k] for p in points)) + pad for k in (0, 1))
    rect = pygame.Rect(left, top, right - left, low - top)
    way = "M" + "L".join(f"{x - left:.1f},{y - top:.1f}" for x, y in points)

    def paint(sheet: pygame.Surface) -> None:
        drawn = line(way, ink.INK, (_THICK + 0.3) * u) + line(way, ink.LEAF, _THICK * u)
        sheet.blit(
            sprites.shape(("bracket", way), rect.size, lambda: document(*rect.size, drawn)), (0, 0)
        )

    return sprites.sprite(("bracket", zone, number), way, rect, paint)


def _words(
    sprites: CachedSprites,
    layout: TableLayout,
    text: str,
    zone: ZoneId,
    last: Pose,
    hand: Sequence[Pose],
) -> CachedSprite:
    """What the cards in no group are, on a pill over the *last* of them, off the *hand*."""
    units = sprites.theme.units
    wide = sprites.theme.type.size(text, sprites.theme.style("small"))[0] + units(2.2)
    rect = pygame.Rect(0, 0, wide, units(2.7))
    out = units.exact(0.8)
    x, y = _edge(last, 0.0, out)
    rect.midbottom = (round(x), round(y))
    corners = [_edge(pose, side, out) for pose in hand for side in (-1.0, 1.0)]
    rect.bottom = round(min([y, *(down for at, down in corners if rect.left <= at <= rect.right)]))
    rect.top = max(rect.top, layout.frame.px(layout.prompt).bottom)

    def paint(sheet: pygame.Surface) -> None:
        back = sprites.shape(
            "loose", rect.size,
            lambda: widget_svg.pill(units, *rect.size, ink.NIGHT, ink.BRASS),
        )  # fmt: skip
        sheet.blit(back, (0, 0))
        sprites.draw_text(sheet, text, "small", ink.PAPER, sheet.get_rect())

    return sprites.sprite(("loose", zone), text, rect, paint)
