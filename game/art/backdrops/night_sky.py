"""The night sky of a backdrop: stars, and a waning moon."""

from game.art.backdrops.table_shape import seeded_random
from game.art.palette import MOON, PAPER
from game.art.svg import circle, disc, group, path


def stars(width: float, low: float = 340, count: int = 46) -> str:
    """Paper flecks in the upper sky, in three strengths, printed in a few strips."""
    rd = seeded_random("stars")
    strips: dict[tuple[int, int], list[str]] = {}
    for _ in range(round(count * width / 1920)):
        x, y, r = rd.uniform(0, width), rd.uniform(0, low), rd.choice((1.4, 1.8, 2.4))
        strips.setdefault((int(4 * x / width), rd.randrange(3)), []).append(disc(x, y, r))
    return "".join(
        path("".join(flecks), PAPER, opacity=(0.3, 0.46, 0.66)[strength])
        for (_, strength), flecks in strips.items()
    )


def crescent(x: float, y: float, r: float = 62, ink: str = MOON) -> str:
    """A waning moon whose disc of radius *r* is centred at (x, y), in its own pale light."""
    moon = path("M13,-62A62,62 0 1 1 -58,22A52,52 0 1 0 13,-62Z", ink)
    light = group(circle(0, 0, 100, "url(#pale)"), 0, 0, 2.2)
    return group(light + moon, x, y, r / 62)
