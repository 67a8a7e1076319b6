"""Files that are no match, folders that are locked, no sound: a sentence each, and play goes on."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.window.real_window import Hands, Program, game

UNPRIVILEGED = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]
"""Takes from the superuser the right to write where nobody may."""


def said(program: Program, words: str) -> None:
    program.wait(lambda frame: any(words in label for label in frame.labels("toast")), f"“{words}”")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "There is no file of this name."),
        (b"", "no match of Folkdeck, or it is damaged"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "no match of Folkdeck, or it is damaged"),
        (b'{"format":2,"match":"23c01c49157d', "no match of Folkdeck, or it is damaged"),
        (b'{"format":99,"match":"0"}\n', "a newer version of Folkdeck"),
    ],
    ids=["missing", "empty", "picture", "torn", "newer"],
)
def test_a_file_that_cannot_be_opened_is_told_and_nothing_is_lost(
    hands: Hands, tmp_path: Path, content: bytes | None, told: str
) -> None:
    opened, home = tmp_path / "Sunday’s game ü.folkdeck", tmp_path / "home"
    if content is not None:
        opened.write_bytes(content)
    words = ("--portable", str(home), "--no-sound", str(opened))
    with Program(game(*words), hands, tmp_path, home) as program:
        said(program, f"{opened.name} was not imported.")
        assert any(told in label for label in program.now().labels("toast"))
        program.find("Choose a game", "button")
        assert program.close() == 0
    assert (opened.read_bytes() if opened.exists() else None) == content
    assert not [*home.glob("matches/*.folkdeck")]


def test_a_match_is_opened_from_its_file_and_from_there_once_more(
    hands: Hands, tmp_path: Path, checkout: Path
) -> None:
    opened, home = tmp_path / "a match.folkdeck", tmp_path / "home"
    words = ["simulate", "pitch", "--max-actions", "12", "--journal", str(opened)]
    subprocess.run(game(*words), cwd=checkout, check=True, capture_output=True)
    before = opened.read_bytes()
    for _ in range(2):
        asked = game("--portable", str(home), "--no-sound", str(opened))
        with Program(asked, hands, tmp_path, home) as program:
            program.wait(lambda frame: frame.scene in ("matches", "play"), "the match")
            assert program.close() == 0
    assert opened.read_bytes() == before
    assert len([*home.glob("matches/*.folkdeck")]) == 1


def test_a_folder_that_may_not_be_written_to_is_told_before_play(
    hands: Hands, tmp_path: Path
) -> None:
    home = tmp_path / "locked"
    home.mkdir()
    home.chmod(0o555)
    prefix = UNPRIVILEGED if os.geteuid() == 0 else []
    asked = [*prefix, *game("--portable", str(home), "--no-sound", "--game", "pitch")]
    with Program(asked, hands, tmp_path, home) as program:
        said(program, "Nothing can be saved: you may not write to")
        program.wait(lambda frame: frame.scene == "play", "the table")
        said(program, "Permission denied")
        program.scene("play")
        assert program.close() == 0
    assert not [*home.iterdir()]


def test_without_a_sound_device_the_sound_button_says_so(
    hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"version": 1, "mute": True}), encoding="utf-8")
    monkeypatch.setitem(hands.environment, "SDL_AUDIODRIVER", "none of them")
    with Program(game("--portable", str(tmp_path)), hands, tmp_path) as program:
        program.scene("title")
        program.key("m")
        said(program, "No sound device was found, so the table is silent.")
        assert program.close() == 0
