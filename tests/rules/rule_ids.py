"""Rule ids: where the rules define them, and where the project cites them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

RULES = sorted(Path(__file__).resolve().parent.glob("*.md"))
NUMBER = r"(?:[A-Z]{1,2}\d+|\d+(?:\.\d+)?)[a-z]?"
ID = rf"[A-Z]{{2}}-{NUMBER}"
DEFINED = re.compile(rf"\*\*({ID})\b|^(?:\| |- )`?({ID})`?(?: |$)|^#+ ({ID})\b", re.MULTILINE)
"""In bold, as the first thing of a table's row or of a list's entry, or in a heading."""
MORE = r"(?:, | and | or | to |\.\.|-)((?:[A-Z]{1,2}\d+|\d+\.\d+)[a-z]?)(?!\d|[A-Za-z])"
"""What may follow an id: more of the same page without its two letters."""


class Cited(NamedTuple):
    """A rule id as a file cites it."""

    line: int
    id: str


def defined(page: str) -> list[str]:
    """The rule ids a page of rules defines, in their order."""
    return [next(filter(None, found.groups())) for found in DEFINED.finditer(page)]


def cited(text: str, letters: str, own: str = "") -> Iterator[Cited]:
    """The rule ids cited in *text*.

    *letters* are those pages begin their ids with, as alternatives of a pattern; *own* those of the
    page meant where a ruling is cited by its number alone, "" where none is.
    """
    first = rf"\b({letters})-({NUMBER}|[A-Z](?![\w-]))"
    alone = r"|(?<![\w-])(R\d+)\b" if own else ""
    for found in re.finditer(rf"{first}((?:{MORE})*){alone}", text):
        line = text.count("\n", 0, found.start()) + 1
        page, number, rest = found.group(1), found.group(2), found.group(3)
        if page is None:
            yield Cited(line, f"{own}-{found.group(5)}")
            continue
        yield Cited(line, f"{page}-{number}")
        yield from (Cited(line, f"{page}-{more}") for more in re.findall(MORE, rest))


def is_defined(name: str, known: set[str]) -> bool:
    """Whether *name* is a known id, a part of one (``SK-2.7c``), or a whole group (``JG-C``)."""
    if name in known or (name[-1].islower() and name[:-1] in known):
        return True
    return name[-1].isupper() and any(re.fullmatch(rf"{name}\d+", one) for one in known)
