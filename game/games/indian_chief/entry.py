"""What Indian Chief offers the shelf."""

from game.entry import GameEntry
from game.games.indian_chief.bot.bot import KINDS, ChiefBot
from game.games.indian_chief.rules.rules import IndianChief

GAME = GameEntry(
    IndianChief,
    "Seven boxes, one secret meld a turn",
    ChiefBot,
    length="about 10 minutes",
    kinds=KINDS,
)
