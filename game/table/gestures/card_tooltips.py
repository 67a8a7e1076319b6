"""Card tooltips: what a card, a button or a pile under the pointer means, in one sentence."""

from __future__ import annotations

import pygame

from game.engine.zones import Place, ZoneId
from game.presentation.marks import MarkKind
from game.presentation.status import Status
from game.table.cards.table_model import TableModel
from game.table.controls.tile_grid import TileButton
from game.table.layout.table_layout import TableLayout
from game.ui.widgets.widget import Widget


def button_tooltip(widget: Widget | None) -> str:
    """Why a button cannot be pressed now, or what a small one stands for and would bring."""
    if widget is None:
        return ""
    if widget.refusal or not isinstance(widget, TileButton):
        return widget.refusal
    return f"{widget.label}. {widget.tile.tip}" if widget.tile.tip else widget.label


def zone_note(model: TableModel, layout: TableLayout, pos: tuple[int, int]) -> str:
    """What is said to somebody who tries to look into the zone at *pos*."""
    for zone, slot in layout.slots.items():
        if slot.look.note and model.zones.get(zone) and _on_card(model, zone, pos):
            return slot.look.note
    return ""


def card_tooltip(
    model: TableModel, status: Status, pos: tuple[int, int]
) -> tuple[pygame.Rect, str] | None:
    """What is to be told of the card at *pos* pixels, and where that lies; None for most."""
    for mark in status.marks:
        laid = model.zones.get(mark.zone)
        if mark.tip and laid and _on_card(model, mark.zone, pos):
            return laid[0].sprite.rect.unionall([one.sprite.rect for one in laid]), mark.tip
    for mark in reversed(status.marks):
        if mark.kind is not MarkKind.PROVEN or mark.at is None or not mark.text:
            continue
        sprite = model.sprite_at(Place(mark.zone, mark.at))
        if sprite is not None and sprite.hit(*pos):
            return sprite.rect, f"Everybody saw this card: the {mark.text}."
    return None


def _on_card(model: TableModel, zone: ZoneId, pos: tuple[int, int]) -> bool:
    return any(one.sprite.hit(*pos) for one in model.zones[zone])
