"""The app context: all that the screens share, from the settings to the sound."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from game.app.scenes.scene_stack import SceneStack
from game.store import settings_file as store
from game.store.matches.pending_deletions import PendingDeletions
from game.store.paths import Paths
from game.store.settings import Settings
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.preferences import Preferences
from game.ui.sound import SilentPlayer, SoundPlayer
from game.ui.theme import Theme
from game.ui.units import Units

if TYPE_CHECKING:
    from game.app.scenes.scene_arguments import Navigator
    from game.bots.request import DecisionService
    from game.store.matches.match_folder import MatchFolder


CALM = 1.0
"""Seconds without a further change after which changed settings are written."""

SCREENS = 6
"""The print shop keeps as many bytes as so many pictures of the whole window take."""


class AppContext:
    """Holds what every screen needs, and keeps the settings."""

    navigator: Navigator
    """How one screen opens another; hung up by :func:`game.app.navigation.navigator.hang`."""

    def __init__(
        self,
        settings: Settings,
        paths: Paths,
        assets: Path,
        dice: Random,
        *,
        raster: PictureLoader | None = None,
        size: tuple[int, int] = (1280, 720),
        lent: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        """A context for windows of *size*; *dice* deals the seeds of new matches.

        *lent* are settings as they were before the command line asked for others.
        """
        self.settings = settings
        self.paths = paths
        self.assets = assets
        self.dice = dice
        self.stack = SceneStack()
        self.theme = Theme(Units(*size), preferences(settings))
        self.raster = raster or PictureLoader(self.theme.type)
        self.sound: SoundPlayer = SilentPlayer()
        self.now = 0.0
        """Seconds the program has run, as the window counts them."""
        self.toasts: list[str] = []
        """Sentences to be shown, the next one first."""
        self.toast_is_urgent = False
        """Set when the next sentence is an answer: it does not wait for the one that is shown."""
        self.last_input_was_key = False
        """Whether the last thing pressed was a key: then a screen that opens shows its focus."""
        self.layout_needed = False
        """Set when sizes or motion were changed; the stage lays out anew and resets this."""
        self.decision_service: DecisionService | None = None
        self.apart = False
        """Whether long work is done in a process of its own."""
        self.deletions = PendingDeletions()
        """Matches that can still be put back."""
        self.unplayable: set[Path] = set()
        """Matches that cannot be continued by this version of the program."""
        self.demo = False
        """Computers play for everybody, and nobody looks at score sheets."""
        self.demo_tour = False
        """The demonstration goes from game to game, through the whole shelf."""
        self.refused_games_told = False
        """Whether it was said on the screen which games of other packages were left out."""
        self.quit_after_match = False
        self._lent = dict(lent)
        """Those of them that nobody has changed since: they are saved as they were."""
        self._saved = self._tried = replace(settings, **lent)
        """The settings as this program knows them on the disk, and as it wrote them last."""
        self._changed = 0.0
        """When the settings were changed last."""
        self._unsaved = ""
        """Why the settings could not be saved the last time, which is told once."""

    @cached_property
    def matches(self) -> MatchFolder:
        """The matches on the disk; the engine is not needed before somebody sits down."""
        from game.store.matches.match_folder import MatchFolder

        return MatchFolder(self.paths.matches)

    def say(self, text: str, at_once: bool = False) -> None:
        """Shows one sentence at the top of the screen for a few seconds.

        It waits for those before it unless it is wanted *at_once*, as an answer to a key is: that
        replaces an answer before it, and leaves with the screen it was given on.
        """
        if at_once:
            self.toasts[: int(self.toast_is_urgent)] = [text]
            self.toast_is_urgent = True
        elif text and text not in self.toasts:
            self.toasts.append(text)

    def change(self, **changes: Any) -> None:
        """Changes settings by name; sizes, motion and loudness follow at once."""
        before = preferences(self.settings)
        for key in changes:
            self._lent.pop(key, None)
        self.settings = replace(self.settings, **changes)
        after = preferences(self.settings)
        if after != before:
            self.theme.resize(self.theme.units, after)
            self.layout_needed = True
        self._changed = self.now
        self.apply_volume()

    def apply_volume(self) -> None:
        """Tells the sound how loud it may be."""
        self.sound.volume = self.settings.volume
        self.sound.muted = self.settings.mute

    def play(self, name: str) -> None:
        """Plays a sound by name, if it can be heard."""
        self.sound.play(name, self.now)

    def keep(self) -> None:
        """Writes the settings to the disk if they were changed."""
        wanted = replace(self.settings, **self._lent)
        if wanted == self._tried:
            return
        self._tried = wanted
        trouble = store.save_settings(self.paths.settings, wanted, self._saved)
        if not trouble:
            self._saved = wanted
        if trouble != self._unsaved:
            self._unsaved = trouble
            self.say(trouble)

    def save_settings_when_calm(self) -> None:
        """Writes the settings once nobody has changed them for :data:`CALM` seconds."""
        if self.now - self._changed >= CALM:
            self.keep()

    def measure(self, size: tuple[int, int]) -> None:
        """Measures everything by a window of *size* from now on."""
        self.theme.resize(Units(*size))
        self.raster.clear()
        self.raster.make_room(SCREENS * 4 * size[0] * size[1])

    def seed(self) -> str:
        """A seed for a new match, short enough to be read aloud."""
        letters = "abcdefghjkmnpqrstuvwxyz23456789"
        return "".join(self.dice.choice(letters) for _ in range(10))

    def new_nonce(self) -> str:
        """What the seed of a new match is sealed with."""
        from game.engine.commitment import nonce

        return nonce(self.dice)


def preferences(settings: Settings) -> Preferences:
    """How the widgets are told what the settings say."""
    return Preferences(
        settings.ui_scale, settings.text_scale, settings.speed, settings.reduced_motion
    )
