"""The session: a match with the people and computers who play it, saved after every decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.mind import Mind, Question
from game.app.recap import stretch, told_of
from game.app.sight import Sight
from game.app.undo import before
from game.bots.bot import Level
from game.engine.action import Action, Choice, Refusal
from game.engine.journal import CorruptJournal, Journal
from game.engine.match import IllegalAction, Match
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.shelf import Box
from game.store.saves import Player, Saves

HINT_LEVEL = Level.SKILLED


class Session(Sight):
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
        super().__init__(Match(rules, journal.seed), players, curtain)
        self.rules: AnyRules = rules
        self.pace = pace
        self.trouble = ""
        """One sentence about a damaged or unsaved match; the screen shows and empties it."""
        self._journal = Journal(rules.id, rules.version, rules.seats, journal.options, journal.seed)
        self._mind = mind
        self._saves = saves
        self._stamp = stamp
        self._asked: int | None = None
        self._answer: Action | None = None
        self._waited = 0.0
        self._left: dict[Seat, int] = {}
        self._replay(journal.actions)
        self._save_whole()

    # What is seen

    def observe(self) -> Observation[Any]:
        """The match as the viewer sees it."""
        return self.match.observe(self.viewer)

    def recap(self, seat: Seat) -> list[str]:
        """What happened in public since *seat* decided last, in sentences."""
        told = self.match.events(None, self._left.get(seat, 0))
        names = [player.name for player in self.players]
        return [sentence for event in told if (sentence := told_of(event, names))]

    def named(self, text: str) -> str:
        """A sentence with the players' names in the places of their seats."""
        return text.format(*(player.name for player in self.players)) if "{" in text else text

    def note(self) -> None:
        """Keeps in a few words where the match stands; the title tells it."""
        seat = self.to_act
        if self._saves is not None and seat is not None:
            whose = f"{self.players[seat].name}’s turn" if self.hot_seat else "your turn"
            moves = len(self.match.actions)
            self._saves.note(moves, f"{stretch(self.match.record.events, moves)}, {whose}")

    # What is decided

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.outcome is not None

    def submit(self, action: Action) -> Refusal | None:
        """Plays *action*, or says why not; saved when this returns."""
        try:
            self.match.submit(action)
        except IllegalAction as error:
            return error.refusal
        self._drop_question()
        self._left[action.seat] = len(self.match.record.events)
        if self._saves is not None:
            self._saves.add(self._now(), self.players)
            if self.over:
                self._saves.finish(self._stamp)
            self._hear()
        return None

    def poll(self, dt: float) -> bool:
        """Lets *dt* seconds pass; True when a computer has just decided."""
        seats = self.match.turn.seats
        seat = next((each for each in seats if not self.players[each].human), None)
        if seat is None:
            return False
        made = len(self.match.actions)
        if self._asked != made:
            self._drop_question()
            self._asked = made
            self._mind.ask(self._question(seat, Level(self.players[seat].level)))
        self._waited += dt
        if self._answer is None:
            self._answer = self._mind.poll()
        if self._answer is None or self._waited < self.pace:
            return False
        self.submit(self._answer)
        return True

    @property
    def after_computer(self) -> bool:
        """Whether the last decision was a computer's."""
        actions = self.match.actions
        return bool(actions) and not self.players[actions[-1].seat].human

    @property
    def thinking(self) -> bool:
        """Whether a computer decides now."""
        return any(not self.players[seat].human for seat in self.match.turn.seats)

    # Help

    def ask_hint(self) -> bool:
        """Asks a computer what it would do in the viewer's place; False when it is not his turn."""
        seat = self.viewer
        if seat is None or seat not in self.match.turn.seats:
            return False
        self._drop_question()
        self._asked = -1 - len(self.match.actions)
        self._mind.ask(self._question(seat, HINT_LEVEL))
        return True

    def poll_hint(self) -> Choice | None:
        """The hint asked for, once it is there and still to the point."""
        if self._asked != -1 - len(self.match.actions):
            return None
        action = self._mind.poll()
        if action is None:
            return None
        self._asked = None
        choices = self.observe().choices
        return next((choice for choice in choices if choice.action == action), None)

    def undo(self) -> str:
        """Takes back the viewer's last decision and all that followed; a sentence if it cannot."""
        found = before(self.match, self._now(), self.players, self.viewer)
        if isinstance(found, str):
            return found
        self._drop_question()
        self.match = found
        self._save_whole()
        return ""

    @property
    def journal(self) -> Journal:
        """The match so far in its smallest form."""
        return self._now()

    def put_away(self) -> None:
        """Ends the match where it is; its file goes to the finished ones."""
        self._drop_question()
        if self._saves is not None and not self.over:
            self._saves.finish(self._stamp)
            self._hear()

    def drop(self) -> None:
        """Stops thinking about it: the screen was left."""
        self._drop_question()

    # The inside

    def _question(self, seat: Seat, level: Level) -> Question:
        journal = self._journal
        seed = f"{journal.seed}:{len(self.match.actions)}:{seat}"
        return Question(self.rules, journal.options, level, self.match.observe(seat), seed)

    def _drop_question(self) -> None:
        if self._asked is not None:
            self._mind.cancel()
        self._asked = self._answer = None
        self._waited = 0.0

    def _now(self) -> Journal:
        return Journal.of(self.match, self._journal.options)

    def _replay(self, actions: Sequence[Action]) -> None:
        for number, action in enumerate(actions):
            try:
                self.match.submit(action)
            except IllegalAction:
                self.trouble = f"The saved match could be played up to move {number} only."
                return
            self._left[action.seat] = len(self.match.record.events)

    def _save_whole(self) -> None:
        if self._saves is not None and not self.over:
            self._saves.begin(self._now(), self.players)
            self._hear()

    def _hear(self) -> None:
        if self._saves is not None and self._saves.trouble:
            self.trouble, self._saves.trouble = self._saves.trouble, ""
