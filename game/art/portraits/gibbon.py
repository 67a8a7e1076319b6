"""The gibbon: head with its moods, and the whole animal hanging from a branch."""

from typing import Final, NamedTuple

from game.art.palette import FUR, FUR_FACE, INK, MADDER, PAPER
from game.art.portraits.moods import MOODS, Mood, draw_eye, draw_mouth
from game.art.svg import Paint, both_sides, circle, group, line, path


class Coat(NamedTuple):
    """Three inks of an animal: fur, the pale ring round the face, the face itself."""

    fur: str = FUR
    ring: str = PAPER
    face: str = FUR_FACE


DARK: Final = Coat()
CALM: Final = MOODS["calm"]


def gibbon_head(coat: Coat = DARK, mood: Mood = CALM) -> str:
    """A gibbon's head in the box -52..52 x -50..48."""
    fur, ring, face = coat
    ears = both_sides(circle(41, 4, 11, fur) + circle(41, 4, 5, Paint(ring, opacity=0.55)))
    skull = path(
        "M0,-50C30,-50 46,-28 44,2C43,30 22,48 0,48C-22,48 -43,30 -44,2C-46,-28 -30,-50 0,-50Z", fur
    )
    cut = "".join(
        group(line("M0,-39L0,-45.5", ring, 2.4, 0.45), turn=a) for a in range(-60, 61, 20)
    )
    beard = line(
        "M-30,32L-34,37M-20,39L-22,44M-9,42.5L-10,46M9,42.5L10,46M20,39L22,44M30,32L34,37",
        ring,
        2.2,
        0.4,
    )
    mask = path(
        "M0,-22C8,-36 34,-32 34,-8C34,8 28,14 27,22C24,36 12,40 0,40"
        "C-12,40 -24,36 -27,22C-28,14 -34,8 -34,-8C-34,-32 -8,-36 0,-22Z",
        ring,
    )
    inner = path(
        "M0,-14C7,-27 28,-25 28,-8C28,4 19,9 18,16C16,28 9,32 0,32"
        "C-9,32 -16,28 -18,16C-19,9 -28,4 -28,-8C-28,-25 -7,-27 0,-14Z",
        face,
    )
    nose = path("M-5,7C-3,4 3,4 5,7C4,11 -4,11 -5,7Z", INK)
    eyes = draw_eye((-14, -8), 9, mood, face, left=True) + draw_eye((14, -8), 9, mood, face)
    return (
        ears + skull + cut + beard + mask + inner + eyes + nose + draw_mouth(0, 18, 12, mood, ring)
    )


def gibbon_hanging(coat: Coat = DARK, heart: str = MADDER, mood: Mood = CALM) -> str:
    """A whole gibbon hanging by both hands from y = -150, feet at y = 140."""
    return (
        both_sides(long_arm(coat) + leg(coat))
        + trunk(coat, heart)
        + group(gibbon_head(coat, mood), 0, -30, 1.02)
    )


def long_arm(coat: Coat) -> str:
    """The left arm, from the shoulder (-24, 20) up to a hand that grips y = -150."""
    fur, ring, _ = coat
    fingers = "".join(
        line(f"M{x},-146C{x - 1},-158 {x},-162 {x + 2},-163", fur, 6.4)
        for x in (-76, -70, -64, -58)
    )
    return (
        line("M-24,20C-70,-10 -84,-70 -66,-148", fur, 21)
        + line("M-78,-149L-55,-149", fur, 12)
        + fingers
        + line(
            "M-68,-110L-80,-112M-70,-90L-82,-90M-68,-68L-79,-65M-62,-46L-72,-40"
            "M-66,-100L-72,-101M-66,-79L-72,-78M-61,-57L-66,-54M-52,-30L-60,-22",
            ring,
            2.2,
            0.5,
        )
    )


def leg(coat: Coat) -> str:
    """The left leg, folded under the trunk with the foot turned in."""
    fur, ring, _ = coat
    return (
        line("M-22,92C-58,94 -70,122 -44,136C-34,140 -24,138 -20,132", fur, 19)
        + line("M-20,132C-14,130 -10,134 -8,140", fur, 10)
        + line("M-52,102L-58,96M-60,112L-67,109M-58,124L-65,127", ring, 2.2, 0.5)
    )


def trunk(coat: Coat, heart: str) -> str:
    """The body with the pale belly and the heart on it."""
    fur, ring, _ = coat
    return (
        path(
            "M0,6C38,6 50,40 46,74C42,104 22,116 0,116C-22,116 -42,104 -46,74C-50,40 -38,6 0,6Z",
            fur,
        )
        + path(
            "M0,30C22,30 28,52 26,74C24,94 12,102 0,102C-12,102 -24,94 -26,74C-28,52 -22,30 0,30Z",
            ring,
            opacity=0.95,
        )
        + path(
            "M0,44C-6,36 -20,40 -17,54C-15,66 -4,72 0,82C4,72 15,66 17,54C20,40 6,36 0,44Z", heart
        )
        + both_sides(
            line("M-36,44L-41,41M-38,58L-44,57M-38,72L-44,73M-35,86L-40,89", ring, 2.2, 0.5)
        )
    )
