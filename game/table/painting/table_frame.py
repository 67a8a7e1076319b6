"""The table frame: everything the painter needs to know, as one value."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.engine.cards import Card
from game.engine.zones import Seat
from game.table.animation.highlight_animation import HighlightFrame
from game.table.cards.card_sprite import CardSprite
from game.table.hud.hud_frame import HudFrame
from game.table.layout.table_layout import TableLayout
from game.table.painting.card_layers import CardLayers
from game.ui.cached_sprite import CachedSprite
from game.ui.pictures.drawable import Drawable


class LitPlace(NamedTuple):
    """A place on which what is held or picked may be let go."""

    rect: pygame.Rect
    """Its area, in pixels."""
    strong: bool = False
    """Whether letting go now would mean it."""
    word: str = ""
    """Its name, where it has one."""


class RowArrow(NamedTuple):
    """An end of a row on the table at which the row can go on."""

    text: str
    """What the row waits for."""
    left: bool
    edge: int
    """Where the arrow meets the outermost card, a little over its edge, in pixels from the left."""
    middle: int
    """The middle of the row, in pixels from the top."""


class ScorePreview(NamedTuple):
    """What a place would be worth after the choice that is previewed."""

    text: str
    centre: tuple[int, int]
    """In pixels."""


class DragFrame(NamedTuple):
    """What the pointer carries besides a card, and where it may go."""

    places: tuple[LitPlace, ...] = ()
    dash_phase: int = 0
    """How far the dashes of the places have moved on."""
    promise: str = ""
    """What would be said about the carried card, if it were let go now."""
    name_plate: tuple[Seat, tuple[int, int]] | None = None
    """The seat whose name plate is carried, and where its middle is, in pixels."""
    score_preview: ScorePreview | None = None


class FocusOutline(NamedTuple):
    """Where the focus of the keyboard is."""

    rect: pygame.Rect
    """In pixels, upright."""
    radius: int | None = None
    """Of the corners, in pixels; None for that of a widget."""
    turn: float = 0.0
    """Degrees counter-clockwise."""
    card: CardSprite | None = None
    """The card it is drawn round, beneath the cards that lie on it."""
    faint: bool = False
    """Whether it only shows where the focus will be once a key is pressed."""


class WidgetFrame(NamedTuple):
    """The widgets that are shown."""

    buttons: tuple[Drawable, ...] = ()
    sort_button: Drawable | None = None
    chooser: tuple[Drawable, ...] = ()
    dialog: tuple[Drawable, ...] = ()
    focus: FocusOutline | None = None


class TableSigns(NamedTuple):
    """Words and signs beside the cards; each is painted when it is first looked at."""

    below_cards: tuple[Drawable, ...]
    staging: tuple[CachedSprite, ...]
    play_captions: tuple[CachedSprite, ...]
    row_arrows: tuple[CachedSprite, ...]
    above_cards: tuple[Drawable, ...]
    meld_brackets: tuple[CachedSprite, ...]
    """Under the cards of the viewer's hand."""
    topmost: tuple[Drawable, ...]


class TableFrame(NamedTuple):
    """A table at one moment. Whoever paints it reads it and changes nothing."""

    layout: TableLayout
    signs: TableSigns
    cards: CardLayers
    revealed: tuple[CardSprite, ...]
    """Cards that are shown for a moment."""
    highlight: HighlightFrame | None
    """What is made much of just now."""
    hud: HudFrame
    drag: DragFrame
    widgets: WidgetFrame
    pointed: frozenset[Card] = frozenset()
    """Cards that somebody speaks of."""

    def sign_rects(self) -> list[pygame.Rect]:
        """Where everything lies but cards, what is carried, and what passes in a moment."""
        signs, widgets, u = self.signs, self.widgets, self.layout.frame.u
        drawables: list[Drawable] = [*signs.below_cards, *signs.staging, *signs.play_captions]
        drawables += [*signs.row_arrows, *signs.above_cards, *signs.meld_brackets, *signs.topmost]
        drawables += [*widgets.buttons, *widgets.chooser, *widgets.dialog]
        tags = [sprite.tag_sprite() for sprite in self.cards.table]
        drawables += [one for one in (self.hud.prompt, widgets.sort_button, *tags) if one]
        lit = [place.rect.inflate(2 * round(u), 2 * round(u)) for place in self.drag.places]
        return [*(one.bounds() for one in drawables), *lit]
