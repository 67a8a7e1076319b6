"""The settings file: read whatever lies there, repaired in a sentence, never lost."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, fields, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from game.key_commands import repair_keys
from game.store import atomic_file
from game.store.bounded_read import MEGABYTE, UnreadableFile, parse_json, read_text
from game.store.file_lock import LOCK, FileLock
from game.store.settings import LONGEST_NAME, RANGES, WORDS, Settings
from game.store.settings_merge import merge_settings

VERSION: Final = 1
"""Of the file; a file with a higher number was written by a program we do not know."""

_DEEPEST: Final = 5
"""Lists and objects within each other in what is remembered about a game, at most."""
_NAMED: Final = 4
"""So many repaired entries are named in a sentence."""
_TRIES: Final = 20
"""So often the lock is asked for: each time it is waited for a moment."""
_NO_NAME: Final = "its name is none that a file can have"
_NEWER: Final = (
    "Your settings were written by a newer version of Folkdeck; they are left as they are, "
    "and what you change holds for this time only."
)


class SettingsNotSaved(Exception):
    """The settings could not be written; the message is a sentence for the player."""


class LoadedSettings(NamedTuple):
    """Settings as read, and a sentence about what was wrong with them, if anything was."""

    settings: Settings
    problem: str = ""


class RepairedSettings(NamedTuple):
    """Settings made of what was given, and the names of what did not fit."""

    settings: Settings
    names: tuple[str, ...]


def load_settings(path: Path) -> LoadedSettings:
    """The settings at *path*; whatever is missing, unknown or out of range has its default.

    What had to be repaired is told once: the old file is kept beside as ``.damaged`` and a good
    one takes its place. A file of a newer version is never touched.
    """
    try:
        given = _read(path)
    except UnreadableFile as error:
        if error.missing:
            return LoadedSettings(Settings())
        if error.unsuitable:
            return LoadedSettings(
                Settings(), _set_aside(path, f"could not be read ({error.reason})")
            )
        told = f"Your settings could not be read ({error.reason}); the usual ones are used."
        return LoadedSettings(Settings(), told)
    except ValueError:
        return LoadedSettings(Settings(), _set_aside(path, "were damaged"))
    settings, names = repair_settings(given)
    if _newer(given):
        return LoadedSettings(settings, _NEWER)
    return LoadedSettings(settings, _replaced(path, settings, given, names) if names else "")


def save_settings(path: Path, settings: Settings, before: Settings | None = None) -> None:
    """Write the settings to *path*.

    What is as it was *before* stays as the file has it now, for another program may have changed
    it since; without *before* all is written. Entries of the file that this version does not know
    stay as they are, and so does the whole file if it is of a newer version.

    Raises:
        SettingsNotSaved: when they cannot be written.
    """
    lock = FileLock(path.with_name(path.name + LOCK))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not any(lock.acquire() for _ in range(_TRIES)):
            raise _not_saved("another program is writing them")
    except OSError as error:
        raise _not_saved(error.strerror or "the disk refused") from error
    except ValueError as error:
        raise _not_saved(_NO_NAME) from error
    try:
        _merge(path, settings, before)
    finally:
        lock.release()


def _merge(path: Path, settings: Settings, before: Settings | None) -> None:
    """Write the settings over what the file holds now.

    Raises:
        SettingsNotSaved: when they cannot be written.
    """
    try:
        given = _read(path)
    except ValueError:
        given = {}
    except UnreadableFile as error:
        if not error.missing:
            raise _not_saved(error.reason) from error
        given = {}
    if _newer(given):
        raise SettingsNotSaved(_NEWER)
    if before is not None:
        theirs = {key: value for key, value in asdict(repair_settings(given).settings).items()
                  if key in given}  # fmt: skip
        settings = repair_settings(
            merge_settings(asdict(before), asdict(settings), theirs)
        ).settings
    _write(path, settings, given)


def repair_settings(given: Mapping[str, Any]) -> RepairedSettings:
    """Settings from names and values; what does not fit keeps its default."""
    plain = Settings()
    known: dict[str, Any] = {}
    names = []
    for each in fields(Settings):
        if each.name not in given:
            continue
        read = _keys if each.name == "keys" else _READERS[type(getattr(plain, each.name))]
        value = read(each.name, given[each.name])
        if value is not None:
            known[each.name] = value
        if value is None or value != _comparable(given[each.name]):
            names.append(each.name.replace("_", " "))
    unwritable = set(_unknown(given)) ^ {key for key in given if key not in _KNOWN}
    names += [_shown(key) for key in sorted(unwritable)]
    if _version(given) is None:
        names.append("version")
    return RepairedSettings(replace(plain, **known), tuple(names))


def _read(path: Path) -> dict[str, Any]:
    given = parse_json(read_text(path, MEGABYTE))
    if not isinstance(given, dict):
        raise ValueError("not an object")
    return given


def _write(path: Path, settings: Settings, before: Mapping[str, Any]) -> None:
    """Write the settings, and the entries of *before* that this version does not know.

    Raises:
        SettingsNotSaved: when they cannot be written.
    """
    content = {**_unknown(before), "version": VERSION, **asdict(settings)}
    text = json.dumps(content, indent=1, ensure_ascii=False)
    try:
        text.encode()
    except UnicodeEncodeError:  # half letters among the unknown entries
        text = json.dumps(content, indent=1)
    try:
        atomic_file.write_with_backup(path, text + "\n")
    except OSError as error:
        raise _not_saved(error.strerror or "the disk refused") from error
    except ValueError as error:
        raise _not_saved(_NO_NAME) from error


def _not_saved(reason: str) -> SettingsNotSaved:
    return SettingsNotSaved(
        f"Your settings could not be saved ({reason}); they hold until you leave."
    )


def _set_aside(path: Path, what: str) -> str:
    """Keep what is no settings file under another name; the sentence that says so."""
    told = f"Your settings {what}; the usual ones are used"
    try:
        return f"{told}, the old file is {atomic_file.quarantine(path).name}."
    except OSError:
        return f"{told}."


def _replaced(
    path: Path, settings: Settings, given: Mapping[str, Any], names: tuple[str, ...]
) -> str:
    """Keep the old file under another name and write a good one; the sentence that says so."""
    listed = ", ".join(names[:_NAMED])
    if len(names) > _NAMED:
        listed += f" and {len(names) - _NAMED} more"
    told = f"Your settings were repaired ({listed})"
    try:
        aside = atomic_file.quarantine(path)
    except OSError:
        return f"{told}."
    told = f"{told}; the old file is {aside.name}."
    try:
        _write(path, settings, given)
    except SettingsNotSaved as error:
        return f"{told} {error}"
    return told


def _newer(given: Mapping[str, Any]) -> bool:
    return (_version(given) or 0) > VERSION


def _version(given: Mapping[str, Any]) -> int | None:
    """The version of a file, 0 before there were any; None if it is none."""
    version = given.get("version", 0)
    sound = isinstance(version, int) and not isinstance(version, bool) and version >= 0
    return version if sound else None


def _unknown(given: Mapping[str, Any]) -> dict[str, Any]:
    """The entries of a file that this version does not know and can write again."""
    return {key: given[key] for key in given if key not in _KNOWN and _writable(given[key])}


def _writable(value: object) -> bool:
    try:
        json.dumps(value, allow_nan=False)
    except ValueError:
        return False
    return True


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


def _plain(value: object, levels: int) -> bool:
    """Whether a value consists of shown letters, finite numbers and few levels."""
    if isinstance(value, str):
        return value.isprintable()
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, list | tuple):
        return levels > 0 and all(_plain(each, levels - 1) for each in value)
    return isinstance(value, bool | int | None) or (isinstance(value, float) and _writable(value))


_KNOWN: Final = frozenset(["version", *(each.name for each in fields(Settings))])
_READERS: Final[Mapping[type, Callable[[str, object], Any]]] = MappingProxyType(
    {str: _word, bool: _switch, float: _number, int: _whole, tuple: _names, dict: _table}
)
