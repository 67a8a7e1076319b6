"""The pile browser: cards of an open pile, laid out on paper by suit."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise

import pygame

from game.engine.cards import Card
from game.engine.zones import Audience, ZoneId
from game.presentation.zone_look import Shape
from game.table.cards.card_pictures import card_height
from game.table.gestures.gesture_host import GestureHost
from game.table.seats.name_format import number_of_cards
from game.ui.forms.dialog import Dialog, DialogButton
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.widgets.widget import Widget

_CARD = 7.0
"""The width of a card, in u; less where a suit is too long."""

_STEP, _GAP = 0.62, 0.8
"""From card to card of a line, by their width, and between two lines, in u."""


class SuitLines(Widget):
    """Cards in a line for each suit."""

    role = "cards"

    def __init__(self, table: GestureHost, cards: Sequence[Card]) -> None:
        super().__init__(table.theme, "cards", ground=Background.PAPER)
        self.faces = table.card_pictures
        shown = table.model.order.order_by_suit(cards, ())
        edges = [0, *sorted(shown.gaps), len(cards)]
        every = [cards[at] for at in shown.places]
        self.lines = [every[a:b] for a, b in pairwise(edges)]

    def wanted(self, width: int | None = None) -> Size:
        """All lines below each other."""
        wide, gap = self._card(width or self.theme.units(60)), self.theme.units(_GAP)
        return width or 0, len(self.lines) * (card_height(wide) + gap) - gap

    def value(self) -> str:
        """The cards by name."""
        return ", ".join(card.words for line in self.lines for card in line)

    def look(self) -> Hashable:
        """What the picture depends on: faces are printed one after the other."""
        wide = self._card(self.rect.width)
        return tuple(
            self.faces.picture_at_rest(card, wide, False).key
            for line in self.lines
            for card in line
        )

    def paint(self, surface: pygame.Surface) -> None:
        """Lay the cards down."""
        wide = self._card(self.rect.width)
        y = self.rect.top
        for line in self.lines:
            for at, card in enumerate(line):
                x = self.rect.left + round(at * wide * _STEP)
                surface.blit(self.faces.picture_at_rest(card, wide, False).picture, (x, y))
            y += card_height(wide) + self.theme.units(_GAP)

    def _card(self, room: int) -> int:
        longest = max(len(line) for line in self.lines)
        fitting = room / (1 + (longest - 1) * _STEP)
        return max(8, min(self.theme.units(_CARD), int(fitting)))


def open_piles(table: GestureHost) -> list[ZoneId]:
    """The piles anybody may look through, where there is more to see than the top card."""
    zone_registry = table.model.zone_registry
    return [
        zone for zone, laid in table.model.zones.items()
        if table.model.zone_look(zone).shape is Shape.PILE
        and zone_registry.spec(zone).audience is Audience.EVERYONE
        and zone in table.current_layout.slots and len(laid) > 1
        and all(one.sprite.card is not None for one in laid)
    ]  # fmt: skip


def pile_at(table: GestureHost, pos: tuple[int, int]) -> ZoneId | None:
    """The open pile under a point."""
    for zone in open_piles(table):
        if any(one.sprite.hit(*pos) for one in table.model.zones[zone]):
            return zone
    return None


def pile_after(table: GestureHost, last: ZoneId | None) -> ZoneId | None:
    """The open pile that follows the one looked at last."""
    every = open_piles(table)
    if not every:
        return None
    return every[(every.index(last) + 1) % len(every)] if last in every else every[0]


def why_closed(table: GestureHost) -> str:
    """Why nobody may look below the top card of a pile that lies face up; empty if none does."""
    model = table.model
    covered = (
        zone for zone, laid in model.zones.items()
        if len(laid) > 1 and model.zone_registry.spec(zone).audience is Audience.TOP
    )  # fmt: skip
    notes = (model.zone_look(zone).note for zone in covered)
    return next(filter(None, notes), "")


def pile_dialog(table: GestureHost, zone: ZoneId, back: Callable[[], object]) -> Dialog:
    """The cards of *zone* on paper over the table, until the viewer has seen enough."""
    cards = [one.sprite.card for one in table.model.zones[zone] if one.sprite.card is not None]
    label = table.model.zone_look(zone).caption or zone.name
    dialog = Dialog(
        table.theme, f"{label[:1].upper()}{label[1:]}: {number_of_cards(len(cards))}", "",
        [DialogButton("Back", lambda: _done(back), True)], extra=[SuitLines(table, cards)],
    )  # fmt: skip
    dialog.layout(table.current_layout.frame.size)
    return dialog


def _done(back: Callable[[], object]) -> None:
    back()
