"""Written positions of Vendetta: what follows from the facts and cards that were given."""

from __future__ import annotations

from game.engine.notation import BadNotation
from game.engine.rules import State
from game.games.vendetta.rules.deal_end import everybody_has_passed
from game.games.vendetta.rules.facts import Phase, VendettaFacts
from game.games.vendetta.rules.flow import Flow
from game.games.vendetta.rules.tricks import jokers
from game.games.vendetta.rules.zones import spot


def complete(flow: Flow, state: State[VendettaFacts]) -> None:
    """Fill in whatever a written position leaves open; one that is whole stays as it is.

    Raises:
        BadNotation: when there can be no such position.
    """
    facts, seats = state.facts, flow.seats
    table = state.table
    lying = [table.open(spot(trick.owner, n)) for n, trick in facts.tricks.items()]
    facts.jokers_laid = sum(len(jokers(table.zones[zone])) for zone in lying)
    facts.owed = (facts.owed + [0] * seats)[:seats]
    if any(len(points) != seats for points in facts.finished):
        raise BadNotation(f"A finished deal needs {seats} numbers, one for each seat.")
    if facts.asked is not None:
        facts.phase = Phase.LAST_CALL
    if facts.phase is Phase.LAST_CALL:
        _complete_last_call(flow, state)
    elif facts.phase is Phase.OVER and len(facts.finished) < flow.deals:
        facts.end()
    elif everybody_has_passed(facts, seats) and facts.phase is Phase.TURN:
        raise BadNotation(f"{facts.passes} passes of {seats} seats have ended the game.")


def _complete_last_call(flow: Flow, state: State[VendettaFacts]) -> None:
    """Who is asked first, and that everybody has passed (VD-5.3)."""
    facts = state.facts
    if not flow.last_call.free:
        raise BadNotation("There is a last call only with joker_timing=any_time.")
    if facts.asked is None:
        facts.asked = flow.last_call.next_asked(state, facts.turn)
    if facts.asked is None:
        raise BadNotation("In a last call somebody must hold a joker and have a trick to steal.")
    facts.passes = flow.seats
