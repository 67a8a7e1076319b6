"""What Vendetta offers the shelf."""

from game.entry import GameEntry
from game.games.vendetta.bot.bot import KINDS, VendettaBot
from game.games.vendetta.rules.rules import Vendetta

GAME = GameEntry(
    Vendetta, "Steal what lies open", VendettaBot, length="5 to 25 minutes", kinds=KINDS
)
