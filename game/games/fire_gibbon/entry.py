"""What Fire Gibbon offers the shelf."""

from game.entry import GameEntry
from game.games.fire_gibbon.bot.baselines import KINDS
from game.games.fire_gibbon.bot.bot import FireGibbonBot
from game.games.fire_gibbon.bot.parameters import NUMBERS
from game.games.fire_gibbon.bot.rule_families import FAMILIES
from game.games.fire_gibbon.goals import GOALS
from game.games.fire_gibbon.rules.rules import FireGibbon
from game.games.fire_gibbon.text import entry_text

GAME = GameEntry(
    FireGibbon,
    entry_text.TAGLINE,
    FireGibbonBot,
    length=entry_text.LENGTH,
    kinds=KINDS,
    families=FAMILIES,
    goals=GOALS,
    numbers=NUMBERS,
)
