"""What Sinful Gibbon offers the shelf."""

from game.entry import GameEntry
from game.games.sinful_gibbon.bot.baselines import KINDS
from game.games.sinful_gibbon.bot.bot import SinfulGibbonBot
from game.games.sinful_gibbon.bot.parameters import NUMBERS
from game.games.sinful_gibbon.bot.rule_families import FAMILIES
from game.games.sinful_gibbon.goals import GOALS
from game.games.sinful_gibbon.rules.rules import SinfulGibbon
from game.games.sinful_gibbon.text import entry_text

GAME = GameEntry(
    SinfulGibbon,
    entry_text.TAGLINE,
    SinfulGibbonBot,
    length=entry_text.LENGTH,
    kinds=KINDS,
    families=FAMILIES,
    goals=GOALS,
    numbers=NUMBERS,
)
