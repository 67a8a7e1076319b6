"""What Sinful Gibbon offers the shelf."""

from game.entry import GameEntry
from game.games.sinful_gibbon.bot.baselines import KINDS
from game.games.sinful_gibbon.bot.bot import SinfulGibbonBot
from game.games.sinful_gibbon.rules.rules import SinfulGibbon

GAME = GameEntry(
    SinfulGibbon,
    "Merciless cheating, seven sins",
    SinfulGibbonBot,
    length="5 to 8 rounds",
    kinds=KINDS,
)
