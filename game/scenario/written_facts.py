"""Written facts: the public fields of any game as text, read and written by their types."""

from __future__ import annotations

import re
import types
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from game.engine.cards import Card
from game.engine.notation import BadNotation, read_card, read_seat, seat_text

NONE = ("none", "nobody", "-", "")
ON = ("on", "yes", "true")
OFF = ("off", "no", "false")


class Fact(NamedTuple):
    """A field of a game's facts: its name, type, and whether its numbers are seats."""

    name: str
    kind: Any
    seats: bool


def facts_of(facts_type: type[Any]) -> dict[str, Fact]:
    """All facts of a game, by name."""
    hints = get_type_hints(facts_type)
    if is_dataclass(facts_type):
        raw = {each.name: str(each.type) for each in fields(facts_type)}
    else:
        raw = {name: str(kind) for name, kind in facts_type.__annotations__.items()}
    return {
        name: Fact(name, hints[name], bool(re.search(r"\bSeat\b", text)))
        for name, text in raw.items()
    }


def read_value(kind: Any, text: str, seats: int) -> Any:
    """The value of type *kind* written as *text*; a list's items stand between blanks.

    Raises:
        BadNotation: when the text is none, naming what would be.
    """
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _one_of(parts, text, seats)
    if origin in (list, set, frozenset):
        return origin(_items(parts[0], text, seats))
    if origin is tuple:
        return _tuple(parts, text, seats)
    if origin is Literal:
        words = {str(part): part for part in parts}
        lower = text.lower()
        # The rules write the phase “LAST CALL”, its fact is last_call.
        return _chosen(words, lower if lower in words else "_".join(lower.split()))
    return _plain(kind, text, seats)


def write_value(value: Any, seats: bool) -> str:
    """A value as scenarios write it; *seats* says that numbers in it are seats."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, Enum):
        return str(value.value) if isinstance(value.value, str) else value.name.lower()
    if isinstance(value, int) and seats:
        return seat_text(value)
    if isinstance(value, set | frozenset):
        return " ".join(sorted(write_value(item, seats) for item in value)) or "none"
    if isinstance(value, list | tuple):
        return " ".join(write_value(item, seats) for item in value) or "none"
    return str(value)


def fact_kind_text(fact: Fact) -> str:
    """What may be written for a fact: ``number``, ``seat or none``, ``list of numbers``."""
    return _kind(fact.kind, "seat" if fact.seats else "number")


def _kind(kind: Any, number: str) -> str:
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return " or ".join("none" if p is types.NoneType else _kind(p, number) for p in parts)
    if origin in (list, set, frozenset, tuple):
        inner = [_kind(part, number) for part in parts if part is not Ellipsis]
        return "list of: " + ", ".join(inner)
    if origin is Literal:
        return " | ".join(map(str, parts))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return " | ".join(write_value(each, False) for each in kind)
    plain = {bool: "on/off", int: number, str: "word", Card: "card"}
    return plain.get(kind, "written by the game")


def _plain(kind: Any, text: str, seats: int) -> Any:
    if kind is bool:
        return _chosen(dict.fromkeys(ON, True) | dict.fromkeys(OFF, False), text.lower())
    if kind is int:
        if re.fullmatch(r"-?\d{1,9}", text, re.ASCII):
            return int(text)
        if text[:1] == "P":
            return read_seat(text, seats)
        raise BadNotation(f"“{text}” is neither a number nor a seat.")
    if kind is str:
        return text
    if kind is Card:
        return read_card(text)
    if isinstance(kind, type) and issubclass(kind, Enum):
        names = {each.name.lower(): each for each in kind}
        return _chosen({write_value(each, False): each for each in kind} | names, text)
    raise BadNotation("this fact cannot be written; it follows from the position.")


def _one_of(kinds: tuple[Any, ...], text: str, seats: int) -> Any:
    if types.NoneType in kinds and text.lower() in NONE:
        return None
    refused = BadNotation(f"“{text}” does not fit.")
    for kind in kinds:
        if kind is not types.NoneType:
            try:
                return read_value(kind, text, seats)
            except BadNotation as error:
                refused = error
    raise refused


def _items(kind: Any, text: str, seats: int) -> list[Any]:
    # A list with optional items may hold "none"; alone it means the empty list all the same.
    words = [] if text.lower() in NONE else text.replace(",", " ").split()
    return [read_value(kind, word, seats) for word in words]


def _tuple(kinds: tuple[Any, ...], text: str, seats: int) -> tuple[Any, ...]:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(_items(kinds[0], text, seats))
    words = text.split()
    if len(words) != len(kinds):
        raise BadNotation(f"“{text}” should be {len(kinds)} words.")
    return tuple(read_value(k, word, seats) for k, word in zip(kinds, words, strict=True))


def _chosen(allowed: dict[str, Any], text: str) -> Any:
    if text not in allowed:
        raise BadNotation(f"“{text}” is not one of {', '.join(allowed)}.")
    return allowed[text]
