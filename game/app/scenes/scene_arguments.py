"""Scene arguments: what a screen is opened with, and the interface of the navigator."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from game.app.review.match_study import AuditArgs, MatchStudy
    from game.engine.journal import Journal
    from game.engine.options import Value
    from game.engine.status import Sheet
    from game.engine.zones import Seat
    from game.store.player import Player


class ScoreButton(NamedTuple):
    """A way on from a sheet: a word on a button and what it does; the first is primary."""

    label: str
    on_press: Callable[[], None]


class ScoreSheetArgs(NamedTuple):
    """All that a score sheet shows."""

    game: str
    title: str
    sheet: Sheet
    players: Sequence[Player]
    own: Seat | None
    """The viewer's seat, whose column is tinted."""
    buttons: Sequence[ScoreButton]
    before: Sheet | None = None
    """The sheet as it was seen last: what differs is counted anew. None counts everything."""
    on_back: Callable[[], None] | None = None
    """What Escape does, which neither deals nor ends anything; None puts the sheet away."""


class HandoverArgs(NamedTuple):
    """Whom the screen is handed to, and what happened in his sight since he looked last."""

    name: str
    portrait: str
    recap: Sequence[str]
    on_open: Callable[[], None]


class Navigator(Protocol):
    """Every door of the house. Screens are opened over the one that is seen, if nothing is said."""

    def title(self) -> None:
        """Closes everything and goes to the title; a running match stays on the disk."""
        ...

    def shelf(self) -> None:
        """The shelf with all boxes."""
        ...

    def setup(self, game: str) -> None:
        """The set-up of *game*."""
        ...

    def rules(self, game: str = "") -> None:
        """The rules of *game*; of the last one, with the others to choose, if none is named."""
        ...

    def settings(self) -> None:
        """The settings."""
        ...

    def matches(self, chosen: Path | None = None) -> None:
        """All matches; *chosen* is the file of the one to be chosen at first."""
        ...

    def begin(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Value],
        players: Sequence[Player],
        seed: str = "",
    ) -> None:
        """Deals a new match; closes everything else.

        Raises:
            BadOption: when seats or options do not fit the game.
        """
        ...

    def deal(self, journal: Journal, players: Sequence[Player]) -> None:
        """Sits down to the match of *journal*; closes everything else."""
        ...

    def resume(self, path: Path | None = None) -> None:
        """Goes on with the match in the file *path*, or with the newest; says why if it cannot."""
        ...

    def import_file(self, path: Path) -> None:
        """Imports the match in a file that was dropped on the window."""
        ...

    def open_file(self, path: Path) -> None:
        """Opens the match in any file: to go on with it, or to watch it."""
        ...

    def curtain(self, handing: HandoverArgs) -> None:
        """The curtain between two people."""
        ...

    def score(self, tally: ScoreSheetArgs) -> None:
        """A score sheet."""
        ...

    def fair(self, fairness: AuditArgs) -> None:
        """What can be checked about a finished match."""
        ...

    def analysis(self, study: MatchStudy) -> None:
        """What each decision of a finished match was worth."""
        ...

    def replay(self, study: MatchStudy, seat: Seat | None, made: int) -> None:
        """A match as *seat* saw it, or everybody, after so many actions had been *made*."""
        ...
