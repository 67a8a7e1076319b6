"""Rich text: a page of marked text, set and painted in lines of at most 68 letters."""

from collections.abc import Hashable, Iterator

import pygame

from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.text.markdown_parser import blocks
from game.ui.theme import Theme
from game.ui.widgets.rich_text_layout import LINE, ROLES, Inline, RichTextLayout, TextPiece
from game.ui.widgets.widget import Widget

LETTERS_PER_LINE = 68
"""No line of reading matter is longer."""

_SAMPLE = "the cards are dealt one at a time, and whoever holds the lowest leads"


class RichText(Widget):
    """Marked text (see `markdown`) as wide as its place allows, at most 68 letters a line."""

    role = "text"

    def __init__(
        self,
        theme: Theme,
        text: str,
        *,
        ground: Background = Background.PAPER,
        inline: Inline | None = None,
    ) -> None:
        super().__init__(theme, text, ground=ground)
        self.inline = inline
        self._blocks = blocks(text)
        self._set: tuple[Hashable, list[TextPiece], int] | None = None

    def wanted(self, width: int | None = None) -> Size:
        """Return the size of the whole text."""
        measure = self.measure()
        wide = measure if width is None else min(width, measure)
        return wide, self._lay(wide)[1]

    def measure(self) -> int:
        """Return the width of 68 letters in pixels."""
        style = self.theme.style("body")
        return self.theme.type.size(_SAMPLE, style)[0] * LETTERS_PER_LINE // len(_SAMPLE)

    def headings(self) -> list[tuple[str, int]]:
        """Return each heading and how far below the top of the text it stands, in pixels."""
        pieces, _ = self._lay(min(self.rect.width, self.measure()))
        tops = [piece.y for piece in pieces if piece.heading]
        names = [block.plain for block in self._blocks if block.kind in ROLES]
        return list(zip(names, tops, strict=True))

    def describe(self) -> list[AccessibleNode]:
        """Describe each block where it stands."""
        pieces, tall = self._lay(min(self.rect.width, self.measure()))
        tops = [piece.y for piece in pieces if piece.style is None and not piece.picture]
        found = []
        for block, top, below in zip(self._blocks, tops, [*tops[1:], tall], strict=True):
            place = pygame.Rect(
                self.rect.left, self.rect.top + top, self.rect.width, max(1, below - top)
            )
            role = "heading" if block.kind in ROLES else "paragraph"
            found.append(AccessibleNode(role, block.plain, "", place))
        return found

    def look(self) -> Hashable:
        """Return what the picture depends on: nothing but the words and, drawn later, pictures."""
        return tuple(image and (id(image), image.get_size()) for image in self._images())

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the words that lie within the clip."""
        view = surface.get_clip()
        pieces, _ = self._lay(min(self.rect.width, self.measure()))
        tall = self._line_height()
        for piece in pieces:
            y = self.rect.top + piece.y
            reach = view.height if piece.alone else 3 * tall
            if y > view.bottom or y + reach < view.top:
                continue
            if piece.picture:
                image = self.inline(piece.picture, tall, piece.alone) if self.inline else None
            elif piece.style is not None:
                image = self.theme.type.render(piece.text, piece.style, self.ground.ink)
            else:
                image = None
            if image is not None:
                surface.blit(image, (self.rect.left + piece.x, y))

    def _shapes(self) -> Hashable:
        """Return the size of each small picture, None while it is on its way."""
        return tuple(image and image.get_size() for image in self._images())

    def _images(self) -> Iterator[pygame.Surface | None]:
        if self.inline is None:
            return
        tall = self._line_height()
        for block in self._blocks:
            for span in block.spans:
                if span.picture:
                    yield self.inline(span.picture, tall, block.kind == "picture")

    def _line_height(self) -> int:
        return round(self.theme.style("body").px * LINE)

    def _lay(self, width: int) -> tuple[list[TextPiece], int]:
        key = (width, self.theme.stamp, self._shapes())
        if self._set is None or self._set[0] != key:
            pieces, tall = RichTextLayout(self.theme, width, self.inline).set(self._blocks)
            self._set = (key, pieces, tall)
        return self._set[1], self._set[2]
