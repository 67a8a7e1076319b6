"""The icon of the program in title bar, task bar and installers: the gibbon before its sun."""

from game.art.palette import BRASS, INK, MADDER, PAPER
from game.art.portraits.gibbon import gibbon_head
from game.art.portraits.moods import MOODS
from game.art.svg import Paint, circle, group, rect
from game.art.svg_picture import SvgPicture, centred_picture


def program_icon() -> SvgPicture:
    """The sign of the house for window and task bar, 128 x 128: the gibbon before its sun."""
    return centred_picture(
        rect(-62, -62, 124, 124, 26, INK)
        + rect(-58, -58, 116, 116, 22, MADDER)
        + rect(-52, -52, 104, 104, 17, Paint("none", PAPER, 2.6))
        + circle(0, 0, 48, BRASS)
        + circle(0, 0, 44, Paint("none", PAPER, 2, 0.6))
        + group(gibbon_head(mood=MOODS["wink"]), 0, 2, 0.86),
        128,
    )
