"""The filter of the list of matches: all of them, or only those that people have played."""

from __future__ import annotations

from collections.abc import Callable

from game.app.matches.match_row_text import unreadable
from game.app.scenes.app_context import AppContext
from game.store.matches.match_preview import MatchPreview
from game.store.settings import WORDS
from game.ui.widgets.radio_group import RadioGroup

FILTERS = ("All", "Played by people")


class MatchFilter(RadioGroup):
    """Whether all matches are listed, or only those that people have played."""

    column = 0.0

    def __init__(self, context: AppContext, on_change: Callable[[], None]) -> None:
        """Take *on_change*, which is called when something else was chosen, which is kept."""

        def chosen(number: int) -> None:
            context.change(matches=WORDS["matches"][number])
            on_change()

        now = WORDS["matches"].index(context.settings.matches)
        super().__init__(context.theme, "Show", FILTERS, now, chosen)


def by_people(match: MatchPreview) -> bool:
    """Whether a person has played in it, as far as anybody can tell."""
    return match.played or unreadable(match)
