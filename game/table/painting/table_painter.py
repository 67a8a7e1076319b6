"""The painter: from a table frame to drawables, in the order in which they are painted."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.icons.tokens import token
from game.art.paper_shapes import beak_length
from game.table.cards.card_sprite import CardSprite
from game.table.hud.highlight_banner_picture import highlight_drawables
from game.table.hud.hud_signs import HudSigns
from game.table.layout.table_layout import TableLayout
from game.table.painting.drop_place_picture import DropPlacePicture
from game.table.painting.lesson_ring import CardLessonRing
from game.table.painting.ring_gaps import ring_gaps
from game.table.painting.score_preview import score_preview_sprite
from game.table.painting.table_frame import FocusOutline, TableFrame
from game.table.seats.name_format import listed
from game.table.seats.speech_bubble_picture import (
    SHORT_BEAK,
    BubbleBeak,
    bubble_sprite,
    measure_bubble,
)
from game.ui.cached_sprite import CachedSprite
from game.ui.forms.focus_mark import FocusMark
from game.ui.pictures.drawable import Drawable

_MOST_RAYS = 2
"""More cards than these are shown at once without rays, which would hide each other."""


class TablePainter:
    """A painter that turns frames of a table into drawables. It changes nothing of the table."""

    def __init__(self, hud: HudSigns) -> None:
        self._hud = hud
        self._sprites = hud.sprites
        self._theme = hud.sprites.theme
        self._names = [person.name for person in hud.people]

    def drawables(self, frame: TableFrame) -> list[Drawable]:
        """Everything on the table, lowest first."""
        things = self._felt(frame)
        things += self._rays(frame)
        things += self._hand(frame)
        things += frame.cards.moving
        things += frame.signs.topmost
        things += self._highlight(frame)
        things += frame.widgets.chooser
        things += self._carried(frame)
        outline = frame.widgets.focus
        if outline is not None and outline.card not in (*frame.cards.table, *frame.cards.hand):
            things.append(self._focus_mark(outline, frame))
        if frame.hud.tooltip is not None:
            things.append(frame.hud.tooltip)
        things += frame.widgets.dialog
        return things

    def _felt(self, frame: TableFrame) -> list[Drawable]:
        """Cards and signs on the felt."""
        table, signs = frame.cards.table, frame.signs
        tags = [tag for sprite in table if (tag := sprite.tag_sprite()) is not None]
        things: list[Drawable] = [*signs.below_cards]
        things += [
            DropPlacePicture(self._theme, one, frame.drag.dash_phase) for one in frame.drag.places
        ]
        things += signs.staging
        things += self._with_focus(table, frame)
        things += signs.row_arrows
        things += tags
        things += [*signs.play_captions, *signs.above_cards]
        if frame.hud.prompt is not None:
            things.append(frame.hud.prompt)
        return things

    def _hand(self, frame: TableFrame) -> list[Drawable]:
        """The viewer's hand and the buttons beside it."""
        things: list[Drawable] = [
            *frame.signs.meld_brackets,
            *self._with_focus(frame.cards.hand, frame),
            *frame.widgets.buttons,
        ]
        if frame.widgets.sort_button is not None:
            things.append(frame.widgets.sort_button)
        return things

    def _with_focus(self, cards: Sequence[CardSprite], frame: TableFrame) -> list[Drawable]:
        """*cards*, lowest first, with focus and pointer rings beneath the cards on top of them."""
        outline, things = frame.widgets.focus, list[Drawable]()
        for sprite in cards:
            things.append(sprite)
            if sprite.card is not None and sprite.card in frame.pointed:
                at = pygame.Vector2(sprite.pose.x, sprite.pose.y)
                gaps, turn = ring_gaps(frame), sprite.pose.turn
                things.append(CardLessonRing(self._theme, sprite.size, at, turn, gaps))
            if outline is not None and sprite is outline.card:
                things.append(self._focus_mark(outline, frame))
        return things

    def _focus_mark(self, outline: FocusOutline, frame: TableFrame) -> FocusMark:
        gaps = ring_gaps(frame, outline.card, outline.rect)
        shape = outline.radius, outline.turn, outline.faint
        return FocusMark(self._theme, outline.rect, *shape, gaps)

    def _rays(self, frame: TableFrame) -> list[Drawable]:
        """Paper rays behind cards that are shown for a moment."""
        revealed: Sequence[CardSprite] = frame.revealed
        things: list[Drawable] = []
        for sprite in revealed if len(revealed) <= _MOST_RAYS else ():
            side = round(sprite.pose.wide * 2.6)
            picture = self._sprites.raster.get(
                ("token", "rays"), (side, side), lambda: token("rays")
            )
            if picture is not None:
                middle = (round(sprite.pose.x), round(sprite.pose.y))
                things.append(CachedSprite(picture.get_rect(center=middle), picture, None))
        return things

    def _highlight(self, frame: TableFrame) -> list[Drawable]:
        """What is made much of just now."""
        shown = frame.highlight
        if shown is None:
            return []
        name = listed([self._names[seat] for seat in shown.seats])
        return highlight_drawables(self._sprites, frame.layout, shown, name)

    def _carried(self, frame: TableFrame) -> list[Drawable]:
        """What the pointer carries, and what would come of letting it go."""
        drag, layout = frame.drag, frame.layout
        things: list[Drawable] = [*frame.cards.carried]
        if drag.promise:
            things += [self._promise(layout, drag.promise, one) for one in frame.cards.carried]
        if drag.name_plate is not None:
            things.append(self._hud.seats.dragged_plate(layout, *drag.name_plate))
        if drag.score_preview is not None:
            things.append(score_preview_sprite(self._theme, layout, drag.score_preview))
        return things

    def _promise(self, layout: TableLayout, text: str, sprite: CardSprite) -> CachedSprite:
        """What would be said about the carried card, on paper beside it."""
        u = layout.frame.u
        words = measure_bubble(self._sprites, text)
        beak = round(beak_length(u) * SHORT_BEAK)
        rect = pygame.Rect(0, 0, words.size[0] + beak, words.size[1])
        card = sprite.rect
        rect.midleft = (card.right - round(0.4 * u), card.top + round(words.size[1] * 0.6))
        side = "left"
        if rect.right > layout.frame.size[0] - u:
            rect.right, side = card.left + round(0.4 * u), "right"
        tip = BubbleBeak(side, rect.height * 0.6, beak)
        return bubble_sprite(self._sprites, "promise", words, rect, tip)
