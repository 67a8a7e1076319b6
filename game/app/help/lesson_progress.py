"""Lesson progress: how far a person came in each lesson, kept with the settings."""

from __future__ import annotations

from game.app.scenes.app_context import AppContext
from game.store.settings import Settings

LESSONS = "lessons"


def lesson_done(settings: Settings, game: str) -> bool:
    """Whether the owner of these settings has gone through the lesson of *game*."""
    return bool(_kept(settings).get(game, [0, False])[1])


def lesson_step(settings: Settings, game: str) -> int:
    """Return the step, from 0, with which the lesson of *game* goes on."""
    return _kept(settings).get(game, [0, False])[0]


def keep_step(context: AppContext, game: str, step: int) -> None:
    """Remember that the lesson of *game* goes on with *step*, from 0."""
    _keep(context, game, step, lesson_done(context.settings, game))


def keep_done(context: AppContext, game: str) -> None:
    """Remember that the lesson of *game* was gone through; the next time it begins anew."""
    _keep(context, game, 0, done=True)


def _kept(settings: Settings) -> dict[str, list[int]]:
    """By game: the step, and whether it was done; what is damaged in the file is left out."""
    kept = settings.people.get(settings.person, {}).get(LESSONS, {})
    if not isinstance(kept, dict):
        return {}
    return {
        game: entry
        for game, entry in kept.items()
        if isinstance(entry, list) and len(entry) == 2 and all(isinstance(n, int) for n in entry)
    }


def _keep(context: AppContext, game: str, step: int, done: bool) -> None:
    settings = context.settings
    entry = {
        **settings.people.get(settings.person, {}),
        LESSONS: {**_kept(settings), game: [step, int(done)]},
    }
    context.change(people={**settings.people, settings.person: entry})
    context.save_settings()
