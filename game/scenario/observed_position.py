"""What one seat sees, written as the position of a scenario: a card it cannot see is a ``?``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.bots.bot_fault import Fault
from game.engine.notation import BadNotation, seat_text
from game.engine.observation import Observation
from game.engine.options import word
from game.engine.rules import AnyRules, State
from game.engine.table import Table
from game.engine.zones import Place, ZoneId
from game.presentation.zone_look import Shape, zone_look_of
from game.scenario.scenario_parser import ScenarioLine
from game.scenario.written_facts import facts_of, write_value
from game.scenario.written_position import HIDDEN, PositionWriter


def observed_position(rules: AnyRules, seen: Observation[Any], name: str = "observed") -> list[str]:
    """The lines of a scenario that begins where *seen* decides, as near as the game can read it.

    What happened before is not in it: to play it again exactly takes the match.
    """
    options = " ".join(f"{key}={word(value)}" for key, value in rules.options.written().items())
    head = [
        f"id: {name}",
        f"game: {rules.id}",
        f"options: {options}".rstrip(),
        f"seats: {rules.seats}",
    ]
    lines = [*_facts(rules, seen), *(_zone(rules, seen, zone) for zone in seen.zones)]
    who = [] if seen.seat is None else [f"# {seat_text(seen.seat)} decides"]
    return [*head, *_readable(rules, lines), "--", *who]


def _readable(rules: AnyRules, texts: list[str]) -> Iterator[str]:
    """The lines; in a comment what this game reads in another way, or works out itself."""
    lines = [ScenarioLine(number, text) for number, text in enumerate(texts, 1)]
    writer = PositionWriter(rules, State(Table(rules.zone_registry), rules.facts_type()()), lines)
    for line in lines:
        try:
            writer.write(line)
        except BadNotation:
            yield f"# {line.text}"
        else:
            yield line.text


def _facts(rules: AnyRules, seen: Observation[Any]) -> Iterator[str]:
    for name, fact in facts_of(rules.facts_type()).items():
        yield f"{name}: {write_value(getattr(seen.facts, name), fact.seats)}"


def _zone(rules: AnyRules, seen: Observation[Any], zone: ZoneId) -> str:
    words = []
    for at, card in enumerate(seen.zones[zone]):
        up = " up" if Place(zone, at) in seen.up else ""
        words.append((HIDDEN if card is None else card.text) + up)
    if zone_look_of(rules.zone_registry.spec(zone)).shape is Shape.PILE:
        words.reverse()
    owner = [] if zone.owner is None else [seat_text(zone.owner)]
    key = " ".join([zone.name, *owner, *([str(zone.n)] if zone.n else [])])
    return f"{key}: {' '.join(words)}"


def fault_position(rules: AnyRules, fault: Fault) -> list[str]:
    """All that is known of a fault, for whoever looks for its cause; never during the match."""
    lines = [] if fault.seen is None else observed_position(rules, fault.seen, "fault")
    asked = [f"# asked: {fault.who}; dice {fault.dice}"] if fault.dice else []
    return [
        *lines,
        *asked,
        f"# {fault.error}",
        *(f"# {line}" for line in fault.details.splitlines()),
    ]
