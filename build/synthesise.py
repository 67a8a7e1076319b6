"""The sound workshop: paper, wood and felt, made of noise and damped strings of numbers.

Writes several takes of every sound as 22050 Hz mono 16-bit WAV. The same seed gives the same
sounds on every machine, to within one step of the last bit.
"""

from __future__ import annotations

import argparse
import array
import math
import sys
import wave
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

RATE = 22050
SEED = "folkdeck sounds"
FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
LOUDEST = 10 ** (-3 / 20)
TOLERANCE = 2
"""Steps of 16 bits by which mathematics libraries may differ."""

FADE_IN = 0.0006
FADE_OUT = 0.012
PITCH = 0.04
"""Takes differ by up to this part in pitch."""


class Strip:
    """A strip of sound that things are laid on; time in seconds, loudness as a factor."""

    def __init__(self, seconds: float) -> None:
        self.wave = [0.0] * round(seconds * RATE)

    def lay(self, sound: Sequence[float], at: float = 0.0, loud: float = 1.0) -> None:
        """Add *sound* from the time *at*; what reaches past the end is left out."""
        start = round(at * RATE)
        for index, value in enumerate(sound[: len(self.wave) - start]):
            self.wave[start + index] += value * loud


def noise(rng: Random, seconds: float) -> list[float]:
    """Return white noise."""
    return [rng.random() * 2 - 1 for _ in range(round(seconds * RATE))]


def band(sound: Iterable[float], low: float, high: float) -> list[float]:
    """Return what lies between two frequencies in Hz, with gentle slopes."""
    middle = math.sqrt(low * high)
    return _biquad(sound, middle, middle / (high - low), "band")


def below(sound: Iterable[float], high: float) -> list[float]:
    """Return what lies below a frequency in Hz."""
    return _biquad(sound, high, 0.6, "low")


def _biquad(sound: Iterable[float], hertz: float, q: float, kind: str) -> list[float]:
    turn = 2 * math.pi * min(hertz, RATE * 0.45) / RATE
    alpha, cos = math.sin(turn) / (2 * q), math.cos(turn)
    if kind == "band":
        b0, b1, b2 = alpha, 0.0, -alpha
    else:
        b0, b1, b2 = (1 - cos) / 2, 1 - cos, (1 - cos) / 2
    a0, a1, a2 = 1 + alpha, -2 * cos, 1 - alpha
    b0, b1, b2, a1, a2 = b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in sound:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def shaped(sound: Sequence[float], rise: float, fall: float) -> list[float]:
    """Let *sound* rise in *rise* seconds and die away by two thirds every *fall* seconds."""
    up = max(1, round(rise * RATE))
    return [
        value * min(1.0, index / up) * math.exp(-max(0, index - up) / (fall * RATE))
        for index, value in enumerate(sound)
    ]


def swelling(sound: Sequence[float], peak: float) -> list[float]:
    """Let *sound* swell and fade like a stroke of the hand; *peak* is from 0 to 1."""
    last = max(1, len(sound) - 1)
    bend = math.log(0.5) / math.log(min(0.95, max(0.05, peak)))
    return [
        value * math.sin(math.pi * (index / last) ** bend) ** 2 for index, value in enumerate(sound)
    ]


def struck(
    modes: Sequence[tuple[float, float, float]], seconds: float, pitch: float = 1.0
) -> list[float]:
    """Return a struck body: *modes* are (Hz, loudness, seconds to die away by two thirds)."""
    out = [0.0] * round(seconds * RATE)
    for hertz, loud, fall in modes:
        step, drop = 2 * math.pi * hertz * pitch / RATE, math.exp(-1 / (fall * RATE))
        level = loud
        for index in range(len(out)):
            out[index] += level * math.sin(step * index)
            level *= drop
    return out


TABLE = ((172.0, 1.0, 0.030), (318.0, 0.55, 0.022), (541.0, 0.32, 0.014), (905.0, 0.16, 0.008))
KNOCK = ((268.0, 0.8, 0.036), (523.0, 1.0, 0.030), (914.0, 0.8, 0.020), (1530.0, 0.5, 0.010))
FELT = ((92.0, 1.0, 0.026), (141.0, 0.5, 0.016))
BRASS = ((2190.0, 0.6, 0.11), (3385.0, 1.0, 0.085), (5210.0, 0.55, 0.055), (6890.0, 0.3, 0.03))


def tick(rng: Random, low: float, high: float, fall: float = 0.004) -> list[float]:
    """Return the edge of one card let go."""
    return shaped(band(noise(rng, fall * 7), low, high), 0.0003, fall)


