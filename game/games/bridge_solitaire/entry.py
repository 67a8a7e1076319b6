"""What Bridge Solitaire offers the shelf."""

from game.entry import GameEntry
from game.games.bridge_solitaire.bot.baselines import KINDS
from game.games.bridge_solitaire.bot.bot import BridgeBot
from game.games.bridge_solitaire.bot.parameters import PLAY_NUMBERS
from game.games.bridge_solitaire.bot.rule_families import FAMILIES
from game.games.bridge_solitaire.goals import GOALS
from game.games.bridge_solitaire.rules.rules import BridgeSolitaire
from game.games.bridge_solitaire.text import entry_text

GAME = GameEntry(
    BridgeSolitaire,
    entry_text.TAGLINE,
    BridgeBot,
    length=entry_text.LENGTH,
    kinds=KINDS,
    families=FAMILIES,
    goals=GOALS,
    numbers=PLAY_NUMBERS,
)
