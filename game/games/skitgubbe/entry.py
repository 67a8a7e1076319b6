"""What Skitgubbe offers the shelf."""

from game.entry import GameEntry
from game.games.skitgubbe.bot.baselines import KINDS
from game.games.skitgubbe.bot.bot import SkitgubbeBot
from game.games.skitgubbe.bot.parameters import NUMBERS
from game.games.skitgubbe.bot.rule_families import FAMILIES
from game.games.skitgubbe.goals import GOALS
from game.games.skitgubbe.rules.rules import Skitgubbe
from game.games.skitgubbe.text import entry_text

GAME = GameEntry(
    Skitgubbe,
    entry_text.TAGLINE,
    SkitgubbeBot,
    length=entry_text.LENGTH,
    kinds=KINDS,
    families=FAMILIES,
    goals=GOALS,
    numbers=NUMBERS,
)
