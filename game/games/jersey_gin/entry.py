"""What Jersey Gin offers the shelf."""

from game.entry import GameEntry
from game.games.jersey_gin.bot.baselines import KINDS
from game.games.jersey_gin.bot.bot import JerseyGinBot
from game.games.jersey_gin.rules.rules import JerseyGin

GAME = GameEntry(
    JerseyGin,
    "Knock, gin, or the break",
    JerseyGinBot,
    length="hands until somebody has 100",
    kinds=KINDS,
)
