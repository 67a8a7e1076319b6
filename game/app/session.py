"""The session: a match with the people and computers who play it, saved after every decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.mind import Mind, Question
from game.bots.bot import Level
from game.engine.action import Action, Choice, Refusal
from game.engine.cards import Card
from game.engine.events import Event, Moved, Said, Shuffled, Turned
from game.engine.journal import CorruptJournal, Journal
from game.engine.match import IllegalAction, Match
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.shelf import Box
from game.store.saves import Player, Saves

HINT_LEVEL = Level.SKILLED


class Session:
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
        self.rules: AnyRules = rules
        self.players = tuple(players)
        self.curtain = curtain
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
        self._open: Seat | None = None
        self._looked: Seat | None = None
        self._left: dict[Seat, int] = {}
        self.match: Match[Any] = Match(rules, journal.seed)
        self._replay(journal.actions)
        self._save_whole()

    # Who looks

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats people play."""
        return tuple(seat for seat, who in enumerate(self.players) if who.human)

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the screen."""
        return len(self.humans) > 1

    @property
    def to_act(self) -> Seat | None:
        """The next person who must decide, if it is a person's turn."""
        humans = self.humans
        return next((seat for seat in self.match.turn.seats if seat in humans), None)

    @property
    def viewer(self) -> Seat | None:
        """Whose cards the screen may show; None shows nobody's."""
        humans = self.humans
        if len(humans) < 2:
            return humans[0] if humans else None
        seat = self.to_act
        if not self.curtain:
            if seat is not None:
                self._looked = seat
            return self._looked
        return seat if seat is not None and seat == self._open else None

    @property
    def waiting_for(self) -> Seat | None:
        """The person the screen must be handed to before the play goes on."""
        if not (self.hot_seat and self.curtain):
            return None
        seat = self.to_act
        return None if seat == self._open else seat

    def open_curtain(self) -> None:
        """The person waited for looks at the screen now, and nobody else."""
        self._open = self.to_act

    def close_curtain(self) -> None:
        """Nobody looks any more: the window lost the keyboard, or somebody asked for it."""
        self._open = None

    def observe(self) -> Observation[Any]:
        """The match as the viewer sees it."""
        return self.match.observe(self.viewer)

    def recap(self, seat: Seat) -> list[str]:
        """What happened in public since *seat* decided last, in sentences."""
        told = self.match.events(None, self._left.get(seat, 0))
        return [sentence for event in told if (sentence := self._told(event))]

    def named(self, text: str) -> str:
        """A sentence with the players' names in the places of their seats."""
        return text.format(*(player.name for player in self.players)) if "{" in text else text

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
        """Takes back the viewer's last decision and all that followed; a sentence if it cannot.

        It can while that reveals nothing: he has seen no new card since, nothing was shuffled,
        and no other person has decided.
        """
        actions = self.match.actions
        humans = self.humans
        last = next((n for n in range(len(actions) - 1, -1, -1) if actions[n].seat in humans), None)
        if last is None:
            return "There is nothing to take back yet."
        if self.over:
            return "The match is over; it cannot be taken back."
        seat = actions[last].seat
        if self.hot_seat and seat != self.viewer:
            return f"{self.players[seat].name} has decided since; that cannot be taken back."
        before = self._now().replay(self.rules, last)
        count = len(before.record.events)
        if any(isinstance(event, Shuffled) for event in self.match.events(seat, count)):
            return "The cards were shuffled since; that cannot be taken back."
        if _known(self.match, seat) - _known(before, seat):
            return "You have seen another card since; that cannot be taken back."
        self._drop_question()
        self.match = before
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

    def _told(self, event: Event) -> str:
        if isinstance(event, Said) and event.text:
            said = self.named(event.text)
            if event.aloud and event.seat is not None:
                return f"{self.players[event.seat].name}: “{said}”"
            return said
        if isinstance(event, Moved) and event.card is not None:
            owner = event.source.zone.owner
            if owner is not None and event.target.zone.owner != owner:
                return f"{self.players[owner].name} plays the {event.card.words}."
        return ""

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


def _known(match: Match[Any], seat: Seat) -> set[Card]:
    """Every card whose face *seat* sees now or has seen."""
    seen = match.observe(seat)
    faces = {card for cards in seen.zones.values() for card in cards if card is not None}
    shown = (event.card for event in seen.history if isinstance(event, Moved | Turned))
    return faces | {card for card in shown if card is not None}
