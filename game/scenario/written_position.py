"""A written position: turns the lines of a scenario into a match that begins there."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from game.engine.cards import Card, numbered
from game.engine.match import Match
from game.engine.notation import BadNotation, read_card, read_seat
from game.engine.options import BadOption
from game.engine.rules import AnyRules, State
from game.engine.table import Table
from game.engine.zones import ZoneId, ZoneRegistry
from game.presentation.zone_look import Shape, zone_look_of
from game.scenario.scenario_parser import BadScenario, Scenario, ScenarioLine
from game.scenario.written_facts import Fact, fact_kind_text, facts_of, read_value

HIDDEN = "?"
"""A card of which nothing is known: any of those that are named nowhere."""

GameOpener: TypeAlias = Callable[[str, int | None, Mapping[str, object]], AnyRules]
"""The rules of a game by its id, for a number of seats (None: as usual), with options."""


class NoShuffle(Random):
    """Chance as a scenario writes it: a shuffled pile keeps the order it was written in."""

    def random(self) -> float:
        """The largest number below 1: :func:`game.engine.shuffling.shuffle` moves nothing by it."""
        return 1 - 2**-53


def begin_position(scenario: Scenario, opener: GameOpener) -> Match[Any]:
    """The match a scenario begins with.

    Raises:
        BadScenario: when a line of it does not fit the game.
    """
    try:
        rules = _opened(scenario, opener)
    except BadOption as error:
        raise BadScenario(scenario.number, str(error)) from None
    if scenario.seed is not None:
        return Match(rules, scenario.seed)
    lines = [line for line in scenario.position if line not in _option_lines(scenario, rules)]
    state: State[Any] = State(Table(rules.zone_registry), rules.facts_type()())
    writer = PositionWriter(rules, state, lines)
    for line in lines:
        try:
            writer.write(line)
        except BadNotation as error:
            raise BadScenario(line.number, str(error)) from None
    try:
        return Match(rules, "scenario", state, NoShuffle())
    except BadNotation as error:
        raise BadScenario(scenario.number, str(error)) from None


def _opened(scenario: Scenario, opener: GameOpener) -> AnyRules:
    """The rules with what the scenario says of them, also in lines of their own: ``target: 21``.

    Raises:
        BadOption: when seats or options do not fit the game.
    """
    rules = opener(scenario.game, scenario.seats, scenario.options)
    unwritten = {name: str(value) for name, value in rules.notation.unwritten.items()}
    lines = _option_lines(scenario, rules)
    if not (unwritten or lines):
        return rules
    own = dict(line.split() for line in lines)
    return opener(scenario.game, scenario.seats, {**unwritten, **scenario.options, **own})


def _option_lines(scenario: Scenario, rules: AnyRules) -> list[ScenarioLine]:
    facts = facts_of(rules.facts_type())
    names = {spec.key for spec in rules.options_type.describe()} - set(facts)
    return [line for line in scenario.position if line.split()[0] in names]


def zone_of(zone_registry: ZoneRegistry, key: str, seats: int) -> ZoneId | None:
    """The zone written ``name``, ``name P2``, ``name P2 1`` or ``name 1``; None if no such name.

    Raises:
        BadNotation: when the name is a zone's but it has no such owner or number.
    """
    name, *rest = key.split(" ")
    if name not in zone_registry.specs:
        return None
    owner = read_seat(rest.pop(0), seats) if rest and rest[0][:1] == "P" else None
    if len(rest) > 1 or not all(re.fullmatch(r"\d{1,3}", n, re.ASCII) for n in rest):
        raise BadNotation(f"“{key}” should be written “{name}”, “{name} P2” or “{name} P2 1”.")
    zone = ZoneId(name, owner, int(rest[0]) if rest else 0)
    owned = {(each.owner is None) for each in zone_registry.ids if each.name == name}
    if seats == 1 and len(owned) == 1:
        # With one player there is no doubt whose it is, whether the line says so or not.
        zone = zone._replace(owner=None if owned == {True} else 0)
    if (zone.owner is None) not in owned:
        form = f"{name} P1" if owner is None else name
        raise BadNotation(f"There is no zone “{key}”; write “{form}”.")
    if zone not in zone_registry.index:
        raise BadNotation(f"There is no zone “{key}” at this table.")
    return zone


class PositionWriter:
    """A state that is filled in line after line."""

    def __init__(
        self, rules: AnyRules, state: State[Any], lines: Sequence[ScenarioLine] = ()
    ) -> None:
        """Begin with an empty table and the facts of no deal; *lines* are all that will come."""
        self.rules = rules
        self.state = state
        self.facts = facts_of(rules.facts_type())
        self.pack = set(rules.pack())
        named = {word for line in lines for word in line.text.split()}
        self.spare = [card for card in rules.pack() if card.text not in named]
        """What a card that is not known may be."""

    def write(self, line: ScenarioLine) -> None:
        """Take in one line: the game's own words first, then zones, then facts.

        Raises:
            BadNotation: when it is none of them, or a card of it is not there to be had.
        """
        key, text = line.split()
        if not self.rules.notation.read_special(key, text, self.state):
            zone = zone_of(self.rules.zone_registry, key, self.rules.seats)
            if zone is not None:
                self._zone(zone, text)
            elif key.split(" ")[0] in self.facts:
                self._fact(key, text)
            else:
                raise BadNotation(unknown(key, self.rules))
        self._check_pack()

    def _zone(self, zone: ZoneId, text: str) -> None:
        table = self.state.table
        number = table.open(zone)
        if table.zones[number]:
            raise BadNotation("This zone is written twice.")
        laid: list[tuple[Card, bool]] = []
        words = [] if text.lower() == "none" else text.split()
        for word in words:
            if word in ("up", "down") and laid:
                laid[-1] = (laid[-1][0], word == "up")
            else:
                taken = {card for card, _ in laid} | {c for row in table.zones for c in row}
                card = self._unknown() if word == HIDDEN else self._free(read_card(word), taken)
                laid.append((card, False))
        if zone_look_of(self.rules.zone_registry.spec(zone)).shape is Shape.PILE:
            laid.reverse()
        for card, up in laid:
            table.put(number, [card], up)

    def _unknown(self) -> Card:
        if not self.spare:
            raise BadNotation(f"There are more cards “{HIDDEN}” than are left in the pack.")
        return self.spare.pop()

    def _free(self, card: Card, taken: set[Card]) -> Card:
        """The first copy of a card that lies nowhere yet; the card itself if there is none."""
        copy = card
        while copy in taken:
            copy = numbered(copy.index + 54)
            if copy not in self.pack:
                return card
        return copy

    def _fact(self, key: str, text: str) -> None:
        name, *rest = key.split(" ")
        fact, seats = self.facts[name], self.rules.seats
        if not rest:
            whole = read_value(fact.kind, text, seats)
            if fact.seats and isinstance(whole, int) and not -1 <= whole < seats:
                raise BadNotation(f"“{text}” is no seat; seats are P1 to P{seats}.")
            setattr(self.state.facts, name, whole)
            return
        item = item_kind(fact, rest)
        row = getattr(self.state.facts, name)
        seat = read_seat(rest[0], seats)
        value = read_value(item, text, seats)
        blank = {int: 0, bool: False, str: ""}.get(item)
        row += [blank] * (seats - len(row))
        row[seat] = value

    def _check_pack(self) -> None:
        laid = [card for row in self.state.table.zones for card in row]
        for card in laid:
            if card not in self.pack:
                raise BadNotation(f"{card} is not in the pack of this game with these options.")
            if laid.count(card) > 1:
                raise BadNotation(f"{card} lies in two places.")


def item_kind(fact: Fact, rest: list[str]) -> Any:
    """The type of the items of a fact written by seat, like ``points P2``.

    Raises:
        BadNotation: when the fact is no list, or more than one word follows its name.
    """
    if getattr(fact.kind, "__origin__", None) is not list or len(rest) != 1:
        raise BadNotation(f"Write “{fact.name}: ...”; it is one {fact_kind_text(fact)}.")
    return fact.kind.__args__[0]


def unknown(key: str, rules: AnyRules) -> str:
    """The sentence for a key that is neither fact nor zone, naming what there is."""
    facts = ", ".join(facts_of(rules.facts_type()))
    zones = ", ".join(rules.zone_registry.specs)
    return f"There is no fact or zone “{key}”; facts: {facts}; zones: {zones}."
