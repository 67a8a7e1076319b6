"""The transfer on the screen: one button writes everything, another takes it in again."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app.records.transfer_dialog import TITLE, WRITE
from tests.app.driver.app_driver import flying
from tests.app.records.test_records_scene import focus
from tests.records.test_records import ME, finished


def test_everything_goes_along_by_mouse_and_comes_in_by_keys(tmp_path: Path) -> None:
    with flying(tmp_path / "here", name="Åsa", person=ME) as pilot:
        finished(pilot.context.paths.matches, "vendetta", "a")
        pilot.click("Records")
        pilot.click(TITLE, "button")
        pilot.click(WRITE)
        (file,) = pilot.context.paths.exports.glob("*.zip")
        pilot.click(TITLE, "button")
        pilot.click(f"Take in {file.name}")
        assert "Everything in this file is here already." in pilot.labels()
    with flying(tmp_path / "there") as pilot:
        folder = pilot.context.paths.exports
        folder.mkdir(parents=True)
        (folder / file.name).write_bytes(file.read_bytes())
        pilot.click("Records")
        pilot.key(pygame.K_t)
        focus(pilot, f"Take in {file.name}")
        pilot.key(pygame.K_RETURN)
        pilot.settle()
        assert pilot.find("Vendetta", "record").value.startswith("played: 1")
        assert pilot.context.settings.person == ME
        assert len(list(pilot.context.paths.matches.glob("*.folkdeck"))) == 1


def test_a_dropped_file_that_is_nonsense_gets_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "torn.zip"
    file.write_bytes(b"PK torn")
    with flying(tmp_path / "here") as pilot:
        pilot.post(pygame.DROPFILE, file=str(file))
        pilot.settle()
        told = [label for label in pilot.labels() if "torn.zip" in label]
        assert told == [
            "torn.zip is no transfer file of Folkdeck, or it is damaged; nothing was taken."
        ]
