"""The recipes for great moments and small signs: bells, knocks, drums, ink and tide; all short."""

from __future__ import annotations

from random import Random

from sounds.strips import (
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

GOAT = ((612.0, 1.0, 0.13), (934.0, 0.7, 0.10), (1490.0, 0.5, 0.06), (2260.0, 0.3, 0.035))
GLASS = ((1318.5, 1.0, 0.15), (2637.0, 0.35, 0.09), (3960.0, 0.18, 0.05))
NAIL = ((3120.0, 0.7, 0.02), (4780.0, 0.5, 0.014), (1240.0, 0.6, 0.012))
SKIN = ((86.0, 1.0, 0.085), (139.0, 0.6, 0.06), (201.0, 0.34, 0.04))
HORN = ((690.0, 0.7, 0.016), (1210.0, 1.0, 0.012), (2150.0, 0.5, 0.007))


def knock(rng: Random, pitch: float) -> list[float]:
    """One firm knock of the knuckles."""
    strip = Strip(0.26)
    strip.lay(struck(KNOCK, 0.24, pitch * 0.94), 0.0, 1.0)
    strip.lay(shaped(band(noise(rng, 0.03), 800, 3200), 0.0005, 0.004), 0.0, 1.5)
    strip.lay(struck(TABLE, 0.24, pitch * 0.75), 0.0, 0.5)
    return strip.wave


def bell(rng: Random, pitch: float) -> list[float]:
    """A goat's bell of sheet metal, out and back."""
    strip = Strip(0.56)
    for at, loud, step in ((0.0, 1.0, 1.0), (0.19, 0.7, 0.985)):
        strip.lay(struck(GOAT, 0.36, pitch * step), at, loud * 0.7)
        strip.lay(tick(rng, 1500, 4200, 0.003), at, loud * 0.7)
    return strip.wave


def gin(rng: Random, pitch: float) -> list[float]:
    """A glass touched twice, a fourth apart."""
    strip = Strip(0.52)
    strip.lay(struck(GLASS, 0.4, pitch), 0.0, 0.7)
    strip.lay(struck(GLASS, 0.4, pitch * 4 / 3), 0.1, 0.8)
    strip.lay(tick(rng, 2400, 6200, 0.002), 0.1, 0.5)
    return shaped(strip.wave, 0.002, 10.0)


def nail(rng: Random, pitch: float) -> list[float]:
    """A small nail set on the wood."""
    strip = Strip(0.12)
    strip.lay(struck(NAIL, 0.1, pitch), 0.0, 0.6)
    strip.lay(struck(TABLE, 0.1, pitch * 1.8), 0.001, 0.6)
    strip.lay(tick(rng, 2600, 6500, 0.002), 0.0, 0.6)
    return strip.wave


def vote(rng: Random, pitch: float) -> list[float]:
    """A folded paper dropped into a wooden box."""
    strip = Strip(0.2)
    strip.lay(brush(rng, pitch * 1.1, 0.07, 0.4), 0.0, 0.7)
    strip.lay(struck(TABLE, 0.12, pitch * 0.9), 0.062, 0.7)
    strip.lay(shaped(below(noise(rng, 0.06), 900 * pitch), 0.001, 0.012), 0.062, 0.8)
    return strip.wave


def tide(rng: Random, pitch: float) -> list[float]:
    """A small wave that runs up a beach."""
    strip = Strip(0.58)
    strip.lay(swelling(band(noise(rng, 0.56), 420 * pitch, 2400 * pitch), 0.42), 0.0, 1.0)
    strip.lay(swelling(below(noise(rng, 0.5), 260 * pitch), 0.35), 0.0, 1.2)
    for _ in range(12):
        low = rng.uniform(1900, 4200) * pitch
        strip.lay(tick(rng, low, low * 1.9, 0.0015), rng.uniform(0.22, 0.5), rng.uniform(0.1, 0.5))
    return strip.wave


def cross(rng: Random, pitch: float) -> list[float]:
    """A packet of cards laid across another."""
    strip = Strip(0.22)
    strip.lay(brush(rng, pitch, 0.09, 0.4), 0.0, 0.6)
    strip.lay(slap(rng, pitch * 0.92, 0.7), 0.05, 0.9)
    strip.lay(tick(rng, 1200, 3000, 0.004), 0.05, 0.6)
    return strip.wave


def button(rng: Random, pitch: float) -> list[float]:
    """A horn button put down."""
    strip = Strip(0.13)
    for at, loud in ((0.0, 1.0), (0.042, 0.4)):
        strip.lay(struck(HORN, 0.08, pitch * rng.uniform(0.98, 1.02)), at, loud)
        strip.lay(struck(FELT, 0.08, pitch * 1.5), at, loud * 0.5)
    return strip.wave


def steal(rng: Random, pitch: float) -> list[float]:
    """Cards whisked away."""
    strip = Strip(0.24)
    strip.lay(brush(rng, pitch * 1.35, 0.2, 0.7), 0.0, 1.0)
    strip.lay(swelling(band(noise(rng, 0.2), 700 * pitch, 1900 * pitch), 0.72), 0.0, 0.6)
    strip.lay(tick(rng, 1800, 5200, 0.004), 0.18, 0.9)
    return strip.wave


def snap(rng: Random, pitch: float) -> list[float]:
    """A card snapped down, hard."""
    strip = Strip(0.2)
    strip.lay(tick(rng, 2400 * pitch, 7000 * pitch, 0.0025), 0.0, 1.4)
    strip.lay(slap(rng, pitch * 1.15, 1.0), 0.004, 1.0)
    strip.lay(struck(KNOCK, 0.14, pitch * 0.7), 0.004, 0.35)
    return strip.wave


def sting(rng: Random, pitch: float) -> list[float]:
    """Ink on the paper, and two wooden bars too close to each other."""
    strip = Strip(0.46)
    strip.lay(shaped(below(noise(rng, 0.09), 1300 * pitch), 0.002, 0.018), 0.0, 1.1)
    strip.lay(bar(233.1 * pitch, 0.4, rng), 0.03, 0.8)
    strip.lay(bar(246.9 * pitch, 0.4, rng), 0.03, 0.8)
    for at in (0.05, 0.085, 0.14):
        strip.lay(shaped(below(noise(rng, 0.03), 2400), 0.001, 0.005), at, 0.5)
    return shaped(strip.wave, 0.001, 10.0)


def drum(rng: Random, pitch: float) -> list[float]:
    """A skin drum, struck twice."""
    strip = Strip(0.46)
    for at, loud in ((0.0, 0.7), (0.13, 1.0)):
        strip.lay(struck(SKIN, 0.32, pitch), at, loud)
        strip.lay(shaped(band(noise(rng, 0.05), 300, 1500), 0.0008, 0.009), at, loud * 1.4)
    return strip.wave


def stamp(rng: Random, pitch: float) -> list[float]:
    """A seal pressed on paper."""
    strip = Strip(0.24)
    strip.lay(struck(TABLE, 0.2, pitch * 0.72), 0.0, 0.9)
    strip.lay(shaped(below(noise(rng, 0.08), 620 * pitch), 0.002, 0.02), 0.0, 1.3)
    strip.lay(brush(rng, pitch, 0.07, 0.3), 0.04, 0.3)
    return strip.wave