def slap(rng: Random, pitch: float, hard: float) -> list[float]:
    """Return a card laid flat on felt over wood; *hard* from 0 to 1."""
    strip = Strip(0.17)
    strip.lay(shaped(band(noise(rng, 0.06), 900 * pitch, 4200 * pitch), 0.001, 0.008), 0, 1.1)
    strip.lay(shaped(below(noise(rng, 0.09), 700 * pitch), 0.002, 0.018), 0, 0.8)
    strip.lay(struck(FELT, 0.16, pitch), 0.001, 0.2)
    strip.lay(struck(TABLE, 0.16, pitch * 1.25), 0.002, 0.14 + 0.16 * hard)
    return strip.wave


def brush(rng: Random, pitch: float, seconds: float, peak: float) -> list[float]:
    """Return paper drawn over felt, with the grain of the cloth in it."""
    paper = band(noise(rng, seconds), 1300 * pitch, 5200 * pitch)
    cloth = band(noise(rng, seconds), 320 * pitch, 1100 * pitch)
    grain = below([abs(value) for value in noise(rng, seconds)], 55)
    mixed = [(p + 0.55 * c) * (0.35 + 1.3 * g) for p, c, g in zip(paper, cloth, grain, strict=True)]
    return swelling(mixed, peak)


def shuffle(rng: Random, pitch: float) -> list[float]:
    """Two halves riffled into each other, squared with one tap."""
    strip = Strip(0.98)
    at, gap = 0.02, 0.031
    for _ in range(46):
        low = rng.uniform(1500, 2300) * pitch
        strip.lay(tick(rng, low, low * 2.6), at, rng.uniform(0.7, 1.5))
        strip.lay(tick(rng, 260 * pitch, 620 * pitch, 0.006), at, 0.5)
        at += gap * rng.uniform(0.75, 1.25)
        gap = max(0.0085, gap * 0.945)
    strip.lay(brush(rng, pitch, 0.2, 0.4), at + 0.005, 0.7)
    strip.lay(slap(rng, pitch, 0.8), min(0.8, at + 0.14), 0.8)
    return strip.wave


def deal(rng: Random, pitch: float) -> list[float]:
    """A card flicked from the deck, over the cloth."""
    strip = Strip(0.15)
    strip.lay(tick(rng, 1800 * pitch, 5200 * pitch, 0.005), 0.0, 0.8)
    strip.lay(brush(rng, pitch * 1.15, 0.105, 0.3), 0.003, 1.1)
    strip.lay(shaped(band(noise(rng, 0.04), 700 * pitch, 2600 * pitch), 0.001, 0.007), 0.088, 0.6)
    strip.lay(struck(FELT, 0.06, pitch * 1.2), 0.088, 0.25)
    return strip.wave


def slide(rng: Random, pitch: float) -> list[float]:
    """A card drawn over the felt."""
    strip = Strip(0.3)
    strip.lay(brush(rng, pitch, 0.29, rng.uniform(0.35, 0.5)), 0.0)
    return strip.wave


def place(rng: Random, pitch: float) -> list[float]:
    """A card laid down."""
    strip = Strip(0.19)
    strip.lay(slap(rng, pitch, 0.6), 0.0)
    strip.lay(brush(rng, pitch, 0.07, 0.3), 0.01, 0.25)
    return strip.wave


def flip(rng: Random, pitch: float) -> list[float]:
    """A card lifted at its edge, turned through the air, and laid on its other side."""
    strip = Strip(0.27)
    strip.lay(tick(rng, 2200 * pitch, 6000 * pitch, 0.006), 0.0, 0.7)
    air = swelling(band(noise(rng, 0.1), 600 * pitch, 2400 * pitch), 0.6)
    strip.lay(air, 0.008, 0.5)
    strip.lay(slap(rng, pitch * 1.06, 0.3), 0.095, 0.9)
    return strip.wave


def doubt(rng: Random, pitch: float) -> list[float]:
    """Knuckles on the table, twice."""
    strip = Strip(0.46)
    for at, loud in ((0.0, 0.8), (0.135 * rng.uniform(0.95, 1.05), 1.0)):
        strip.lay(struck(KNOCK, 0.3, pitch * rng.uniform(0.985, 1.015)), at, loud)
        strip.lay(shaped(band(noise(rng, 0.03), 900, 3600), 0.0005, 0.004), at, loud * 1.6)
        strip.lay(struck(TABLE, 0.3, pitch * 0.8), at, loud * 0.35)
    return strip.wave


