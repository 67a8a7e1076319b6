"""What Democracy offers the shelf."""

from game.entry import GameEntry
from game.games.democracy.bot.baselines import KINDS
from game.games.democracy.bot.bot import DemocracyBot
from game.games.democracy.bot.parameters import NUMBERS
from game.games.democracy.bot.rule_families import FAMILIES
from game.games.democracy.goals import GOALS
from game.games.democracy.rules.rules import Democracy
from game.games.democracy.text import entry_text

GAME = GameEntry(
    Democracy,
    entry_text.TAGLINE,
    DemocracyBot,
    length=entry_text.LENGTH,
    kinds=KINDS,
    families=FAMILIES,
    goals=GOALS,
    numbers=NUMBERS,
)
