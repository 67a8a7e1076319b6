"""What follows from a written position of Fire Gibbon, and need not be written."""

from __future__ import annotations

from game.engine.rules import State
from game.engine.zones import Seat
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.flame import flame_above, flame_after, raises
from game.games.fire_gibbon.rules.zones import Zones


def seat(facts: FireFacts, seats: int) -> None:
    """Set chairs, points and the newest cards of *seats* players where none are given."""
    facts.chairs = facts.chairs or tuple(range(seats))
    facts.points = facts.points or (0,) * seats
    facts.find_latest(seats)


def complete(state: State[FireFacts], zones: Zones, seats: int) -> None:
    """Fill in flame and raiser from the fire, chairs, points and phase where not written."""
    facts = state.facts
    seat(facts, seats)
    flame, raiser = _burning(state, zones)
    facts.flame = flame if facts.flame is None else facts.flame
    facts.raiser = raiser if facts.raiser is None else facts.raiser
    if facts.rewarded is not None:
        facts.phase = "reward"
    elif facts.phase in ("turn", "play"):
        facts.phase = "play" if facts.doubted or facts.phase == "play" else "turn"
        facts.doubted = facts.phase == "play"


def _burning(state: State[FireFacts], zones: Zones) -> tuple[int | None, Seat | None]:
    """The flame and the raiser that the cards of the fire leave behind (FG-N4, F3)."""
    facts = state.facts
    flame, raiser = 0, None
    cards = state.table.zones[zones.fire]
    for card, owner, required in zip(cards, facts.owners, facts.required, strict=True):
        if required:
            flame, raiser = flame_above(required - 1), owner
        else:
            raiser = owner if raises(card, flame) else raiser
            flame = flame_after(card, flame)
    return flame or None, raiser
