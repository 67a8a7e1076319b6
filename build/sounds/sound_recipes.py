"""The recipes: how each sound of the table is made, how many takes, and how loud."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from sounds import highlight_recipes as highlights
from sounds.strips import (
    BRASS,
    FELT,
    KNOCK,
    TABLE,
    Strip,
    band,
    bar,
    below,
    brush,
    noise,
    shaped,
    slap,
    struck,
    swelling,
    tick,
)


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


RECIPES: Mapping[str, Recipe] = MappingProxyType(
    {
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
        "knock": Recipe(highlights.knock, 3, -5),
        "bell": Recipe(highlights.bell, 3, -6),
        "gin": Recipe(highlights.gin, 3, -7),
        "nail": Recipe(highlights.nail, 3, -8),
        "vote": Recipe(highlights.vote, 3, -6),
        "tide": Recipe(highlights.tide, 3, -9),
        "cross": Recipe(highlights.cross, 3, -6),
        "button": Recipe(highlights.button, 3, -8),
        "steal": Recipe(highlights.steal, 3, -8),
        "snap": Recipe(highlights.snap, 3, -5),
        "sting": Recipe(highlights.sting, 3, -6),
        "drum": Recipe(highlights.drum, 3, -6.5),
        "stamp": Recipe(highlights.stamp, 3, -6.5),
    }
)
