"""A fingerprint of an object: all it holds, however deep, so that two of them can be compared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

from game.engine.action import Action
from game.engine.cards import Card

PLAIN = (int, float, str, bytes, type(None), Enum, Card, range, type, ModuleType)
"""What holds nothing that could change."""


def fingerprint(thing: object) -> dict[str, str]:
    """What *thing* holds, as text by the path that leads there.

    What is met twice stands where it is met first; elsewhere stands that path.
    """
    return dict(_walk(thing, "", {}))


def changes(before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    """The paths at which two fingerprints differ."""
    paths = {**before, **after}
    return [path for path in paths if before.get(path) != after.get(path)]


def _walk(thing: object, path: str, met: dict[int, str]) -> Iterator[tuple[str, str]]:
    if isinstance(thing, PLAIN):
        yield path, repr(thing)
        return
    if isinstance(thing, tuple) and _decided(thing):
        yield path, f"actions {hash(thing)}"
        return
    if isinstance(thing, FunctionType | BuiltinFunctionType):
        yield path, thing.__qualname__
        for cell in getattr(thing, "__closure__", None) or ():
            yield from _walk(cell.cell_contents, f"{path}()", met)
        return
    if isinstance(thing, MethodType):
        yield path, thing.__func__.__qualname__
        yield from _walk(thing.__self__, f"{path}.self", met)
        return
    if id(thing) in met:
        yield path, f"see {met[id(thing)]}"
        return
    met[id(thing)] = path
    yield path, type(thing).__qualname__
    for name, part in _parts(thing):
        yield from _walk(part, f"{path}{name}", met)


def _decided(thing: tuple[object, ...]) -> bool:
    """An action or several: nothing but plain values, and there are many thousands of them."""
    return type(thing) is Action or (bool(thing) and all(type(item) is Action for item in thing))


def _parts(thing: Any) -> Iterator[tuple[str, object]]:
    """What an object consists of, each part with the step that leads to it."""
    if isinstance(thing, Mapping):
        for number, (key, value) in enumerate(thing.items()):
            yield f"{{key {number}}}", key
            yield f"[{key!r}]", value
    elif isinstance(thing, list | tuple):
        yield from ((f"[{at}]", item) for at, item in enumerate(thing))
    elif isinstance(thing, set | frozenset):
        yield "{}", sorted(map(repr, thing))
    for kind in type(thing).__mro__:
        for slot in kind.__dict__.get("__slots__", ()):
            if hasattr(thing, slot):
                yield f".{slot}", getattr(thing, slot)
    for name, value in getattr(thing, "__dict__", {}).items():
        yield f".{name}", value
