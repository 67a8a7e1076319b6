"""The shelf: the one list of all games, ours and those that other packages offer."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from game.engine.options import BadOption
from game.entry import GameEntry, entry_fault
from game.games.bridge_solitaire.entry import GAME as BRIDGE_SOLITAIRE
from game.games.democracy.entry import GAME as DEMOCRACY
from game.games.fire_gibbon.entry import GAME as FIRE_GIBBON
from game.games.indian_chief.entry import GAME as INDIAN_CHIEF
from game.games.jersey_gin.entry import GAME as JERSEY_GIN
from game.games.pitch.entry import GAME as PITCH
from game.games.sinful_gibbon.entry import GAME as SINFUL_GIBBON
from game.games.skitgubbe.entry import GAME as SKITGUBBE
from game.games.vendetta.entry import GAME as VENDETTA

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


from game.engine.rules import AnyRules

GROUP = "folkdeck.games"
"""The entry-point group in which other packages offer a ``GAME``."""

_OWN = (
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


class CollectedGames(NamedTuple):
    """Games by their ids, and a sentence about each one that was refused."""

    games: Mapping[str, GameEntry]
    refusals: tuple[str, ...] = ()


def collect_games(own: Iterable[GameEntry], offered: Iterable[EntryPoint]) -> CollectedGames:
    """Our *own* games in their order, then those *offered* by other packages, by name.

    A game that is offered and cannot be played is refused with a sentence and left out.
    """
    games = {entry.rules.id: entry for entry in own}
    refusals = []
    for point in sorted(offered, key=lambda point: (point.name, point.value)):
        try:
            entry = point.load()
        except (Exception, SystemExit) as error:  # whatever a stranger's module does
            words = " ".join(f"{error}".split())
            fault = f"it cannot be imported ({type(error).__name__}: {words})"
        else:
            fault = entry_fault(entry)
            if not fault and entry.rules.id in games:
                fault = f"there is another game “{entry.rules.id}”"
        if fault:
            package = point.dist.name if point.dist else point.module
            refusals.append(f"The game “{point.name}” of {package} is left out: {fault}.")
        else:
            games[entry.rules.id] = entry
    return CollectedGames(MappingProxyType(games), tuple(refusals))


def offered_games() -> Iterable[EntryPoint]:
    """What the installed packages offer; nothing in the frozen download, which has none."""
    if getattr(sys, "frozen", False):
        return ()
    # Imported here: the frozen program does without it.
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)


OWN_GAMES = tuple(entry.rules.id for entry in _OWN)
"""The ids of our own games, in the order of their boxes."""

SHELF, REFUSALS = collect_games(_OWN, offered_games())


def game_entry(game: str) -> GameEntry:
    """The entry of a game by its id.

    Raises:
        BadOption: when there is no such game, naming those there are.
    """
    if game not in SHELF:
        raise BadOption(f"There is no game “{game}”; there are {', '.join(SHELF)}.")
    return SHELF[game]


def game_title(game: str) -> str:
    """The title of a game by its id, which is told in its place if the game is not on the shelf."""
    return SHELF[game].rules.title if game in SHELF else game.replace("_", " ").title()


def open_game(game: str, seats: int | None, options: Mapping[str, object]) -> AnyRules:
    """The rules of a game on the shelf.

    Raises:
        BadOption: when there is no such game, or seats or options do not fit it.
    """
    return game_entry(game).open(seats, options)
