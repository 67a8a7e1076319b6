"""The app context: all that the screens share, from the settings to the sound."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from game.app.scenes.new_seed import new_seed
from game.app.scenes.routes import KeysRoute, Route
from game.app.scenes.scene_stack import SceneStack
from game.app.scenes.settings_autosave import SettingsAutosave
from game.app.scenes.toast_queue import ToastQueue
from game.app.scenes.volume_from_settings import apply_volume
from game.store.matches.deleted_matches import PendingDeletions
from game.store.paths import Paths
from game.store.settings import Settings
from game.store.settings_file import SettingsNotSaved
from game.table.controls.shortcut_letters import ShortcutLetters
from game.ui.key_bindings import KeyBindings
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.preferences import Preferences
from game.ui.sound_player import SilentPlayer, SoundPlayer
from game.ui.surface_cache import room_in
from game.ui.theme import Theme
from game.ui.units import Units

if TYPE_CHECKING:
    from game.bots.decision_service import DecisionService
    from game.store.matches.match_folder import MatchFolder


FIRST_SIZE = (1280, 720)
"""The window's size in pixels before it is measured."""

SCREENS = 1.8
"""The picture cache keeps as many bytes as so many pictures of the whole window take."""


class AppContext:
    """What every screen needs."""

    open: Callable[[Route], None]
    """Opens another screen; set by :func:`game.app.navigation.navigator.install_navigator`."""

    awaits_key = False
    """Whether the next key is to be given to a command, whatever it means otherwise."""
    last_input_was_key = False
    """Whether the last input was a key: then a screen that opens shows its focus."""
    demo = False
    """Whether computers play for everybody, without score sheets."""
    demo_result = False
    """Whether the score sheet at the end of a demonstration’s match is laid all the same."""
    demo_tour = False
    """Whether the demonstration goes from game to game, through the whole shelf."""

    in_front = True
    """Whether the window has the focus of the desktop."""
    safe_mode = False
    """Whether the settings are the usual ones for this time, and none is written to the disk."""

    def __init__(
        self,
        settings: Settings,
        paths: Paths,
        assets: Path,
        dice: Random,
        raster: PictureLoader | None = None,
        overrides: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        """Share *settings*, some of them replaced by *overrides*; *dice* makes new seeds."""
        self._autosave = SettingsAutosave(settings, overrides)
        self.paths = paths
        self.assets = assets
        self.dice = dice
        self.stack = SceneStack()
        self.theme = Theme(Units(*FIRST_SIZE), preferences(self.settings))
        self.raster = raster or PictureLoader(self.theme.type)
        self.sound: SoundPlayer = SilentPlayer()
        self.clock: Callable[[], float] = time.time
        """Tells seconds since 1970: what day it is follows from it."""
        self.now = 0.0
        """Seconds the program has run, as the window counts them."""
        self.toasts = ToastQueue()
        self._keys: tuple[dict[str, str], KeyBindings] = {}, KeyBindings()
        self._letters: dict[str, ShortcutLetters] = {}
        self.layout_needed = False
        """Set when sizes or motion were changed; the scene host lays out anew and resets this."""
        self.decision_service: DecisionService | None = None
        self.apart = False
        """Whether long work is done in a process of its own."""
        self.deletions = PendingDeletions()
        self.unplayable: set[Path] = set()
        """Matches that cannot be continued by this version of the program."""
        self.refused_games_told = False
        """Whether it was said on the screen which games of other packages were left out."""
        self.quit_after_match = False
        self.seed_was_given = False
        """Whether all its seeds follow from one that was given on the command line."""

    @property
    def settings(self) -> Settings:
        """The settings as they hold now; :meth:`change` changes them."""
        return self._autosave.settings

    @property
    def keys(self) -> KeyBindings:
        """Which key means which command now."""
        changed = self.settings.keys
        if self._keys[0] != changed:
            self._keys = dict(changed), KeyBindings(changed)
        return self._keys[1]

    def show_keys(self) -> None:
        """Show the keys that can be used on the screen that is seen."""
        top = self.stack.top
        self.open(KeysRoute(top.commands, top.own_keys()))

    def letters(self, game: str) -> ShortcutLetters:
        """The keys of the buttons of *game*, the same in each of its matches."""
        return self._letters.setdefault(game, ShortcutLetters())

    @cached_property
    def matches(self) -> MatchFolder:
        """The matches on the disk, imported when somebody first asks for them."""
        from game.store.matches.match_folder import MatchFolder

        return MatchFolder(self.paths.matches)

    def say(self, text: str, at_once: bool = False) -> None:
        """Show one sentence at the top of the screen for a few seconds.

        It waits for those before it unless it is wanted *at_once*, as an answer to a key is: that
        replaces an answer before it, and disappears with the screen it was given on.
        """
        if at_once:
            self.toasts.answer(text)
        else:
            self.toasts.add(text)

    def say_all(self, texts: Iterable[str]) -> None:
        """Show several sentences, one after the other."""
        for text in texts:
            self.say(text)

    def change(self, **changes: Any) -> None:
        """Change settings by name; sizes, motion and loudness follow at once."""
        before = preferences(self.settings)
        self._autosave.change(changes, self.now)
        self._apply_settings(before)

    def reset_settings(self, keys: Collection[str]) -> None:
        """Give settings the values they have at first, or those the desktop wishes."""
        before = preferences(self.settings)
        self._autosave.reset(keys, self.now)
        self._apply_settings(before)

    def follow_desktop(self, wished: Mapping[str, Any]) -> None:
        """Make settings as the desktop wishes them, but for those that somebody has chosen."""
        before = preferences(self.settings)
        self._autosave.follow(wished)
        self._apply_settings(before)

    def is_wished(self, key: str) -> bool:
        """Whether the desktop wishes something of the setting *key*."""
        return key in self._autosave.wished

    def _apply_settings(self, before: Preferences) -> None:
        after = preferences(self.settings)
        if after != before:
            self.theme.resize(self.theme.units, after)
            self.layout_needed = True
        self.apply_volume()

    def switch_sound(self) -> None:
        """Turn the sound off, or on again, and say so, or why nothing is heard all the same."""
        self.change(mute=not self.settings.mute)
        heard = self.sound.reason or "Sound on."
        self.say("Sound off." if self.settings.mute else heard, at_once=True)

    def apply_volume(self) -> None:
        """Set the loudness of the sound as the settings say."""
        apply_volume(self.sound, self.settings, self.in_front)

    def play(self, name: str) -> None:
        """Play a sound by name, if it can be heard."""
        self.sound.play(name, self.now)

    def save_settings(self) -> None:
        """Write the settings to the disk if they were changed; say once if that fails."""
        if self.safe_mode:
            return
        try:
            self._autosave.save(self.paths.settings)
        except SettingsNotSaved as error:
            self.say(str(error))

    def save_settings_when_calm(self) -> None:
        """Write the settings once nobody has changed them for a moment."""
        if self._autosave.is_calm(self.now):
            self.save_settings()

    def measure(self, size: tuple[int, int]) -> None:
        """Measure everything by a window of *size* pixels from now on."""
        self.theme.resize(Units(*size))
        self.raster.clear()
        self.raster.make_room(room_in(size, SCREENS, 0))

    def seed(self) -> str:
        """Return a seed for a new match, short enough to be read aloud."""
        return new_seed(self.dice)

    def new_nonce(self) -> str:
        """Return the salt that seals the seed of a new match."""
        from game.engine.shuffle_seal import nonce

        return nonce(self.dice)


def preferences(settings: Settings) -> Preferences:
    """Return what the widgets need of the settings."""
    return Preferences(
        settings.ui_scale, settings.text_scale, settings.speed, settings.reduced_motion
    )
