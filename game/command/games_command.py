"""``folkdeck games``: which games there are, for how many, with which options."""

from __future__ import annotations

import json
from typing import Any

from game.command.arguments.sentence_parser import Parser
from game.engine.options import OptionSpec, word
from game.entry import GameEntry
from game.shelf import SHELF


def run(words: list[str]) -> int:
    """Print the list."""
    parser = Parser("games", "Lists the games, their seats, options and meanings.")
    parser.add_argument("--json", action="store_true", help="print it as JSON")
    if parser.parse_args(words).json:
        print(json.dumps([described(box) for box in SHELF.values()], indent=1))
        return 0
    for box in SHELF.values():
        print("\n".join(lines(box)), end="\n\n")
    return 0


def described(box: GameEntry) -> dict[str, Any]:
    """A game as JSON has it."""
    rules = box.rules
    return {
        "id": rules.id,
        "title": rules.title,
        "tagline": box.tagline,
        "length": box.length,
        "version": rules.version,
        "seats": {
            "least": rules.players[0],
            "most": rules.players[-1],
            "default": rules.default_seats,
        },
        "options": [
            {**spec._asdict(), "choices": list(spec.choices), "names": list(spec.names)}
            for spec in rules.options_type.describe()
        ],
        "presets": {name: dict(values) for name, values in rules.options_type.presets.items()},
    }


def lines(box: GameEntry) -> list[str]:
    """A game as a person reads it."""
    rules = box.rules
    first, last = rules.players[0], rules.players[-1]
    seats = f"{first} to {last} seats, usually {rules.default_seats}"
    said = [f"{rules.id}: {rules.title}. {box.tagline}.", f"  {seats if first != last else first}"]
    for spec in rules.options_type.describe():
        said += _option(spec)
    for name, values in rules.options_type.presets.items():
        settings = " ".join(f"{key}={word(value)}" for key, value in values.items())
        said.append(f"  preset {name}: {settings or 'all as usual'}")
    return said


def _option(spec: OptionSpec) -> list[str]:
    values = ", ".join(
        word(choice) + ("" if word(choice) == name else f" ({name})")
        for choice, name in zip(spec.choices, spec.names, strict=True)
    )
    said = [f"  --option {spec.key}={word(spec.default)}   {spec.label}: {values}"]
    return [*said, f"      {spec.help}"] if spec.help else said
