"""The seen table: what is painted of a table now, and which of it may lie over other things."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple

import pygame

from game.app.lesson.lesson_scene import LessonScene
from game.app.play.play_scene import PlayScene
from game.app.scenes.scene_host import SceneHost
from game.table.hud.highlight_banner_picture import highlight_drawables
from game.table.painting.lesson_ring import CardLessonRing, LessonRing
from game.table.painting.table_frame import TableFrame
from game.table.seats.name_format import listed
from game.table.table_view import TableView
from game.ui.cached_sprite import CachedSprite
from game.ui.forms.focus_mark import FocusMark
from game.ui.pictures.drawable import Drawable


class SeenTable(NamedTuple):
    """A table on the screen as it is now."""

    view: TableView
    frame: TableFrame
    things: list[Drawable]
    """Everything that is painted, lowest first."""
    covers: dict[str, list[Drawable]]
    """The things that may lie over others, by what they are."""
    size: tuple[int, int]
    backdrop: Callable[[], pygame.Surface]
    """What lies under all of them."""


def seen_table(stage: SceneHost) -> SeenTable | None:
    """The table on *stage*; None where another screen or a dialog is seen."""
    scene = stage.context.stack.top
    play = scene.play if isinstance(scene, LessonScene) else scene
    if not isinstance(play, PlayScene) or play.layers.dialogs:
        return None
    view, size = play.view, stage.screen.get_size()
    frame, things = view.frame(), [*stage.drawn()]
    covers = {name: _among(things, some) for name, some in _table_covers(view, frame).items()}
    rings = FocusMark, LessonRing, CardLessonRing
    covers["ring"] = [thing for thing in things if isinstance(thing, rings)]
    lesson = [*scene.drawn()][len(play.drawn()) :] if isinstance(scene, LessonScene) else ()
    notes = [thing for thing in lesson if not isinstance(thing, rings)]
    covers["note"] = _among(things, [*play.table_note.drawn(), *notes])
    covers["toast"] += things[len(scene.drawn()) :]
    return SeenTable(view, frame, things, covers, size, lambda: scene.backdrop(size))


def _table_covers(view: TableView, frame: TableFrame) -> dict[str, Iterable[Drawable]]:
    """What hangs over a table, by what it is."""
    hud, cards, signs = frame.hud, frame.cards, frame.signs
    return {
        "chooser": frame.widgets.chooser,
        "bubble": hud.bubbles,
        "toast": [] if hud.toast is None else hud.toast.drawn(),
        "tooltip": [] if hud.tooltip is None else [hud.tooltip],
        "banner": _banner(view, frame),
        "hand": cards.hand,
        "carried": cards.carried,
        "button": [*frame.widgets.buttons, *filter(None, [frame.widgets.sort_button])],
        "tool": hud.tools,
        "arrow": signs.row_arrows,
        "prompt": [] if hud.prompt is None else [hud.prompt],
    }


def _banner(view: TableView, frame: TableFrame) -> list[Drawable]:
    """What is made much of just now."""
    shown = frame.highlight
    if shown is None:
        return []
    name = listed([view.people[seat].name for seat in shown.seats])
    return highlight_drawables(view.hud.signs.sprites, frame.layout, shown, name)


def _among(things: Iterable[Drawable], wanted: Iterable[Drawable]) -> list[Drawable]:
    """Those of *things* that are painted like *wanted* ones."""
    marks = {_mark(thing) for thing in wanted}
    return [thing for thing in things if _mark(thing) in marks]


def _mark(thing: Drawable) -> Hashable:
    """What a thing is told from others by; nothing is painted to find it."""
    stamp = thing.key if isinstance(thing, CachedSprite) else thing.stamp()
    return type(thing), tuple(thing.bounds()), stamp
