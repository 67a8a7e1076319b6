"""The shelf: the one list of all games, ours and those that other packages offer."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final, NamedTuple

from game.engine.options import BadOption
from game.engine.rules import AnyRules
from game.entry import GameEntry, entry_fault

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "folkdeck.games"
"""The entry-point group in which other packages offer a ``GAME``."""

OWN_GAMES: Final = (
    "sinful_gibbon",
    "fire_gibbon",
    "vendetta",
    "skitgubbe",
    "indian_chief",
    "bridge_solitaire",
    "jersey_gin",
    "pitch",
    "democracy",
)
"""The ids of our own games, which are the names of their packages, in the order of their boxes."""


class Shelf(Mapping[str, GameEntry]):
    """Games by their ids; each of ours is imported when it is first asked for: nobody plays all."""

    def __init__(self, own: Sequence[str], others: Mapping[str, GameEntry]) -> None:
        """Our *own* games in their order, then the *others*."""
        self._ids = (*own, *others)
        self._loaded = dict(others)

    def __getitem__(self, game: str) -> GameEntry:
        if game not in self._ids:
            raise KeyError(game)
        if game not in self._loaded:
            self._loaded[game] = import_module(f"game.games.{game}.entry").GAME
        return self._loaded[game]

    def __contains__(self, game: object) -> bool:
        return game in self._ids

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)


class CollectedGames(NamedTuple):
    """The games that can be played, and a sentence about each one that was refused."""

    games: Shelf
    refusals: tuple[str, ...] = ()


def collect_games(own: Sequence[str], offered: Iterable[EntryPoint]) -> CollectedGames:
    """Our *own* games in their order, then those *offered* by other packages, by name.

    A game that is offered and cannot be played is refused with a sentence and left out.
    """
    others: dict[str, GameEntry] = {}
    refusals = []
    for point in sorted(offered, key=lambda point: (point.name, point.value)):
        try:
            entry = point.load()
        except (Exception, SystemExit) as error:  # whatever a stranger's module does
            words = " ".join(f"{error}".split())
            fault = f"it cannot be imported ({type(error).__name__}: {words})"
        else:
            fault = entry_fault(entry)
            if not fault and (entry.rules.id in own or entry.rules.id in others):
                fault = f"there is another game “{entry.rules.id}”"
        if fault:
            package = point.dist.name if point.dist else point.module
            refusals.append(f"The game “{point.name}” of {package} is left out: {fault}.")
        else:
            others[entry.rules.id] = entry
    return CollectedGames(Shelf(own, others), tuple(refusals))


def offered_games() -> Iterable[EntryPoint]:
    """What the installed packages offer; nothing in the frozen download, which has none."""
    if getattr(sys, "frozen", False):
        return ()
    # Imported here: the frozen program does without it.
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)


SHELF, REFUSALS = collect_games(OWN_GAMES, offered_games())


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
