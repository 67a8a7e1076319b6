"""Rich text: marked text set in lines of at most 68 letters, with small pictures in it."""

from collections.abc import Callable, Hashable, Iterator
from typing import NamedTuple, TypeAlias

import pygame

from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.text.markdown import Block, Span, blocks
from game.ui.text.text_renderer import TextStyle
from game.ui.theme import Role, Theme
from game.ui.widgets.widget import Widget

Inline: TypeAlias = Callable[[str, int, bool], pygame.Surface | None]
"""Returns the picture of a name: (name, line height in pixels, stands alone)."""

LETTERS_PER_LINE = 68
"""No line of reading matter is longer."""

_SAMPLE = "the cards are dealt one at a time, and whoever holds the lowest leads"
_ROLES: dict[str, Role] = {"heading": "heading", "subheading": "box_label"}
_LINE = 1.5
_INDENT = 2.6


class TextPiece(NamedTuple):
    """One word, mark or picture and where it stands in the text, in pixels."""

    x: int
    y: int
    text: str
    style: TextStyle | None
    picture: str = ""
    alone: bool = False
    heading: bool = False


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
        names = [block.plain for block in self._blocks if block.kind in _ROLES]
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
            role = "heading" if block.kind in _ROLES else "paragraph"
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
        return round(self.theme.style("body").px * _LINE)

    def _lay(self, width: int) -> tuple[list[TextPiece], int]:
        key = (width, self.theme.stamp, self._shapes())
        if self._set is None or self._set[0] != key:
            pieces, tall = _Setter(self.theme, width, self.inline).set(self._blocks)
            self._set = (key, pieces, tall)
        return self._set[1], self._set[2]


class _Setter:
    """Blocks set into lines, once for each width."""

    def __init__(self, theme: Theme, width: int, inline: Inline | None) -> None:
        self.theme = theme
        self.width = max(1, width)
        self.inline = inline
        self.line = round(theme.style("body").px * _LINE)
        self.pieces: list[TextPiece] = []
        self.x = self.y = 0
        self.word = 0
        """The piece with which the word begins that is being set."""

    def set(self, text: list[Block]) -> tuple[list[TextPiece], int]:
        """Return every piece and the height of the whole."""
        for index, block in enumerate(text):
            if index:
                self.y += self._air(text[index - 1], block)
            # A piece without words marks where a block begins.
            self.pieces.append(TextPiece(0, self.y, "", None, heading=block.kind in _ROLES))
            if block.kind == "picture":
                self._picture(block.spans[0].picture)
            else:
                self._paragraph(block)
        return self.pieces, self.y

    def _air(self, above: Block, below: Block) -> int:
        if below.kind == "heading":
            return self.line * 5 // 4
        if below.kind == "subheading":
            return self.line
        if above.kind in _ROLES:
            return self.line // 4
        if above.kind == below.kind == "item":
            return self.line // 5
        return self.line * 3 // 5

    def _paragraph(self, block: Block) -> None:
        role = _ROLES.get(block.kind)
        tall = self.line if role is None else round(self.theme.style(role).px * 1.2)
        indent = 0
        if block.kind == "item":
            step = self.theme.px(_INDENT)
            indent = min(step * (block.depth + 1), self.width // 3)
            style = self.theme.style("body_bold")
            wide = self.theme.type.size(block.mark, style)[0]
            x = indent - wide - self.theme.px(0.7)
            self.pieces.append(TextPiece(max(0, x), self._top(style, tall), block.mark, style))
        self.x = indent
        self.word = len(self.pieces)
        for span in block.spans:
            if span.picture:
                self._small(span.picture, indent, tall)
            else:
                self._words(span, self.theme.style(role or _face(span)), indent, tall)
        self.y += tall

    def _words(self, span: Span, style: TextStyle, indent: int, tall: int) -> None:
        type_ = self.theme.type
        space = type_.size(" ", style)[0]
        for index, word in enumerate(span.text.split(" ")):
            if index:
                self.x += space if self.x > indent else 0
                self.word = len(self.pieces)
            if not word:
                continue
            wide = type_.size(word, style)[0]
            if self.x + wide > self.width and self.x > indent:
                self._carry(indent, tall)
            pieces = (
                [word]
                if wide <= self.width - indent
                else type_.wrap(word, style, max(1, self.width - indent))
            )
            for nth, piece in enumerate(pieces):
                if nth:
                    self._new_line(indent, tall)
                self.pieces.append(TextPiece(self.x, self._top(style, tall), piece, style))
                self.x += type_.size(piece, style)[0]

    def _small(self, name: str, indent: int, tall: int) -> None:
        image = self.inline(name, self.line, False) if self.inline else None
        wide = image.get_width() if image else self.line
        high = image.get_height() if image else self.line
        if self.x + wide > self.width and self.x > indent:
            self._carry(indent, tall)
        self.pieces.append(TextPiece(self.x, self.y + (tall - high) // 2, "", None, name))
        self.x += wide

    def _picture(self, name: str) -> None:
        image = self.inline(name, self.line, True) if self.inline else None
        wide, high = image.get_size() if image else (0, self.line)
        self.pieces.append(
            TextPiece(max(0, (self.width - wide) // 2), self.y, "", None, name, True)
        )
        self.y += high

    def _carry(self, indent: int, tall: int) -> None:
        """Begin a line with what stands already of this word: a full stop does not go alone."""
        begun = self.pieces[self.word :]
        left = begun[0].x if begun else self.x
        wide = self.x - left
        self._new_line(indent, tall)
        if begun and left > indent:
            moved = [p._replace(x=p.x - left + indent, y=p.y + tall) for p in begun]
            self.pieces[self.word :] = moved
            self.x += wide

    def _new_line(self, indent: int, tall: int) -> None:
        self.x = indent
        self.y += tall

    def _top(self, style: TextStyle, tall: int) -> int:
        return self.y + (tall - self.theme.type.height(style)) // 2


def _face(span: Span) -> Role:
    if span.bold:
        return "body_bold"
    return "body_italic" if span.italic else "body"
