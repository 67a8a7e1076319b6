"""The desk of every table in this program: cards as the settings want them, people as they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app.parlour import Parlour
from game.bots.characters import introduced
from game.store.player import Player
from game.store.settings import Settings
from game.table.desk import Desk, Person, Taste


def taste(settings: Settings) -> Taste:
    """How the cards look by the *settings*."""
    return Taste(settings.four_colours, settings.large_index, settings.back)


def desk(parlour: Parlour, play_sound: Callable[[str], None]) -> Desk:
    """The desk of a table; *play_sound* plays a sound by its name."""
    return Desk(parlour.raster, parlour.theme, taste(parlour.settings), play_sound)


def people(players: Sequence[Player]) -> list[Person]:
    """Who sits at a table, and what is told of each who is pointed at."""
    return [Person(p.name, p.portrait, p.human, _told(p)) for p in players]


def _told(player: Player) -> str:
    return "" if player.human else introduced(player.portrait, player.name, player.level)
