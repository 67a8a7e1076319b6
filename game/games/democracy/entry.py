"""What Democracy offers the shelf."""

from game.entry import GameEntry
from game.games.democracy.bot.baselines import KINDS
from game.games.democracy.bot.bot import DemocracyBot
from game.games.democracy.rules.rules import Democracy

GAME = GameEntry(
    Democracy, "Every trick a secret vote", DemocracyBot, length="2 to 10 islands", kinds=KINDS
)
