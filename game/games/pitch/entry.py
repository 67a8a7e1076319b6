"""What Pitch offers the shelf."""

from game.entry import GameEntry
from game.games.pitch.bot.baselines import KINDS
from game.games.pitch.bot.bot import PitchBot
from game.games.pitch.rules.rules import Pitch

GAME = GameEntry(Pitch, "High, low, jack, game", PitchBot, length="9 to 14 hands", kinds=KINDS)
