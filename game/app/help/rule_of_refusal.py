"""The rule of a refusal: at which part a rules page opens after a play was refused, by its code.

Under a heading may stand ``<!-- refusals: too_low hat -->``, which is shown nowhere.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from game.ui.text.markdown import blocks

_MARK: Final = re.compile(r"<!-- refusals:([a-z_0-9\s]*)-->")


def sections_of_refusals(text: str) -> Mapping[str, str]:
    """By code of a refusal: the heading of the page *text* whose part answers it."""
    found: dict[str, str] = {}
    for mark in _MARK.finditer(text):
        above = [each for each in blocks(text[: mark.start()]) if each.kind in _HEADINGS]
        if above:
            found.update(dict.fromkeys(mark[1].split(), above[-1].plain))
    return found


_HEADINGS: Final = ("heading", "subheading")
