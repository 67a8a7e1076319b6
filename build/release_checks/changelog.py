"""The changelog as a release wants it, in the form of Keep a Changelog."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from typing import NamedTuple

from release_checks.refusal import Kind, Refusal

HEADING = re.compile(r"^## \[(?P<name>[^\]]+)\](?: - (?P<day>\S+))?[ \t]*$", re.MULTILINE)
ENTRY = re.compile(r"^ *[-*] +\S", re.MULTILINE)
UNRELEASED = "Unreleased"


class Section(NamedTuple):
    """What stands under the heading of one version."""

    name: str
    day: str
    """When it was released, as ``2026-05-01``; empty where the heading states no day."""
    text: str

    @property
    def entries(self) -> int:
        """How many changes it names."""
        return len(ENTRY.findall(self.text))


def sections(changelog: str) -> list[Section]:
    """The sections of the changelog, the newest first."""
    found = list(HEADING.finditer(changelog))
    starts = [each.start() for each in found]
    ends = [*starts, len(changelog)][1:]
    return [
        Section(each["name"], each["day"] or "", changelog[each.end() : end].strip())
        for each, end in zip(found, ends, strict=True)
    ]


def unfinished(changelog: str, version: str) -> Iterator[Refusal]:
    """Say what the changelog still lacks for a release of *version*."""
    every = sections(changelog)
    waiting = sum(each.entries for each in every if each.name == UNRELEASED)
    if waiting:
        yield _refused(
            f"still has entries ({waiting}) under “{UNRELEASED}”: move them to {version}"
        )
    named = [each for each in every if each.name != UNRELEASED]
    section = next((each for each in named if each.name == version), None)
    if section is None:
        yield _refused(f"has no section for {version}")
        return
    if not section.entries:
        yield _refused(f"says nothing under {version}")
    if section is not named[0]:
        yield _refused(f"has {named[0].name} above {version}, which should be the newest")
    if not _is_day(section.day):
        yield _refused(f"does not say on which day {version} came out: ## [{version}] - 2026-05-01")


def notes(changelog: str, version: str) -> str:
    """What the changelog says of *version*; empty if nothing."""
    return next((each.text for each in sections(changelog) if each.name == version), "")


def _refused(what: str) -> Refusal:
    return Refusal(Kind.CHANGELOG, f"CHANGELOG.md {what}.")


def _is_day(text: str) -> bool:
    """Whether it is a day of the calendar, written year first."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
