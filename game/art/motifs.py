"""Small printed things that many pictures share: flame, tulip, leaf, hat, little bird."""

from game.art.palette import (
    BRASS,
    EMBER,
    HOT,
    INK,
    MADDER,
    MOSS,
    PAPER,
    WOOD_LIGHT,
)
from game.art.svg import Paint, circle, group, line, path, rect


def fire(outer: str = EMBER, middle: str = BRASS, heart: str = HOT) -> str:
    """One flame in the box -42..42 x -52..48, three inks inside each other."""
    return (
        path(
            "M0,48C-30,48 -42,26 -36,2C-32,-14 -22,-18 -22,-34C-12,-30 -8,-22 -8,-14"
            "C-2,-24 4,-34 -2,-52C18,-44 24,-26 22,-12C28,-14 30,-20 30,-26"
            "C40,-8 42,6 38,20C34,38 22,48 0,48Z",
            outer,
        )
        + path(
            "M0,48C-20,48 -26,32 -22,16C-19,6 -12,4 -10,-8C-2,-4 0,2 0,8C6,2 8,-6 6,-16"
            "C18,-6 24,12 22,26C20,40 12,48 0,48Z",
            middle,
        )
        + path(
            "M0,48C-10,48 -13,40 -11,32C-8,24 -2,24 0,14C6,22 12,28 11,36C10,44 6,48 0,48Z", heart
        )
    )


def tulip(flower: str = MADDER, stem: str = MOSS, heart: str = BRASS) -> str:
    """A folk tulip, root at (0, 50), tip at (0, -52)."""
    return (
        line("M0,50L0,-4", stem, 6)
        + path(
            "M0,40C-26,38 -30,16 -28,6C-12,10 -2,22 0,40ZM0,32C22,30 26,12 25,2C12,6 3,16 0,32Z",
            stem,
        )
        + path(
            "M0,2C-26,2 -30,-24 -24,-46C-16,-40 -12,-36 -9,-28C-6,-38 -4,-44 0,-52"
            "C4,-44 6,-38 9,-28C12,-36 16,-40 24,-46C30,-24 26,2 0,2Z",
            flower,
        )
        + path("M0,-6C-8,-10 -8,-22 0,-32C8,-22 8,-10 0,-6Z", heart)
    )


def leaf(fill: str = MOSS, cut: str = PAPER) -> str:
    """A leaf that stands on (0, 0) and ends at (0, -54), with one incised vein."""
    return path("M0,0C-16,-14 -16,-36 0,-54C16,-36 16,-14 0,0Z", fill) + line(
        "M0,-6L0,-42", cut, 2.4
    )


def daisy(petals: str = PAPER, heart: str = BRASS, edge: str = INK) -> str:
    """An eight-petalled flower of radius 22 round (0, 0)."""
    petal = path("M0,-5C-7,-10 -6,-21 0,-22C6,-21 7,-10 0,-5Z", petals, edge, 1.6)
    return "".join(group(petal, turn=45 * i) for i in range(8)) + circle(
        0, 0, 6.5, Paint(heart, edge, 2)
    )


def hat() -> str:
    """The Cheap Monkey Hat: a striped paper cone, rim at y = 20, box -47..47 x -69..20."""
    return (
        path(
            "M-46,6C-20,-4 20,-4 46,6C48,14 40,20 34,20C14,12 -14,12 -34,20C-40,20 -48,14 -46,6Z",
            BRASS,
            INK,
            3,
        )
        + path(
            "M-30,4C-26,-22 -14,-48 6,-60C10,-40 26,-18 30,4C12,-3 -12,-3 -30,4Z", MADDER, INK, 3
        )
        + line("M-24,-12L22,-12M-16,-30L14,-30", PAPER, 3.5)
        + circle(6, -60, 8, Paint(PAPER, INK, 2.5))
    )


def bird(body: str = MADDER, wing: str = BRASS) -> str:
    """A folk bird that looks right, box -46..40 x -30..32, feet at (0, 32)."""
    return (
        line("M-4,20L-4,32M6,20L6,32", INK, 3)
        + path(
            "M-46,6C-30,2 -22,-6 -12,-12C-4,-30 26,-32 28,-12L40,-8L28,-4"
            "C28,14 12,24 -4,22C-18,20 -26,12 -46,18C-42,14 -40,10 -46,6Z",
            body,
            INK,
            3,
        )
        + path("M-16,2C-6,-8 8,-6 12,0C8,12 -6,16 -16,2Z", wing, INK, 2.4)
        + line("M-8,4L4,1M-3,8L6,4", INK, 1.8)
        + circle(17, -14, 4, Paint(PAPER, INK, 2))
    )


def sun_rays(r: float, count: int, colour: str = BRASS, width: float = 7) -> str:
    """*count* rays round (0, 0), from radius *r*, every second one longer."""
    spoke = line(f"M0,{-r}L0,{-r * 1.16:.1f}", colour, width)
    long = line(f"M0,{-r}L0,{-r * 1.24:.1f}", colour, width)
    return "".join(group(long if i % 2 else spoke, turn=360 * i / count) for i in range(count))


def log(length: float = 152, thick: float = 20) -> str:
    """A cut log lying across (0, 0), end grain to the right."""
    half = length / 2
    return (
        rect(-half, -thick / 2, length, thick, thick / 2.2, Paint("#4f3120", "#1a0f09", 3))
        + line(f"M{-half + 16},-3L{half - 36},-3M{-half + 46},4L{half - 16},4", WOOD_LIGHT, 3)
        + circle(half - 2, 0, thick * 0.45, Paint("#a9794c", "#1a0f09", 2.5))
        + circle(half - 2, 0, thick * 0.2, Paint("none", "#4f3120", 1.8))
    )
