"""The asking order: which computers are asked for an action now, and which of them first."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import Protocol

from game.bots.bot import WAIT
from game.bots.decision_dice import dice_key
from game.engine.action import Action, Turn
from game.engine.rules import AnyRules
from game.engine.zones import Seat


class Running(Protocol):
    """A running match as the schedule sees it, without cards."""

    @property
    def rules(self) -> AnyRules:
        """The rules of the match."""
        ...

    @property
    def seed(self) -> str:
        """The seed of the deal."""
        ...

    @property
    def moment(self) -> int:
        """The number of actions when the present turn began."""
        ...

    @property
    def actions(self) -> Sequence[Action]:
        """The actions so far."""
        ...

    @property
    def turn(self) -> Turn:
        """The seats that may decide now."""
        ...

    @property
    def seats_with_moves(self) -> tuple[Seat, ...]:
        """The seats of the turn that have something to do."""
        ...


def schedule(match: Running, computers: Collection[Seat]) -> list[Seat]:
    """Yield those of *computers* that are asked now; the first that does not wait acts.

    In an interruptible turn (see ``Turn.lead``) those who may break in come first, from the left
    of who acted last, and the lead comes last. Everywhere else the dice decide, as long as the
    moment lasts. Depends on seed and seats alone, never on cards.
    """
    able = [seat for seat in match.seats_with_moves if seat in computers]
    lead = match.turn.lead
    if len(able) < 2:
        return able
    if lead is None:
        return sorted(able, key=lambda seat: haste(match, seat))
    last = match.actions[-1].seat if match.actions else lead
    seats = match.rules.seats
    around = [seat for n in range(1, seats + 1) if (seat := (last + n) % seats) in able]
    return [seat for seat in around if seat != lead] + [lead] * (lead in able)


def haste(match: Running, seat: Seat) -> float:
    """The delay of *seat* among those who may act at once, from 0 to 1."""
    return Random(dice_key(match.seed, match.moment, seat, "order")).random()


def first_to_act(match: Running, ask: Callable[[Seat], Action]) -> Action:
    """Return the next action where every seat is a computer and answers at once.

    Raises:
        ValueError: when nobody has anything to decide, or even the lead would wait.
    """
    for seat in schedule(match, range(match.rules.seats)):
        action = ask(seat)
        if action.verb != WAIT:
            return action
    raise ValueError("Nobody acts.")
