"""Lesson start: how the lesson of a game begins, or goes on where it was left."""

from __future__ import annotations

from functools import partial
from uuid import uuid4

from game.app.help import lesson_progress
from game.app.help.game_assets import open_lesson
from game.app.lesson.lesson_match import LessonDealer, LessonScript, resumable_step
from game.app.lesson.lesson_scene import LessonScene
from game.app.navigation.table_opening import decision_service
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import NewMatchRoute
from game.app.session.session import Session
from game.app.setup import player_defaults
from game.bots.profile import Level
from game.engine.match import IllegalAction
from game.engine.notation import BadNotation
from game.lesson.lesson import Lesson
from game.lesson.lesson_parser import BadLesson
from game.lesson.lesson_runner import LessonRunner
from game.scenario.scenario_parser import BadScenario
from game.shelf import game_entry
from game.store.matches.match_file import is_id
from game.store.player import Player


def start_lesson(context: AppContext, game: str, *, anew: bool = False) -> None:
    """Open the lesson of *game* where it was left, or *anew*; say so if that cannot be."""
    if not is_id(context.settings.person):
        context.change(person=uuid4().hex)
    try:
        scene = _lesson_scene(context, open_lesson(context.assets, game), anew)
    except (BadLesson, BadScenario, BadNotation, IllegalAction) as error:
        line = getattr(error, "line", 0)
        where = f" (line {line})" if line else ""
        context.say(f"This lesson cannot be opened{where}: {error} The rules pages tell the same.")
        return
    context.stack.replace_all(scene)


def novices(context: AppContext, seats: int) -> list[Player]:
    """The person at the screen, and novices on the other seats."""
    players = player_defaults.default_players(context.settings, seats)
    return [
        player if player.human else player._replace(level=str(Level.NOVICE)) for player in players
    ]


def _lesson_scene(context: AppContext, lesson: Lesson, anew: bool) -> LessonScene:
    """The screen of *lesson*.

    Raises:
        BadScenario: when its position does not fit the game.
        BadNotation: when an action of it cannot be understood.
        IllegalAction: when the rules refuse one.
    """
    kept = 0 if anew else lesson_progress.lesson_step(context.settings, lesson.game)
    step = resumable_step(lesson, kept)
    dealer = LessonDealer(lesson, step)
    players = novices(context, dealer.rules.seats)
    session = Session(dealer, dealer.journal(lesson, step), players, decision_service(context))
    runner = LessonRunner(lesson, step)
    session.turn_loop.script = LessonScript(runner, context.settings.pace)
    return LessonScene(context, session, runner, partial(_play_novices, context, lesson.game))


def _play_novices(context: AppContext, game: str) -> None:
    """Deal a match as it is usually played, against novices."""
    rules = game_entry(game).open()
    players = novices(context, rules.seats)
    context.open(NewMatchRoute(game, rules.seats, rules.options.written(), players))
