"""The navigator: the one place that knows every screen, and opens the one a route asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from game.app.navigation.startup_tidying import (
    import_earlier_matches,
    remove_old_leftovers,
    warn_of_locked_folder,
)
from game.app.review.review_routes import AnalysisRoute, AuditRoute, ReplayRoute
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import (
    CrashReportRoute,
    CreditsRoute,
    CurtainRoute,
    DailyRoute,
    GameChoiceRoute,
    ImportRoute,
    JournalRoute,
    KeysRoute,
    LessonChoiceRoute,
    LessonRoute,
    MatchesRoute,
    MatchFileRoute,
    NewMatchRoute,
    RecordsRoute,
    ResumeRoute,
    Route,
    RulesRoute,
    ScoreRoute,
    SettingsRoute,
    SetupRoute,
    TitleRoute,
)

R = TypeVar("R", bound=Route)


class Navigator:
    """The way to each screen, on the stack of one context.

    A screen is imported when it is opened for the first time: the first frame needs only one.
    """

    def __init__(self, context: AppContext) -> None:
        """Open screens on the stack of *context*."""
        self._context = context
        self._openers: dict[type[Route], Callable[[Any], None]] = {}
        self._register(TitleRoute, self._title)
        self._register(CrashReportRoute, self._crash_report)
        self._register(GameChoiceRoute, self._game_choice)
        self._register(LessonChoiceRoute, self._lesson_choice)
        self._register(SetupRoute, self._setup)
        self._register(RulesRoute, self._rules)
        self._register(SettingsRoute, self._settings)
        self._register(CreditsRoute, self._credits)
        self._register(KeysRoute, self._keys)
        self._register(MatchesRoute, self._matches)
        self._register(RecordsRoute, self._records)
        self._register(DailyRoute, self._daily)
        self._register(NewMatchRoute, self._new_match)
        self._register(LessonRoute, self._lesson)
        self._register(JournalRoute, self._journal)
        self._register(ResumeRoute, self._resume)
        self._register(ImportRoute, self._import)
        self._register(MatchFileRoute, self._match_file)
        self._register(CurtainRoute, self._curtain)
        self._register(ScoreRoute, self._score)
        self._register(AuditRoute, self._audit)
        self._register(AnalysisRoute, self._analysis)
        self._register(ReplayRoute, self._replay)

    @property
    def routes(self) -> frozenset[type[Route]]:
        """The kinds of routes that can be opened."""
        return frozenset(self._openers)

    def open(self, route: Route) -> None:
        """Open the screen that *route* asks for.

        Raises:
            BadOption: when a new match is asked for with seats or options that do not fit.
        """
        self._openers[type(route)](route)

    def _register(self, kind: type[R], opener: Callable[[R], None]) -> None:
        self._openers[kind] = opener

    def _title(self, route: TitleRoute) -> None:
        from game.app.menu.title_scene import TitleScene

        self._context.stack.replace_all(TitleScene(self._context))

    def _crash_report(self, route: CrashReportRoute) -> None:
        from game.app.window.crash_report_scene import CrashReportScene

        self._context.stack.replace_all(CrashReportScene(self._context, route))

    def _game_choice(self, route: GameChoiceRoute) -> None:
        """Open the shelf; say once which games of other packages were left out."""
        from game import shelf
        from game.app.menu.game_choice_scene import GameChoiceScene

        if not self._context.refused_games_told:
            self._context.refused_games_told = True
            for refusal in shelf.REFUSALS:
                self._context.say(refusal)
        self._context.stack.push(GameChoiceScene(self._context))

    def _lesson_choice(self, route: LessonChoiceRoute) -> None:
        from game.app.menu.lesson_choice_scene import LessonChoiceScene

        self._context.stack.push(LessonChoiceScene(self._context))

    def _setup(self, route: SetupRoute) -> None:
        from game.app.setup.setup_scene import SetupScene

        self._context.stack.push(SetupScene(self._context, route.game))

    def _rules(self, route: RulesRoute) -> None:
        from game.app.help.rules_scene import RulesScene

        self._context.stack.push(RulesScene(self._context, route))

    def _settings(self, route: SettingsRoute) -> None:
        from game.app.settings.settings_scene import SettingsScene

        self._context.stack.push(SettingsScene(self._context, route.page))

    def _credits(self, route: CreditsRoute) -> None:
        from game.app.credits.credits_scene import CreditsScene

        self._context.stack.push(CreditsScene(self._context))

    def _keys(self, route: KeysRoute) -> None:
        from game.app.help.keys_scene import KeysScene

        self._context.stack.push(KeysScene(self._context, route.commands, route.own))

    def _matches(self, route: MatchesRoute) -> None:
        from game.app.matches.matches_scene import MatchesScene

        self._context.stack.push(MatchesScene(self._context, route.chosen))

    def _records(self, route: RecordsRoute) -> None:
        from game.app.records.records_scene import RecordsScene

        self._context.stack.push(RecordsScene(self._context))

    def _daily(self, route: DailyRoute) -> None:
        from game.app.daily.daily_scene import DailyScene

        self._context.stack.push(DailyScene(self._context, route.game))

    def _new_match(self, route: NewMatchRoute) -> None:
        from game.app.navigation import match_start

        match_start.new_match(self._context, route)

    def _lesson(self, route: LessonRoute) -> None:
        from game.app.navigation import lesson_start

        lesson_start.start_lesson(self._context, route.game, anew=route.anew)

    def _journal(self, route: JournalRoute) -> None:
        from game.app.navigation import match_start

        match_start.start_match(
            self._context, route.journal, route.players, route.known_deal, route.daily
        )

    def _resume(self, route: ResumeRoute) -> None:
        from game.app.navigation import match_resume

        if route.path is None:
            match_resume.resume_newest(self._context)
        else:
            match_resume.resume_file(self._context, route.path)

    def _import(self, route: ImportRoute) -> None:
        from game.app.matches.dropped_file import import_dropped_file

        import_dropped_file(self._context, route.path)

    def _match_file(self, route: MatchFileRoute) -> None:
        from game.app.matches import match_opening

        match_opening.open_match_file(self._context, route.path)

    def _curtain(self, route: CurtainRoute) -> None:
        from game.app.play.curtain.curtain_scene import CurtainScene

        self._context.stack.push(CurtainScene(self._context, route))

    def _score(self, route: ScoreRoute) -> None:
        from game.app.score.score_scene import ScoreScene

        self._context.stack.push(ScoreScene(self._context, route))

    def _audit(self, route: AuditRoute) -> None:
        from game.app.review.audit_scene import AuditScene

        self._context.stack.push(AuditScene(self._context, route.review))

    def _analysis(self, route: AnalysisRoute) -> None:
        from game.app.review.analysis_scene import AnalysisScene

        self._context.stack.push(AnalysisScene(self._context, route.review))

    def _replay(self, route: ReplayRoute) -> None:
        from game.app.replay.replay_scene import ReplayScene

        scene = ReplayScene(self._context, route.review, route.seat, route.made)
        self._context.stack.push(scene)


def install_navigator(context: AppContext) -> None:
    """Let *context* open screens, tidy the folders, and open the title."""
    context.open = Navigator(context).open
    remove_old_leftovers(context)
    import_earlier_matches(context)
    warn_of_locked_folder(context)
    context.open(TitleRoute())
