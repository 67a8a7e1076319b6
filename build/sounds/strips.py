"""What sounds are made of: strips of sound, filters, struck bodies, paper on felt."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from random import Random

RATE = 22050
"""Samples a second."""


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


def bar(hertz: float, seconds: float, rng: Random) -> list[float]:
    """Return one bar of a wooden xylophone struck with a felt mallet."""
    modes = ((hertz, 1.0, 0.17), (hertz * 2.01, 0.12, 0.09), (hertz * 3.93, 0.34, 0.05))
    out = shaped(struck(modes, seconds), 0.0015, 10.0)
    thud = shaped(below(noise(rng, 0.03), 1400), 0.001, 0.005)
    return [
        value + (thud[index] * 0.5 if index < len(thud) else 0.0) for index, value in enumerate(out)
    ]
