"""The error log keeps what went wrong, below a size, and says where it lies."""

from __future__ import annotations

from pathlib import Path

from game import __version__
from game.store.error_log import LONGEST_LOG, append_to_log


def test_one_error_stands_under_the_other_with_the_version(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "errors.txt"
    assert append_to_log(path, "the first") == f"it was written to {path}."
    append_to_log(path, "the second")
    version = f"folkdeck {__version__}\n"
    assert path.read_text(encoding="utf-8") == f"{version}the first\n{version}the second\n"


def test_a_long_log_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "errors.txt"
    path.write_text("x" * LONGEST_LOG, encoding="utf-8")
    append_to_log(path, "the last that fits")
    assert path.stat().st_size > LONGEST_LOG
    append_to_log(path, "the next")
    assert path.read_text(encoding="utf-8") == f"folkdeck {__version__}\nthe next\n"


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    path = tmp_path / "errors.txt"
    path.mkdir()
    assert append_to_log(path, "lost") == "it could not even be written down."
