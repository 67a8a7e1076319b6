"""What Jersey Gin offers the shelf."""

from game.entry import GameEntry
from game.games.jersey_gin.bot.baselines import KINDS
from game.games.jersey_gin.bot.bot import JerseyGinBot
from game.games.jersey_gin.bot.parameters import NUMBERS
from game.games.jersey_gin.bot.rule_families import FAMILIES
from game.games.jersey_gin.goals import GOALS
from game.games.jersey_gin.rules.rules import JerseyGin
from game.games.jersey_gin.text import entry_text

GAME = GameEntry(
    JerseyGin,
    entry_text.TAGLINE,
    JerseyGinBot,
    length=entry_text.LENGTH,
    kinds=KINDS,
    families=FAMILIES,
    goals=GOALS,
    numbers=NUMBERS,
)
