"""What Fire Gibbon offers the shelf."""

from game.entry import GameEntry
from game.games.fire_gibbon.bot.baselines import KINDS
from game.games.fire_gibbon.bot.bot import FireGibbonBot
from game.games.fire_gibbon.rules.rules import FireGibbon

GAME = GameEntry(
    FireGibbon, "Bluff at the campfire", FireGibbonBot, length="about 50 cards a round", kinds=KINDS
)
