"""The session: a match with the people and computers who play it, saved after every decision."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.app.session.bot_fault_log import BotFaultLog
from game.app.session.dealer import Dealer, opened_rules
from game.app.session.hint_request import HintRequest
from game.app.session.hot_seat import HotSeat
from game.app.session.match_history import MatchHistory
from game.app.session.recap import Recap
from game.app.session.result_text import match_progress_text, result_line
from game.app.session.saving.autosave import Autosave
from game.app.session.saving.match_restore import restore_match
from game.app.session.turn_loop import TurnLoop
from game.bots.decision_service import DecisionService
from game.engine.action import Action, Refusal
from game.engine.events import Event
from game.engine.journal import Journal
from game.engine.match import IllegalAction, Match
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.store.player import Player


class Session:
    """A running match, which takes decisions from the screen and from computer players.

    *pace* is the least time in seconds a computer is seen thinking. :attr:`hot_seat` knows who
    looks at the screen, :attr:`turn_loop` what goes on while nobody there decides.
    """

    def __init__(
        self,
        dealer: Dealer,
        journal: Journal,
        players: Sequence[Player],
        service: DecisionService,
        autosave: Autosave | None = None,
        *,
        pace: float = 0.6,
    ) -> None:
        """Play *journal* as far as it goes, then go on from there.

        Raises:
            BadOption: when seats or options do not fit the game.
            CorruptJournal: when the match was saved by another version of the rules, or these
                refuse an action of it.
        """
        self.rules: AnyRules = opened_rules(dealer, journal)
        deal = partial(dealer.deal, self.rules, journal.seed)
        match = deal()
        self.hot_seat = HotSeat(match, players)
        self.turn_loop = TurnLoop(self.hot_seat, service, pace=pace)
        self.autosave = autosave or Autosave(None, players)
        self.notices = self.autosave.notices
        self.history = MatchHistory(journal, deal, match.record.events, players)
        self._left = False
        restore_match(self.history, self.hot_seat, self.turn_loop, self.autosave, journal.actions)
        self.turn_loop.start()
        self.autosave.begin(self.journal)
        path = self.autosave.path
        name = path.stem if path else journal.game
        self.faults = BotFaultLog(service, self.players, name, self.notices)
        self.hint = HintRequest(self.hot_seat, service, self.faults)
        progress = self.autosave.progress
        self.history.undo.undone = list(progress.redo)
        self.assisted = progress.assisted
        """Whether somebody took back what had shown him something: then it stays so."""
        if self.over:  # the power was cut between its last decision and this
            self._finish()

    @property
    def match(self) -> Match[Any]:
        """The match as it stands; another one after an undo."""
        return self.hot_seat.match

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits on each seat."""
        return self.hot_seat.players

    # What is seen

    def note_standing(self) -> None:
        """Keep in a few words where the match stands; the title tells it."""
        seat = self.hot_seat.to_act
        if seat is not None:
            whose = (
                f"{self.players[seat].name}’s turn" if self.hot_seat.shared_screen else "your turn"
            )
            where = match_progress_text(self.match.record.events, len(self.match.actions))
            self.autosave.note_standing(f"{where}, {whose}")

    def recap(self, seat: Seat | None) -> Recap:
        """What happened in public since *seat* decided last, or any person; in sentences."""
        return self.history.recap(self.match, seat)

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
        """Play *action*, or say why not; saved when this returns.

        *steps* says how long a computer thought, where the time limit ended that.
        """
        try:
            news = self._play(action)
        except IllegalAction as error:
            return error.refusal
        self.history.decided(self.match, news, steps, by_person=action.seat in self.hot_seat.humans)
        self.autosave.action(action, steps, keeps_redo=bool(self.history.undo.undone))
        if self.over:
            self._finish()
        return None

    def poll(self, dt: float) -> bool:
        """Let *dt* seconds pass; True when a computer has decided, or time has run out.

        Raises:
            IllegalAction: when a computer's decision, lawful when it was asked, is refused.
        """
        if self.over:
            return False
        due = self.turn_loop.due(dt, thinking=not self.hint.pending)
        if not self.hint.pending:
            self.faults.listen(self.match)
        for action, steps in due:
            refused = self.submit(action, steps)
            if refused is not None:
                raise IllegalAction(refused)
        if self.turn_loop.silence_tells:
            self.history.undo.note_silence()
        return bool(due)

    @property
    def after_computer(self) -> bool:
        """Whether the last decision was a computer's."""
        actions = self.match.actions
        return bool(actions) and not self.players[actions[-1].seat].human

    def ask_hint(self) -> bool:
        """Ask a computer what it would do in the viewer's place; False if he can do nothing."""
        seat = self.hot_seat.viewer
        if seat is None or not self.hot_seat.may_act:
            return False
        self._drop_request()
        self.autosave.event("hint", seat=seat)
        self.hint.ask(self.turn_loop.hint_request(seat))
        return True

    # What is taken back

    def undo_to(self, to: int) -> None:
        """Take back all but the first *to* actions, whatever they showed; saved on return."""
        self._drop_request()
        self.hot_seat.match = self.history.back(self.match, to)
        self.hot_seat.screen_call.call(None)
        self.turn_loop.start()
        self.autosave.undo(to)

    def redo_actions(self) -> None:
        """Play what was taken back last, as far as the rules still allow it; saved on return.

        Where they do not allow all of it, what was taken back before cannot be played either.
        """
        self._drop_request()
        undone, made = self.history.undo.undone, len(self.match.actions)
        actions = undone.pop()
        news: list[Sequence[Event]] = []
        for action in actions:
            try:
                news.append(self._play(action))
            except IllegalAction:
                undone.clear()
                break
        self.history.log.again(news)
        self.autosave.redo(self.match.actions[made:], keeps_redo=bool(undone))

    # What is kept

    @property
    def journal(self) -> Journal:
        """The match so far in its smallest form."""
        return self.history.journal(self.match)

    def leave(self) -> None:
        """Leave the match where it is: it waits among the others, and any window may open it."""
        self._drop_request()
        if not (self.over or self._left):
            self.autosave.event("left")
        self._left = True
        self.autosave.close()

    def _play(self, action: Action) -> Sequence[Event]:
        """Play *action* on the table and return what happened.

        Raises:
            IllegalAction: when the rules refuse it.
        """
        turn, asked = self.match.turn, self.hot_seat.is_asked(action.seat)
        news = self.history.submit(self.match, action, asked=asked)
        self.hint.cancel()
        self.hot_seat.screen_call.call(None)
        self.turn_loop.acted(action, turn)
        return news

    def _finish(self) -> None:
        self.faults.over(self.match)
        self.autosave.finish(result_line(self.rules, self.match, self.players))

    def _drop_request(self) -> None:
        self.hint.cancel()
        self.turn_loop.drop_computers()
