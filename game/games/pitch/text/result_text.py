"""The words of Pitch for its results: who has won, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from game.patterns.phrases import list_text

SMUDGE = "smudge"
MADE = "made"
SET = "set"
YOU_WIN = "You win the match."
YOUR_SIDE_WINS = "You and your partner win the match."


def goal(target: int) -> str:
    """What wins the match."""
    return f"a side wins at {target} or more, but only by making its bid"


def match_over_after(hands: str) -> str:
    """The note on the sheet after the match."""
    return f"The match is over after {hands}."


def nothing_scored(goal: str) -> str:
    """The note on the sheet before the first hand is scored."""
    return f"Nothing is scored yet: {goal}."


def after_hands(hands: str, goal: str) -> str:
    """The note on the sheet after a hand."""
    return f"After {hands}: {goal}."


def bid_of(bid: int) -> str:
    """A bid in the title of a hand."""
    return f"bid of {bid}"


def hand_title(number: int, bid: str, suit: str) -> str:
    """The title of a hand on the score sheet."""
    return f"Hand {number}: {bid} in {suit}"


def side_wins(who: str) -> str:
    """Say which partners have won."""
    return f"{who} win the match."


def wins(who: str) -> str:
    """Say who has won alone."""
    return f"{who} wins the match."


def hands(number: int) -> str:
    """A number of hands: ``1 hand``."""
    return "1 hand" if number == 1 else f"{number} hands"


def points_won(names: Sequence[str]) -> str:
    """Which points a side without the bid has: ``High and Game.``"""
    return f"{list_text(names)}." if names else "No point in this hand."


def bid_result(names: Sequence[str], bid: str, made: bool) -> str:
    """Which points the bidding side has, and whether that was enough."""
    won = list_text(names) or "No point"
    ended = "made" if made else "not made, so it is subtracted"
    return f"{won}: the {bid} was {ended}."


def game(counts: str) -> str:
    """The title of the row for Game, with the card counts."""
    return f"Game: {counts}"


def game_shared(counts: str) -> str:
    """The title of the row for Game where nobody has it."""
    return f"Game: {counts}, shared"


def not_dealt(point: str) -> str:
    """The title of the row for a point nobody could win."""
    return f"{point}: not dealt"


def point(name: str, card: str) -> str:
    """The title of the row for High, Low or Jack, with its card."""
    return f"{name}: {card}"
