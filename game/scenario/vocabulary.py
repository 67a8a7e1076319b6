"""The words scenarios of a game are written with: facts, zones, actions, codes and options."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from game.engine.events import Said
from game.engine.match import Match
from game.engine.notation import Notation
from game.engine.options import word
from game.engine.rules import AnyRules
from game.engine.zones import Audience
from game.presentation.zone_look import Shape, zone_look_of
from game.scenario.written_facts import fact_kind_text, facts_of

MATCHES = 3
ACTIONS = 150

SEEN = {
    Audience.EVERYONE: "open",
    Audience.OWNER: "seen by its owner",
    Audience.TOP: "only the top is seen",
    Audience.NOBODY: "hidden, but for cards turned up",
}
CHECKS = (
    "ZONE: cards, or their number",
    "FACT: value",
    "legal P1: action, action -- or their number",
    "score: points",
    "next: P1 verb or phase",
    "over: P1",
)
EXPECTED = (
    "draws 6s 2d (cards that went to the seat's own hidden ones; or P2 draws 6s)",
    "ZONE 7d 5d (cards that went to this zone; or ZONE P2 7d)",
    "turns up 7d",
    "FACT value",
    "a code of those under “Said”, and of its words and numbers what matters",
    "refused CODE (refused alone: for any reason)",
)


def vocabulary(rules: AnyRules) -> list[str]:
    """The page of names for one game, in lines."""
    used = UsedWords(rules)
    return [
        f"# {rules.title} ({rules.id})",
        *_part("Options", _options(rules)),
        *_part("Facts", _facts(rules)),
        *_part("Zones", _zones(rules)),
        *_part("Written by the game", rules.notation.specials),
        *_part("Actions", (f"P1 {example}" for example in used.actions())),
        *_part("Check", CHECKS),
        *_part("Expected after ->", EXPECTED),
        *_part("Said", used.codes()),
        *_part("Refused", used.refusals()),
    ]


def written(notation: Notation) -> list[str]:
    """The codes of refusals found in the sources, where there are sources to read."""
    codes: set[str] = set()
    for room in ("game.engine", type(notation).__module__.rpartition(".")[0]):
        for folder in importlib.import_module(room).__path__:
            for path in Path(folder).glob("*.py"):
                source = path.read_text(encoding="utf-8")
                codes.update(re.findall(r'Refusal\(\s*"(\w+)"', source))
    return sorted(codes)


def _part(title: str, lines: Iterable[str]) -> list[str]:
    found = [f"- {line}" for line in lines]
    return ["", f"## {title}", "", *found] if found else []


def _options(rules: AnyRules) -> Iterator[str]:
    for spec in rules.options_type.describe():
        allowed = ", ".join(word(choice) for choice in spec.choices)
        yield f"{spec.key}={word(spec.default)}: {allowed}"


def _facts(rules: AnyRules) -> Iterator[str]:
    for name, fact in facts_of(rules.facts_type()).items():
        yield f"{name}: {fact_kind_text(fact)}"


def _zones(rules: AnyRules) -> Iterator[str]:
    for name, spec in rules.zone_registry.specs.items():
        ids = [zone for zone in rules.zone_registry.ids if zone.name == name]
        owner = " P1" if any(zone.owner is not None for zone in ids) else ""
        n = " N" if any(zone.n for zone in ids) else ""
        first = "first = top" if zone_look_of(spec).shape is Shape.PILE else "first = laid first"
        yield f"{name}{owner}{n}: {first}, {SEEN[spec.audience]}"


class UsedWords:
    """The words a game uses: what its notation declares, and what is met in a few matches."""

    def __init__(self, rules: AnyRules) -> None:
        """Play a few matches at random and listen."""
        self.notation = rules.notation
        self.examples: dict[str, str] = {}
        self.said: dict[str, str] = {}
        self.refused: dict[str, str] = {}
        for number in range(MATCHES):
            self._listen(Match(rules, f"names {number}"), Random(number))

    def actions(self) -> list[str]:
        """One example for every verb."""
        missing = [verb for verb in self.notation.verbs if verb not in self.examples]
        return sorted([*self.examples.values(), *missing])

    def codes(self) -> list[str]:
        """Every code that is said, with an example of the words."""
        return _with_declared(self.said, self.notation.codes)

    def refusals(self) -> list[str]:
        """Every code of a refusal, with an example of the words."""
        return _with_declared(self.refused, (*self.notation.refusals, *written(self.notation)))

    def _listen(self, match: Match[Any], rng: Random) -> None:
        while match.turn.seats and len(match.actions) < ACTIONS:
            seat = rng.choice(match.seats_with_moves)
            for choice in match.observe(seat).choices:
                action = choice.action
                self.examples.setdefault(action.verb, self.notation.write(action))
                if choice.refused is not None:
                    self.refused.setdefault(choice.refused.code, choice.refused.text)
            match.submit(rng.choice(match.legal(seat)))
        for event in match.record.events:
            if isinstance(event, Said):
                self.said.setdefault(event.code, event.text)


def _with_declared(met: dict[str, str], declared: Iterable[str]) -> list[str]:
    declared = dict.fromkeys(declared)
    lines = [f"{code}: {text}" for code, text in met.items()]
    return sorted([*lines, *(code for code in declared if code not in met)])
