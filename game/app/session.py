"""The session: a match with the people and computers who play it, saved after every decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from game.app.ending import counted, ended
from game.app.keeping import Keeping
from game.app.mind import Mind
from game.app.recap import stretch, told
from game.app.undo import before
from game.app.waiting import Waiting
from game.bots.bot import WAIT
from game.bots.manner import Level, Manner
from game.engine.action import Action, Choice, Refusal
from game.engine.journal import CorruptJournal, Journal
from game.engine.match import IllegalAction, Match
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.shelf import Box
from game.store.saves import Player, Saves

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
        saves: Saves | None = None,
        *,
        curtain: bool = True,
        pace: float = 0.6,
        stamp: str = "match",
    ) -> None:
        """Plays *journal* as far as it goes, then goes on from there.

        Raises:
            BadOption: when seats or options do not fit the game.
            CorruptJournal: when the match was saved by another version of the rules.
        """
        rules = box.open(journal.seats, journal.options)
        if journal.version != rules.version:
            raise CorruptJournal(f"This {rules.title} match was saved by another version.")
        match = Match(rules, journal.seed)
        super().__init__(match, players, mind, journal.options, curtain=curtain, pace=pace)
        self.rules: AnyRules = rules
        self._journal = replace(journal, actions=())
        self._keeping = Keeping(saves, players, stamp)
        self._hint_at: int | None = None
        """The number of actions when a hint was asked for, until it is there."""
        self._left: dict[Seat, int] = {}
        self._replay(journal.actions)
        self._start()
        if self.over:  # the power was cut between its last decision and this
            self._put_by()
        else:
            self._keeping.begin(self.journal)

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
            moves = len(self.match.actions)
            self._keeping.note(moves, f"{stretch(self.match.record.events, moves)}, {whose}")

    @property
    def trouble(self) -> str:
        """One sentence about a damaged or unsaved match; the screen shows it and forgets it."""
        return self._keeping.trouble

    def forget_trouble(self) -> None:
        """The trouble was told."""
        self._keeping.trouble = ""

    # What is decided

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.outcome is not None

    def winners(self) -> tuple[Seat, ...]:
        """Who has won the match; nobody while it goes on."""
        outcome = self.match.outcome
        return () if outcome is None else tuple(outcome.winners)

    def submit(self, action: Action) -> Refusal | None:
        """Plays *action*, or says why not; saved when this returns."""
        turn = self.match.turn
        try:
            self.match.submit(action)
        except IllegalAction as error:
            return error.refusal
        self._drop_hint()
        self.call(None)
        self._acted(action, turn)
        self._left[action.seat] = len(self.match.record.events)
        self._keeping.add(self.journal)
        if self.over:
            self._put_by()
        return None

    def poll(self, dt: float) -> bool:
        """Lets *dt* seconds pass; True when a computer has decided, or time has run out."""
        if self.over:
            return False
        due = self._due(dt, thinking=self._hint_at is None)
        for action in due:
            self.submit(action)
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
        self._hint_at = len(self.match.actions)
        self._mind.ask(self._question(seat, ADVISER, wonders=True))
        return True

    def poll_hint(self) -> Hinted | None:
        """The hint asked for, once it is there and still to the point."""
        if self._hint_at is None:
            return None
        action = self._mind.poll()
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

    def undo(self) -> str:
        """Takes back the viewer's last decision and all that followed; a sentence if it cannot."""
        found = before(self.match, self.journal, self.players, self.viewer)
        if isinstance(found, str):
            return found
        self._drop_question()
        self.match = found
        self._start()
        self._keeping.begin(self.journal)
        return ""

    @property
    def journal(self) -> Journal:
        """The match so far in its smallest form."""
        return replace(self._journal, actions=tuple(self.match.actions))

    @property
    def seal(self) -> str:
        """What fixes the shuffle without giving it away; nothing where it was not sealed."""
        return self._journal.seal

    def put_away(self) -> None:
        """Ends the match where it is; its file goes to the finished ones, if there is a move."""
        self._drop_question()
        if not self.over and self.match.actions:
            self._keeping.finish(f"Left after {counted(len(self.match.actions))}")
        elif not self.over:
            self._keeping.forget()

    def drop(self) -> None:
        """Stops thinking about it: the screen was left."""
        self._drop_question()

    # The inside

    def _put_by(self) -> None:
        self._keeping.finish(ended(self.rules, self.match, self.players))

    def _drop_hint(self) -> None:
        if self._hint_at is not None:
            self._mind.cancel()
        self._hint_at = None

    def _drop_question(self) -> None:
        self._drop_hint()
        self._drop_computers()

    def _replay(self, actions: Sequence[Action]) -> None:
        for number, action in enumerate(actions):
            try:
                self.match.submit(action)
            except IllegalAction:
                self._keeping.trouble = f"The saved match could be played up to move {number} only."
                return
            self._left[action.seat] = len(self.match.record.events)
