"""The layout of rich text: words and small pictures are set into lines of one width."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import pygame

from game.ui.text.markdown_parser import Block, Span
from game.ui.text.text_renderer import TextStyle
from game.ui.theme import Role, Theme

Inline: TypeAlias = Callable[[str, int, bool], pygame.Surface | None]
"""Returns the picture of a name: (name, line height in pixels, stands alone)."""
ROLES: dict[str, Role] = {"heading": "heading", "subheading": "box_label"}
LINE = 1.5
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


class RichTextLayout:
    """Blocks set into lines, once for each width."""

    def __init__(self, theme: Theme, width: int, inline: Inline | None) -> None:
        self.theme = theme
        self.width = max(1, width)
        self.inline = inline
        self.line = round(theme.style("body").px * LINE)
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
            self.pieces.append(TextPiece(0, self.y, "", None, heading=block.kind in ROLES))
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
        if above.kind in ROLES:
            return self.line // 4
        if above.kind == below.kind == "item":
            return self.line // 5
        return self.line * 3 // 5

    def _paragraph(self, block: Block) -> None:
        role = ROLES.get(block.kind)
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
