"""The words of Bridge Solitaire for its results: who has won, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.bridge_solitaire.text.card_text import starting

VULNERABLE = "vulnerable"
GRAND_SLAM = "grand slam"
SMALL_SLAM = "small slam"
WON = "won"
RUBBER_TIED = "The rubber is tied: both sides have the same points."
YOU_WIN = "You win the rubber."
TIED = "The rubber is tied"
HOUSE_WINS = "The house wins the rubber"
ABOVE_THE_LINE = "Above the line"
ABOVE_REASON = "Bonuses and penalties: they count in the rubber, but win no game."
BELOW_REASON = "Contracts that were bid and made: 100 points win the game."
ALL_HONORS = 150
"""Points for all five honors of the trump suit."""
GOAL = "100 points below the line win a game, two games the rubber"
TIMES = {
    "": "",
    " doubled": ", twice because it is doubled",
    " redoubled": ", four times because it is redoubled",
}
"""How often a contract counts, by how it is called."""


def nothing_scored(goal: str) -> str:
    """The note on the sheet before the first deal is scored."""
    return f"Nothing is scored yet: {goal}."


def game_won(number: int, won: str) -> str:
    """The title of a game that is won."""
    return f"Below, game {number}: {won}"


def game_running(number: int) -> str:
    """The title of the game that is played."""
    return f"Below, game {number}"


def entry_title(deal: int, words: str) -> str:
    """The title of an entry on the score pad."""
    return f"Deal {deal}: {words}"


def undertricks(bid: str, number: int) -> str:
    """What undertricks are noted for: ``4 spades, 2 down``."""
    return f"{bid}, {number} down"


def overtricks(number: int) -> str:
    """What overtricks are noted for: ``1 trick more``."""
    return "1 trick more" if number == 1 else f"{number} tricks more"


def contract_reason(level: int, first: int, each: int, doubled: str) -> str:
    """How the points of a contract come about: ``4 tricks at 30 points each.``"""
    if level == 1:
        words = f"1 trick at {first} points"
    elif first == each:
        words = f"{level} tricks at {each} points each"
    else:
        words = f"{first} points for the first trick and {each} for each of {level - 1} more"
    return f"{words}{TIMES[doubled]}."


def overtricks_reason(number: int, each: int, doubled: str, is_vulnerable: bool) -> str:
    """How the points of overtricks come about."""
    terms = f",{doubled} and {_vulnerable(is_vulnerable)}" if doubled else ""
    if number == 1:
        return f"1 trick beyond the contract{terms}: {each} points."
    return f"{number} tricks beyond the contract{terms}: {each} points each."


def undertricks_reason(each: Sequence[int], doubled: str, is_vulnerable: bool) -> str:
    """How the points of undertricks come about: ``2 tricks short, vulnerable: 100 + 100.``"""
    tricks = "1 trick" if len(each) == 1 else f"{len(each)} tricks"
    terms = f"{doubled.strip()} and " if doubled else ""
    points = " + ".join(map(str, each))
    return f"{tricks} short of the contract, {terms}{_vulnerable(is_vulnerable)}: {points}."


def insult_reason(doubled: str) -> str:
    """What the insult is paid for."""
    return f"The contract was made although it was{doubled}."


def slam_reason(grand: bool, is_vulnerable: bool) -> str:
    """What a slam is paid for."""
    return f"{13 if grand else 12} of 13 tricks bid and made, {_vulnerable(is_vulnerable)}."


def honors_reason(points: int, trump: bool) -> str:
    """What honors are paid for."""
    if not trump:
        return "All four aces in {0}'s hand."
    number = "All five" if points == ALL_HONORS else "Four of the five"
    return f"{number} trumps from the ten to the ace in {{0}}'s hand."


def rubber_reason(lost: bool) -> str:
    """What the rubber bonus is paid for."""
    return "Two games to one." if lost else "Two games to none."


def _vulnerable(is_vulnerable: bool) -> str:
    return VULNERABLE if is_vulnerable else f"not {VULNERABLE}"


def wins(who: str) -> str:
    """Say who has won."""
    return f"{who} wins the rubber."


def games(number: int) -> str:
    """How many games a side has won."""
    return "no game" if not number else "1 game" if number == 1 else f"{number} games"


def rubber_over_after(deals: int) -> str:
    """The note on the sheet after the rubber."""
    return f"The rubber is over after {'1 deal' if deals == 1 else f'{deals} deals'}."


def after_deal(number: int, contract: str, ended: str, goal: str) -> str:
    """The note on the sheet after a deal."""
    return f"Deal {number}: {contract}, {ended}. {starting(goal)}."


def won_by(who: str) -> str:
    """Whose a game is: ``won by you``."""
    return f"won by {who}"


def entry(words: str, note: str) -> str:
    """An entry on the score pad, with what it was for: ``Contract, 4 spades``."""
    return f"{words}, {note}" if note else words
