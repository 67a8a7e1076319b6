"""The words of Bridge Solitaire for its results: who has won, and the score sheet."""

from __future__ import annotations

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
GOAL = "100 points below the line win a game, two games the rubber"


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
