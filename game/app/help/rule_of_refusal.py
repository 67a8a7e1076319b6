"""The rule of a refusal: at which part a rules page opens after a play was refused.

Under a heading may stand ``<!-- refusals: too_low hat -->``, codes that this part answers, and
``<!-- asked: bid pass -->``, verbs of a question that it explains. Neither is shown.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Final

from game.ui.text.markdown_parser import blocks

_HEADINGS: Final = ("heading", "subheading")


def sections_of_refusals(text: str) -> Mapping[str, str]:
    """By code of a refusal: the heading of the page *text* whose part answers it."""
    marked = _marked_sections(text, "refusals")
    return {code: heading for heading, codes in marked for code in codes}


def section_of_question(text: str, verbs: Collection[str]) -> str | None:
    """The heading of the page *text* whose part explains a question.

    *verbs* are what may be done now: the part that names most of them explains it, of several
    the last, which is the more particular one. None if no part names any.
    """
    best, most = None, 0
    for heading, named in _marked_sections(text, "asked"):
        fitting = sum(verb in named for verb in verbs)
        if fitting and fitting >= most:
            best, most = heading, fitting
    return best


def _marked_sections(text: str, kind: str) -> list[tuple[str, list[str]]]:
    """The headings of a page with the words of the marks of this *kind* below them."""
    found = []
    for mark in re.finditer(rf"<!-- {kind}:([a-z_0-9\s]*)-->", text):
        above = [each for each in blocks(text[: mark.start()]) if each.kind in _HEADINGS]
        if above:
            found.append((above[-1].plain, mark[1].split()))
    return found
