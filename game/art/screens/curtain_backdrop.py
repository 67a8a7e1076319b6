"""The curtain: the cloth that hides the table while people change places."""

from typing import Final

from game.art.backdrops.table_shape import SHEET_HEIGHT
from game.art.motifs import tulip
from game.art.palette import (
    BRASS,
    FELT_EDGE,
    FELT_LIGHT,
    MADDER,
    PAPER,
    SHADOW,
    WOOD_CUT,
    WOOD_LIGHT,
    mix,
)
from game.art.portraits.gibbon import Coat, gibbon_head
from game.art.svg import Paint, both_sides, circle, document, group, line, path, rect

_MEDAL_Y: Final = 500.0
_MEDAL_R: Final = 150.0


def _curtain_hem(wide: float, fine: float) -> str:
    """The lower edge of the curtain: braid, a seam, lozenges and a fringe."""
    return (
        rect(0, SHEET_HEIGHT - 96, wide, 96, 0, FELT_EDGE)
        + rect(0, SHEET_HEIGHT - 84, wide, 6, 0, Paint(BRASS, opacity=0.85))
        + line(
            f"M0,{SHEET_HEIGHT - 66}L{wide:.0f},{SHEET_HEIGHT - 66}",
            PAPER,
            max(3, fine),
            0.6,
            "16 12",
        )
        + "".join(
            path(f"M{x},{SHEET_HEIGHT - 50}l17,14l-17,14l-17,-14Z", MADDER, BRASS, max(2, fine))
            for x in range(24, round(wide) + 24, 64)
        )
        + "".join(
            line(f"M{x},{SHEET_HEIGHT - 14}l0,20", BRASS, 5, 0.8) for x in range(4, round(wide), 16)
        )
    )


def curtain_backdrop(width: float, height: float) -> str:
    """A felt cloth with folds and hem, the back's scrolls sewn large; it hides everything."""
    wide, fine = width * SHEET_HEIGHT / height, 1.2 * SHEET_HEIGHT / height
    cloth = group(circle(0, 0, 100, "url(#cloth)"), wide / 2, 430, wide * 0.0072, 0, 7.8)
    folds = []
    for i in range(round(wide / 96) + 1):
        x = i * 96
        folds.append(
            path(
                f"M{x},0C{x + 16},300 {x - 10},700 {x + 8},{SHEET_HEIGHT - 96}"
                f"L{x + 40},{SHEET_HEIGHT - 96}C{x + 22},700 {x + 44},300 {x + 30},0Z",
                SHADOW,
                opacity=0.13,
            )
        )
    rod = (
        rect(0, 0, wide, 26, 0, WOOD_LIGHT)
        + rect(0, 22, wide, 7, 0, WOOD_CUT)
        + "".join(circle(x, 34, 13, Paint("none", BRASS, 6)) for x in range(48, round(wide), 96))
    )
    return document(
        width,
        height,
        rect(0, 0, wide, SHEET_HEIGHT, 0, FELT_EDGE)
        + cloth
        + "".join(folds)
        + _embroidery(wide / 2)
        + _curtain_hem(wide, fine)
        + rod,
        (0, 0, wide, SHEET_HEIGHT),
    )


def _embroidery(x: float) -> str:
    """The scrolls of the card back, sewn large on both sides of the house's gibbon."""
    thread, gold = mix(FELT_LIGHT, PAPER, 0.3), mix(BRASS, FELT_LIGHT, 0.25)
    upper = line(
        "M-150,60C-260,20 -330,-120 -250,-190C-190,-240 -110,-190 -140,-120"
        "C-160,-80 -214,-96 -204,-136M-190,90C-330,110 -480,40 -500,-90"
        "C-512,-200 -420,-270 -336,-226C-270,-190 -300,-96 -360,-118",
        thread,
        13,
    )
    lower = line(
        "M-150,160C-270,230 -420,240 -500,180C-560,130 -520,60 -466,84C-430,104 -450,150 -480,138",
        thread,
        11,
    )
    blooms = group(tulip(gold, thread, FELT_EDGE), -404, -40, 1.5, -58)
    blooms += group(tulip(mix(MADDER, FELT_LIGHT, 0.2), thread, BRASS), -320, 176, 1.15, -100)
    lozenges = "".join(
        path(f"M{px},{py - 17}l12,17l-12,17l-12,-17Z", gold)
        for px, py in ((-560, -150), (-560, 20), (-232, -262), (-580, 230))
    )
    knots = ((-520, -220), (-470, 20), (-250, 40), (-200, -40), (-230, 250), (-420, 262))
    side = upper + lower + blooms + lozenges
    side += "".join(circle(px, py, 7, thread) for px, py in knots)
    return group(both_sides(side), x, _MEDAL_Y, 1.22) + _medal(x, thread)


def _medal(x: float, thread: str) -> str:
    y, r = _MEDAL_Y, _MEDAL_R
    bead = group(path("M0,-9l6,9l-6,9l-6,-9Z", thread), 0, -r - 34)
    return (
        circle(x + 6, y + 10, r + 20, Paint(SHADOW, opacity=0.3))
        + circle(x, y, r + 16, Paint(FELT_EDGE, BRASS, 5))
        + circle(x, y, r + 2, Paint("none", BRASS, 2.4, 0.7))
        + "".join(group(bead, x, y, 1, 10 * i) for i in range(36))
        + group(gibbon_head(Coat(thread, FELT_EDGE, thread)), x, y, 2.3)
    )
