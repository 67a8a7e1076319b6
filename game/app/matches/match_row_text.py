"""The text of a row in the list of matches: its name, who plays it, and when it was played."""

from __future__ import annotations

from datetime import date, datetime

from game.app.matches.match_state_text import computers_only
from game.shelf import game_title
from game.store.matches.match_preview import MatchPreview

KNOWN_BEFORE = "a deal known before"
DAILY = "the deal of"
LONGEST_TITLE = 40
"""Letters of the name a person may give to a match on the screen."""
WEEK = 7
"""Days after which the name of the day says nothing more."""


def match_name(match: MatchPreview) -> str:
    """The name it was given, else its game, or that nobody knows."""
    return match.title or game_title(match.game) or "A match"


def people_line(match: MatchPreview) -> str:
    """Who plays, and how well: ``You, Moss (casual)``, after the game if a name hides it."""
    told = ", ".join(p.name if p.human else f"{p.name} ({p.level})" for p in match.players)
    told = f"Computers only: {told}" if computers_only(match) else told
    told += "; assisted" if match.assisted else ""
    told += "; played open" if match.relaxed else ""
    told += f"; {KNOWN_BEFORE}" if match.known_deal else ""
    told += f"; {DAILY} {match.daily}" if match.daily else ""
    return f"{game_title(match.game)}: {told}" if match.title and match.game else told


def date_text(moment: datetime, today: date) -> str:
    """The time it was played, in words: ``Yesterday, 21:05``."""
    ago = (today - moment.date()).days
    day = f"{moment.day} {moment:%B}"
    if ago in (0, 1):
        day = ("Today", "Yesterday")[ago]
    elif moment.year != today.year:
        day += f" {moment.year}"
    elif 0 < ago < WEEK:
        day = f"{moment:%A}, {day}"
    return f"{day}, {moment:%H:%M}"
