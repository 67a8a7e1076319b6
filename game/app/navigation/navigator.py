"""The navigator: the one place that knows every screen, and opens it when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.scenes.app_context import AppContext
from game.app.scenes.scene_arguments import HandoverArgs, ScoreSheetArgs
from game.store import atomic_file
from game.store.matches import deleted_match

if TYPE_CHECKING:
    from game.app.review.match_study import AuditArgs, MatchStudy
    from game.engine.journal import Journal
    from game.engine.options import Value
    from game.engine.zones import Seat
    from game.store.player import Player


class SceneNavigator:
    """The ways of one context. Rooms are lit when somebody enters: the first frame needs one."""

    def __init__(self, context: AppContext) -> None:
        """Opens screens on the stack of *context*."""
        self.context = context

    def title(self) -> None:
        """Closes everything and goes to the title."""
        from game.app.menu.title_scene import TitleScene

        self.context.stack.replace_all(TitleScene(self.context))

    def shelf(self) -> None:
        """The shelf with all boxes; says once which games of other packages were left out."""
        from game import shelf
        from game.app.menu.game_choice_scene import GameChoiceScene

        if not self.context.refused_games_told:
            self.context.refused_games_told = True
            for told in shelf.REFUSALS:
                self.context.say(told)
        self.context.stack.push(GameChoiceScene(self.context))

    def setup(self, game: str) -> None:
        """The set-up of *game*."""
        from game.app.setup.setup_scene import SetupScene

        self.context.stack.push(SetupScene(self.context, game))

    def rules(self, game: str = "") -> None:
        """The rules of *game*, or of all."""
        from game.app.help.rules_scene import RulesScene

        self.context.stack.push(RulesScene(self.context, game))

    def settings(self) -> None:
        """The settings."""
        from game.app.menu.settings_scene import SettingsScene

        self.context.stack.push(SettingsScene(self.context))

    def matches(self, chosen: Path | None = None) -> None:
        """All matches."""
        from game.app.matches.matches_scene import MatchesScene

        self.context.stack.push(MatchesScene(self.context, chosen))

    def begin(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Value],
        players: Sequence[Player],
        seed: str = "",
    ) -> None:
        """Deals a new match."""
        from game.app.navigation import match_start

        match_start.new_match(self.context, game, seats, options, players, seed)

    def deal(self, journal: Journal, players: Sequence[Player]) -> None:
        """Sits down to a match."""
        from game.app.navigation import match_start

        match_start.start_match(self.context, journal, players)

    def resume(self, path: Path | None = None) -> None:
        """Goes on with a match on the disk."""
        from game.app.navigation import match_start

        if path is None:
            match_start.resume_newest(self.context)
        else:
            match_start.resume_file(self.context, path)

    def import_file(self, path: Path) -> None:
        """Imports a match from anywhere."""
        from game.app.matches import match_file_opening

        match_file_opening.import_dropped_file(self.context, path)

    def open_file(self, path: Path) -> None:
        """Goes on with a match from anywhere, or shows it."""
        from game.app.matches import match_file_opening

        match_file_opening.open_match_file(self.context, path)

    def curtain(self, handing: HandoverArgs) -> None:
        """The curtain between two people."""
        from game.app.play.curtain_scene import CurtainScene

        self.context.stack.push(CurtainScene(self.context, handing))

    def score(self, tally: ScoreSheetArgs) -> None:
        """A score sheet."""
        from game.app.score.score_scene import ScoreScene

        self.context.stack.push(ScoreScene(self.context, tally))

    def fair(self, fairness: AuditArgs) -> None:
        """What can be checked about a finished match."""
        from game.app.review.audit_scene import AuditScene

        self.context.stack.push(AuditScene(self.context, fairness))

    def analysis(self, study: MatchStudy) -> None:
        """What each decision of a finished match was worth."""
        from game.app.review.analysis_scene import AnalysisScene

        self.context.stack.push(AnalysisScene(self.context, study))

    def replay(self, study: MatchStudy, seat: Seat | None, made: int) -> None:
        """A match once more."""
        from game.app.review.replay_scene import ReplayScene

        self.context.stack.push(ReplayScene(self.context, study, seat, made))


def install_navigator(context: AppContext) -> None:
    """Gives *context* its doors and opens the title."""
    context.navigator = SceneNavigator(context)
    _sweep(context)
    context.say(_taken_over(context))
    context.navigator.title()


def _sweep(context: AppContext) -> None:
    """Clears away what a power cut left half written or deleted, and locks nobody holds."""
    paths = context.paths
    for folder, prefix in (
        (paths.config, paths.settings.name),
        (paths.saves, paths.old_running.name),
        (paths.matches, ""),
    ):
        atomic_file.remove_leftovers(folder, prefix)
    deleted_match.remove_abandoned(paths.matches)


def _taken_over(context: AppContext) -> str:
    """Takes over what an earlier version left; a sentence about what could not be."""
    if not context.paths.old_match_files():
        return ""
    from game.store.matches.old_version_import import import_old_matches

    return import_old_matches(context.paths).trouble
