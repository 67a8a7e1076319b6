"""Rules: a game, as a class the whole house can ask."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from game.engine.action import Action, Outcome, Refusal, Turn
from game.engine.cards import Card
from game.engine.events import Record
from game.engine.notation import Notation
from game.engine.observation import Observation
from game.engine.options import BadOption, Options
from game.engine.table import Table
from game.engine.zones import Seat, ZoneId, ZoneRegistry


class Facts(Protocol):
    """A game's public state: plain fields, cheap to copy. No secret may stand in it."""

    def copy(self) -> Self:
        """A copy that shares nothing which can change."""
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
        """A silent copy that shares nothing which can change."""
        return State(self.table.clone(), self.facts.copy())


class Rules(ABC, Generic[F]):
    """A game for a number of seats with its options. It holds no state of a match.

    A subclass declares its zones on ``self.board`` in ``__init__`` and builds its actions once,
    so that :meth:`legal` hands out the same objects again and again.
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
        self.board = ZoneRegistry()
        self.turns = tuple(Turn((seat,)) for seat in range(seats))
        self.no_turn = Turn(())
        """The turn when the match has ended."""

    @property
    @abstractmethod
    def notation(self) -> Notation:
        """How this game's facts, zones and actions are written."""

    @abstractmethod
    def facts_type(self) -> type[F]:
        """The class of the facts; built without arguments it is the state before the deal."""

    @abstractmethod
    def pack(self) -> Sequence[Card]:
        """All cards of the game, in the order of a new pack."""

    @abstractmethod
    def deal(self, rng: Random, record: Record | None = None) -> State[F]:
        """Start a match: the pack on the stock, then dealt with all that follows unasked."""

    @abstractmethod
    def turn(self, state: State[F]) -> Turn:
        """Who may decide now; ``self.no_turn`` when the match has ended."""

    @abstractmethod
    def candidates(self, state: State[F], seat: Seat) -> Iterable[Action]:
        """All actions worth showing to *seat* now, refused or not, in a stable order."""

    @abstractmethod
    def why_illegal(self, state: State[F], action: Action) -> Refusal | None:
        """Why the rules refuse *action* of a seat that decides now; it may be nonsense."""

    @abstractmethod
    def apply(self, state: State[F], action: Action, rng: Random) -> None:
        """Carry out a legal action and all that follows from it without a decision."""

    @abstractmethod
    def outcome(self, state: State[F]) -> Outcome | None:
        """How the match ended, if it has."""

    @property
    @abstractmethod
    def presenter(self) -> object:
        """What shows this game on a screen: a ``Presenter`` of ``game/presentation``, made anew.

        The engine does not look into it; ``presenter_of`` does.
        """

    def legal(self, state: State[F], seat: Seat) -> Sequence[Action]:
        """The candidates nobody objects to; a quick equal of this may stand in its place.

        Where hundreds of card sets are legal it may be a sequence that makes each when asked for.
        """
        return [a for a in self.candidates(state, seat) if self.why_illegal(state, a) is None]

    def refusal(self, state: State[F], action: Action) -> Refusal | None:
        """Why *action* is refused, whoever asks; None exactly when it is legal."""
        if action.seat not in self.turn(state).seats:
            return self.out_of_turn(state, action)
        return self.why_illegal(state, action)

    def out_of_turn(self, state: State[F], action: Action) -> Refusal:
        """Why a seat that does not decide now may not act."""
        seats = self.turn(state).seats
        if not seats:
            return Refusal("over", "The match is over.")
        return Refusal("not_your_turn", f"It is {{{seats[0]}}}'s turn.")

    def refuse_unseen(self, seen: Observation[F], action: Action) -> Refusal:
        """Why an action is refused that names a card its seat cannot see.

        The answer must not depend on that card: it may be one that is not even in play.
        """
        return Refusal("unseen_card", "You cannot see that card.")

    def is_truthful(self, seen: Observation[F], action: Action) -> bool | None:
        """Whether what a legal *action* claims is so; None where it claims nothing."""
        return None

    def auto_pass(self, state: State[F], seat: Seat) -> bool:
        """Whether a person on *seat* need not be asked now, and passes without being asked.

        Only where passing is legal; computers are asked all the same.
        """
        return False

    def complete_position(self, state: State[F]) -> None:
        """Fill in facts that follow from a written position, before it is played on."""

    def refuse_resubmit(self, seen: Observation[F], action: Action) -> Refusal:
        """Why a seat that has made its secret choice may not choose again."""
        return Refusal("sealed", "You have already chosen.")

    def secret_choices(self, state: State[F]) -> Iterable[Action]:
        """Choices a written position says were made in secret; the match holds them from now on.

        Their cards are put back where they were before the choice, as :meth:`apply` expects them.
        """
        return ()

    def continue_position(self, state: State[F], rng: Random) -> bool:
        """Does what a written position waits for before it happens by itself; False if nothing.

        Such a position has nobody to decide and is not over: all cards are chosen but not shown,
        or a round is played but not scored. A match that was dealt never waits.
        """
        return False

    def initial_state(self, record: Record | None = None) -> State[F]:
        """A state before the deal: the whole pack in order on the stock."""
        table = Table(self.board, record)
        table.put(self.board.index[self.stock], self.pack())
        return State(table, self.facts_type()())


AnyRules = Rules[Any]
"""Rules of whichever game, where nine games meet."""
