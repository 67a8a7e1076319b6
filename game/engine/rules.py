"""Rules: a game as a class, which all other packages ask."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, final

from game.engine.action import Action, Outcome, Refusal, Turn
from game.engine.cards import Card
from game.engine.events import Event
from game.engine.native import mypyc_attr
from game.engine.notation import Notation
from game.engine.observation import Observation, seen_zones, turned_up
from game.engine.options import BadOption, Options
from game.engine.table import Table
from game.engine.witness_record import Record
from game.engine.zones import Seat, ZoneId, ZoneRegistry


class Facts(Protocol):
    """A game's public state: plain fields, cheap to copy, never a secret."""

    def copy(self) -> Self:
        """Return a copy that shares nothing which can change."""
        ...


F = TypeVar("F", bound=Facts)


class State(Generic[F]):
    """The whole truth: secrets are cards on the table, all else is public facts."""

    __slots__ = ("facts", "table")

    def __init__(self, table: Table, facts: F) -> None:
        """Bind a table and the facts that go with it."""
        self.table = table
        self.facts = facts

    def clone(self) -> State[F]:
        """Return a silent copy that shares nothing which can change."""
        return State(self.table.clone(), self.facts.copy())


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC, Generic[F]):
    """A game for a number of seats with its options; it holds no state of a match.

    A subclass declares its zones on ``self.zone_registry`` in ``__init__`` and builds its actions
    once, so that :meth:`legal` hands out the same objects again and again.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    players: ClassVar[range]
    default_seats: ClassVar[int]
    options_type: ClassVar[type[Options]]
    version: ClassVar[int] = 1
    stock: ClassVar[ZoneId] = ZoneId("deck")
    """The zone where the whole pack lies before the deal."""

    def __init__(self, seats: int, options: Options) -> None:
        """Prepare the game.

        Raises:
            BadOption: when it is not played by *seats* players or not with these options.
        """
        if seats not in self.players:
            first, last = self.players[0], self.players[-1]
            span = f"{first} to {last} players" if first != last else f"{first} players"
            if last == 1:
                span = "one player"
            raise BadOption(f"{self.title} is a game for {span}.")
        reason = options.why_invalid(seats)
        if reason is not None:
            raise BadOption(reason)
        self.seats = seats
        self.options = options
        self.zone_registry = ZoneRegistry()
        self.turns = tuple(Turn((seat,)) for seat in range(seats))
        self.no_turn = Turn(())
        """The turn when the match has ended."""

    @property
    @abstractmethod
    def notation(self) -> Notation:
        """The written form of this game's facts, zones and actions."""

    @abstractmethod
    def facts_type(self) -> type[F]:
        """Return the class of the facts; without arguments it builds those before the deal."""

    @abstractmethod
    def pack(self) -> Sequence[Card]:
        """Return all cards of the game, in the order of a new pack."""

    @abstractmethod
    def deal(self, rng: Random, record: Record | None = None) -> State[F]:
        """Start a match: the pack on the stock, then dealt with all that follows unasked."""

    @abstractmethod
    def turn(self, state: State[F]) -> Turn:
        """Return the seats that decide now; ``self.no_turn`` when the match has ended."""

    @abstractmethod
    def candidates(self, state: State[F], seat: Seat) -> Iterable[Action]:
        """Return all actions worth showing to *seat* now, refused or not, in a stable order."""

    @abstractmethod
    def why_illegal(self, state: State[F], action: Action) -> Refusal | None:
        """Return the refusal of *action* of a seat that decides now; it may be nonsense."""

    @abstractmethod
    def apply(self, state: State[F], action: Action, rng: Random) -> None:
        """Carry out a legal action and all that follows from it without a decision."""

    @abstractmethod
    def outcome(self, state: State[F]) -> Outcome | None:
        """Return the end of the match, or None while it goes on."""

    @property
    @abstractmethod
    def presenter(self) -> object:
        """A new ``Presenter`` (``game/presentation``), which shows this game on a screen.

        The engine does not look into it; ``presenter_of`` does.
        """

    def legal(self, state: State[F], seat: Seat) -> Sequence[Action]:
        """Return the candidates that are not refused; a game may override it by something quicker.

        Where hundreds of card sets are legal it may be a sequence that makes each when asked for.
        """
        return [a for a in self.candidates(state, seat) if self.why_illegal(state, a) is None]

    @final
    def observe(
        self, state: State[F], seat: Seat | None, history: tuple[Event, ...] = ()
    ) -> Observation[F]:
        """Return what *seat* knows in *state*, without its choices; None is a spectator."""
        return Observation(
            seat,
            seen_zones(state.table, seat),
            turned_up(state.table),
            state.facts.copy(),
            self.turn(state),
            (),
            self.outcome(state),
            history,
        )

    def refusal(self, state: State[F], action: Action) -> Refusal | None:
        """Return the refusal of *action*, also out of turn; None exactly when it is legal."""
        if action.seat not in self.turn(state).seats:
            return self.out_of_turn(state, action)
        return self.why_illegal(state, action)

    def out_of_turn(self, state: State[F], action: Action) -> Refusal:
        """Return the refusal for a seat that does not decide now."""
        seats = self.turn(state).seats
        if not seats:
            return Refusal("over", "The match is over.")
        return Refusal("not_your_turn", f"It is {{{seats[0]}}}'s turn.")

    def refuse_unseen(self, seen: Observation[F], action: Action) -> Refusal:
        """Return the refusal of an action that names a card its seat cannot see.

        The answer must not depend on that card: it may be one that is not even in play.
        """
        return Refusal("unseen_card", "You cannot see that card.")

    def is_truthful(self, seen: Observation[F], action: Action) -> bool | None:
        """Return whether the claim of a legal *action* is true; None where it claims nothing."""
        return None

    def auto_pass(self, state: State[F], seat: Seat) -> bool:
        """Return whether a person on *seat* need not be asked now, and passes without being asked.

        Only where passing is legal; computers are asked all the same.
        """
        return False

    def complete_position(self, state: State[F]) -> None:
        """Fill in facts that follow from a written position, before it is played on."""

    def refuse_resubmit(self, seen: Observation[F], action: Action) -> Refusal:
        """Return the refusal for a seat that has made its secret choice already."""
        return Refusal("sealed", "You have already chosen.")

    def secret_choices(self, state: State[F]) -> Iterable[Action]:
        """Return the secret choices of a written position; the match keeps them from now on.

        Their cards are put back where they were before the choice, as :meth:`apply` expects them.
        """
        return ()

    def continue_position(self, state: State[F], rng: Random) -> bool:
        """Do what a written position waits for; False when it waits for nothing.

        Such a position has nobody to decide and is not over: all cards are chosen but not shown,
        or a round is played but not scored. A match that was dealt never waits.
        """
        return False

    def initial_state(self, record: Record | None = None) -> State[F]:
        """Return a state before the deal: the whole pack in order on the stock."""
        table = Table(self.zone_registry, record)
        table.put(self.zone_registry.index[self.stock], self.pack())
        return State(table, self.facts_type()())


AnyRules = Rules[Any]
"""Rules of whichever game, where nine games meet."""
