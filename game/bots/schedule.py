"""The schedule: which computers are asked now and in which order, wherever a match is played."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import Protocol

from game.bots.bot import WAIT
from game.bots.dice import dice_key
from game.engine.action import Action, Turn
from game.engine.rules import AnyRules
from game.engine.zones import Seat


class Running(Protocol):
    """What is known of a running match without seeing a card."""

    @property
    def rules(self) -> AnyRules:
        """The rules it is played by."""
        ...

    @property
    def seed(self) -> str:
        """What it was dealt from."""
        ...

    @property
    def moment(self) -> int:
        """How many actions there were when what is to be decided now began."""
        ...

    @property
    def actions(self) -> Sequence[Action]:
        """What was decided so far."""
        ...

    @property
    def turn(self) -> Turn:
        """Who may decide now."""
        ...

    @property
    def seats_with_moves(self) -> tuple[Seat, ...]:
        """The seats of the turn that have something to do."""
        ...


def schedule(match: Running, computers: Collection[Seat]) -> list[Seat]:
    """Which of *computers* are asked now, one after the other: the first that does not wait acts.

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
    """How late *seat* is among those who may act at once, from 0 to 1."""
    return Random(dice_key(match.seed, match.moment, seat, "order")).random()


def first_to_act(match: Running, ask: Callable[[Seat], Action]) -> Action:
    """What happens next where every seat is a computer and answers at once.

    Raises:
        ValueError: when nobody has anything to decide, or even the lead would wait.
    """
    for seat in schedule(match, range(match.rules.seats)):
        action = ask(seat)
        if action.verb != WAIT:
            return action
    raise ValueError("Nobody acts.")
