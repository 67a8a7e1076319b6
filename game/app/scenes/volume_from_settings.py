"""The volume by the settings: how loud the sound is, or that it is off."""

from __future__ import annotations

from game.store.settings import Settings
from game.ui.sound_player import SoundPlayer


def apply_volume(sound: SoundPlayer, settings: Settings, in_front: bool) -> None:
    """Make *sound* as loud as *settings* say; *in_front*: whether the window has the focus."""
    sound.volume = settings.volume
    sound.muted = settings.mute or (settings.mute_behind and not in_front)
