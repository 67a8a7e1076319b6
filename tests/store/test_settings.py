"""Settings: whatever lies in the file, the program opens with good ones."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.store.file_lock import FileLock
from game.store.settings import RANGES, Settings
from game.store.settings_file import VERSION, SettingsNotSaved, load_settings, save_settings
from game.store.settings_repair import repair_settings

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


def test_without_a_file_everything_is_as_at_first(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.json") == (Settings(), "")


def test_what_is_saved_is_read_again(tmp_path: Path) -> None:
    mine = Settings(name="Åsa", volume=0.25, four_colours=True, learned=("pitch",)).with_last(
        "pitch", {"seats": 5, "players": [["Åsa", "you1", ""]], "options": {"target": 11}}
    )
    save_settings(tmp_path / "deep" / "settings.json", mine)
    assert load_settings(tmp_path / "deep" / "settings.json") == (mine, "")


@pytest.mark.parametrize("text", ["", "{", "[1]", "null", "\x00\xff", '"words"'])
def test_a_damaged_file_is_kept_and_told_in_one_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    settings, problem = load_settings(path)
    assert settings == Settings()
    assert problem.count(".") >= 1
    assert problem.endswith(".")
    assert (tmp_path / "settings.json.damaged").read_text(encoding="utf-8") == text
    assert not path.exists()


def test_a_second_damaged_file_does_not_overwrite_the_first(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for text in ("one", "two"):
        path.write_text(text, encoding="utf-8")
        load_settings(path)
    kept = {each.read_text(encoding="utf-8") for each in tmp_path.glob("*.damaged*")}
    assert kept == {"one", "two"}


@given(st.dictionaries(st.sampled_from([*Settings.__dataclass_fields__, "unknown"]), JSON))
def test_anything_at_all_is_repaired(given_: dict[str, object]) -> None:
    settings, names = repair_settings(given_)
    assert len(set(names)) == len(names)
    for key, (least, most) in RANGES.items():
        assert least <= getattr(settings, key) <= most
    again = json.loads(json.dumps(given_)) if given_ == given_ else given_
    assert repair_settings(again).settings == settings or again != given_
    for key, default in ((k, getattr(Settings(), k)) for k in Settings.__dataclass_fields__):
        assert isinstance(getattr(settings, key), type(default) if key != "last" else dict)


@pytest.mark.parametrize(
    ("key", "given_value", "wanted"),
    [
        ("volume", 7, 1.0),
        ("volume", "loud", 0.7),
        ("volume", True, 0.7),
        ("text_scale", 0.2, 1.0),
        ("width", 100, 960),
        ("back", "golden", "scrolls"),
        ("back", "wood", "wood"),
        ("name", "  ", "You"),
        ("mute", 1, False),
    ],
)
def test_each_value_stays_within_its_bounds(key: str, given_value: object, wanted: object) -> None:
    found = repair_settings({key: given_value})
    assert getattr(found.settings, key) == wanted
    assert found.names == (() if given_value == wanted else (key.replace("_", " "),))


def test_a_full_disk_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "settings.json"
    save_settings(path, Settings(name="before"))
    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(SettingsNotSaved) as caught:
        save_settings(path, Settings(name="after"))
    assert "No space left on device" in str(caught.value)
    assert str(caught.value).count(".") == 1
    monkeypatch.undo()
    assert load_settings(path).settings.name == "before"
    assert [each.name for each in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('{"volume": 1' + "0" * 400 + "}", "volume"),
        ('{"volume": 1e400}', "volume"),
        ('{"game": "\\ud800"}', "game"),
        ('{"name": "a\\u0000b"}', "name"),
        ('{"learned": ["pitch", 7]}', "learned"),
        ('{"last": {"pitch": {"players": [["\\ud800", "you1", ""]]}}}', "last"),
        ('{"last": {"pitch": [[[[[[[[]]]]]]]]}}', "last"),
        ('{"strange": 1e400}', "“strange”"),
        ('{"version": "new"}', "version"),
        ('{"version": -1}', "version"),
    ],
)
def test_what_was_repaired_is_told_once_by_name(tmp_path: Path, text: str, named: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    settings, problem = load_settings(path)
    assert (
        problem == f"Your settings were repaired ({named}); the old file is settings.json.damaged."
    )
    assert (tmp_path / "settings.json.damaged").read_text(encoding="utf-8") == text
    assert load_settings(path) == (settings, "")
    save_settings(path, settings)


def test_of_many_repairs_a_few_are_named(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    wrong = dict.fromkeys(("volume", "mute", "speed", "back", "pace", "hints"), "?")
    path.write_text(json.dumps(wrong), encoding="utf-8")
    assert "(volume, mute, speed, back and 2 more)" in load_settings(path).problem


def test_entries_of_other_versions_survive_a_write(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    theirs = {"lamp": "green", "half": "\ud800", "deep": {"a": [1, 2]}}
    path.write_text(json.dumps({**theirs, "name": "Åsa"}), encoding="utf-8")
    mine, problem = load_settings(path)
    assert (mine.name, problem) == ("Åsa", "")
    save_settings(path, Settings(name="Bo"))
    found = json.loads(path.read_text(encoding="utf-8"))
    assert {key: found[key] for key in theirs} == theirs
    assert (found["version"], found["name"]) == (VERSION, "Bo")
    path.write_text(json.dumps({**theirs, "volume": 9}), encoding="utf-8")
    assert "volume" in load_settings(path).problem
    found = json.loads(path.read_text(encoding="utf-8"))
    assert {key: found[key] for key in theirs} == theirs


def test_a_file_of_a_newer_version_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    text = json.dumps({"version": VERSION + 1, "name": "Åsa", "volume": "quiet", "felt": 1})
    path.write_text(text, encoding="utf-8")
    settings, problem = load_settings(path)
    assert (settings.name, settings.volume) == ("Åsa", Settings().volume)
    assert "newer version" in problem
    assert problem.count(".") == 1
    with pytest.raises(SettingsNotSaved) as caught:
        save_settings(path, Settings())
    assert str(caught.value) == problem
    assert path.read_text(encoding="utf-8") == text
    assert [each.name for each in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 900 + "1" + "}" * 900, "9" * 5000])
def test_deep_and_endless_files_are_damaged_ones(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    assert "were damaged" in load_settings(path).problem
    assert (tmp_path / "settings.json.damaged").read_text(encoding="utf-8") == text


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes in folders")
def test_what_is_no_file_is_put_beside_and_never_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for lay, reason in (
        (lambda: os.mkfifo(path), "no ordinary file"),
        (path.mkdir, "a folder"),
        (lambda: path.symlink_to("/dev/zero"), "no ordinary file"),
        (lambda: path.write_bytes(b" " * (50 << 20)), "larger than 1 MB"),
    ):
        lay()
        settings, problem = load_settings(path)
        assert settings == Settings()
        assert reason in problem
        assert problem.count(".json.damaged") == 1
        save_settings(path, settings)
        path.unlink()
    assert len(list(tmp_path.glob("settings.json.damaged*"))) == 4


def test_a_folder_that_is_none_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path / "file" / "settings.json", tmp_path / "a\0b" / "settings.json"):
        assert load_settings(path) == (Settings(), "")
        with pytest.raises(SettingsNotSaved, match="could not be saved"):
            save_settings(path, Settings())


def test_an_unreadable_file_is_never_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = tmp_path / "settings.json"
    save_settings(path, Settings(name="before"))
    monkeypatch.setattr("os.open", forbidden)
    assert "Permission denied" in load_settings(path).problem
    with pytest.raises(SettingsNotSaved, match="Permission denied"):
        save_settings(path, Settings(name="after"))
    monkeypatch.undo()
    assert load_settings(path).settings.name == "before"


def test_two_programs_keep_what_each_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    pitch, vendetta = {"seats": 4}, {"seats": 5}
    at_first = Settings(volume=0.5, mute=True).with_last("pitch", pitch)
    save_settings(path, at_first)
    theirs = replace(at_first.with_last("vendetta", vendetta), volume=0.1, game="")
    save_settings(path, theirs, at_first)
    mine = replace(at_first, mute=False, back="wood", game="")
    save_settings(path, mine, at_first)
    found = load_settings(path).settings
    assert (found.volume, found.mute, found.back) == (0.1, False, "wood")
    assert found.last == {"pitch": pitch, "vendetta": vendetta}
    assert [each.name for each in tmp_path.iterdir() if each.suffix == ".lock"] == []


def test_what_was_changed_last_holds(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, Settings())
    save_settings(path, Settings(volume=0.1), Settings())
    save_settings(path, Settings(volume=0.9), Settings())
    assert load_settings(path).settings.volume == 0.9


def test_while_another_program_writes_nothing_of_it_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, Settings(name="Bo"))
    lock = FileLock(tmp_path / "settings.json.lock")
    assert lock.acquire()
    with pytest.raises(SettingsNotSaved, match="another program is writing them"):
        save_settings(path, Settings(name="Åsa"))
    lock.release()
    assert load_settings(path).settings.name == "Bo"
    save_settings(path, Settings(name="Åsa"))
