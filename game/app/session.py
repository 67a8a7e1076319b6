"""The session: a match with the people and computers who play it, saved after every decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from game.app.autosave import Autosave
from game.app.ending import ended
from game.app.faults import FaultLog
from game.app.match_log import MatchLog, log_of
from game.app.mind import Mind
from game.app.recap import stretch, told
from game.app.undo import Decision, UndoAnswer, UndoHistory, known
from game.app.waiting import Waiting
from game.bots.bot import WAIT
from game.bots.manner import Level, Manner
from game.engine.action import Action, Choice, Refusal
from game.engine.events import Event, Said
from game.engine.journal import CorruptJournal, Journal
from game.engine.match import IllegalAction, Match
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.shelf import Box
from game.store.player import Player

ADVISER = Manner(Level.MASTER)


class Hinted(NamedTuple):
    """What a master would do, and why, in one sentence or nothing."""

    choice: Choice
    why: str = ""


class Session(Waiting):
    """Keeps a match going: takes decisions from the screen and from computer players.

    *pace* is the least time in seconds a computer is seen thinking. Who looks at the screen is
    :attr:`viewer`; where two people share it, a curtain hides the table until
    :meth:`open_curtain` was called for the one in :attr:`waiting_for`.
    """

    def __init__(
        self,
        box: Box,
        journal: Journal,
        players: Sequence[Player],
        mind: Mind,
        autosave: Autosave | None = None,
        *,
        curtain: bool = True,
        pace: float = 0.6,
        log: Callable[[str], object] = lambda text: None,
    ) -> None:
        """Plays *journal* as far as it goes, then goes on from there; *log* hears of faults.

        Raises:
            BadOption: when seats or options do not fit the game.
            CorruptJournal: when the match was saved by another version of the rules, or these
                refuse an action of it.
        """
        rules = box.open(journal.seats, journal.options)
        if journal.version != rules.version:
            raise CorruptJournal(f"This {rules.title} match was saved by another version.")
        match = Match(rules, journal.seed)
        super().__init__(match, players, mind, journal.options, curtain=curtain, pace=pace)
        self.rules: AnyRules = rules
        self._journal = replace(journal, actions=(), steps={})
        self._steps = dict(journal.steps)
        self.autosave = autosave or Autosave(None, players)
        self._hint_at: int | None = None
        """The number of actions when a hint was asked for, until it is there."""
        self._left: dict[Seat, int] = {}
        self._history = UndoHistory(players)
        self._away = False
        """Whether the table was left."""
        self._log = MatchLog(match.record.events)
        self._replay(journal.actions)
        if any(told.kind == "undo" for told in self.autosave.events):
            self._log = log_of(rules, journal.seed, self.autosave.events)
        self._start()
        self.autosave.begin(self.journal)
        path = self.autosave.path
        self._faults = FaultLog(mind, self.players, path.stem if path else journal.game, log)
        progress = self.autosave.progress
        self._history.undone = list(progress.redo)
        self.assisted = progress.assisted
        """Whether somebody took back what had shown him something: then it stays so."""
        if self.over:  # the power was cut between its last decision and this
            self._put_by()

    # What is seen

    def recap(self, seat: Seat) -> list[str]:
        """What happened in public since *seat* decided last, in sentences."""
        events = self.match.events(None, self._left.get(seat, 0))
        return told(events, [player.name for player in self.players])

    def note(self) -> None:
        """Keeps in a few words where the match stands; the title tells it."""
        seat = self.to_act
        if seat is not None:
            whose = f"{self.players[seat].name}’s turn" if self.hot_seat else "your turn"
            where = stretch(self.match.record.events, len(self.match.actions))
            self.autosave.stands(f"{where}, {whose}")

    @property
    def trouble(self) -> str:
        """One sentence about a damaged or unsaved match; the screen shows it and forgets it."""
        return self.autosave.trouble or self._faults.trouble

    def forget_trouble(self) -> None:
        """The trouble was told."""
        if self.autosave.trouble:
            self.autosave.trouble = ""
        else:
            self._faults.trouble = ""

    # What is decided

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.outcome is not None

    def winners(self) -> tuple[Seat, ...]:
        """Who has won the match; nobody while it goes on."""
        outcome = self.match.outcome
        return () if outcome is None else tuple(outcome.winners)

    def submit(self, action: Action, steps: int | None = None) -> Refusal | None:
        """Plays *action*, or says why not; saved when this returns.

        *steps* says how long a computer thought, where the time limit ended that.
        """
        number, told = len(self.match.actions), len(self.match.record.events)
        refused = self._play(action)
        if refused is None:
            self._log.made(self.match.record.events[told:])
            self._steps.pop(number, None)
            if steps is not None:
                self._steps[number] = steps
            self._history.acted(self.match, action, by_person=action.seat in self.humans)
            self.autosave.action(action, steps)
            if self.over:
                self._put_by()
        return refused

    def poll(self, dt: float) -> bool:
        """Lets *dt* seconds pass; True when a computer has decided, or time has run out.

        Raises:
            IllegalAction: when a computer's decision, lawful when it was asked, is refused.
        """
        if self.over:
            return False
        due = self._due(dt, thinking=self._hint_at is None)
        if self._hint_at is None:
            self._faults.listen(self.match)
        for action, steps in due:
            refused = self.submit(action, steps)
            if refused is not None:
                raise IllegalAction(refused)
        if self.silence_tells:
            self._history.kept_still()
        return bool(due)

    @property
    def after_computer(self) -> bool:
        """Whether the last decision was a computer's."""
        actions = self.match.actions
        return bool(actions) and not self.players[actions[-1].seat].human

    # Help

    def ask_hint(self) -> bool:
        """Asks a computer what it would do in the viewer's place; False if he can do nothing."""
        seat = self.viewer
        if seat is None or not self.may_act:
            return False
        self._drop_question()
        self.autosave.event("hint", seat=seat)
        self._hint_at = len(self.match.actions)
        self._mind.ask(self._question(seat, ADVISER, wonders=True))
        return True

    def poll_hint(self) -> Hinted | None:
        """The hint asked for, once it is there and still to the point."""
        if self._hint_at is None:
            return None
        action = self._mind.poll()
        if self._faults.listen(self.match, hinting=True):
            self._drop_hint()
            return None
        if action is None:
            return None
        self._hint_at = None
        if action.verb == WAIT:
            return Hinted(Choice(action, "Wait", None))
        found = (each for each in self.observe().choices if each.action == action)
        choice = next(found, None)
        return None if choice is None else Hinted(choice, self._mind.why)

    @property
    def hinting(self) -> bool:
        """Whether a hint is still being thought about."""
        return self._hint_at is not None

    def undo_answer(self, seconds: float | None = None) -> UndoAnswer | None:
        """Whether the last decision of a person may be taken back, and why not.

        None as long as that is not known after so many *seconds*; ask again.
        """
        asks = self.viewer if self.hot_seat and self.curtain else None
        return self._history.look(self.match, asks, self._played_again, seconds)

    def undo(self) -> str:
        """Takes back the last decision and all that followed; a sentence if it cannot."""
        answer = self.undo_answer()
        assert answer is not None
        if answer.granted:
            self._go_back(answer.to)
        return answer.text

    @property
    def may_undo_anyway(self) -> bool:
        """Whether a refused undo may be had all the same: no other person is wronged by it."""
        answer = self.undo_answer()
        return answer is not None and answer.shown and not self.hot_seat

    def undo_anyway(self) -> None:
        """Takes back the last decision though something was shown since.

        The match is assisted from now on, for good.
        """
        answer = self.undo_answer()
        if answer is None or not self.may_undo_anyway:
            return
        if not self.assisted:
            self.assisted = True
            self.autosave.event("assisted")
        self._go_back(answer.to)

    @property
    def took_back(self) -> bool:
        """Whether some decision was taken back and not made again."""
        return self._log.took_back

    def log_lines(self) -> list[tuple[Said, bool]]:
        """All that was said so far, and whether the decision it came from was taken back."""
        return self._log.lines()

    def redo(self) -> str:
        """Does again what was taken back last; a sentence if it cannot."""
        undone = self._history.undone
        if not undone:
            return "There is nothing to do again."
        group, rest = undone[-1], undone[:-1]
        seat = group[0].seat
        if self.hot_seat and self.curtain and self.viewer != seat:
            return f"{self.players[seat].name} took that back; nobody else does it again."
        self._drop_question()
        made = len(self.match.actions)
        news: list[Sequence[Event]] = []
        for action in group:
            told = len(self.match.record.events)
            if self._play(action) is not None:
                break
            news.append(self.match.record.events[told:])
        self._log.again(news)
        self._history.undone = rest
        self.autosave.redo(self.match.actions[made:])
        return ""

    @property
    def journal(self) -> Journal:
        """The match so far in its smallest form."""
        actions = tuple(self.match.actions)
        steps = {number: done for number, done in self._steps.items() if number < len(actions)}
        return replace(self._journal, actions=actions, steps=steps)

    @property
    def seal(self) -> str:
        """What fixes the shuffle without giving it away; nothing where it was not sealed."""
        return self._journal.seal

    def leave(self) -> None:
        """Leaves the match where it is: it waits among the others, and any window may open it."""
        self._drop_question()
        if not (self.over or self._away):
            self.autosave.event("left")
        self._away = True
        self.autosave.close()

    # The inside

    def _play(self, action: Action) -> Refusal | None:
        """Plays *action* on the table, or says why not."""
        match, seat = self.match, action.seat
        turn, asked = match.turn, self._is_asked(seat)
        decision = Decision(len(match.actions), seat, match.settled)
        before = known(match, seat) if asked else None
        try:
            match.submit(action)
        except IllegalAction as error:
            return error.refusal
        if asked:
            self._history.decided(decision._replace(before=before))
        self._drop_hint()
        self.call(None)
        self._acted(action, turn)
        self._left[action.seat] = len(self.match.record.events)
        return None

    def _go_back(self, to: int) -> None:
        self._drop_question()
        self._history.back(self.match, to)
        self._log.back(to)
        self.match = self._played_again(to)
        told = len(self.match.record.events)
        self._left = {seat: min(left, told) for seat, left in self._left.items()}
        self.call(None)
        self._start()
        self.autosave.undo(to)

    def _played_again(self, upto: int) -> Match[Any]:
        return self.journal.replay(self.rules, upto)

    def _put_by(self) -> None:
        self._faults.over(self.match)
        self.autosave.finish(ended(self.rules, self.match, self.players))

    def _drop_hint(self) -> None:
        if self._hint_at is not None:
            self._mind.cancel()
        self._hint_at = None

    def _drop_question(self) -> None:
        self._drop_hint()
        self._drop_computers()

    def _replay(self, actions: Sequence[Action]) -> None:
        match = self.match
        for number, action in enumerate(actions):
            told = len(match.record.events)
            decision = Decision(number, action.seat, match.settled)
            asked = self._is_asked(action.seat)
            try:
                match.submit(action)
            except IllegalAction:
                why = f"The saved match can be played up to move {number} only."
                raise CorruptJournal(why) from None
            self._log.made(match.record.events[told:])
            if asked:
                self._history.decided(decision)
                if self.may_interrupt:  # nobody knows any more how long they had
                    self._history.kept_still()
            self._left[action.seat] = len(match.record.events)

    def _is_asked(self, seat: Seat) -> bool:
        """Whether a person on *seat* decides by himself now."""
        return seat in self.humans and not self._passes(seat)
