"""Routes: what one screen asks for when another is to be opened, a value for each screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from game.engine.journal import Journal
    from game.engine.options import Value
    from game.engine.zones import Seat
    from game.presentation.score_sheet import ScoreSheet
    from game.store.player import Player


class Route:
    """A request to open a screen, given to ``context.open``.

    The screen lies over the one that is seen, unless the route says otherwise.
    """


@dataclass(frozen=True, slots=True)
class TitleRoute(Route):
    """The title; every other screen closes, and a running match stays on the disk."""


@dataclass(frozen=True, slots=True)
class CrashReportRoute(Route):
    """The report of a failure; every other screen closes, and a running match stays on the disk."""

    written: str
    """The end of a sentence that says where it was written down."""


@dataclass(frozen=True, slots=True)
class GameChoiceRoute(Route):
    """The shelf with the boxes of all games."""


@dataclass(frozen=True, slots=True)
class LessonChoiceRoute(Route):
    """The list of all lessons."""


@dataclass(frozen=True, slots=True)
class SetupRoute(Route):
    """The set-up of a match."""

    game: str
    """The game's id."""


@dataclass(frozen=True, slots=True)
class RulesRoute(Route):
    """The rules pages."""

    game: str = ""
    """The game's id; empty for the last one played, with the others to choose from."""
    refusal: str = ""
    """The code of a refusal: the page opens at the part that answers it."""
    asked: tuple[str, ...] = ()
    """Without such a code: verbs of what may be done now; the page opens where it tells of them."""
    unusual: str = ""
    """What is otherwise than usual in the match that is played or watched, in words."""


@dataclass(frozen=True, slots=True)
class SettingsRoute(Route):
    """The settings."""

    page: str = ""
    """The title of the page to open; empty for the first."""


@dataclass(frozen=True, slots=True)
class CreditsRoute(Route):
    """Who made what is in the program, with all licences."""


@dataclass(frozen=True, slots=True)
class KeysRoute(Route):
    """The keys that can be used on the screen beneath."""

    commands: Sequence[str]
    """The commands of that screen, by their ids."""
    own: Sequence[tuple[str, str]]
    """Other keys of that screen, each with what it does."""


@dataclass(frozen=True, slots=True)
class MatchesRoute(Route):
    """The list of saved matches."""

    chosen: Path | None = None
    """The file of the match to select at first."""


@dataclass(frozen=True, slots=True)
class RecordsRoute(Route):
    """What came of the matches of each person."""


@dataclass(frozen=True, slots=True)
class DailyRoute(Route):
    """The deal of the day of a game, and what came of those of the last days."""

    game: str
    """The game's id."""


@dataclass(frozen=True, slots=True)
class NewMatchRoute(Route):
    """A new match at the table; every other screen closes.

    Opening it raises ``BadOption`` if seats or options do not fit the game.
    """

    game: str
    seats: int
    options: Mapping[str, Value]
    players: Sequence[Player]
    seed: str = ""
    """What to shuffle from; empty for a seed by chance."""
    known_deal: str = ""
    """How the deal may have been known before: see :mod:`game.store.matches.known_deal`."""


@dataclass(frozen=True, slots=True)
class LessonRoute(Route):
    """The lesson of a game; every other screen closes. A sentence says why if it cannot be read."""

    game: str
    """The game's id."""
    anew: bool = False
    """Whether it begins with its first step, wherever it was left."""


@dataclass(frozen=True, slots=True)
class JournalRoute(Route):
    """A new match dealt as its journal says; every other screen closes."""

    journal: Journal
    players: Sequence[Player]
    known_deal: str = ""
    """How the deal may have been known before: see :mod:`game.store.matches.known_deal`."""
    daily: str = ""
    """The date whose deal it is, as ``2026-05-01``; empty for every other deal."""


@dataclass(frozen=True, slots=True)
class ResumeRoute(Route):
    """A saved match at the table; a sentence says why if it cannot be continued."""

    path: Path | None = None
    """The file of the match; None for the newest that is not over."""


@dataclass(frozen=True, slots=True)
class ImportRoute(Route):
    """The list of matches, with one imported that was dropped on the window."""

    path: Path


@dataclass(frozen=True, slots=True)
class MatchFileRoute(Route):
    """The match in any file, at the table if it can be continued, else as a replay."""

    path: Path


@dataclass(frozen=True, slots=True)
class CurtainRoute(Route):
    """The curtain that hides the table until the next person looks."""

    name: str
    """The person the screen is handed to."""
    portrait: str
    reason: str
    """Why the person is called, as everybody may know it: ``You may sluff.``"""
    concerning: Sequence[str]
    """What happened in public since that person decided last and concerns him, in sentences."""
    others: Sequence[str]
    """What else happened."""
    on_open: Callable[[], None]
    """Called just before the curtain opens."""


class ScoreButton(NamedTuple):
    """A button under a score sheet."""

    label: str
    on_press: Callable[[], None]


class SheetMoments(Protocol):
    """What is said of a finished match under its last sheet, found while the sheet lies there."""

    @property
    def looking(self) -> bool:
        """Whether they are still looked for."""
        ...

    @property
    def heading(self) -> str:
        """What stands over the buttons; it also says that they are still looked for."""
        ...

    @property
    def buttons(self) -> Sequence[ScoreButton]:
        """The moments that were found, each with a way to it."""
        ...

    @property
    def most(self) -> int:
        """How many moments may be found: their place is kept from the start."""
        ...

    def poll(self) -> bool:
        """Look on without waiting; True once, when all were found."""
        ...

    def stop(self) -> None:
        """Stop looking at once; what was found is kept."""
        ...


@dataclass(frozen=True, slots=True)
class ScoreRoute(Route):
    """A score sheet."""

    game: str
    title: str
    sheet: ScoreSheet
    players: Sequence[Player]
    own: Seat | None
    """The viewer's seat, whose column is tinted."""
    buttons: Sequence[ScoreButton]
    """The first one is the primary button."""
    before: ScoreSheet | None = None
    """The sheet as it was shown last: differences are counted up. None counts up everything."""
    on_back: Callable[[], None] | None = None
    """What Escape does; None closes the sheet."""
    moments: SheetMoments | None = None
    """The turning points of a match that is over."""
    over: bool = False
    """Whether the match is over: only then the leader gets a medal."""
