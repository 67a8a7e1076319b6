"""What Indian Chief offers the shelf."""

from game.entry import GameEntry
from game.games.indian_chief.bot.baselines import KINDS
from game.games.indian_chief.bot.bot import ChiefBot
from game.games.indian_chief.bot.parameters import NUMBERS
from game.games.indian_chief.bot.rule_families import FAMILIES
from game.games.indian_chief.goals import GOALS
from game.games.indian_chief.rules.rules import IndianChief
from game.games.indian_chief.text import entry_text

GAME = GameEntry(
    IndianChief,
    entry_text.TAGLINE,
    ChiefBot,
    length=entry_text.LENGTH,
    kinds=KINDS,
    families=FAMILIES,
    goals=GOALS,
    numbers=NUMBERS,
)
