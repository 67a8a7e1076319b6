"""The backdrop of Democracy: the sea at dusk with four islands, and their pennants."""

from game.art.backdrops.night_sky import crescent, stars
from game.art.backdrops.table_shape import BackdropView, moon_place
from game.art.backdrops.water import water
from game.art.palette import BRASS, INDIGO, MADDER, PAPER, mix
from game.art.svg import Paint, circle, group, line, path


def democracy(view: BackdropView) -> str:
    """The sea at dusk: four islands on the horizon, each with its pennant."""
    horizon = 300
    out = [
        stars(view.width, 230, 30),
        crescent(*moon_place(view, 44, left=True), 44),
        water(view, horizon, mix(view.middle, "#1f6a80", 0.34), mix(view.far, PAPER, 0.26), "isle"),
    ]
    inks = (MADDER, PAPER, INDIGO, BRASS)
    for i, ink in enumerate(inks):
        x = view.width * (0.1, 0.33, 0.68, 0.9)[i]
        size = (1.3, 0.8, 0.85, 1.25)[i]
        isle = (
            path(
                "M-150,8C-110,-34 -60,-30 -20,-62C10,-76 40,-50 70,-34C110,-26 140,-10 160,8Z",
                view.near,
            )
            + line("M-90,-6l22,-6M-30,-20l26,-4M40,-10l24,-2", view.far, 4)
            + line("M6,-62L6,-136", "#0b1212", 5)
            + path(
                (
                    "M6,-136l44,16l-44,16Z",
                    "M6,-136l42,0l-12,16l12,16l-42,0Z",
                    "M6,-136l40,0l0,30l-40,0Z",
                    "M6,-136l30,0c18,0 18,30 0,30l-30,0Z",
                )[i],
                mix(ink, view.far, 0.25),
            )
        )
        out.append(group(isle, x, horizon + 12, size))
    return "".join(out) + _boats(view)


def _boats(view: BackdropView) -> str:
    return "".join(
        group(
            path("M-30,0L30,0L20,14L-20,14Z", view.near)
            + path("M0,-4L0,-46L26,-8Z", mix(view.far, PAPER, 0.45)),
            x * view.width,
            y,
            s,
        )
        for x, y, s in ((0.05, 720, 1.2), (0.955, 640, 1.0), (0.2, 1000, 1.5))
    )


def island_cut(view: BackdropView) -> str:
    """The island's contour lines cut in the felt round the middle."""
    t = view.table
    coast = (
        "M-46,6C-52,-14 -34,-26 -18,-24C-8,-36 12,-36 20,-28C36,-30 50,-14 46,0"
        "C52,14 38,26 22,24C10,36 -12,34 -20,26C-34,28 -44,18 -46,6Z"
    )
    return "".join(
        group(
            line(coast, "#f4ead5", view.line(2.2) / (t.ry / 62 * k), 0.16),
            t.cx,
            t.cy,
            t.rx / 58 * k,
            0,
            t.ry / 58 * k,
        )
        for k in (1.0, 0.82, 0.6, 0.36)
    )


def four_pennants(view: BackdropView, places: list[tuple[float, float, float]]) -> str:
    """Four pennants on staffs along the rail, each in its own ink and cut."""
    cuts = (
        "M2,-66l34,11l-34,11Z",
        "M2,-66l34,0l-9,11l9,11l-34,0Z",
        "M2,-66l32,0l0,22l-32,0Z",
        "M2,-66l22,0c15,0 15,22 0,22l-22,0Z",
    )
    return "".join(
        circle(x + 3, y + 3, 9, Paint("#050a08", opacity=0.4))
        + group(
            line("M0,4L0,-68", "#1a0f09", 6)
            + line("M0,2L0,-68", "#a9794c", 2.6)
            + path(cut, mix(ink, view.far, 0.12), "#1a0f09", 2.4)
            + circle(0, -69, 4.5, Paint(BRASS, "#1a0f09", 2))
            + circle(0, 4, 6.5, Paint(BRASS, "#1a0f09", 2)),
            x,
            y,
        )
        for (x, y, _), ink, cut in zip(places, (MADDER, PAPER, INDIGO, BRASS), cuts, strict=True)
    )
