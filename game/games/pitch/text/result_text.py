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


def bid_made(bid: str, names: Sequence[str]) -> str:
    """Which points the bidding side has, and that it scores them all."""
    return f"Bid {bid} and made {len(names)}: {list_text(names)}."


def bid_not_made(bid: str, names: Sequence[str], loss: int) -> str:
    """How many points the bidding side made, which do not count, and what it loses."""
    made = f"{len(names)} ({list_text(names)})" if names else "none"
    return f"Bid {bid} and made {made}: loses {loss}."


def smudge_result(made: bool, worth: int) -> str:
    """What became of a smudge."""
    if made:
        return f"Bid a smudge and made all four points and every trick: {worth}."
    return f"Bid a smudge, but did not make all four points and every trick: loses {worth}."


def high_reason(card: str) -> str:
    """Why a side has the point for High."""
    return f"Played the highest trump, the {card}."


def low_reason(card: str, holder: bool) -> str:
    """Why a side has the point for Low: for whoever won it, or whoever played it."""
    return f"{'Played' if holder else 'Won a trick with'} the lowest trump, the {card}."


def jack_reason(card: str) -> str:
    """Why a side has the point for the jack."""
    return f"Won a trick with the {card}."


def game_reason(count: int, worths: Sequence[tuple[str, int, int]]) -> str:
    """What a side counts for Game: each rank with how many of it there are, and its worth."""
    parts = [_worth(*each) for each in worths]
    return f"{count} for Game: {', '.join(parts)}." if parts else "0 for Game: no card that counts."


def _worth(rank: str, number: int, worth: int) -> str:
    return f"{rank} {worth}" if number == 1 else f"{number} {rank}s {worth} each"


def game(counts: Sequence[int], tied: bool) -> str:
    """The title of the row for Game, with what each side counts in the order of the columns."""
    return f"Game: {'–'.join(map(str, counts))}{', tied: no point' if tied else ''}"


def not_dealt(point: str) -> str:
    """The title of the row for a point nobody could win."""
    return f"{point}: not dealt"


def point(name: str, card: str) -> str:
    """The title of the row for High, Low or Jack, with its card."""
    return f"{name}: {card}"
