"""What the desktop wishes: read in each system's own form, and followed until somebody chooses."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from threading import Event

import pytest

from game.app.window import system_wishes
from game.app.window.system_wishes import Ask, SystemWishes
from tests.app.driver.app_driver import Pilot, begin, flying

PORTAL = (
    "({'org.freedesktop.appearance': {'color-scheme': <uint32 0>, 'contrast': <uint32 %s>, "
    "'accent-color': <(0.2, 0.5, 0.9)>, 'reduced-motion': <uint32 %s>}},)\n"
)
OLDER_PORTAL = (
    "({'org.freedesktop.appearance': {'color-scheme': <uint32 1>}, "
    "'org.gnome.desktop.interface': {'enable-animations': <%s>, 'gtk-theme': <'Adwaita'>}, "
    "'org.gnome.desktop.a11y.interface': {'high-contrast': <%s>}},)\n"
)
BOTH = SystemWishes(reduced_motion=True, high_contrast=True)


def told(answers: Mapping[str, str]) -> Ask:
    """An asker that knows commands by their last word; others print nothing."""
    return lambda command: answers.get(command[-1], "")


def portal(text: str) -> Ask:
    return told({system_wishes.PORTAL[-1]: text})


def test_the_portal_tells_both_wishes() -> None:
    for contrast in (0, 1):
        for motion in (0, 1):
            found = system_wishes.portal_wishes(portal(PORTAL % (contrast, motion)))
            assert found == SystemWishes(motion == 1, contrast == 1)
    assert system_wishes.portal_wishes(portal(OLDER_PORTAL % ("false", "true"))) == BOTH
    assert system_wishes.portal_wishes(portal(OLDER_PORTAL % ("true", "false"))) == SystemWishes()


@pytest.mark.parametrize("text", ["", "nonsense", "({},)", "(@a{sa{sv}} {},)"])
def test_a_portal_that_says_nothing_is_none(text: str) -> None:
    assert system_wishes.portal_wishes(portal(text)) is None


def test_gnome_and_macos_are_asked_by_their_own_programs() -> None:
    assert system_wishes.gnome_wishes(told({})) == SystemWishes()
    gnome = told({"enable-animations": "false\n", "high-contrast": "true\n"})
    assert system_wishes.gnome_wishes(gnome) == BOTH
    assert system_wishes.mac_wishes(told({})) == SystemWishes()
    mac = told({"reduceMotion": "1\n", "increaseContrast": "1\n"})
    assert system_wishes.mac_wishes(mac) == BOTH


def test_a_program_that_is_missing_fails_or_hangs_says_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(system_wishes, "PATIENCE", 0.2)
    assert system_wishes.answer(["folkdeck-no-such-program"]) == ""
    assert system_wishes.answer([sys.executable, "-c", "print(1); raise SystemExit(1)"]) == ""
    assert system_wishes.answer([sys.executable, "-c", "import time; time.sleep(60)"]) == ""


@pytest.mark.skipif(
    not (shutil.which("gsettings") and shutil.which("dbus-run-session")),
    reason="this machine has no GNOME settings",
)
def test_real_settings_of_gnome_are_read(tmp_path: Path, checkout: Path) -> None:
    """In a session of its own, which nobody else sees."""
    schema = ("org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface")
    script = f"""
gsettings set {schema[0]} enable-animations false || exit 77
gsettings set {schema[1]} high-contrast true || exit 77
exec {sys.executable} -c "
from game.app.window.system_wishes import read_system_wishes
print(*read_system_wishes())"
"""
    done = subprocess.run(
        ["dbus-run-session", "--", "sh", "-c", script],
        env={**os.environ, "GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": str(tmp_path),
             "HOME": str(tmp_path), "PYTHONPATH": str(checkout)},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    if done.returncode == 77:
        pytest.skip("this machine has no schemas of GNOME")
    assert done.stdout == "True True\n", done.stderr


def on(pilot: Pilot) -> tuple[bool, bool, bool]:
    settings = pilot.context.settings
    return settings.reduced_motion, settings.four_colours, settings.large_index


def begun(folder: Path) -> Pilot:
    """The program with settings that nobody has chosen."""
    (folder / "settings.json").write_text('{"version": 1}', encoding="utf-8")
    pilot = Pilot(folder)
    pilot.context.reset_settings(["reduced_motion"])
    return pilot


def test_wishes_hold_at_once_and_are_not_saved(tmp_path: Path) -> None:
    pilot = begun(tmp_path)
    assert on(pilot) == (False, False, False)
    pilot.context.follow_desktop(BOTH.settings())
    assert on(pilot) == (True, True, True)
    assert pilot.context.theme.preferences.still
    pilot.context.change(name="Berta")
    pilot.close()
    with flying(tmp_path) as again:
        again.context.reset_settings(["reduced_motion"])
        assert on(again) == (False, False, False)
        assert again.context.settings.name == "Berta"


def test_what_somebody_chose_counts_more_also_next_time(tmp_path: Path) -> None:
    pilot = begun(tmp_path)
    pilot.context.follow_desktop(BOTH.settings())
    pilot.click("Settings")
    pilot.click("Cards", "option")
    assert any(label.startswith("Your system asks for more contrast") for label in pilot.labels())
    pilot.click("Four colours for four suits")
    assert on(pilot) == (True, False, True)
    pilot.close()
    with flying(tmp_path, reduced_motion=True) as again:
        again.context.follow_desktop(BOTH.settings())
        assert on(again) == (True, False, True)
        again.context.reset_settings(["four_colours"])
        assert on(again) == (True, True, True)


def test_a_desktop_without_wishes_turns_nothing_off(tmp_path: Path) -> None:
    with flying(tmp_path, reduced_motion=True, four_colours=True) as pilot:
        pilot.context.follow_desktop(SystemWishes().settings())
        assert on(pilot) == (True, True, False)
        pilot.click("Settings")
        pilot.click("Motion", "option")
        assert not any(label.startswith("Your system") for label in pilot.labels())


def test_a_table_that_is_open_already_shows_its_cards_as_wished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system_wishes, "read_system_wishes", lambda: BOTH)
    answered = Event()
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        pilot.context.reset_settings(["reduced_motion"])
        pilot.frame(2)
        assert not pilot.play.view.deps.style.four_colours
        pilot.loop.wishes = system_wishes.WishesReader(answered.set)
        assert answered.wait(10)
        pilot.frame(2)
        style = pilot.play.view.deps.style
        assert (style.four_colours, style.large_index) == (True, True)
        assert pilot.scene == "play"
        assert pilot.legal() or not pilot.play.session.hot_seat.may_act
