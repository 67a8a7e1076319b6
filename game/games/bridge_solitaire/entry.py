"""What Bridge Solitaire offers the shelf."""

from game.entry import GameEntry
from game.games.bridge_solitaire.bot.baselines import KINDS
from game.games.bridge_solitaire.bot.bot import BridgeBot
from game.games.bridge_solitaire.rules.rules import BridgeSolitaire

GAME = GameEntry(
    BridgeSolitaire, "A rubber of bridge for one", BridgeBot, length="8 or 9 deals", kinds=KINDS
)
