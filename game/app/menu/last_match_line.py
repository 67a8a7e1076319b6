"""The line about the last match on the title: which one waits, and where it stands."""

from __future__ import annotations

from game.app.matches.match_row_text import LONGEST_TITLE
from game.app.matches.match_state_text import match_standing
from game.app.widgets.picture_sprite import game_title
from game.store.matches.match_preview import MatchPreview


def last_match_line(running: MatchPreview | None) -> str:
    """What stands under the menu about the match *running*; a word of welcome without one."""
    if running is None:
        return "Pull up a chair: choose a game."
    where, title = match_standing(running), game_title(running.game)
    if name := running.title:
        if len(name) > LONGEST_TITLE:  # given on the command line
            name = f"{name[: LONGEST_TITLE - 1].rstrip()}…"
        return f"{name}: {where}."
    return f"Your last game: {title},\n{where}." if title else f"Your last game: {where}."
