"""The coach: a sentence at each of the first decisions in somebody's first match of a game."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from game.app.parlour import Parlour
from game.store.bounded_read import MEGABYTE, Unreadable, read_text

BEGIN = "begin"
HELP = "H gives a hint, Ctrl+Z takes back, F1 shows the rules, Esc the menu."


class Tip(NamedTuple):
    """A sentence, and what must (or must not) be the case when it is said."""

    needs: frozenset[str]
    bars: frozenset[str]
    text: str

    def fits(self, case: frozenset[str]) -> bool:
        """Whether its moment is now."""
        return self.needs <= case and not self.bars & case


class Coach:
    """Knows what was said already; says nothing twice."""

    def __init__(self, tips: Iterable[Tip]) -> None:
        """The best tips come first."""
        self._tips = list(tips)
        self._begun = False

    def lines(self, verbs: Iterable[str], badges: Iterable[str]) -> list[str]:
        """What to say now that *verbs* may be done by one who wears *badges*."""
        case = frozenset(verbs) | frozenset(badges)
        said = [] if self._begun else [self._take(frozenset({BEGIN}))]
        self._begun = True
        return [text for text in [*said, self._take(case)] if text]

    def _take(self, case: frozenset[str]) -> str:
        tip = next((tip for tip in self._tips if tip.fits(case)), None)
        if tip is None:
            return ""
        self._tips.remove(tip)
        return tip.text


def coach_for(parlour: Parlour, game: str) -> Coach | None:
    """The coach of a first match; None when hints are unwanted or the game is known."""
    settings = parlour.settings
    if not settings.hints or game in settings.learned or parlour.demo:
        return None
    return Coach([*tips(parlour.assets / "coach" / f"{game}.txt"), Tip(frozenset(), NEVER, HELP)])


NEVER = frozenset({BEGIN})


def tips(path: Path) -> list[Tip]:
    """The tips in a file, one a line (``play_up !play_down: A new fire!``); none without it."""
    try:
        lines = read_text(path, MEGABYTE).splitlines()
    except Unreadable:
        return []
    found = []
    for line in lines:
        when, colon, text = line.partition(":")
        if colon and not line.startswith("#"):
            words = when.split()
            bars = frozenset(word[1:] for word in words if word.startswith("!"))
            needs = frozenset(word for word in words if not word.startswith("!"))
            found.append(Tip(needs, bars, text.strip()))
    return found
