"""The lesson scene: a match on the real table, and the note that leads through it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.app.help import lesson_progress
from game.app.lesson.lesson_menu import LessonMenu
from game.app.lesson.lesson_note import LessonNote
from game.app.lesson.lesson_tries import LessonTries
from game.app.play.play_scene import PlayScene
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import LessonRoute
from game.app.scenes.scene import Scene
from game.app.session.session import Session
from game.engine.match import IllegalAction
from game.engine.notation import BadNotation
from game.lesson.lesson_parser import BadLesson
from game.lesson.lesson_runner import LessonRunner, Moment
from game.presentation.presented_choice import PresentedChoice
from game.presentation.presenter import presenter_of
from game.table.animation.pause_time import usual_length
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.drawable import Drawable

GO_ON_KEYS = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})
BROKEN = "This lesson cannot go on: {}. The rules pages tell the same."


class LessonScene(Scene):
    """The lesson of one game; what is played lies in the hands of a play scene."""

    name = "lesson"
    commands = ("menu", "hint", "log", "order", "pile", "pass", "rules", "settings")

    def __init__(
        self, context: AppContext, session: Session, runner: LessonRunner,
        play_novices: Callable[[], None],
    ) -> None:  # fmt: skip
        """The lesson of *runner*, in the match of *session*; *play_novices* deals a real match."""
        super().__init__(context.theme)
        self.context = context
        self.runner = runner
        self.play = PlayScene(context, session)
        self._course = LessonTries(session, runner, lambda text: context.keys.fill(text))
        self._play_novices = play_novices
        play = self.play
        play.score_flow.lays_sheets = False
        play.view.on_choice = self.decide
        play.view.animation_player.pause_length = usual_length  # its notes wait for clicks
        tools = play.view.hud.tools
        tools.undo.on_press = tools.redo.on_press = tools.on_to_my_turn.on_press = None
        tools.hint.on_press = self.show_move
        play.menu = self.menu = LessonMenu(context, session.rules.id, play.layers, self.show_move)
        self._note = LessonNote(play.view, session.rules.seats)
        self._step = runner.step
        self._ended = False
        self._sure: Moment | None = None
        """What is known to have a way on: the last moment that was looked at."""

    @property
    def session(self) -> Session:
        """The match of the lesson; it is saved nowhere."""
        return self.play.session

    def enter(self) -> None:
        """Come back from another screen; neither coach nor remarks interrupt a lesson."""
        self.play.enter()
        self.play.table_note.wanted = False
        self.play.bot_remarks.wanted = False

    def leave(self) -> None:
        """The computers stop to think."""
        self.play.leave()

    def layout(self, size: tuple[int, int]) -> None:
        """The table fills the window."""
        super().layout(size)
        self.play.layout(size)
        self._note.layout(resized=True)

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The table and what lies behind it."""
        return self.play.backdrop(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether it is painted."""
        return self.play.backdrop_stamp()

    def free_strip(self, wanted: Callable[[int], int]) -> pygame.Rect:
        """Where a sentence hides least of the table."""
        return self.play.free_strip(wanted)

    def kept_areas(self) -> Sequence[pygame.Rect]:
        """What must be seen of the table."""
        return self.play.kept_areas()

    def drawn(self) -> Sequence[Drawable]:
        """The table with the note, or a dialog over the table."""
        if self.play.layers.dialogs:
            return self.play.drawn()
        return [*self.play.drawn(), *self._note.drawn()]

    def describe(self) -> list[AccessibleNode]:
        """What can be reached."""
        if self.play.layers.dialogs:
            return self.play.describe()
        return [*self._note.describe(), *self.play.describe()]

    def event(self, e: pygame.event.Event) -> bool:
        """First the note, then the table."""
        if not self.play.layers.dialogs and self._on_note(e):
            return True
        return self.play.event(e)

    def own_keys(self) -> list[tuple[str, str]]:
        """The keys of the table."""
        return self.play.own_keys()

    def update(self, dt: float) -> bool:
        """Let the match go on, and the lesson with it."""
        try:
            moving = self.play.update(dt)
            if not self.play.layers.dialogs and not self.play.view.busy:
                self._follow()
        except (BadNotation, BadLesson, IllegalAction) as error:
            self._break_off(error)
            return False
        self.play.view.hud.asks = not (self._course.reads or self._course.over)
        self._note.make_way()
        return moving

    # The course of the lesson

    def decide(self, choice: PresentedChoice) -> None:
        """Play what the learner does, if it is what is asked for; else the note says why not."""
        try:
            taken = self._course.takes(choice.action)
        except BadNotation as error:
            self._break_off(error)
            return
        if taken:
            self._note.say(None)
            self.play.decide(choice)
            return
        self.context.play("refuse")
        self.play.event_feed.offer_again()
        self._say()

    def show_move(self) -> None:
        """Show the move that is asked for; in the free play a master gives a hint."""
        if self._course.free:
            self._course.begin_free_play()
            self._say()
            self.play.hint.ask()
            return
        try:
            wanted = self._course.expected()
        except BadNotation as error:
            self._break_off(error)
            return
        choices = presenter_of(self.session.rules).choices(self.session.hot_seat.observe())
        choice = next((each for each in choices if each.action == wanted), None)
        if choice is None:
            self.context.say("Read the note and go on with Enter.", at_once=True)
        else:
            self.play.view.suggest(choice)
            self._course.answer(f"{choice.label}: Enter plays it.")
            self._say()

    def _on_note(self, e: pygame.event.Event) -> bool:
        """Whether *e* was for the note; then what was to be read is read."""
        if e.type == pygame.MOUSEMOTION and self._note.holds(e.pos):
            return self._hide_pointer()
        clicked = e.type == pygame.MOUSEBUTTONDOWN and e.button == 1 and self._note.holds(e.pos)
        key = e.type == pygame.KEYDOWN and e.key in GO_ON_KEYS and self._note.shown
        if not (clicked or (key and self._course.reads)):
            return False
        if self._course.reads:
            self._go_on()
        return True

    def _hide_pointer(self) -> bool:
        """Keep the pointer on the note from what lies under it, unless it carries a card."""
        if self.play.view.viewer_is_choosing:
            return False
        off = pygame.event.Event(
            pygame.MOUSEMOTION, pos=(-1, -1), rel=(0, 0), buttons=(0, 0, 0), touch=False
        )
        self.play.event(off)
        return True

    def _go_on(self) -> None:
        self.context.play("slide")
        if self._course.go_on():
            self.play.show_after_undo()
        if self._opens_new_deal():
            return
        if not (self._course.reads or self._course.over):
            self._lift_sheet()
        self._say()

    def _lift_sheet(self) -> None:
        """What waits behind a counted score may be shown: no sheet is laid in a lesson."""
        feed = self.play.event_feed
        if feed.due_sheet_title:
            feed.due_sheet_title = ""
            self.play.view.hud.clear_lines()

    def _follow(self) -> None:
        """Say what is to be said now that the table rests."""
        self._course.update()
        course = self._course
        if self.runner.now is not self._sure:
            course.require_way_on()
            self._sure = self.runner.now
        if not (course.free or course.reads or course.over):
            self._lift_sheet()
        if self._opens_new_deal():
            return
        self._say()
        if self._course.over and not self._ended:
            self._ended = True
            self._end()

    def _opens_new_deal(self) -> bool:
        """Keep the step that has begun; True if its own deal is opened instead of this one."""
        if self.runner.step == self._step:
            return False
        self._step = self.runner.step
        lesson_progress.keep_step(self.context, self.session.rules.id, self._step)
        if not self.runner.lesson.deals_anew(self._step):
            return False
        self.context.open(LessonRoute(self.session.rules.id))
        return True

    def _say(self) -> None:
        self._note.say(self._course.note())

    def _end(self) -> None:
        rules = self.session.rules
        lesson_progress.keep_done(self.context, rules.id)
        self.menu.ask_what_next(rules.title, rules.seats == 1, self._play_novices)

    def _break_off(self, error: Exception) -> None:
        """Say that the lesson does not fit the rules, and go back to the games."""
        self.menu.leave()
        self.context.say(BROKEN.format(str(error).rstrip(".")))
