"""The settings file: read whatever lies there, repaired in a sentence, never lost."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.store import crash_safe_file
from game.store.bounded_read import MEGABYTE, UnreadableFile, parse_json, read_text
from game.store.file_lock import LOCK, FileLock
from game.store.quarantine import quarantine
from game.store.settings import Settings
from game.store.settings_merge import merge_settings
from game.store.settings_repair import repair_settings, settings_version, unknown_entries

VERSION: Final = 1
"""Of the file; a file with a higher number was written by a program we do not know."""

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


def read_settings(path: Path) -> Settings:
    """The settings at *path* as far as they can be read; the file stays whatever it is."""
    try:
        return repair_settings(_read(path)).settings
    except (UnreadableFile, ValueError):
        return Settings()


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
    content = {**unknown_entries(before), "version": VERSION, **asdict(settings)}
    text = json.dumps(content, indent=1, ensure_ascii=False)
    try:
        text.encode()
    except UnicodeEncodeError:  # half letters among the unknown entries
        text = json.dumps(content, indent=1)
    try:
        crash_safe_file.write_with_backup(path, text + "\n")
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
        return f"{told}, the old file is {quarantine(path).name}."
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
        aside = quarantine(path)
    except OSError:
        return f"{told}."
    told = f"{told}; the old file is {aside.name}."
    try:
        _write(path, settings, given)
    except SettingsNotSaved as error:
        return f"{told} {error}"
    return told


def _newer(given: Mapping[str, Any]) -> bool:
    return (settings_version(given) or 0) > VERSION
