"""What War offers the shelf."""

from folkdeck_war.bot import WarBot
from folkdeck_war.rules import War
from game.entry import GameEntry

GAME = GameEntry(War, "The highest card takes all", WarBot, length="two minutes")
WITHOUT_BOT = GameEntry(War, "The highest card takes all")
"""The same game for whoever wrote no computer player."""
