"""The jokers: a dark gibbon before the sun, a rust one under the moon, and the second pair."""

from collections.abc import Callable
from typing import Final, NamedTuple

from game.art.cards.juggler_and_drummer import GOLDEN, SILVER, ball, cap, drummer, juggler
from game.art.motifs import fire, sun_rays, tulip
from game.art.palette import (
    BRASS,
    CLUB_GREEN,
    FUR_RUST,
    INDIGO,
    INK,
    MADDER,
    MOON,
    MOSS,
    PAPER,
    WOOD_LIGHT,
)
from game.art.portraits.gibbon import Coat, gibbon_hanging, gibbon_head, leg, long_arm, trunk
from game.art.portraits.moods import MOODS
from game.art.suits import pip
from game.art.svg import Paint, circle, group, half_turned, line, mirrored, path, rect
from game.art.svg_picture import Lettering

RUST: Final = Coat(FUR_RUST, PAPER, "#5b3420")
DARK: Final = Coat()


class JokerFigure(NamedTuple):
    """One joker: its head, the ink of its letters, its scene, and its sign for small cards."""

    head: Callable[[str], str]
    mood: str
    ink: str
    scene: Callable[[], str]
    sign: Callable[[], str]


def _fool(n: int) -> JokerFigure:
    return _FOOLS[(n - 1) % len(_FOOLS)]


def joker_body(n: int, large_index: bool = False) -> str:
    """Everything but the paper and the letters of joker *n*: 1 and 2, then 3 and 4, and again."""
    fool = _fool(n)
    if large_index:
        return group(fool.sign(), 180, 84) + group(fool.head(fool.mood), 155, 236, 1.62)
    corner = group(fool.head("calm"), 27, 36, 0.4)
    return (
        group(fool.scene(), 125 - 125 * 1.085, 175 - 175 * 1.085, 1.085)
        + corner
        + half_turned(corner, 250, 350)
    )


def joker_letters(n: int, large_index: bool = False) -> tuple[Lettering, ...]:
    """JOKER set downwards in both corners, or once and large."""
    ink = _fool(n).ink
    if large_index:
        return tuple(
            Lettering(letter, 36, 62 + 56 * i, 54, "serif_bold", ink)
            for i, letter in enumerate("JOKER")
        )
    return tuple(
        Lettering(letter, 27, 84 + 25 * i, 24, "serif_bold", ink, "m", turned)
        for turned in (False, True)
        for i, letter in enumerate("JOKER")
    )


def _coated(coat: Coat) -> Callable[[str], str]:
    return lambda mood: gibbon_head(coat, MOODS[mood])


def _capped(mood: str) -> str:
    return group(gibbon_head(GOLDEN, MOODS[mood]) + cap(), 0, 5, 0.8)


def _frame(ground: str) -> tuple[str, str]:
    return (rect(57, 24, 136, 302, 7, ground), rect(57, 24, 136, 302, 7, Paint("none", INK, 3)))


def _cane() -> str:
    leaves = "".join(
        path(
            f"M{x},52C{x + d * 2},66 {x + d * 10},72 {x + d * 12},82C{x - d * 2},78 "
            f"{x - d * 4},64 {x},52Z",
            MOSS,
            INK,
            2,
        )
        for x, d in ((66, 1), (184, -1), (104, 1), (146, -1))
    )
    return (
        rect(57, 36, 136, 15, 0, Paint(MOSS, INK, 2.5))
        + line("M92,36l0,15M158,36l0,15", INK, 4)
        + leaves
    )


def _sun_scene() -> str:
    ground, edge = _frame("#e9dcbc")
    sun = group(sun_rays(50, 20, BRASS, 5) + circle(0, 0, 44, BRASS), 125, 128)
    blooms = group(tulip(), 74, 292, 0.52, -12) + group(tulip(), 176, 292, 0.52, 12)
    return (
        ground
        + sun
        + _cane()
        + group(gibbon_hanging(DARK), 125, 172, 0.78)
        + blooms
        + group(fire(), 125, 304, 0.36)
        + edge
    )


def _moon(ink: str = MOON) -> str:
    return path("M10,-40A40,40 0 1 1 -34,22A32,32 0 1 0 10,-40Z", ink)


def _moon_scene() -> str:
    """The rust gibbon under moon and stars."""
    ground, edge = _frame("#24364f")
    flower = tulip(BRASS, MOSS, MADDER)
    return (
        ground
        + "".join(_star(x, y, r) for x, y, r in _STARS)
        + _cane()
        + group(_moon(), 124, 88, 0.72)
        + group(_one_armed(), 125, 172, 0.78)
        + group(flower, 78, 296, 0.46, -14)
        + group(flower, 172, 296, 0.46, 14)
        + group(fire(), 125, 304, 0.36)
        + edge
    )


_STARS: Final = (
    (72, 72, 5), (176, 92, 6), (70, 190, 5), (182, 214, 5),
    (76, 122, 4), (96, 62, 3), (66, 240, 4), (180, 158, 4),
)  # fmt: skip


def _star(x: float, y: float, r: float) -> str:
    a, b = f"{r * 0.3:.1f}", f"{r * 0.7:.1f}"
    return path(
        f"M{x},{y - r}l{a},{b}l{b},{a}l-{b},{a}l-{a},{b}l-{a},-{b}l-{b},-{a}l{b},-{a}Z", MOON
    )


def _one_armed() -> str:
    """A gibbon that swings by one arm and holds up an ace of hearts."""
    free = line("M22,22C56,16 68,-8 60,-48", RUST.fur, 21)
    free += line("M58,0L66,5M60,-14L70,-12M58,-30L69,-31", RUST.ring, 2.2, 0.5)
    card = rect(-19, -27, 38, 54, 4, Paint(PAPER, INK, 2.4)) + group(pip("h", MADDER), 0, 0, 0.29)
    fingers = "".join(line(f"M{50 + 6 * i},-52L{51 + 6 * i},-61", RUST.fur, 6) for i in range(4))
    return (
        long_arm(RUST)
        + free
        + leg(RUST)
        + mirrored(leg(RUST))
        + trunk(RUST, MADDER)
        + group(card, 62, -84, 1, 10)
        + fingers
        + group(gibbon_head(RUST, MOODS["wink"]), 2, -30, 1.02, 6)
    )


def _sun_sign() -> str:
    return sun_rays(38, 16, BRASS, 5) + circle(0, 0, 32, BRASS)


def _three_balls() -> str:
    return (
        group(ball("h", MADDER), -32, 8, 1.3)
        + group(ball("s", INK), 4, -28, 1.3)
        + group(ball("d", INDIGO), 38, 10, 1.3)
    )


def _sticks() -> str:
    stick = line("M-36,36L28,-28", WOOD_LIGHT, 9) + circle(31, -31, 11, Paint(PAPER, INK, 3.5))
    return stick + mirrored(stick)


_FOOLS: Final = (
    JokerFigure(_coated(DARK), "calm", INK, _sun_scene, _sun_sign),
    JokerFigure(
        _coated(RUST), "wink", MADDER, _moon_scene, lambda: group(_moon(INDIGO), 0, 0, 1.1)
    ),
    JokerFigure(
        _coated(SILVER), "startled", CLUB_GREEN,
        lambda: juggler(*_frame("#dfe3c4")), _three_balls,
    ),
    JokerFigure(_capped, "glad", INDIGO, lambda: drummer(*_frame("#8e2d24")), _sticks),
)  # fmt: skip
