"""Sound while another window is in front: by the setting, and back as soon as ours is."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ui.sound_player import SilentPlayer
from tests.app.driver.app_driver import Pilot, flying


def muted(pilot: Pilot) -> bool:
    return pilot.context.sound.muted


def focus(pilot: Pilot, gained: bool) -> None:
    pilot.post(pygame.WINDOWFOCUSGAINED if gained else pygame.WINDOWFOCUSLOST)
    pilot.frame(2)


@pytest.mark.parametrize(("behind", "mute"), [(True, False), (False, False), (True, True)])
def test_sound_follows_the_focus_as_the_settings_say(
    tmp_path: Path, behind: bool, mute: bool
) -> None:
    with flying(tmp_path, mute_behind=behind, mute=mute) as pilot:
        focus(pilot, gained=True)
        assert muted(pilot) == mute
        focus(pilot, gained=False)
        assert muted(pilot) == (behind or mute)
        focus(pilot, gained=True)
        assert muted(pilot) == mute


def test_a_device_that_opens_behind_another_window_is_silent_too(tmp_path: Path) -> None:
    with flying(tmp_path, mute_behind=True) as pilot:
        focus(pilot, gained=False)
        pilot.context.sound = SilentPlayer()
        pilot.context.apply_volume()
        assert muted(pilot)


def test_the_setting_is_on_the_page_of_the_sound_and_off_at_first(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.click("Settings")
        pilot.click("Sound", "option")
        assert pilot.find("Mute when the window is not in front").value == "off"
        pilot.click("Mute when the window is not in front")
        assert pilot.context.settings.mute_behind
        focus(pilot, gained=False)
        assert muted(pilot)
