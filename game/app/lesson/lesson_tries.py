"""The tries in a lesson: which move is taken, which is taken back, and when it goes on."""

from __future__ import annotations

from collections.abc import Callable

from game.app.lesson.lesson_note import NoteText
from game.app.session.session import Session
from game.engine.action import Action
from game.lesson.lesson import LEARNER, Expect, FreePlay, Let, Pointer, Say
from game.lesson.lesson_check import round_has_ended
from game.lesson.lesson_judgement import Judgement
from game.lesson.lesson_parser import BadLesson
from game.lesson.lesson_runner import LessonRunner, TakeBack
from game.scenario.written_action import written_action

GO_ON = "Click here or press Enter to go on."
TAKE_BACK = "Click here or press Enter: it is taken back."
YOUR_MOVE = "Your move. {hint} shows it."
FREE_ROUND = "Play freely: the end of the round ends the lesson. {hint} gives a hint."
FREE_TURNS = "Play freely: after some turns the lesson ends. {hint} gives a hint."
READ_FIRST = "Read this first."
OTHERS_FIRST = "Wait: others play first."
NOT_NOW = "You may do that, but it is not what is asked for now."


class LessonTries:
    """The way through the lesson *runner* in the match of *session*."""

    def __init__(
        self, session: Session, runner: LessonRunner, fill_keys: Callable[[str], str]
    ) -> None:
        """Begin with nothing tried; *fill_keys* fills in which key gives a hint."""
        self._fill_keys = fill_keys
        self._session = session
        self._runner = runner
        self._answer = ""
        self._before_attempt = 0
        """How many actions there were before the mistake that is shown now."""
        self._free_since: tuple[int, int] | None = None
        """How many events and actions there were when the free play began."""
        self._played_freely = False

    @property
    def reads(self) -> bool:
        """Whether something is to be read before the lesson goes on."""
        return isinstance(self._runner.now, Say | TakeBack)

    @property
    def free(self) -> bool:
        """Whether everybody plays freely."""
        return isinstance(self._runner.now, FreePlay)

    @property
    def over(self) -> bool:
        """Whether the lesson is over."""
        return self._runner.now is None

    def takes(self, action: Action) -> bool:
        """Whether *action* of the learner is played now; the note says why not.

        Raises:
            BadNotation: when an action of the lesson cannot be understood at this moment.
        """
        match, now = self._session.match, self._runner.now
        if self.free:
            self._played_freely = True
            return True
        if not isinstance(now, Expect):
            self._answer = READ_FIRST if self.reads else OTHERS_FIRST
            return False
        judgement = self._runner.judge(match, action)
        if judgement is Judgement.OTHER:
            self._answer = NOT_NOW
            return False
        self._answer = ""
        self._before_attempt = len(match.actions)
        self._runner.acted(match, action)
        return True

    def go_on(self) -> bool:
        """Go on after what was said was read; True if a mistake was taken back for it."""
        taken_back = isinstance(self._runner.now, TakeBack)
        if taken_back:
            self._session.undo_to(self._before_attempt)
        self._answer = ""
        self._runner.read()
        return taken_back

    def expected(self) -> Action | None:
        """The action that is asked for now, the first one if there are several.

        Raises:
            BadNotation: when it cannot be understood.
        """
        now = self._runner.now
        if not isinstance(now, Expect):
            return None
        return written_action(self._session.match, LEARNER, now.actions[0])

    def require_way_on(self) -> None:
        """See that something of what is asked for can be done now.

        Raises:
            BadNotation: when it cannot be understood.
            BadLesson: when the rules refuse all of it.
        """
        now, match = self._runner.now, self._session.match
        if isinstance(now, Expect):
            wanted = [written_action(match, LEARNER, each) for each in now.actions]
            if all(match.why_illegal(action) is not None for action in wanted):
                raise BadLesson(now.line, f"line {now.line} asks for what cannot be done")

    def begin_free_play(self) -> None:
        """What was said of the free play has been read."""
        self._played_freely = True

    def answer(self, text: str) -> None:
        """Say *text* over what is said now, until something is done."""
        self._answer = text

    def update(self) -> None:
        """Let the free play end with its round; called when the table rests."""
        now, match = self._runner.now, self._session.match
        if not isinstance(now, FreePlay):
            return
        if self._free_since is None:
            self._free_since = len(match.record.events), len(match.actions)
        events, actions = self._free_since
        made = sum(action.seat == LEARNER for action in match.actions[actions:])
        enough = now.decisions is not None and made >= now.decisions
        if enough or round_has_ended(match, events):
            self._runner.finish()

    def note(self) -> NoteText | None:
        """What is to be read now; None while others play."""
        runner, now = self._runner, self._runner.now
        steps = runner.lesson.steps
        step = min(runner.step, len(steps) - 1)
        head = f"{step + 1} of {len(steps)}: {steps[step].title}"
        if isinstance(now, TakeBack):
            return NoteText(head, now.text, TAKE_BACK)
        if isinstance(now, Let):
            return None
        said = now if isinstance(now, Say) else runner.said
        if said is None or (self.free and (self._played_freely or not self._on_turn)):
            return None
        pointers: tuple[Pointer, ...] = said.pointers
        asks = isinstance(now, Expect | FreePlay)
        return NoteText(head, said.text, self._foot, pointers, asks, self._answer)

    @property
    def _on_turn(self) -> bool:
        """Whether the learner may do something now."""
        return LEARNER in self._session.match.seats_with_moves

    @property
    def _foot(self) -> str:
        now = self._runner.now
        if isinstance(now, FreePlay):
            return self._fill_keys(FREE_TURNS if now.decisions else FREE_ROUND)
        return self._fill_keys(YOUR_MOVE) if isinstance(now, Expect) else GO_ON
