"""What Vendetta offers the shelf."""

from game.entry import GameEntry
from game.games.vendetta.bot.baselines import KINDS
from game.games.vendetta.bot.bot import VendettaBot
from game.games.vendetta.bot.parameters import NUMBERS
from game.games.vendetta.bot.rule_families import FAMILIES
from game.games.vendetta.goals import GOALS
from game.games.vendetta.rules.rules import Vendetta
from game.games.vendetta.text import entry_text

GAME = GameEntry(
    Vendetta,
    entry_text.TAGLINE,
    VendettaBot,
    length=entry_text.LENGTH,
    kinds=KINDS,
    families=FAMILIES,
    goals=GOALS,
    numbers=NUMBERS,
)
