"""The text about daily deals: the days, and what came of each try."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from game.daily.daily_try import DailyTry
from game.records.match_result import MatchResult

WEEK = 7
"""Days after which the name of the day says nothing more."""
NONE = "not played"
KNOWN = "the deal was known before; no try counts"
GOING_ON = "begun, not over yet"
GONE = "begun; the match was deleted"
TOLD = (
    "The same cards for everybody, with the usual options and skilled computers. "
    "A new deal comes each day at midnight UTC; the first try counts."
)
USED_UP = "Today’s first try is over; another one is marked and does not count."
DELETED = "The match of today’s first try was deleted; another one is marked and does not count."

KNOWN_TODAY = (
    "Today’s cards were dealt before, from a code or from another match: no try of them counts."
)


def day_text(day: date, today: date) -> str:
    """A day in words, as seen from *today*: ``Yesterday, 24 November``."""
    ago = (today - day).days
    told = f"{day.day} {day:%B}" if day.year == today.year else f"{day.day} {day:%B} {day.year}"
    if ago in (0, 1):
        return f"{('Today', 'Yesterday')[ago]}, {told}"
    return f"{day:%A}, {told}" if 0 < ago < WEEK else told


def result_text(result: MatchResult, person: str) -> str:
    """What *person* made of a match: ``won with 34 points``."""
    own = next((each for each in result.people if each.person == person), None)
    if own is None:
        return GONE
    points = "1 point" if own.points == 1 else f"{own.points} points"
    won = "lost" if not own.won else "won" if own.won == 1 else "shared the win"
    return f"{won} with {points}" + (", assisted" if result.assisted else "")


def tries_text(tries: Sequence[DailyTry], outcome: str) -> str:
    """What came of a day: *outcome* is that of the try that counts."""
    more = len(tries) - 1
    if not more:
        return outcome
    return f"{outcome}; {'one more try' if more == 1 else f'{more} more tries'}"


def later_clock(last: date) -> str:
    """What is said where the deal of a day was played that has not come yet."""
    return (
        f"The deal of {last.day} {last:%B} {last.year} was played already: "
        "the clock of this computer was wrong then, or is wrong now."
    )
