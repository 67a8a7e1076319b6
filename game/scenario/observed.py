"""What one seat sees, written as the position of a scenario: a card it cannot see is a ``?``."""

from __future__ import annotations

from typing import Any

from game.bots.fault import Fault
from game.engine.notation import BadNotation, seat_text
from game.engine.observation import Observation
from game.engine.options import word
from game.engine.rules import AnyRules
from game.engine.zones import Look, Place, ZoneId
from game.scenario.facts import facts_of, read_value, write_value

HIDDEN = "?"
"""A card of which nothing is known."""


def observed(rules: AnyRules, seen: Observation[Any], name: str = "observed") -> list[str]:
    """The lines of a scenario that begins where *seen* decides.

    Facts that cannot be written, because they follow from the position, stand in comments.
    """
    options = " ".join(f"{key}={word(value)}" for key, value in rules.options.written().items())
    head = [
        f"id: {name}",
        f"game: {rules.id}",
        f"options: {options}".rstrip(),
        f"seats: {rules.seats}",
    ]
    zones = [_zone(rules, seen, zone) for zone in seen.zones]
    who = [] if seen.seat is None else [f"# {seat_text(seen.seat)} decides"]
    return [*head, *_facts(rules, seen), *zones, "--", *who]


def _facts(rules: AnyRules, seen: Observation[Any]) -> list[str]:
    lines = []
    for name, fact in facts_of(rules.facts_type()).items():
        value = getattr(seen.facts, name)
        text = write_value(value, fact.seats)
        lines.append(
            f"{name}: {text}" if _reads(fact.kind, text, value, rules) else f"# {name}: {value}"
        )
    return lines


def _reads(kind: Any, text: str, value: object, rules: AnyRules) -> bool:
    try:
        return bool(read_value(kind, text, rules.seats) == value)
    except BadNotation:
        return False


def _zone(rules: AnyRules, seen: Observation[Any], zone: ZoneId) -> str:
    spec = rules.board.spec(zone)
    words = []
    for at, card in enumerate(seen.zones[zone]):
        up = " up" if Place(zone, at) in seen.up else ""
        words.append((HIDDEN if card is None else card.text) + up)
    if spec.look is Look.PILE:
        words.reverse()
    owner = [] if zone.owner is None else [seat_text(zone.owner)]
    key = " ".join([zone.name, *owner, *([str(zone.n)] if zone.n else [])])
    return f"{key}: {' '.join(words)}"


def reported(rules: AnyRules, fault: Fault) -> list[str]:
    """All that is known of a fault, for whoever looks for its cause; never during the match."""
    lines = [] if fault.seen is None else observed(rules, fault.seen, "fault")
    asked = [f"# asked: {fault.who}; dice {fault.dice}"] if fault.dice else []
    return [
        *lines,
        *asked,
        f"# {fault.error}",
        *(f"# {line}" for line in fault.details.splitlines()),
    ]
