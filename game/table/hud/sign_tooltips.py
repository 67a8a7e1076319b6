"""Sign tooltips: every sign on the table with its place and the sentence about it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import NamedTuple

import pygame

from game.engine.zones import ZoneId
from game.presentation.centre import CentreKind
from game.presentation.status import Status
from game.presentation.zone_look import Shape, Spot
from game.table.hud.bid_explanation_picture import bid_explanation_box
from game.table.hud.hud import Hud
from game.table.hud.rank_strip_picture import rank_strip_box
from game.table.hud.scores.gauge_picture import gauge_area
from game.table.hud.scores.island_map_picture import island_map_area
from game.table.hud.scores.score_boxes_picture import score_box_tips
from game.table.hud.scores.score_panel_picture import score_panel_tips
from game.table.labels.zone_captions import caption_text
from game.table.layout.slot import Slot
from game.table.layout.table_layout import TableLayout
from game.table.seats.name_format import number_of_cards

_CAPTION = 2.7
"""How high a caption is, in u."""

_LETTER = 0.9
"""About how wide a letter of a caption is, in u."""

DIGIT = "The key {} stands for {} on the buttons."
"""What a key before a name means."""

_SUITS = ("Clubs", "Diamonds", "Hearts", "Spades")


class TipArea(NamedTuple):
    """Something that has a tip."""

    name: Hashable
    rect: pygame.Rect
    """Where it is, in pixels."""
    text: str
    pile: ZoneId | None = None
    """The pile that may be looked through, if it is one."""


def tip_areas(hud: Hud, layout: TableLayout, counts: Mapping[ZoneId, int]) -> list[TipArea]:
    """All signs that are there now, the topmost last; *counts* are the cards in each zone.

    They follow from what is shown, and tell nothing else.
    """
    named = hud.fill_names
    found = [
        *_signs(hud, layout),
        *_zones(hud.status, layout, counts),
        *_seats(hud, layout, counts),
    ]
    found += _scores(hud, layout)
    return [area._replace(text=named(area.text)) for area in found if area.text]


def _signs(hud: Hud, layout: TableLayout) -> Iterator[TipArea]:
    """Title, ranks, gauge or map, centre piece, and the sum behind a bid."""
    f, status, menu = layout.frame, hud.status, hud.tools.menu
    goal = f"{status.goal}." if status.goal else f"{hud.title.title}."
    key = f" ({menu.key})" if menu.key else ""
    way = f" A click here opens the menu{key}." if menu.on_press is not None else ""
    yield TipArea(("sign", "title"), f.px(layout.title), goal + way)
    if status.ranks:
        worth = any(":" in rank for rank in status.ranks)
        with_points = ", each with its points" if worth else ""
        strip = f.px(rank_strip_box(layout, len(status.ranks)))
        yield TipArea(("sign", "ranks"), strip, f"The ranks from high to low{with_points}.")
    texts = status.sign_texts
    if status.gauge is not None and layout.gauge is not None:
        area = gauge_area(hud.sprites, layout, status.gauge, layout.gauge)
        yield TipArea(("sign", "gauge"), area, texts.gauge)
    elif status.island_map is not None and layout.gauge is not None:
        yield TipArea(("sign", "map"), island_map_area(layout, layout.gauge), texts.gauge)
    centre = status.centre
    if centre is not None:
        suit = centre.kind is CentreKind.SUIT
        words = f"{_SUITS[centre.value]} are trump." if suit else texts.centre
        yield TipArea(("sign", "centre"), f.px(hud.centre_piece.box(layout, centre)), words)
    if status.bid_explanation is not None:
        sum_ = f.px(bid_explanation_box(layout))
        yield TipArea(("sign", "explanation"), sum_, texts.explanation)
    if layout.across is not None:
        yield TipArea(("sign", "house"), f.px(layout.across.box), texts.house)


def _zones(
    status: Status, layout: TableLayout, counts: Mapping[ZoneId, int]
) -> Iterator[TipArea]:  # fmt: skip
    for zone, slot in layout.slots.items():
        text = status.sign_texts.zone(zone.name)
        words = caption_text(slot.look, counts.get(zone, 0)) if slot.caption else ""
        there = bool(counts.get(zone) or words) or not slot.look.room.collapsible
        if text and there:
            yield TipArea(("sign", zone), _zone_rect(layout, slot, words), text)


def _zone_rect(layout: TableLayout, slot: Slot, words: str) -> pygame.Rect:
    """A pile with its caption; of cards laid on the felt in a row the caption alone, if there is
    one."""
    f, box = layout.frame, layout.frame.px(slot.box)
    if not words or slot.caption is None:
        return box
    wide = (len(words) * _LETTER + 2.0) * f.u
    pill = pygame.Rect(0, 0, round(wide), round(_CAPTION * f.u))
    pill.center = round(slot.caption[0] * f.u), round(slot.caption[1] * f.u)
    look = slot.look
    alone = look.shape is Shape.PILE or look.room.slots == 1
    beside = look.spot in (Spot.BESIDE, Spot.ACROSS)
    return box.union(pill) if alone or beside else pill


def _seats(hud: Hud, layout: TableLayout, counts: Mapping[ZoneId, int]) -> Iterator[TipArea]:
    """Every seat: what it wears, what it holds, and who that is."""
    for seat, chair in layout.chairs.items():
        person = hud.people[seat]
        worn = [badge.tip for badge in hud.status.badges if badge.seat == seat and badge.tip]
        held = sum(n for zone, n in counts.items() if zone.name == "hand" and zone.owner == seat)
        holds = f"{person.name}: {number_of_cards(held)} in hand."
        text = " ".join([*worn, person.description]).strip() or holds
        if seat in hud.seats.numbered:
            text = f"{DIGIT.format(seat + 1, person.name)} {text}"
        yield TipArea(("sign", "seat", seat), layout.frame.px(chair.box), text)


def _scores(hud: Hud, layout: TableLayout) -> Iterator[TipArea]:
    """The boxes of the viewer, and the score panel: its tab, its heads and its lines."""
    status, people, tab = hud.status, hud.people, hud.score_tab
    for name, rect, text in score_box_tips(layout, status.score_boxes):
        yield TipArea(("sign", "box", name), rect, text)
    if not status.score_lines:
        return
    if layout.score_panel_folds:
        words = "Closes the score." if tab.open else "Opens the score of everybody."
        yield TipArea(("sign", "score tab"), layout.frame.px(layout.score_panel), words)
    if tab.open or not layout.score_panel_folds:
        for part, rect, text in score_panel_tips(layout, status, people):
            yield TipArea(("sign", "score", part), rect, text)


def area_at(areas: Sequence[TipArea], pos: tuple[int, int]) -> TipArea | None:
    """The topmost area at *pos* pixels."""
    return next((area for area in reversed(areas) if area.rect.collidepoint(pos)), None)
