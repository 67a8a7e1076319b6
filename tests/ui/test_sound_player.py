"""Sounds: takes change, deals keep apart, and a machine without a device is silent politely."""

import itertools
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.ui.sound_player import SilentPlayer, SoundMixer, open_sound

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
NAMES = {
    "shuffle", "deal", "slide", "place", "flip", "doubt", "win", "refuse", "turn", "fire", "coin",
    "knock", "bell", "gin", "nail", "vote", "tide", "cross", "button", "steal", "snap", "sting",
    "drum", "stamp",
}  # fmt: skip


@pytest.fixture
def mixer() -> Iterator[SoundMixer]:
    sound = open_sound(SOUNDS, Random(1))
    assert isinstance(sound, SoundMixer), sound.reason
    yield sound
    sound.close()


def test_every_sound_the_table_knows_is_there(mixer: SoundMixer) -> None:
    assert mixer.names == NAMES
    assert mixer.reason == ""
    assert all(len(takes) >= 3 for takes in mixer._takes.values())


def test_a_take_is_never_played_twice_running(mixer: SoundMixer) -> None:
    taken = [mixer._take("place", 4) for _ in range(60)]
    assert all(a != b for a, b in itertools.pairwise(taken))
    assert set(taken) == {0, 1, 2, 3}


def test_deals_are_at_least_sixty_milliseconds_apart(mixer: SoundMixer) -> None:
    heard = [mixer.play("deal", now=at) for at in (1.0, 1.03, 1.059, 1.061, 1.09, 1.13)]
    assert heard == [True, False, False, True, False, True]
    assert mixer.play("place", now=1.13)
    assert mixer.play("place", now=1.13)


def test_a_clock_that_starts_again_does_not_silence_the_deal(mixer: SoundMixer) -> None:
    assert mixer.play("deal", now=500.0)
    assert mixer.play("deal", now=0.0)


def test_mute_volume_and_unknown_names_are_silent(mixer: SoundMixer) -> None:
    assert not mixer.play("thunder")
    mixer.muted = True
    assert not mixer.play("place")
    mixer.muted, mixer.volume = False, 0.0
    assert not mixer.play("place")


def test_the_volume_reaches_the_sound(mixer: SoundMixer) -> None:
    mixer.volume = 0.5
    mixer.play("coin", loudness=0.5)
    assert any(abs(take.get_volume() - 0.25) < 0.02 for take in mixer._takes["coin"])


def test_without_a_device_there_is_silence_and_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    sound = open_sound(SOUNDS, Random(1))
    assert isinstance(sound, SilentPlayer)
    assert "sound device" in sound.reason
    assert not sound.play("place")
    sound.close()


def test_without_files_there_is_silence_and_a_sentence(tmp_path: Path) -> None:
    assert "missing" in open_sound(tmp_path, Random(1)).reason


def test_a_broken_file_is_silence_and_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "deal_1.wav").write_bytes(b"not a sound")
    assert "could not be read" in open_sound(tmp_path, Random(1)).reason
