"""Pointed areas: where on the table the things lie that a lesson points at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.engine.cards import Card
from game.engine.notation import read_seat
from game.lesson.lesson import Pointer, PointerKind, Sign, is_named_by
from game.scenario.written_position import zone_of
from game.table.table_view import TableView

SIGN_ROLES = {Sign.STATUS: ("status",), Sign.GAUGE: ("gauge", "map")}
"""What describes a sign that is as large as what it says."""
TAG = 2.4
"""How far the tag with what a seat says hangs out under it, in u."""
LOW = 4.5
"""So far under its cards lies the middle of a caption at most, in u."""
HIGH = 5.0
"""A caption is less high, in u."""


def pointed_areas(view: TableView, pointers: Sequence[Pointer], seats: int) -> list[pygame.Rect]:
    """Return where the things lie, in pixels; nothing for what is not on the table now."""
    found = [rect for each in pointers for rect in _areas(view, each, seats)]
    return [rect for rect in found if rect.width and rect.height]


def pointed_cards(view: TableView, pointers: Sequence[Pointer]) -> frozenset[Card]:
    """Return the cards themselves that are pointed at, both where two packs have the same."""
    names = {each.name for each in pointers if each.kind is PointerKind.CARD}
    cards = (sprite.card for sprite in view.model.sprites())
    return frozenset(card for card in cards if card is not None and card.text in names)


def _areas(view: TableView, pointer: Pointer, seats: int) -> Iterator[pygame.Rect]:
    kind, name = pointer
    laid = view.current_layout
    if kind is PointerKind.CARD:
        sprites = view.model.sprites()
        found = (s.rect for s in sprites if s.card is not None and s.card.text == name)
        yield from (_with_caption(view, rect) for rect in found)
    elif kind is PointerKind.ZONE:
        yield from _zone_area(view, name, seats)
    elif kind is PointerKind.BUTTON:
        yield from _button_areas(view, name)
    elif kind is PointerKind.SEAT:
        chair = laid.chairs.get(read_seat(name, seats))
        if chair is not None:
            box = laid.frame.px(chair.box)
            if any(badge.seat == chair.seat and badge.text for badge in view.hud.status.badges):
                box.height += round(TAG * laid.frame.u)
            yield box
    else:
        yield from _sign_area(view, Sign(name))


def _zone_area(view: TableView, name: str, seats: int) -> Iterator[pygame.Rect]:
    zone = zone_of(view.model.zone_registry, name, seats)
    if zone is None:
        return
    sprites = [one.sprite for one in view.model.zones.get(zone, ())]
    own = zone in view.current_layout.own_hand_zones
    # Cards picked for a play lie on the felt, away from the others of the hand.
    cards = [each.rect for each in sprites if not own or each.hand_place is not None]
    slot = view.current_layout.slots.get(zone)
    if cards:
        yield _with_arrows(view, _with_caption(view, cards[0].unionall(cards[1:])))
    elif slot is not None:
        yield view.current_layout.frame.px(slot.box)


def caption_areas(view: TableView) -> list[pygame.Rect]:
    """Where something is written on the felt, in pixels."""
    signs, high = view.frame().signs, HIGH * view.current_layout.frame.u
    written = [*signs.below_cards, *signs.play_captions, *signs.above_cards]
    return [rect for rect in (one.bounds() for one in written) if rect.height < high]


def _with_caption(view: TableView, cards: pygame.Rect) -> pygame.Rect:
    """Round *cards* and what is written on their lower edge or right under it."""
    u = view.current_layout.frame.u
    lower = pygame.Rect(cards.left, cards.centery, cards.width, cards.height // 2 + round(LOW * u))
    return cards.unionall([rect for rect in caption_areas(view) if lower.collidepoint(rect.center)])


def _with_arrows(view: TableView, row: pygame.Rect) -> pygame.Rect:
    """Round a *row* of cards and the arrows where it can go on."""
    rects = [arrow.bounds() for arrow in view.frame().signs.row_arrows]
    return row.unionall([rect for rect in rects if rect.colliderect(row)])


def _button_areas(view: TableView, name: str) -> Iterator[pygame.Rect]:
    buttons = view.action_buttons
    shown = zip(buttons.choices, buttons.buttons.widgets[len(buttons.tiles) :], strict=False)
    found = [widget.rect for choice, widget in shown if is_named_by(choice.action, name)]
    found += [tile.rect for tile in buttons.tiles if is_named_by(tile.choice.action, name)]
    if found:
        yield found[0].unionall(found[1:])


def _sign_area(view: TableView, sign: Sign) -> Iterator[pygame.Rect]:
    laid = view.current_layout
    roles = SIGN_ROLES.get(sign)
    if roles is not None:
        yield from (node.rect for node in view.describe() if node.role in roles)
    elif sign is Sign.SCORE:
        yield laid.frame.px(laid.open_score_panel)
    else:
        yield laid.frame.px(laid.tools["log"])
