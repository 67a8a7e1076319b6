"""The words of Fire Gibbon for its results: who has won, and the score sheet."""

from __future__ import annotations

BRAVEHEART_WINS = "the Braveheart wins"
YOU_WIN = "You win the match."


def round_title(number: int) -> str:
    """The title of a round on the score sheet."""
    return f"Round {number}"


def first_to(points: int) -> str:
    """The goal of a match that points decide."""
    return f"first to {'1 point' if points == 1 else f'{points} points'} wins"


def match_over(goal: str) -> str:
    """The note on the sheet when the match is over."""
    return f"The match is over: {goal}."


def after_round(played: int, goal: str) -> str:
    """The note on the sheet after *played* rounds."""
    return f"After round {played}: {goal}."


def before_first_round(goal: str) -> str:
    """The note on the sheet before the first round is over."""
    return f"{goal}."


def braveheart_gain(braveheart: str, own: bool) -> str:
    """Why a seat has its point of a round, or none."""
    if own:
        return f"{braveheart} had no hand cards left: a point for the Braveheart."
    return f"Only the Braveheart gets a point, and that was {braveheart}."


def spots_gain(who: str, spots: int, braveheart: bool) -> str:
    """Why a seat has its points of a round that counts the cards on the table."""
    if braveheart:
        return f"{who} was the Braveheart: a point for each fire spot."
    if not spots:
        return f"{who} had no fire spot when the round ended."
    number = "1 fire spot" if spots == 1 else f"{spots} fire spots"
    return f"{who} had {number} when the round ended: a point for each."


def wins(who: str) -> str:
    """Say who has won alone."""
    return f"{who} wins the match."


def share_win(winners: str) -> str:
    """Say who share the win."""
    return f"{winners} share the win."
