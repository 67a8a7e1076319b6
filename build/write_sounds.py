"""The sounds, made here: paper, wood and felt, made of noise and damped strings of numbers.

Writes several takes of every sound as 22050 Hz mono 16-bit WAV. The same seed gives the same
sounds on every machine, to within one step of the last bit.
"""

from __future__ import annotations

import argparse
import array
import math
import sys
import wave
from collections.abc import Sequence
from pathlib import Path
from random import Random

from sounds.sound_recipes import RECIPES
from sounds.strips import RATE

SEED = "folkdeck sounds"
FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
LOUDEST = 10 ** (-3 / 20)
TOLERANCE = 2
"""Steps of 16 bits by which mathematics libraries may differ."""

FADE_IN = 0.0006
FADE_OUT = 0.012
PITCH = 0.04
"""Takes differ by up to this part in pitch."""


def take(name: str, number: int) -> array.array[int]:
    """Return take *number* (from 1) of a sound as 16-bit samples."""
    recipe = RECIPES[name]
    rng = Random(f"{SEED} {name} {number}")
    spread = (number - 1) / max(1, recipe.takes - 1) * 2 - 1
    sound = recipe.make(rng, 1 + PITCH * spread * 0.9)
    return _finished(sound, 10 ** (recipe.peak / 20))


def _finished(sound: list[float], peak: float) -> array.array[int]:
    """Take out what cannot be heard below 30 Hz, fade both ends to nothing, set the loudness."""
    keep = 1 - 2 * math.pi * 30 / RATE
    last = level = 0.0
    centred = []
    for value in sound:
        level = keep * (level + value - last)
        last = value
        centred.append(level)
    rise, fall, count = round(FADE_IN * RATE), round(FADE_OUT * RATE), len(centred)
    for index in range(min(rise, count)):
        centred[index] *= index / rise
    for index in range(min(fall, count)):
        centred[count - 1 - index] *= (1 - math.cos(math.pi * index / fall)) / 2
    factor = min(peak, LOUDEST) * 32767 / max(1e-9, max(abs(value) for value in centred))
    return array.array("h", [round(value * factor) for value in centred])


def write(path: Path, samples: array.array[int]) -> None:
    """Write one WAV file."""
    if sys.byteorder == "big":
        samples = array.array("h", samples)
        samples.byteswap()
    with wave.open(str(path), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes(samples.tobytes())


def read(path: Path) -> array.array[int]:
    """Return the samples of a WAV file of ours.

    Raises:
        OSError: when it cannot be read.
        wave.Error: when it is none of ours.
    """
    with wave.open(str(path), "rb") as sound:
        if (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) != (1, 2, RATE):
            raise wave.Error("not 22050 Hz mono 16-bit")
        samples = array.array("h", sound.readframes(sound.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def difference(folder: Path, name: str, number: int) -> str:
    """Return in what the file on disk differs from what we make; '' if in nothing."""
    path = folder / f"{name}_{number}.wav"
    try:
        old = read(path)
    except FileNotFoundError:
        return f"{path.name} is missing"
    except (wave.Error, EOFError) as failure:
        return f"{path.name} cannot be read: {failure}"
    new = take(name, number)
    if len(old) != len(new) or any(abs(a - b) > TOLERANCE for a, b in zip(old, new, strict=True)):
        return f"{path.name} is not what this script makes"
    return ""


def main(arguments: Sequence[str] | None = None) -> int:
    """Write or check all takes; returns the exit code."""
    parser = argparse.ArgumentParser(description="Make the sounds of Folkdeck.")
    parser.add_argument("--out", type=Path, default=FOLDER, help="folder of the WAV files")
    parser.add_argument("--check", action="store_true", help="compare with what is on disk")
    options = parser.parse_args(arguments)
    takes = [(name, n + 1) for name, recipe in RECIPES.items() for n in range(recipe.takes)]
    if options.check:
        wrong = [text for name, n in takes if (text := difference(options.out, name, n))]
        for text in wrong:
            print(text)
        print(f"{len(takes) - len(wrong)} of {len(takes)} sounds are as made.")
        return 1 if wrong else 0
    options.out.mkdir(parents=True, exist_ok=True)
    for name, n in takes:
        write(options.out / f"{name}_{n}.wav", take(name, n))
    weight = sum((options.out / f"{name}_{n}.wav").stat().st_size for name, n in takes)
    print(f"{len(takes)} sounds, {weight / 1e6:.2f} MB, in {options.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
