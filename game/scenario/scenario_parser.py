"""The scenario parser: finds the blocks in a Markdown file and takes them apart, line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from game.store.bounded_read import MEGABYTE, UnreadableFile, read_text

MOST = 4 * MEGABYTE
"""Bytes of a page of scenarios, at most."""
QUOTED = 60
"""Letters of a line that are quoted in a sentence, at most."""
HEADER = ("id", "game", "seats", "options", "deal")


class BadScenario(ValueError):
    """A scenario that cannot be understood: *line* of the file, 0 for all of it, and why."""

    def __init__(self, line: int, reason: str) -> None:
        """Carry the line number; long quotations in *reason* are shortened."""
        super().__init__(shorten_quotations(reason))
        self.line = line


class ScenarioLine(NamedTuple):
    """A line of a file: its number, from 1, and its text without blanks at the ends."""

    number: int
    text: str

    def split(self) -> tuple[str, str]:
        """Key and text of ``key: text``; the blanks in the key are made single.

        Raises:
            BadScenario: when there is no colon or nothing before it.
        """
        key, colon, text = self.text.partition(":")
        if not colon or not key.strip():
            raise BadScenario(self.number, f"“{self.text}” should be written “key: text”.")
        return " ".join(key.split()), text.strip()


@dataclass(slots=True)
class Scenario:
    """One block: how it begins, the written position, and what is played and checked."""

    number: int
    """The line of the file where it begins."""
    name: str = ""
    game: str = ""
    seats: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    seed: str | None = None
    """The seed of a real deal, None for a written position."""
    position: list[ScenarioLine] = field(default_factory=list)
    steps: list[ScenarioLine] = field(default_factory=list)


def read_page(path: Path) -> list[list[ScenarioLine]]:
    """The blocks of a file: all of a ``.scenario`` file, else the fenced ``scenario`` blocks.

    Raises:
        BadScenario: when the file cannot be read, or a block in it never ends.
    """
    try:
        text = read_text(path, MOST)
    except UnreadableFile as error:
        raise BadScenario(0, f"The file cannot be read ({error.reason}).") from None
    lines = numbered_lines(text)
    blocks = [lines] if path.suffix == ".scenario" else list(_fenced(lines))
    if not any(line.text for block in blocks for line in block):
        raise BadScenario(0, "There is no scenario in it.")
    return blocks


def numbered_lines(text: str) -> list[ScenarioLine]:
    """The lines of *text*; a question mark stands for whatever cannot be printed."""
    return [
        ScenarioLine(number, "".join(map(_printable, words.strip())))
        for number, words in enumerate(text.split("\n"), 1)
    ]


def _printable(sign: str) -> str:
    if sign == "\t":
        return " "
    return sign if sign.isprintable() else "?"


def shorten_quotations(reason: str) -> str:
    """*reason* with nothing but the beginning of what it quotes, if that is long."""
    return re.sub(rf"“([^”]{{{QUOTED}}})[^”]*”", r"“\1 …”", reason)


def read_block(block: list[ScenarioLine]) -> Scenario:
    """The scenario written in one block.

    Raises:
        BadScenario: when a line of its beginning cannot be understood or none names a game.
    """
    scenario = Scenario(block[0].number if block else 1)
    lines = [line for line in block if line.text and not line.text.startswith("#")]
    texts = [line.text for line in lines]
    middle = texts.index("--") if "--" in texts else len(lines)
    for line in lines[:middle]:
        key, text = line.split()
        if key in HEADER:
            _head(scenario, line.number, key, text)
        else:
            scenario.position.append(line)
    scenario.steps = lines[middle + 1 :]
    scenario.name = scenario.name or f"line-{scenario.number}"
    if not scenario.game:
        raise BadScenario(scenario.number, "The scenario does not say “game: ...”.")
    if scenario.seed is not None and scenario.position:
        first = scenario.position[0]
        raise BadScenario(first.number, "A real deal (“deal: seed ...”) has no written position.")
    return scenario


def _fenced(lines: list[ScenarioLine]) -> Iterator[list[ScenarioLine]]:
    block: list[ScenarioLine] | None = None
    for line in lines:
        if block is None:
            if line.text.startswith("```") and line.text.strip("`").strip() == "scenario":
                block = []
                begun = line.number
        elif line.text.startswith("```"):
            yield block
            block = None
        else:
            block.append(line)
    if block is not None:
        raise BadScenario(begun, "The scenario block that begins here has no end.")


def _head(scenario: Scenario, number: int, key: str, text: str) -> None:
    if key == "id":
        scenario.name = text
    elif key == "game":
        scenario.game = text
    elif key == "seats":
        if not (text.isascii() and text.isdigit()):
            raise BadScenario(number, f"“{text}” is no number of seats.")
        scenario.seats = int(text[:4])
    elif key == "options":
        for word in text.replace(",", " ").split():
            name, equals, value = word.partition("=")
            if not (name and equals and value):
                raise BadScenario(number, f"“{word}” should be written “option=value”.")
            scenario.options[name] = value
    else:
        word, _, seed = text.partition(" ")
        if word != "seed" or not seed.strip():
            raise BadScenario(number, f"“deal: {text}” should be written “deal: seed 42”.")
        scenario.seed = seed.strip()
