"""Tooltips: what a sign or a card under the pointer means, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import card
from game.engine.zones import Place, ZoneId
from game.presentation.marks import MarkKind
from game.presentation.status import Status
from game.table.cards.table_model import TableModel
from game.table.controls.tile_grid import TileButton
from game.table.layout.table_layout import TableLayout
from game.table.table_deps import PlayerInfo
from game.ui.widgets.widget import Widget


def tooltip(
    model: TableModel,
    layout: TableLayout,
    status: Status,
    people: Sequence[PlayerInfo],
    pos: tuple[int, int],
) -> str:
    """What is to be told of the thing at *pos* pixels; nothing for most things."""
    return _of_seat(layout, status, people, pos) or _of_mark(model, status, pos)


def button_tooltip(widget: Widget | None) -> str:
    """Why a button cannot be pressed now, or what a small one stands for."""
    if widget is None:
        return ""
    return widget.reason or (widget.label if isinstance(widget, TileButton) else "")


def zone_note(model: TableModel, layout: TableLayout, pos: tuple[int, int]) -> str:
    """What is said to somebody who tries to look into the zone at *pos*."""
    for zone, slot in layout.slots.items():
        if slot.look.note and model.zones.get(zone) and _on_card(model, zone, pos):
            return slot.look.note
    return ""


def _of_seat(
    layout: TableLayout, status: Status, people: Sequence[PlayerInfo], pos: tuple[int, int]
) -> str:
    u = layout.frame.u
    for chair in layout.chairs.values():
        dx, dy = pos[0] - chair.x * u, pos[1] - chair.y * u
        if dx * dx + dy * dy <= (chair.r * u) ** 2:
            worn = [b.tip for b in status.badges if b.seat == chair.seat and b.tip]
            return " ".join([*worn, people[chair.seat].description]).strip()
    return ""


def _of_mark(model: TableModel, status: Status, pos: tuple[int, int]) -> str:
    for mark in status.marks:
        if mark.tip and model.zones.get(mark.zone) and _on_card(model, mark.zone, pos):
            return mark.tip
    for mark in reversed(status.marks):
        if mark.kind is not MarkKind.PROVEN or mark.at is None or not mark.text:
            continue
        sprite = model.sprite_at(Place(mark.zone, mark.at))
        if sprite is not None and sprite.hit(*pos):
            return f"Everybody saw this card: the {_words(mark.text)}."
    return ""


def _words(text: str) -> str:
    try:
        return card(text).words
    except ValueError:
        return text


def _on_card(model: TableModel, zone: ZoneId, pos: tuple[int, int]) -> bool:
    return any(one.sprite.hit(*pos) for one in model.zones[zone])
