"""The settings: how one person likes the table, kept as a small file that repairs itself."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from game.store import atomic

RANGES: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {
        "volume": (0.0, 1.0),
        "speed": (0.0, 2.0),
        "text_scale": (1.0, 2.0),
        "ui_scale": (0.8, 1.6),
        "pace": (0.0, 2.0),
        "curtain_after": (0.0, 600.0),
        "width": (960, 7680),
        "height": (600, 4320),
    }
)
"""The least and the most of every number."""

WORDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"back": ("scrolls", "leaves", "indigo", "wood", "plum")}
)
"""The values of every setting that is one of several words."""

UNNAMED: Final = "You"
"""What a person is called who gave no name."""

LONGEST_NAME: Final = 16
"""Letters in a player's name, at most."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a person may choose, with the values it has at first."""

    name: str = UNNAMED
    volume: float = 0.7
    """0 is silent, 1 full."""
    mute: bool = False
    speed: float = 1.0
    """How quickly cards move; 0 is at once, 2 twice as quick."""
    reduced_motion: bool = False
    text_scale: float = 1.0
    ui_scale: float = 1.0
    four_colours: bool = False
    large_index: bool = False
    back: str = "scrolls"
    pace: float = 0.6
    """Seconds a computer player is seen thinking, at least."""
    curtain: bool = True
    """Whether a curtain falls between two people at one screen."""
    curtain_after: float = 60.0
    """Seconds without a touch after which it falls by itself; 0 is never."""
    hints: bool = True
    """Whether the first match of a game is accompanied by short hints."""
    talk: bool = True
    """Whether the animals say something beside the game now and then."""
    width: int = 1280
    height: int = 720
    maximised: bool = False
    fullscreen: bool = False
    game: str = ""
    """The game chosen last."""
    learned: tuple[str, ...] = ()
    """Games whose first match is behind this person."""
    last: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By game: seats, players and options as they were chosen last."""

    def with_last(self, game: str, chosen: Mapping[str, Any]) -> Settings:
        """The same with *chosen* remembered for *game*."""
        return replace(self, game=game, last={**self.last, game: dict(chosen)})


class Loaded(NamedTuple):
    """Settings as read, and a sentence about what was wrong with them, if anything was."""

    settings: Settings
    trouble: str = ""


def load(path: Path) -> Loaded:
    """The settings at *path*; whatever is missing, unknown or out of range has its default.

    A file that cannot be read at all is kept beside as ``.damaged``.
    """
    try:
        given = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(given, dict):
            raise ValueError("not an object")
    except FileNotFoundError:
        return Loaded(Settings())
    except OSError as error:
        reason = error.strerror or "it cannot be opened"
        return Loaded(Settings(), f"Your settings could not be read ({reason}).")
    except ValueError:
        return _damaged(path)
    return Loaded(repaired(given))


def save(path: Path, settings: Settings) -> str:
    """Writes the settings; returns a sentence when that was not possible, else nothing."""
    try:
        atomic.write(path, json.dumps(asdict(settings), indent=1, ensure_ascii=False) + "\n")
    except OSError as error:
        reason = error.strerror or "the disk refused"
        return f"Your settings could not be saved ({reason}); they hold until you leave."
    return ""


def repaired(given: Mapping[str, Any]) -> Settings:
    """Settings from names and values; what does not fit keeps its default."""
    plain = Settings()
    known: dict[str, Any] = {}
    for each in fields(Settings):
        if each.name in given:
            default = getattr(plain, each.name)
            value = _READERS[type(default)](each.name, given[each.name])
            if value is not None:
                known[each.name] = value
    return replace(plain, **known)


def _damaged(path: Path) -> Loaded:
    try:
        aside = atomic.set_aside(path)
    except OSError:
        return Loaded(Settings(), "Your settings were damaged; the usual ones are used.")
    told = f"Your settings were damaged; the usual ones are used, the old file is {aside.name}."
    return Loaded(Settings(), told)


def _word(key: str, given: object) -> str | None:
    if not isinstance(given, str):
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
    return min(most, max(least, float(given)))


def _whole(key: str, given: object) -> int | None:
    number = _number(key, given)
    return None if number is None else round(number)


def _names(key: str, given: object) -> tuple[str, ...] | None:
    if not isinstance(given, list | tuple):
        return None
    return tuple(each for each in given if isinstance(each, str))


def _table(key: str, given: object) -> dict[str, dict[str, Any]] | None:
    if not isinstance(given, dict):
        return None
    return {str(k): v for k, v in given.items() if isinstance(v, dict)}


_READERS: Final[Mapping[type, Callable[[str, object], Any]]] = MappingProxyType(
    {str: _word, bool: _switch, float: _number, int: _whole, tuple: _names, dict: _table}
)
