"""The Markdown parser: marked text, as in our rules pages, taken apart into blocks and words.

Headings (`#`), paragraphs, lists (`-`, `1.`), `**bold**`, `*italic*`, and `{name}` for a small
picture in the line. A line with nothing but `{name}` is a picture of its own. What stands between
`<!--` and `-->` is left out.
"""

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

BlockKind: TypeAlias = Literal["heading", "subheading", "text", "item", "picture"]

_HEADING = re.compile(r"^(#{1,4})\s+(.*)$")
_ITEM = re.compile(r"^(\s*)(?:([-*])|(\d+)\.)\s+(.*)$")
_ALONE = re.compile(r"^\{([^{}\s]+)\}$")
COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
_PART = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\{([^{}\s]+)\}")


class Span(NamedTuple):
    """Words in one style; *picture* names a small picture instead of words."""

    text: str
    bold: bool = False
    italic: bool = False
    picture: str = ""


class Block(NamedTuple):
    """One paragraph, heading, list item or picture.

    *mark* is what stands before an item, *depth* how far it or a heading is set in.
    """

    kind: BlockKind
    spans: tuple[Span, ...]
    mark: str = ""
    depth: int = 0

    @property
    def plain(self) -> str:
        """The words alone."""
        return "".join(span.text or f"[{span.picture}]" for span in self.spans)


def blocks(text: str) -> list[Block]:
    """Take marked *text* apart. Lines of one paragraph are joined; an empty line ends it."""
    found: list[Block] = []
    lines: list[str] = []

    def close() -> None:
        if lines:
            joined = " ".join([lines[0].rstrip(), *(line.strip() for line in lines[1:])])
            lines.clear()
            found.append(_paragraph(joined))

    for line in COMMENT.sub("", text).splitlines():
        heading, item = _HEADING.match(line), _ITEM.match(line)
        if not line.strip():
            close()
        elif heading:
            close()
            kind: BlockKind = "heading" if len(heading[1]) == 1 else "subheading"
            below = max(0, len(heading[1]) - 2)
            found.append(Block(kind, tuple(spans(heading[2].strip())), depth=below))
        elif item or _ALONE.match(line.strip()):
            close()
            lines.append(line)
            if item is None:
                close()
        else:
            lines.append(line)
    close()
    return found


def spans(text: str) -> Iterator[Span]:
    """Take one paragraph apart into words of one style each."""
    at = 0
    for part in _PART.finditer(text):
        if part.start() > at:
            yield Span(text[at : part.start()])
        bold, italic, code, name = part.groups()
        if bold:
            for inner in spans(bold):
                yield inner._replace(bold=True)
        elif italic:
            for inner in spans(italic):
                yield inner._replace(italic=True)
        elif code:
            yield Span(code, bold=True)
        else:
            yield Span("", picture=name)
        at = part.end()
    if at < len(text):
        yield Span(text[at:])


def _paragraph(text: str) -> Block:
    alone = _ALONE.match(text.strip())
    if alone:
        return Block("picture", (Span("", picture=alone[1]),))
    item = _ITEM.match(text)
    if item:
        mark = "•" if item[2] else f"{item[3]}."
        return Block("item", tuple(spans(item[4])), mark, len(item[1]) // 2)
    return Block("text", tuple(spans(text.strip())))
