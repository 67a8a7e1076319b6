"""The state of a match in words: unfinished, not played yet, computers only, damaged, and so on."""

from __future__ import annotations

from game.app.session.match_progress_text import match_progress_text
from game.store.matches.match_preview import MatchPreview

ELSEWHERE = "Open in another window"
UNPLAYED = "Not played yet"


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
