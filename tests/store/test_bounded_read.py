"""Bounded reading: whatever lies at a path, it is text of modest size or one sentence."""

from __future__ import annotations

import os
import stat
import tracemalloc
from pathlib import Path

import pytest

from game.store.bounded_read import MEGABYTE, UnreadableFile, parse_json, read_bytes, read_text


def refused(path: Path, most: int = MEGABYTE) -> UnreadableFile:
    with pytest.raises(UnreadableFile) as caught:
        read_text(path, most)
    told = str(caught.value)
    assert told.endswith(").")
    assert "\n" not in told
    told.encode()
    return caught.value


def test_an_ordinary_file_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes("\ufeffäöü\n".encode())
    assert refused(path, 9).reason == "it is larger than 9 bytes"
    assert read_text(path, 10) == "äöü\n"
    assert read_bytes(path, 10) == "\ufeffäöü\n".encode()


@pytest.mark.skipif(os.name == "nt", reason="a hole in a file takes room there")
def test_what_is_too_large_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(50 << 30)  # a hole: nothing on the disk, 50 GB in memory
    tracemalloc.start()
    try:
        assert "larger than 1 MB" in str(refused(path))
        assert tracemalloc.get_traced_memory()[1] < 20 * MEGABYTE
    finally:
        tracemalloc.stop()


def test_a_file_that_grows_without_end_is_cut() -> None:
    if Path("/proc/kallsyms").is_file():  # its size says 0, and it is longer
        assert refused(Path("/proc/kallsyms"), 100)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes in folders")
def test_a_pipe_a_device_and_a_folder_are_refused_at_once(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert refused(pipe).reason == "it is no ordinary file"
    link = tmp_path / "link"
    link.symlink_to(pipe)
    assert refused(link).reason == "it is no ordinary file"
    assert refused(Path("/dev/zero")).reason == "it is no ordinary file"
    assert refused(tmp_path).reason == "it is a folder"


def test_a_missing_file_says_that_it_is_missing(tmp_path: Path) -> None:
    assert refused(tmp_path / "none").missing
    (tmp_path / "file").touch()
    assert refused(tmp_path / "file" / "below").missing
    assert refused(tmp_path / "a\0b").missing
    assert refused(tmp_path / "a\ud800b").missing
    assert refused(tmp_path / ("x" * 5000)).reason
    if os.name != "nt":  # where every name is Unicode
        assert refused(tmp_path / os.fsdecode(b"\xff")).missing


def test_a_loop_of_links_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    assert not refused(tmp_path / "a").missing


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="everything may be read")
def test_a_forbidden_file_is_no_missing_one(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.touch()
    path.chmod(stat.S_IWUSR)
    assert not refused(path).missing


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "bytes"
    path.write_bytes(b"\xff\xfe")
    assert refused(path).reason == "it is no text"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[" * 100_000,
        "[" * 500 + "]" * 500,
        '{"a":' * 33 + "1" + "}" * 33,
        "9" * 5000,
        "NaN",
        "-Infinity",
        "{} {}",
        "'a'",
    ],
)
def test_json_that_is_no_use_is_one_error(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w") as caught:
        parse_json(text)
    assert not isinstance(caught.value, UnicodeError)


def test_modest_json_is_read() -> None:
    assert parse_json("[" * 31 + "]" * 31)
    assert parse_json('{"a": [1, 2.5, null, "x"]}') == {"a": [1, 2.5, None, "x"]}
