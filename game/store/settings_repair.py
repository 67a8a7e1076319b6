"""Settings repair: what was read as settings, checked value by value; misfits keep defaults."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from game.key_commands import repair_keys
from game.store.settings import LONGEST_NAME, RANGES, WORDS, Settings

_DEEPEST: Final = 5
"""Lists and objects within each other in what is remembered about a game, at most."""

_FARTHEST: Final = 1 << 16
"""Points from the corner of the desktop, at most."""

_KNOWN: Final = frozenset(["version", *(each.name for each in fields(Settings))])


class RepairedSettings(NamedTuple):
    """Settings made of what was given, and the names of what did not fit."""

    settings: Settings
    names: tuple[str, ...]


def repair_settings(given: Mapping[str, Any]) -> RepairedSettings:
    """Settings from names and values; what does not fit keeps its default."""
    plain = Settings()
    known: dict[str, Any] = {}
    names = []
    for each in fields(Settings):
        if each.name not in given:
            continue
        read = _OWN_READERS.get(each.name) or _READERS[type(getattr(plain, each.name))]
        value = read(each.name, given[each.name])
        if value is not None:
            known[each.name] = value
        if value is None or value != _comparable(given[each.name]):
            names.append(each.name.replace("_", " "))
    unwritable = set(unknown_entries(given)) ^ {key for key in given if key not in _KNOWN}
    names += [_shown(key) for key in sorted(unwritable)]
    if settings_version(given) is None:
        names.append("version")
    return RepairedSettings(replace(plain, **known), tuple(names))


def _shown(key: str) -> str:
    return f"“{''.join(sign if sign.isprintable() else '?' for sign in key[:24])}”"


def _comparable(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _word(key: str, given: object) -> str | None:
    if not isinstance(given, str) or not given.isprintable():
        return None
    if key in WORDS:
        return given if given in WORDS[key] else None
    return given.strip()[:LONGEST_NAME] or None if key == "name" else given


def _switch(key: str, given: object) -> bool | None:
    return given if isinstance(given, bool) else None


def _number(key: str, given: object) -> float | None:
    if isinstance(given, bool) or not isinstance(given, int | float) or given != given:
        return None
    least, most = RANGES[key]
    return float(min(most, max(least, given)))  # within bounds first: an int may be endless


def _whole(key: str, given: object) -> int | None:
    number = _number(key, given)
    return None if number is None else round(number)


def _names(key: str, given: object) -> tuple[str, ...] | None:
    if not isinstance(given, list | tuple):
        return None
    return tuple(each for each in given if isinstance(each, str) and each.isprintable())


def _table(key: str, given: object) -> dict[str, dict[str, Any]] | None:
    if not isinstance(given, dict):
        return None
    return {k: v for k, v in given.items() if isinstance(v, dict) and _plain([k, v], _DEEPEST)}


def _keys(key: str, given: object) -> dict[str, str] | None:
    return dict(repair_keys(given).changed) if isinstance(given, dict) else None


def _position(key: str, given: object) -> tuple[int, ...] | None:
    if not isinstance(given, list | tuple) or any(type(each) is not int for each in given):
        return None
    whole = tuple(given)
    fits = not whole or (len(whole) >= 4 and len(whole) % 2 == 0)
    return whole if fits and all(abs(each) <= _FARTHEST for each in whole) else None


def _plain(value: object, levels: int) -> bool:
    """Whether a value consists of shown letters, finite numbers and few levels."""
    if isinstance(value, str):
        return value.isprintable()
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, list | tuple):
        return levels > 0 and all(_plain(each, levels - 1) for each in value)
    return isinstance(value, bool | int | None) or (isinstance(value, float) and _writable(value))


_READERS: Final[Mapping[type, Callable[[str, object], Any]]] = MappingProxyType(
    {str: _word, bool: _switch, float: _number, int: _whole, tuple: _names, dict: _table}
)

_OWN_READERS: Final[Mapping[str, Callable[[str, object], Any]]] = MappingProxyType(
    {"keys": _keys, "position": _position}
)
"""Of settings that are more than their type says."""


def settings_version(given: Mapping[str, Any]) -> int | None:
    """The version of a file, 0 before there were any; None if it is none."""
    version = given.get("version", 0)
    sound = isinstance(version, int) and not isinstance(version, bool) and version >= 0
    return version if sound else None


def unknown_entries(given: Mapping[str, Any]) -> dict[str, Any]:
    """The entries of a file that this version does not know and can write again."""
    return {key: given[key] for key in given if key not in _KNOWN and _writable(given[key])}


def _writable(value: object) -> bool:
    try:
        json.dumps(value, allow_nan=False)
    except ValueError:
        return False
    return True
