"""A running match: the only holder of the whole truth."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any, Generic, TypeVar

from game.engine.action import Action, Choice, Mode, Outcome, Refusal, Turn
from game.engine.events import Event, Moved
from game.engine.native import mypyc_attr
from game.engine.observation import Observation
from game.engine.rules import Facts, Rules, State
from game.engine.witness_record import Record
from game.engine.zones import Seat

F = TypeVar("F", bound=Facts)


class IllegalAction(ValueError):
    """An action that is refused; *refusal* says why."""

    def __init__(self, refusal: Refusal) -> None:
        """Carry the refusal."""
        super().__init__(refusal.text)
        self.refusal = refusal


@mypyc_attr(allow_interpreted_subclasses=True)  # so that its copy needs no __init__
class Match(Generic[F]):
    """A match from its seed to its end; the same rules, seed and actions give the same match."""

    def __init__(
        self,
        rules: Rules[F],
        seed: str,
        state: State[F] | None = None,
        rng: Random | None = None,
    ) -> None:
        """Deal from *seed*, or go on from a written position *state*.

        *rng* stands in for the generator made from *seed* where chance is written down too.
        """
        self.rules = rules
        self.seed = seed
        self.actions: list[Action] = []
        self.applied_count = 0
        """How many of them there were when the table changed last: secret ones change nothing."""
        self.moment = 0
        """How many of them there were when what is to be decided now began.

        Neither a secret choice nor a pass in a timed turn begins a new moment.
        """
        self.record = Record()
        self._rng = rng or Random(seed)
        self._secret_choices: dict[Seat, Action] = {}
        self._seen: dict[Seat | None, list[Event]] = {}
        if state is None:
            state = rules.deal(self._rng, self.record)
        else:
            state.table.record = self.record
            rules.complete_position(state)
            self._secret_choices = {action.seat: action for action in rules.secret_choices(state)}
        self._state = state

    def copy(self) -> Match[F]:
        """Return a match of its own that stands where this one does, and goes on the same way."""
        twin: Match[F] = Match.__new__(Match)
        twin.rules, twin.seed = self.rules, self.seed
        twin.actions = self.actions[:]
        twin.applied_count, twin.moment = self.applied_count, self.moment
        twin.record = self.record.copy()
        twin._rng = deepcopy(self._rng)
        twin._secret_choices = dict(self._secret_choices)
        twin._seen = {seat: seen[:] for seat, seen in self._seen.items()}
        twin._state = self._state.clone()
        twin._state.table.record = twin.record
        return twin

    @property
    def turn(self) -> Turn:
        """The seats that may decide now, without those that have chosen in secret."""
        now = self.rules.turn(self._state)
        if not self._secret_choices:
            return now
        return now._replace(seats=tuple(s for s in now.seats if s not in self._secret_choices))

    @property
    def seats_with_moves(self) -> tuple[Seat, ...]:
        """The seats of the turn that have something to do; in a secret turn all of them."""
        now = self.turn
        if now.mode is Mode.SECRET:
            return now.seats
        return tuple(seat for seat in now.seats if self.rules.legal(self._state, seat))

    @property
    def outcome(self) -> Outcome | None:
        """The end of the match, or None while it goes on."""
        return self.rules.outcome(self._state)

    @property
    def committed_seats(self) -> tuple[Seat, ...]:
        """The seats that have chosen in secret, while others have not."""
        return tuple(self._secret_choices)

    @property
    def revocable_seats(self) -> tuple[Seat, ...]:
        """The seats that have chosen in secret and may still choose otherwise."""
        return tuple(self._secret_choices) if self.rules.turn(self._state).changeable else ()

    def submit(self, action: Action) -> None:
        """Play *action*; keep a secret one until every seat has chosen.

        Raises:
            IllegalAction: when it is refused; nothing has changed then.
        """
        refused = self.why_illegal(action)
        if refused is not None:
            raise IllegalAction(refused)
        self.actions.append(action)
        before, told = self.rules.turn(self._state), len(self.record.events)
        self._secret_choices[action.seat] = action
        if before.mode is Mode.OPEN or not self.turn.seats:
            chosen, self._secret_choices = self._secret_choices, {}
            for seat in sorted(chosen):
                self.rules.apply(self._state, chosen[seat], self._rng)
            self.applied_count = len(self.actions)
            news = self.record.events[told:]
            if not goes_on(before, self.turn) or any(isinstance(each, Moved) for each in news):
                self.moment = self.applied_count

    def continue_position(self) -> bool:
        """Go on where a written position waits; False when it does not."""
        return self.rules.continue_position(self._state, self._rng)

    def why_illegal(self, action: Action) -> Refusal | None:
        """Return the refusal of *action*, any action at all; None exactly when it is legal.

        Says nothing that depends on a card the acting seat cannot see.
        """
        if not 0 <= action.seat < self.rules.seats:
            return Refusal("no_seat", "There is no such seat.")
        if not self._sees(action):
            return self.rules.refuse_unseen(self._asked(action.seat), action)
        if action.seat in self._secret_choices and action.seat not in self.revocable_seats:
            return self.rules.refuse_resubmit(self._asked(action.seat), action)
        refused = self.rules.refusal(self._state, action)
        if refused is None and action not in self.rules.legal(self._state, action.seat):
            return Refusal("not_now", "That is not something you can do now.")
        return refused

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return the legal actions of *seat*: its unrefused choices, found more quickly."""
        return self.rules.legal(self._state, seat) if self._decides(seat) else []

    def auto_pass(self, seat: Seat) -> bool:
        """Return whether a person on *seat*, who may act now, passes without being asked."""
        return self.rules.auto_pass(self._state, seat)

    def observe(self, seat: Seat | None) -> Observation[F]:
        """Return all that *seat* knows and may do now; None is a spectator."""
        seen = self.look(seat)
        if seat is None or not self._decides(seat):
            return seen
        return replace(seen, choices=choices(self.rules, self._state, seat))

    def look(self, seat: Seat | None) -> Observation[F]:
        """Return all that *seat* knows, without its choices, which take longer to find."""
        seen = self.rules.observe(self._state, seat, self.events(seat))
        if not self._secret_choices:
            return seen
        own = None if seat is None else self._secret_choices.get(seat)
        return replace(seen, turn=self.turn, secret_choice=own)

    def asked(self, seat: Seat) -> Observation[F]:
        """Return what a computer on *seat* decides from, without who has chosen in secret."""
        return replace(self.observe(seat), turn=self.rules.turn(self._state))

    def events(self, seat: Seat | None, since: int = 0) -> tuple[Event, ...]:
        """Return the events from number *since* on as *seat* saw them."""
        seen = self._seen.setdefault(seat, [])
        seen += self.record.seen_by(seat, len(seen))
        return tuple(seen[since:])

    def state_copy(self) -> State[F]:
        """Return a silent copy of the whole truth, for tests, scenarios and the end of a match."""
        return self._state.clone()

    def _asked(self, seat: Seat) -> Observation[F]:
        """Return what *seat* knows, with the turn as it was before anybody chose in secret."""
        return self.rules.observe(self._state, seat, self.events(seat))

    def _decides(self, seat: Seat) -> bool:
        return seat in self.turn.seats or seat in self.revocable_seats

    def _sees(self, action: Action) -> bool:
        named = {*action.cards, *(card for group in action.groups for card in group)}
        table = self._state.table
        return all(table.shows(card, action.seat) for card in named)


def goes_on(before: Turn, now: Turn) -> bool:
    """Return whether *now* is still the timed turn *before*, with fewer seats."""
    both = before.mode is now.mode is Mode.OPEN and before.seconds is not None
    return both and now.seconds is not None and set(now.seats) <= set(before.seats)


def choices(rules: Rules[F], state: State[F], seat: Seat) -> tuple[Choice, ...]:
    """Return the choices of *seat* in *state*, refused ones too."""
    return tuple([Choice(a, rules.why_illegal(state, a)) for a in rules.candidates(state, seat)])


def observation_of_seat(match: Match[Any], seat: Seat) -> Observation[Any]:
    """Return all that *seat* knows of the table, without choices or its secret choice."""
    return replace(match.look(seat), secret_choice=None)
