"""What Skitgubbe offers the shelf."""

from game.entry import GameEntry
from game.games.skitgubbe.bot.baselines import KINDS
from game.games.skitgubbe.bot.bot import SkitgubbeBot
from game.games.skitgubbe.rules.rules import Skitgubbe

GAME = GameEntry(
    Skitgubbe,
    "Beat it or eat it, and do not be the Goat",
    SkitgubbeBot,
    length="5 to 15 minutes a game",
    kinds=KINDS,
)
