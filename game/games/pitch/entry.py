"""What Pitch offers the shelf."""

from game.entry import GameEntry
from game.games.pitch.bot.baselines import KINDS
from game.games.pitch.bot.bot import PitchBot
from game.games.pitch.bot.parameters import NUMBERS
from game.games.pitch.bot.rule_families import FAMILIES
from game.games.pitch.goals import GOALS
from game.games.pitch.rules.rules import Pitch
from game.games.pitch.text import entry_text

GAME = GameEntry(
    Pitch,
    entry_text.TAGLINE,
    PitchBot,
    length=entry_text.LENGTH,
    kinds=KINDS,
    families=FAMILIES,
    goals=GOALS,
    numbers=NUMBERS,
)
