"""Seen notes: which notes each person was shown already, by the id he has in every match."""

from __future__ import annotations

from game.app.scenes.app_context import AppContext
from game.store.settings import Settings

TOLD = "told"


def told_to(settings: Settings, person: str) -> frozenset[str]:
    """What the person of this id was told: games that are known, and tips of others."""
    given = settings.people.get(person, {}).get(TOLD, [])
    return frozenset(each for each in given if isinstance(each, str))


def mark_told(context: AppContext, person: str, what: str) -> None:
    """Note that the person of this id knows *what*: a game, or a tip of it (``pitch 3fa9``)."""
    settings = context.settings
    known = told_to(settings, person)
    if what not in known:
        others = [each for each in known if not each.startswith(f"{what} ")]
        entry = {**settings.people.get(person, {}), TOLD: sorted([*others, what])}
        context.change(people={**settings.people, person: entry})
        context.save_settings()
