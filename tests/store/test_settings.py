"""Settings: whatever lies in the file, the program opens with good ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.store.settings import RANGES, Settings, load, repaired, save

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


def test_without_a_file_everything_is_as_at_first(tmp_path: Path) -> None:
    assert load(tmp_path / "settings.json") == (Settings(), "")


def test_what_is_saved_is_read_again(tmp_path: Path) -> None:
    mine = Settings(name="Åsa", volume=0.25, four_colours=True, learned=("pitch",)).with_last(
        "pitch", {"seats": 5, "players": [["Åsa", "you1", ""]], "options": {"target": 11}}
    )
    assert save(tmp_path / "deep" / "settings.json", mine) == ""
    assert load(tmp_path / "deep" / "settings.json") == (mine, "")


@pytest.mark.parametrize("text", ["", "{", "[1]", "null", "\x00\xff", '"words"'])
def test_a_damaged_file_is_kept_and_told_in_one_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    settings, trouble = load(path)
    assert settings == Settings()
    assert trouble.count(".") >= 1
    assert trouble.endswith(".")
    assert (tmp_path / "settings.json.damaged").read_text(encoding="utf-8") == text
    assert not path.exists()


def test_a_second_damaged_file_does_not_overwrite_the_first(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for text in ("one", "two"):
        path.write_text(text, encoding="utf-8")
        load(path)
    kept = {each.read_text(encoding="utf-8") for each in tmp_path.glob("*.damaged*")}
    assert kept == {"one", "two"}


@given(st.dictionaries(st.sampled_from([*Settings.__dataclass_fields__, "unknown"]), JSON))
def test_anything_at_all_is_repaired(given_: dict[str, object]) -> None:
    settings = repaired(given_)
    for key, (least, most) in RANGES.items():
        assert least <= getattr(settings, key) <= most
    again = json.loads(json.dumps(given_)) if given_ == given_ else given_
    assert repaired(again) == settings or again != given_
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
    assert getattr(repaired({key: given_value}), key) == wanted


def test_a_full_disk_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "settings.json"
    save(path, Settings(name="before"))
    monkeypatch.setattr("os.fsync", full)
    told = save(path, Settings(name="after"))
    assert "No space left on device" in told
    assert told.count(".") == 1
    monkeypatch.undo()
    assert load(path).settings.name == "before"
    assert [each.name for each in tmp_path.iterdir()] == ["settings.json"]
