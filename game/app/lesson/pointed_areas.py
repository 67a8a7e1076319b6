"""Pointed areas: where on the table the things lie that a lesson points at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.engine.notation import read_seat
from game.lesson.lesson import Pointer, PointerKind, Sign
from game.scenario.written_position import zone_of
from game.table.table_view import TableView

SIGN_ROLES = {Sign.STATUS: ("status",), Sign.GAUGE: ("gauge", "map")}
"""What describes a sign that is as large as what it says."""


def pointed_areas(view: TableView, pointers: Sequence[Pointer], seats: int) -> list[pygame.Rect]:
    """Return where the things lie, in pixels; nothing for what is not on the table now."""
    found = [rect for each in pointers for rect in _areas(view, each, seats)]
    return [rect for rect in found if rect.width and rect.height]


def _areas(view: TableView, pointer: Pointer, seats: int) -> Iterator[pygame.Rect]:
    kind, name = pointer
    laid = view.current_layout
    if kind is PointerKind.CARD:
        sprites = view.model.sprites()
        yield from (s.rect for s in sprites if s.card is not None and s.card.text == name)
    elif kind is PointerKind.ZONE:
        yield from _zone_area(view, name, seats)
    elif kind is PointerKind.BUTTON:
        yield from _button_areas(view, name)
    elif kind is PointerKind.SEAT:
        chair = laid.chairs.get(read_seat(name, seats))
        if chair is not None:
            yield laid.frame.px(chair.box)
    else:
        yield from _sign_area(view, Sign(name))


def _zone_area(view: TableView, name: str, seats: int) -> Iterator[pygame.Rect]:
    zone = zone_of(view.model.zone_registry, name, seats)
    if zone is None:
        return
    cards = [one.sprite.rect for one in view.model.zones.get(zone, ())]
    slot = view.current_layout.slots.get(zone)
    if cards:
        around = cards[0].unionall(cards[1:])
        # What the cards are worth stands on a slip over them, wider than a few cards.
        slips = [node.rect for node in view.describe() if node.role == "worth"]
        yield around.unionall([slip for slip in slips if around.collidepoint(slip.center)])
    elif slot is not None:
        yield view.current_layout.frame.px(slot.box)


def _button_areas(view: TableView, verb: str) -> Iterator[pygame.Rect]:
    buttons = view.action_buttons
    shown = zip(buttons.choices, buttons.buttons.widgets[len(buttons.tiles) :], strict=False)
    found = [widget.rect for choice, widget in shown if choice.action.verb == verb]
    found += [tile.rect for tile in buttons.tiles if tile.choice.action.verb == verb]
    if found:
        yield found[0].unionall(found[1:])


def _sign_area(view: TableView, sign: Sign) -> Iterator[pygame.Rect]:
    laid = view.current_layout
    roles = SIGN_ROLES.get(sign)
    if roles is not None:
        yield from (node.rect for node in view.describe() if node.role in roles)
    elif sign is Sign.SCORE:
        yield laid.frame.px(laid.score_panel)
    else:
        yield laid.frame.px(laid.tools["log"])
