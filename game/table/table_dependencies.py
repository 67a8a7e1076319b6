"""Table dependencies: people, pictures, sound and what the viewer wishes, as a table has it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import NamedTuple

from game.table.layout.viewport import table_ui_scale
from game.ui.key_bindings import KeyBindings
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.preferences import Preferences
from game.ui.theme import Theme


class PlayerInfo(NamedTuple):
    """Who sits on one seat: a name, the name of a portrait, and whether it is a human."""

    name: str
    portrait: str
    human: bool
    description: str = ""
    """What is told of him in one sentence to who points at him; nothing for most."""


class CardStyle(NamedTuple):
    """How the viewer likes the cards; sizes and motion stand in the theme's preferences."""

    four_colours: bool = False
    large_index: bool = False
    back: str = "scrolls"
    """The back of the cards in hands; the pack on the table has the same."""


class GesturePreferences(NamedTuple):
    """How the viewer plays a card: by dragging, by clicking, and whether slips are asked about."""

    drag: bool = True
    click: bool = True
    confirm: bool = True


class PauseKind(Enum):
    """What the table holds still for; each kind may be given a time, or a click, of its own."""

    TRICK = "trick"
    """A trick lies there whole, before it is taken."""
    DOUBT = "doubt"
    """A lie was found out, or the truth was proven, or somebody got something for being right."""
    COUNT = "count"
    """Points are counted, one kind after another; or melds that were scored lie open, or a card
    was taken out of one."""
    LOSS = "loss"
    """Somebody has lost: the Goat, Hell."""


class PauseLength(Enum):
    """How long the table holds still for a kind of thing, as the viewer likes it."""

    SHORT = "short"
    USUAL = "usual"
    LONG = "long"
    CLICK = "click"
    """Until the viewer goes on."""


NO_READING_PACE: Mapping[PauseKind, PauseLength] = MappingProxyType({})
"""Everything to be read is held for its usual time."""

FELT_COLOUR = "spruce"
"""The usual colour of the felt."""


def table_preferences(wish: Preferences) -> Preferences:
    """What of a person's preferences can be had at the table, where everything is close."""
    return wish._replace(ui_scale=table_ui_scale(wish.ui_scale))


def no_sound(name: str) -> None:
    """No sound at all."""


class TableDeps(NamedTuple):
    """The tools a table works with: worker for pictures, measure and letters, taste, sound."""

    raster: PictureLoader
    theme: Theme
    style: CardStyle = CardStyle()
    sound: Callable[[str], None] = no_sound
    """Called with the name of a sound: deal, slide, place, flip, shuffle, refuse, ..."""
    felt: str = FELT_COLOUR
    """The colour of the felt, by its name in the palette."""
    card_scale: float = 1.0
    """How large the cards of the viewer's hand are, beside their usual size."""
    gestures: GesturePreferences = GesturePreferences()
    reading: Mapping[PauseKind, PauseLength] = NO_READING_PACE
    """How long the table holds still for what is to be read, where that is not usual."""
    keys: KeyBindings = KeyBindings()
    """Which key means which command."""
    now: Callable[[], float] | None = None
    """The time in seconds, also of a window that lay still; None: that of the frames is all."""
