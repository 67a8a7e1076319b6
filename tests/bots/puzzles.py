"""Tiny games in which the best action is known, as far as a search asks about a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, cast

from game.engine.action import Action, Mode, Outcome, Turn
from game.engine.rules import AnyRules, State

Line = tuple[Action, ...]
"""All that was done so far."""


class Done:
    """The facts of a puzzle: what was done, and what lies hidden."""

    def __init__(self, line: Line = (), hidden: int = 0) -> None:
        self.line = line
        self.hidden = hidden


class Puzzle:
    """Whose turn it is and what may be done follows from what was done before."""

    def __init__(
        self,
        turns: Callable[[Line], Turn],
        verbs: Callable[[Line, int], Sequence[str]],
        worth: Callable[[Line, int], float],
    ) -> None:
        """*worth* is what seat 0 has in the end; seat 1 has the rest."""
        self.turns, self.verbs, self.worth = turns, verbs, worth
        self.seats = 2

    def turn(self, state: State[Any]) -> Turn:
        return self.turns(state.facts.line)

    def legal(self, state: State[Any], seat: int) -> Sequence[Action]:
        return [Action(seat, verb) for verb in self.verbs(state.facts.line, seat)]

    def apply(self, state: State[Any], action: Action, rng: Random) -> None:
        state.facts.line += (action,)

    def outcome(self, state: State[Any]) -> Outcome | None:
        return None if self.turn(state).seats else Outcome((), ())

    def values(self, state: State[Any]) -> Sequence[float] | None:
        if self.turn(state).seats:
            return None
        worth = self.worth(state.facts.line, state.facts.hidden)
        return worth, 1 - worth

    @property
    def rules(self) -> AnyRules:
        return cast(AnyRules, self)


def state(hidden: int = 0) -> State[Any]:
    """The beginning of a puzzle; there is no table."""
    return State(cast(Any, None), Done((), hidden))


OVER = Turn(())


def refuted() -> Puzzle:
    """Bold wins against nine replies of ten and loses to the tenth; safe is worth a half."""

    def turns(line: Line) -> Turn:
        return Turn((0,)) if not line else Turn((1,)) if len(line) == 1 else OVER

    def verbs(line: Line, seat: int) -> Sequence[str]:
        return ("bold", "safe") if not line else [f"reply {n}" for n in range(10)]

    def worth(line: Line, hidden: int) -> float:
        if line[0].verb == "safe":
            return 0.5
        return 0.0 if line[1].verb == "reply 7" else 1.0

    return Puzzle(turns, verbs, worth)


def secret() -> Puzzle:
    """Both choose in secret: heads or tails wins when they differ, passing is worth 0.3."""
    both = Turn((0, 1), Mode.SECRET)

    def verbs(line: Line, seat: int) -> Sequence[str]:
        return ("heads", "tails", "pass") if seat == 0 else ("heads", "tails")

    def worth(line: Line, hidden: int) -> float:
        mine, theirs = line
        return 0.3 if mine.verb == "pass" else float(mine.verb != theirs.verb)

    return Puzzle(lambda line: OVER if len(line) == 2 else both, verbs, worth)


def guess() -> Puzzle:
    """A coin lies hidden: guessing it later looks sure in every world, but is worth a half."""

    def turns(line: Line) -> Turn:
        return OVER if len(line) == 2 or (line and line[0].verb == "take") else Turn((0,))

    def verbs(line: Line, seat: int) -> Sequence[str]:
        return ("heads", "tails") if line else ("take", "guess")

    def worth(line: Line, hidden: int) -> float:
        if line[0].verb == "take":
            return 0.6
        return float(line[1].verb == ("heads", "tails")[hidden])

    return Puzzle(turns, verbs, worth)


def patient(worths: Mapping[str, float]) -> Puzzle:
    """Seat 0 may grab what seat 1 is to lay; *worths* of ``grab`` and ``lay``, whoever is first."""

    def turns(line: Line) -> Turn:
        return OVER if line else Turn((0, 1), Mode.OPEN, lead=1)

    def verbs(line: Line, seat: int) -> Sequence[str]:
        return ("grab",) if seat == 0 else ("lay",)

    return Puzzle(turns, verbs, lambda line, hidden: worths[line[0].verb])
