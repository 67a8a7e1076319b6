"""The words of Skitgubbe for its results: who was the Goat, and the score sheet."""

from __future__ import annotations

NO_GOAT = "The game went round in circles and ended without a Goat."
PROVERB = "Du luktar som en get! (You smell like a goat!)"
YOU_ARE_GOAT = "You are the Goat."
TOTAL = "Total"
TIMES_GOAT = "Times Goat"
NOBODY_WAS_GOAT = "Nobody was the Goat"
POINTS_COUNT = "points count"
GOATS_COUNT = "what counts is how often each was the Goat"
GOAT = "Goat"
NO_LAST_GOAT = "The last game had no Goat."
STILL_IN = "in"


def is_goat(who: str) -> str:
    """Say who was the Goat."""
    return f"{who} is the Goat."


def the_goat(who: str) -> str:
    """The title of the sheet after one game."""
    return f"The Goat: {who}"


def most_often_goat(who: str) -> str:
    """The title of the sheet after several games."""
    return f"Most often the Goat: {who}"


def of_games(games: str) -> str:
    """How many games there are, after the number played."""
    return f" of {games}"


def games_played(number: int) -> str:
    """How many games were played."""
    return "1 game" if number == 1 else f"{number} games"


def evening_over(played: str) -> str:
    """The note on the sheet when the match is over."""
    return f"The evening is over after {played}."


def nothing_written(counted: str) -> str:
    """The note on the sheet before the first game is over."""
    return f"Nothing is written down yet; {counted}."


def after_games(played: str, length: str, goat: str, counted: str) -> str:
    """The note on the sheet between games."""
    return f"{goat} After {played}{length}; {counted}."


def game_title(number: int) -> str:
    """The title of a game on the score sheet."""
    return f"Game {number}"


def game_without_goat(number: int) -> str:
    """The title of a game without a Goat."""
    return f"Game {number}, no Goat"


def goat_reason(who: str, points: str) -> str:
    """Why a player is the Goat, and what that costs, if points count."""
    words = f"{who} was the last with cards"
    return f"{words}: the Goat, {points}." if points else f"{words}: the Goat."


def still_in_reason(who: str) -> str:
    """Why a player has neither a place nor is the Goat."""
    return f"{who} still had cards when the game ended without a Goat."


def place_reason(who: str, place: str, shared: str, points: str) -> str:
    """How a player came to a place, with whom it is shared, and what it pays."""
    words = f"{who} got rid of all cards {place}"
    if shared:
        words = f"{words}, together with {shared}"
    return f"{words}: {points}." if points else f"{words}."


def place_and_points(place: str, points: str) -> str:
    """A place, and what it was worth."""
    return f"{place}, {points}"
