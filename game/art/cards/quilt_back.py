"""The quilt back: plum, two birds under a tree of life, the same from both ends."""

import math
from typing import Final

from game.art.svg import Paint, both_sides, circle, group, half_turned, line, path

_LEAVES: Final = (
    (102, 76, -36), (98, 104, -50), (68, 68, -34), (48, 96, -8),
)  # fmt: skip


def quilt_birds(ground: str, thread: str, bloom: str) -> str:
    """The pattern on the 250 x 350 grid, printed in two inks on *ground*."""
    bird = group(_bird(ground, thread, bloom), 3, 12, 0.8)
    half = _tree(ground, thread, bloom) + both_sides(bird, 125)
    return half + half_turned(half, 250, 350) + _star(ground, thread, bloom)


def _tree(ground: str, thread: str, bloom: str) -> str:
    trunk = line("M125,140L125,66", thread, 4.5)
    boughs = line(
        "M125,122C112,118 104,110 98,102M125,108C108,104 92,90 68,66M125,90C116,86 108,80 101,76"
        "M76,76C62,76 52,84 48,94",
        thread,
        3.6,
    )
    leaf = path("M0,4C-9,-4 -9,-18 0,-27C9,-18 9,-4 0,4Z", bloom) + line("M0,-1L0,-18", ground, 2)
    side = "".join(group(leaf, x, y, 0.92, turn) for x, y, turn in _LEAVES)
    berries = "".join(
        circle(x, y, 4, thread) for x, y in ((110, 62), (90, 56), (64, 98), (80, 98), (44, 46))
    )
    top = group(leaf, 125, 62, 1.15)
    return trunk + both_sides(boughs + side + berries, 125) + top


def _bird(ground: str, thread: str, bloom: str) -> str:
    """A bird that looks at the middle, its tail to the rim."""
    body = path(
        "M36,134C48,128 56,132 62,138C66,126 84,122 90,134L99,139L90,142C88,156 74,162 62,158"
        "C52,156 46,148 34,152C40,146 40,140 36,134Z",
        thread,
    )
    wing = path("M58,142C64,136 74,138 76,144C72,152 62,152 58,142Z", bloom)
    eye = circle(84, 135, 2.4, ground)
    feet = line("M66,158L64,166M74,157L74,166", thread, 2.4)
    twig = line("M36,168L104,168", bloom, 3.4) + circle(32, 168, 3, thread)
    tail = line("M41,137l7,5M40,148l8,-3", ground, 2)
    return body + wing + eye + feet + twig + tail


def _star(ground: str, thread: str, bloom: str) -> str:
    """The quilt's star in the middle: eight petals in a ring of beads."""
    petal = path("M0,-5C-8,-11 -7,-22 0,-29C7,-22 8,-11 0,-5Z", bloom)
    line_ = line("M0,-11L0,-21", ground, 1.8)
    beads = "".join(
        circle(125 + 37 * math.cos(a), 175 + 37 * math.sin(a), 2.6, thread)
        for a in (i * math.pi / 12 for i in range(24))
    )
    return (
        circle(125, 175, 43, ground)
        + beads
        + circle(125, 175, 31.5, Paint("none", thread, 2.2))
        + "".join(group(petal + line_, 125, 175, 0.9, 45 * i) for i in range(8))
        + circle(125, 175, 5.5, thread)
    )
