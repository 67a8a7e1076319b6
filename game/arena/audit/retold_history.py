"""A retold history: what a seat would have seen if the hidden cards lay otherwise."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.engine.events import Event, Moved, Turned
from game.engine.match import Match, choices
from game.engine.observation import Observation
from game.engine.player_memory import PlayerMemory, witnessed
from game.engine.rules import AnyRules, State


def witnessed_events(rules: AnyRules, seen: Observation[Any]) -> tuple[Event, ...]:
    """What the seat can have seen of its history."""
    sight = PlayerMemory(rules.zone_registry, seen.seat, rules.stock, len(rules.pack()))
    return tuple(witnessed(sight, seen.history))


def retold_events(
    match: Match[Any], state: State[Any], seen: Observation[Any]
) -> tuple[Event, ...]:
    """The history as it would be if the cards lay as in *state*.

    What the seat could see stays; where it was told the face of a card that it could not see, that
    card is another one too.
    """
    true, other = match.state_copy().table.zones, state.table.zones
    anew = {
        card: dealt
        for row, redealt in zip(true, other, strict=False)
        for card, dealt in zip(row, redealt, strict=True)
    }
    told = zip(seen.history, witnessed_events(match.rules, seen), strict=True)
    return tuple(
        event._replace(card=anew[event.card])
        if isinstance(event, Moved | Turned) and event.card is not None and event != honest
        else event
        for event, honest in told
    )


def as_seen(rules: AnyRules, state: State[Any], seen: Observation[Any]) -> Observation[Any]:
    """What the seat of *seen* would know if the cards lay as in *state*; its past is the same."""
    assert seen.seat is not None
    redealt = rules.observe(state, seen.seat, seen.history)
    return replace(
        redealt,
        turn=seen.turn,
        choices=choices(rules, state, seen.seat),
        outcome=seen.outcome,
        secret_choice=seen.secret_choice,
    )
