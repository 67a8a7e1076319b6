"""The text of a row in the list of matches: its name, who plays, when, and how it stands."""

from __future__ import annotations

from datetime import date, datetime

from game.app.session.result_text import match_progress_text
from game.shelf import game_title
from game.store.matches.match_preview import MatchPreview

KNOWN_BEFORE = "a deal known before"
DAILY = "the deal of"
LONGEST_TITLE = 40
"""Letters of the name a person may give to a match on the screen."""
WEEK = 7
"""Days after which the name of the day says nothing more."""
ELSEWHERE = "Open in another window"
UNPLAYED = "Not played yet"


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


def match_state(match: MatchPreview) -> str:
    """How it ended or where it stands, or why nobody can go on with it."""
    if match.newer:
        return "From a newer version of Folkdeck"
    if match.damaged:
        return "Damaged; what is left can be watched" if match.players else "Its file is damaged"
    if match.open_elsewhere:
        return ELSEWHERE
    if not (match.played or match.finished or computers_only(match)):
        return UNPLAYED
    told = match_standing(match)
    return told[:1].upper() + told[1:]


def match_standing(match: MatchPreview) -> str:
    """How it ended or where it stands, within a sentence; empty where it ended unseen."""
    if match.told or match.finished:
        return match.told
    return match_progress_text((), match.moves)


def unreadable(match: MatchPreview) -> bool:
    """Whether nobody can go on with it, whatever happens."""
    return match.damaged or match.newer


def restricted(match: MatchPreview) -> bool:
    """Whether something usual cannot be done with it, at least for now."""
    return match.open_elsewhere or unreadable(match)


def is_over(match: MatchPreview) -> bool:
    """Whether everything of it may be told: nobody goes on with it."""
    return match.finished


def computers_only(match: MatchPreview) -> bool:
    """Whether somebody played, and no person."""
    return bool(match.players) and not any(player.human for player in match.players)
