"""The shelf: the one list of all games. A new game is one more line here."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.engine.options import BadOption
from game.entry import GameEntry
from game.games.bridge_solitaire.entry import GAME as BRIDGE_SOLITAIRE
from game.games.democracy.entry import GAME as DEMOCRACY
from game.games.fire_gibbon.entry import GAME as FIRE_GIBBON
from game.games.indian_chief.entry import GAME as INDIAN_CHIEF
from game.games.jersey_gin.entry import GAME as JERSEY_GIN
from game.games.pitch.entry import GAME as PITCH
from game.games.sinful_gibbon.entry import GAME as SINFUL_GIBBON
from game.games.skitgubbe.entry import GAME as SKITGUBBE
from game.games.vendetta.entry import GAME as VENDETTA

_GAMES = (
    SINFUL_GIBBON,
    FIRE_GIBBON,
    VENDETTA,
    SKITGUBBE,
    INDIAN_CHIEF,
    BRIDGE_SOLITAIRE,
    JERSEY_GIN,
    PITCH,
    DEMOCRACY,
)
"""In the order of their boxes."""

SHELF: Mapping[str, GameEntry] = MappingProxyType({entry.rules.id: entry for entry in _GAMES})


def box(game: str) -> GameEntry:
    """The entry of a game by its id.

    Raises:
        BadOption: when there is no such game, naming those there are.
    """
    if game not in SHELF:
        raise BadOption(f"There is no game “{game}”; there are {', '.join(SHELF)}.")
    return SHELF[game]
