"""The doors: the one place that knows every screen, and opens it when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.parlour import Parlour
from game.app.ways import Handing, Tally
from game.store import atomic

if TYPE_CHECKING:
    from game.app.study import Fairness, Study
    from game.engine.journal import Journal
    from game.engine.options import Value
    from game.engine.zones import Seat
    from game.store.player import Player


class Doors:
    """The ways of one parlour. Rooms are lit when somebody enters: the first frame needs one."""

    def __init__(self, parlour: Parlour) -> None:
        """Opens screens on the stack of *parlour*."""
        self.parlour = parlour

    def title(self) -> None:
        """Closes everything and goes to the title."""
        from game.app.title_scene import TitleScene

        self.parlour.stack.home(TitleScene(self.parlour))

    def shelf(self) -> None:
        """The shelf with all boxes."""
        from game.app.shelf_scene import ShelfScene

        self.parlour.stack.push(ShelfScene(self.parlour))

    def setup(self, game: str) -> None:
        """The set-up of *game*."""
        from game.app.setup_scene import SetupScene

        self.parlour.stack.push(SetupScene(self.parlour, game))

    def rules(self, game: str = "") -> None:
        """The rules of *game*, or of all."""
        from game.app.rules_scene import RulesScene

        self.parlour.stack.push(RulesScene(self.parlour, game))

    def settings(self) -> None:
        """The settings."""
        from game.app.settings_scene import SettingsScene

        self.parlour.stack.push(SettingsScene(self.parlour))

    def matches(self, chosen: Path | None = None) -> None:
        """All matches."""
        from game.app.matches_scene import MatchesScene

        self.parlour.stack.push(MatchesScene(self.parlour, chosen))

    def begin(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Value],
        players: Sequence[Player],
        seed: str = "",
    ) -> None:
        """Deals a new match."""
        from game.app import opening

        opening.begin(self.parlour, game, seats, options, players, seed)

    def deal(self, journal: Journal, players: Sequence[Player]) -> None:
        """Sits down to a match."""
        from game.app import opening

        opening.sit_down(self.parlour, journal, players)

    def resume(self, path: Path | None = None) -> None:
        """Goes on with a match on the disk."""
        from game.app import opening

        if path is None:
            opening.resume(self.parlour)
        else:
            opening.resume_file(self.parlour, path)

    def take_file(self, path: Path) -> None:
        """Imports a match from anywhere."""
        from game.app import match_open

        match_open.take_file(self.parlour, path)

    def open_file(self, path: Path) -> None:
        """Goes on with a match from anywhere, or shows it."""
        from game.app import match_open

        match_open.open_file(self.parlour, path)

    def curtain(self, handing: Handing) -> None:
        """The curtain between two people."""
        from game.app.curtain_scene import CurtainScene

        self.parlour.stack.push(CurtainScene(self.parlour, handing))

    def score(self, tally: Tally) -> None:
        """A score sheet."""
        from game.app.score_scene import ScoreScene

        self.parlour.stack.push(ScoreScene(self.parlour, tally))

    def fair(self, fairness: Fairness) -> None:
        """What can be checked about a finished match."""
        from game.app.fair_scene import FairScene

        self.parlour.stack.push(FairScene(self.parlour, fairness))

    def analysis(self, study: Study) -> None:
        """What each decision of a finished match was worth."""
        from game.app.analysis_scene import AnalysisScene

        self.parlour.stack.push(AnalysisScene(self.parlour, study))

    def replay(self, study: Study, seat: Seat | None, made: int) -> None:
        """A match once more."""
        from game.app.replay_scene import ReplayScene

        self.parlour.stack.push(ReplayScene(self.parlour, study, seat, made))


def hang(parlour: Parlour) -> None:
    """Gives *parlour* its doors and opens the title."""
    parlour.ways = Doors(parlour)
    _sweep(parlour)
    parlour.say(_taken_over(parlour))
    parlour.ways.title()


def _sweep(parlour: Parlour) -> None:
    """Clears away what a power cut left half written, and locks that nobody holds."""
    paths = parlour.paths
    for folder, prefix in (
        (paths.config, paths.settings.name),
        (paths.saves, paths.old_running.name),
        (paths.matches, ""),
    ):
        atomic.sweep(folder, prefix)


def _taken_over(parlour: Parlour) -> str:
    """Takes over what an earlier version left; a sentence about what could not be."""
    if not parlour.paths.earlier():
        return ""
    from game.store.takeover import take_over

    return take_over(parlour.paths).trouble
