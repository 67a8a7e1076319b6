"""The lantern of title, shelf and court cards."""

from game.art.motifs import fire
from game.art.palette import BRASS, INK, LAMP
from game.art.svg import Paint, circle, group, line, path, rect


def lantern(lit: bool = True) -> str:
    """The house lantern, box -30..30 x -62..42, with its near light when *lit*."""
    halo = circle(0, 2, 38, Paint(LAMP, opacity=0.2)) if lit else ""
    return (
        halo
        + line("M-10,-46C-10,-62 10,-62 10,-46", INK, 4)
        + path("M-20,-30L-12,-46L12,-46L20,-30Z", INK)
        + rect(-22, -30, 44, 62, 5, Paint(LAMP, INK, 4))
        + group(fire(), 0, 6, 0.42)
        + line("M-22,-30L22,-30M-22,32L22,32M-11,-30L-11,32M11,-30L11,32", INK, 3)
        + path("M-26,32L26,32L20,42L-20,42Z", INK)
        + line("M-14,-41L-8,-41M-19,37L-6,37", BRASS, 2)
    )
