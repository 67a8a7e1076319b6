"""The sounds: what lies on disk is what it makes, at the right loudness, without clicks."""

import math
from pathlib import Path

import pytest
import write_sounds
from sounds.sound_recipes import RECIPES
from sounds.strips import RATE


def test_the_sounds_on_disk_are_as_made() -> None:
    wrong = [
        text
        for name, recipe in RECIPES.items()
        if (text := write_sounds.difference(write_sounds.FOLDER, name, recipe.takes))
    ]
    assert wrong == []


def test_all_sounds_together_are_small() -> None:
    files = list(write_sounds.FOLDER.glob("*.wav"))
    assert len(files) == sum(recipe.takes for recipe in RECIPES.values())
    assert sum(path.stat().st_size for path in files) < 1_500_000


@pytest.mark.parametrize("path", sorted(write_sounds.FOLDER.glob("*.wav")), ids=lambda p: p.stem)
def test_no_sound_is_too_loud_or_clicks_at_its_ends(path: Path) -> None:
    samples = write_sounds.read(path)
    peak = max(abs(value) for value in samples)
    assert 0.3 * 32767 <= peak <= 0.7080 * 32767, "between -10.5 and -3 dB"
    assert samples[0] == 0
    assert max(abs(value) for value in samples[-8:]) < 0.01 * 32767


@pytest.mark.parametrize("path", sorted(write_sounds.FOLDER.glob("*.wav")), ids=lambda p: p.stem)
def test_the_sounds_are_about_as_loud_as_each_other(path: Path) -> None:
    """The loudest twentieth of a second lies between -24 and -12 dB of full scale."""
    samples, window = write_sounds.read(path), RATE // 20
    strips = [samples[at : at + window] for at in range(0, len(samples) - window, window // 4)]
    loudest = max(math.sqrt(sum(value**2 for value in one) / window) for one in strips)
    assert -24 <= 20 * math.log10(loudest / 32767) <= -12


def test_takes_of_a_sound_differ() -> None:
    first, second = (write_sounds.take("place", number) for number in (1, 2))
    assert first != second
    assert first == write_sounds.take("place", 1)


def test_the_check_finds_what_is_missing_or_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = "deal"
    assert "missing" in write_sounds.difference(tmp_path, name, 1)
    samples = write_sounds.take(name, 1)
    write_sounds.write(tmp_path / "deal_1.wav", samples)
    assert write_sounds.difference(tmp_path, name, 1) == ""
    samples[500] += 900
    write_sounds.write(tmp_path / "deal_1.wav", samples)
    assert "not what this script makes" in write_sounds.difference(tmp_path, name, 1)
    (tmp_path / "deal_1.wav").write_bytes(b"nothing")
    assert "cannot be read" in write_sounds.difference(tmp_path, name, 1)
    assert write_sounds.main(["--check", "--out", str(tmp_path)]) == 1
    assert "deal_2.wav is missing" in capsys.readouterr().out
