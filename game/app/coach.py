"""The coach: a sentence at each of the first decisions in somebody's first match of a game."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.app.parlour import Parlour
from game.app.rules_scene import rules_text
from game.ui.markup import blocks

HANDS = (
    "Cards with a brass stud may be played: drag one to the table, or click it.",
    "Not sure? H asks for a hint, Ctrl+Z takes a move back, Esc opens the menu.",
)
SENTENCE = re.compile(r"^.*?[.!?](?=\s|$)", re.DOTALL)


class Coach:
    """Knows what was said already; says nothing twice."""

    def __init__(self, title: str, sections: dict[str, str]) -> None:
        """*sections* holds the first sentence of each section of the rules by its heading."""
        self._title = title
        self._sections = sections
        self._begun = False
        self._hands = list(HANDS)
        self._met: set[str] = set()

    def lines(self, goal: str, verbs: Sequence[str]) -> list[str]:
        """What to say now that *verbs* may be done; nothing when all is said."""
        first = [] if self._begun else [self._welcome(goal)]
        return [*first, *filter(None, [self._tip(verbs)])]

    def _welcome(self, goal: str) -> str:
        self._begun = True
        aim = goal[:1].upper() + goal[1:].rstrip(".")
        return f"Your first {self._title}. {aim}. F1 shows the rules."

    def _tip(self, verbs: Sequence[str]) -> str:
        for verb in dict.fromkeys(verbs):
            if verb not in self._met:
                self._met.add(verb)
                said = self._about(verb)
                if said:
                    return said
        return self._hands.pop(0) if self._hands else ""

    def _about(self, verb: str) -> str:
        stem = verb.split("_")[0].lower()
        for heading in list(self._sections):
            if any(word.startswith(stem) for word in heading.lower().split()):
                return self._sections.pop(heading)
        return ""


def coach_for(parlour: Parlour, game: str, title: str) -> Coach | None:
    """The coach of a first match; None when hints are unwanted or the game is known."""
    settings = parlour.settings
    if not settings.hints or game in settings.learned or parlour.demo:
        return None
    return Coach(title, first_sentences(rules_text(parlour, game)))


def first_sentences(text: str) -> dict[str, str]:
    """The first sentence under each heading of a rules page."""
    found: dict[str, str] = {}
    heading = ""
    for block in blocks(text):
        if block.kind in ("heading", "subheading"):
            heading = block.plain
        elif block.kind == "text" and heading and heading not in found:
            match = SENTENCE.match(block.plain)
            found[heading] = match.group(0) if match else block.plain
    return found
