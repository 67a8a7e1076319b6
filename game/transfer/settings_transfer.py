"""The transfer of settings and people: what was chosen there joins what was chosen here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

from game.store.settings import Settings

_KEPT = frozenset(
    {"width", "height", "position", "maximised", "fullscreen", "person", "people", "last"}
)
"""Settings of a window, and those that are merged entry by entry."""


def merged_settings(here: Settings, there: Settings) -> Settings:
    """*here* with the people of *there*, and with what nobody has chosen here."""
    plain, mine, theirs = asdict(Settings()), asdict(here), asdict(there)
    chosen = {
        key: theirs[key] for key in plain
        if key not in _KEPT and mine[key] == plain[key] and theirs[key] != plain[key]
    }  # fmt: skip
    if here.person:
        chosen.pop("name", None)
    people = {**here.people}
    for number, entry in there.people.items():
        people[number] = merged_person(here.people.get(number, {}), entry)
    name = {"name": there.name} if there.person not in here.people else {}
    if there.person and there.person != here.person and there.name != Settings().name:
        people[there.person] = merged_person(people.get(there.person, {}), name)
    return replace(
        here, **chosen, people=people, last={**there.last, **here.last},
        person=here.person or there.person,
    )  # fmt: skip


def merged_person(here: Mapping[str, Any], there: Mapping[str, Any]) -> dict[str, Any]:
    """What is known of one person on both computers; a name or face given here stays."""
    both = {**there, **here}
    told = [*_list(there.get("told")), *_list(here.get("told"))]
    if told:
        both["told"] = sorted({each for each in told if isinstance(each, str)})
    lessons = {**_table(there.get("lessons"))}
    for game, entry in _table(here.get("lessons")).items():
        lessons[game] = max(entry, lessons.get(game, entry), key=_done)
    if lessons:
        both["lessons"] = lessons
    return both


def _list(given: object) -> list[Any]:
    return given if isinstance(given, list) else []


def _table(given: object) -> dict[str, Any]:
    return given if isinstance(given, dict) else {}


def _done(entry: object) -> tuple[int, int]:
    """How far a lesson is: done first, then by its step."""
    told = entry if isinstance(entry, list) and len(entry) == 2 else [0, 0]
    return int(told[1]), int(told[0])
