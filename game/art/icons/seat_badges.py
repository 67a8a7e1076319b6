"""Seat badges: what seats wear and show besides hat and mask, each in a box from -50 to 50."""

from game.art.palette import BRASS, INDIGO, INK, LEAF, MADDER, NIGHT, PAPER, SKY, WOOD_LIGHT
from game.art.svg import Paint, both_sides, circle, group, line, path, rect

_STEEL = "#c9bfae"


def goat() -> str:
    """The goat bell on its wooden collar: it hangs at the loser's seat."""
    return (
        path("M-30,-52C-34,-22 34,-22 30,-52L20,-52C22,-34 -22,-34 -20,-52Z", WOOD_LIGHT, INK, 3.5)
        + path("M-24,-24L24,-24C26,-2 31,12 42,28L-42,28C-31,12 -26,-2 -24,-24Z", BRASS, INK, 4)
        + line("M-34,17L34,17", INK, 3)
        + line("M-15,-15C-16,-4 -19,4 -23,10", PAPER, 4, 0.8)
        + both_sides(line("M-6,2C-16,-12 -2,-16 -3,-6", INK, 3))
        + circle(0, 37, 9.5, Paint(MADDER, INK, 3.5))
    )


def last_card() -> str:
    """A card that nobody has seen: a small madder back with a question in its heart."""
    return (
        circle(2, 4, 46, Paint("#050a08", opacity=0.35))
        + circle(0, 0, 46, INK)
        + circle(0, 0, 42, Paint(NIGHT, BRASS, 4))
        + group(
            rect(-21, -30, 42, 60, 5, Paint(PAPER, INK, 3)) + rect(-16, -25, 32, 50, 3, MADDER),
            turn=8,
        )
        + line("M-9,-10C-9,-21 10,-21 10,-9C10,-1 1,-1 1,8", PAPER, 5.5)
        + circle(1, 17, 3.6, PAPER)
    )


def war() -> str:
    """Two crossed axes: this seat fights."""
    axe = (
        line("M0,-36L0,44", INK, 11)
        + line("M0,-36L0,44", WOOD_LIGHT, 6.5)
        + path("M-3,-40C14,-46 26,-40 32,-30C26,-26 26,-16 32,-10C22,-4 10,-8 -3,-14Z", PAPER, INK,
               3.5)
        + line("M24,-33C20,-27 20,-18 24,-12", _STEEL, 3)
    )  # fmt: skip
    crossed = group(axe, 2, 0, 0.98, 40) + group(group(axe, 0, 0, -1, 0, 1), -2, 0, 0.98, -40)
    return crossed + circle(0, 3, 7, Paint(MADDER, INK, 3))


def out() -> str:
    """A wreath of leaves: this seat has got rid of all its cards."""
    spray = "".join(
        group(path("M0,0C-9,-6 -9,-17 0,-24C9,-17 9,-6 0,0Z", LEAF, INK, 2), x, y, 1, a)
        for x, y, a in (
            (-10, 40, -70), (-27, 32, -48), (-38, 16, -24), (-41, -3, -2), (-35, -22, 24),
        )
    )  # fmt: skip
    bow = path("M0,38L-14,50L-10,36L-16,26ZM0,38L14,50L10,36L16,26Z", MADDER, INK, 2.4)
    star = "M0,-22L6.5,-8L22,-6L10.5,4L14,19L0,11L-14,19L-10.5,4L-22,-6L-6.5,-8Z"
    return both_sides(spray) + bow + path(star, BRASS, INK, 3)


def note() -> str:
    """A slip of paper with a folded corner: there is more to read about this line."""
    return (
        path("M-28,-36L14,-36L28,-22L28,36L-28,36Z", PAPER, INK, 5)
        + path("M14,-36L14,-22L28,-22Z", BRASS, INK, 4)
        + line("M-15,-16L2,-16M-15,0L15,0M-15,16L15,16", INK, 5)
    )


def one_card() -> str:
    """A madder back with a 1: a single card is left in the hand."""
    return (
        rect(-30, -44, 60, 88, 9, Paint(PAPER, INK, 5))
        + rect(-21, -35, 42, 70, 5, MADDER)
        + line("M-11,-12L3,-23L3,23", PAPER, 9)
    )


def flag() -> str:
    """A flag on its pole: a tribe that is owned."""
    return (
        line("M-22,-46V48", INK, 12)
        + line("M-22,-46V48", WOOD_LIGHT, 6)
        + path("M-18,-42L40,-42L28,-20L40,2L-18,2Z", MADDER, INK, 4)
        + line("M-38,48H-6", INK, 8)
    )


def ready() -> str:
    """A face-down card with a tick: this seat has chosen."""
    return (
        group(
            rect(-24, -38, 48, 68, 6, Paint(PAPER, INK, 4)) + rect(-17, -31, 34, 54, 3, INDIGO),
            turn=-8,
        )
        + group(line("M-11,-24L11,16M11,-24L-11,16", SKY, 3), 0, 0, 1, -8)
        + line("M-10,20L6,36L40,-6", INK, 19)
        + line("M-10,20L6,36L40,-6", LEAF, 11)
    )