def bar(hertz: float, seconds: float, rng: Random) -> list[float]:
    """Return one bar of a wooden xylophone struck with a felt mallet."""
    modes = ((hertz, 1.0, 0.17), (hertz * 2.01, 0.12, 0.09), (hertz * 3.93, 0.34, 0.05))
    out = shaped(struck(modes, seconds), 0.0015, 10.0)
    thud = shaped(below(noise(rng, 0.03), 1400), 0.001, 0.005)
    return [
        value + (thud[index] * 0.5 if index < len(thud) else 0.0) for index, value in enumerate(out)
    ]


def win(rng: Random, pitch: float) -> list[float]:
    """Five wooden bars going up, and cards fanned open under them."""
    strip = Strip(1.45)
    at = 0.0
    for step in (0, 4, 7, 9, 12):
        strip.lay(bar(392.0 * pitch * 2 ** (step / 12), 0.62, rng), at, 0.8 + 0.02 * step)
        at += 0.118
    strip.lay(bar(196.0 * pitch, 0.7, rng), at - 0.118, 0.5)
    for index in range(16):
        strip.lay(tick(rng, 1700, 4400, 0.005), 0.02 + index * 0.034, 0.16 + 0.01 * index)
    return strip.wave


def refuse(rng: Random, pitch: float) -> list[float]:
    """A fingertip on the felt, twice, the second lower: no."""
    strip = Strip(0.32)
    for at, low in ((0.0, 1.0), (0.115, 0.8)):
        strip.lay(struck(FELT, 0.16, pitch * 1.8 * low), at, 0.5)
        strip.lay(struck(TABLE, 0.14, pitch * 1.35 * low), at, 0.6)
        strip.lay(shaped(below(noise(rng, 0.05), 900 * low), 0.002, 0.012), at, 0.9)
    return strip.wave


def turn(rng: Random, pitch: float) -> list[float]:
    """Two soft wooden bars a fourth apart: it is your turn."""
    strip = Strip(0.62)
    strip.lay(bar(440.0 * pitch, 0.5, rng), 0.0, 0.75)
    strip.lay(bar(587.33 * pitch, 0.5, rng), 0.11, 1.0)
    return strip.wave


def fire(rng: Random, pitch: float) -> list[float]:
    """A flame that leaps up: breath, rumble and sparks."""
    strip = Strip(0.85)
    strip.lay(swelling(band(noise(rng, 0.7), 240 * pitch, 1300 * pitch), 0.3), 0.0, 0.9)
    strip.lay(swelling(below(noise(rng, 0.85), 170 * pitch), 0.35), 0.0, 2.2)
    for _ in range(26):
        low = rng.uniform(900, 3200) * pitch
        at = 0.03 + 0.74 * rng.random() ** 1.4
        strip.lay(tick(rng, low, low * 2.2, rng.uniform(0.001, 0.004)), at, rng.uniform(0.4, 1.9))
    return strip.wave


def coin(rng: Random, pitch: float) -> list[float]:
    """A brass counter put on the wooden rail; it rocks twice."""
    strip = Strip(0.5)
    for at, loud in ((0.0, 1.0), (0.082, 0.45), (0.132, 0.22)):
        strip.lay(struck(BRASS, 0.36, pitch * rng.uniform(0.99, 1.01)), at, loud * 0.6)
        strip.lay(struck(TABLE, 0.14, pitch * 1.5), at, loud * 0.8)
        strip.lay(tick(rng, 2000, 6000, 0.002), at, loud)
    return strip.wave


class Recipe(NamedTuple):
    """How one sound is made: how many takes, and how far below full scale it peaks, in dB."""

    make: Callable[[Random, float], list[float]]
    takes: int
    peak: float


RECIPES = {
    "shuffle": Recipe(shuffle, 3, -5),
    "deal": Recipe(deal, 4, -7),
    "slide": Recipe(slide, 4, -9),
    "place": Recipe(place, 4, -4),
    "flip": Recipe(flip, 4, -5),
    "doubt": Recipe(doubt, 3, -3),
    "win": Recipe(win, 3, -4),
    "refuse": Recipe(refuse, 3, -5),
    "turn": Recipe(turn, 3, -8),
    "fire": Recipe(fire, 3, -4),
    "coin": Recipe(coin, 3, -7),
}


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
    """Return the samples of a WAV file of ours. Raises wave.Error and OSError."""
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
