"""Water in backdrops: a sheet of it with waves, the path of the moon on it, and reeds."""

from random import Random

from game.art.backdrops.table_shape import SHEET_HEIGHT, BackdropView, seeded_random
from game.art.palette import MOON, mix
from game.art.svg import line, path, rect


def water(view: BackdropView, top: float, base: str, ink: str, name: str) -> str:
    """A sheet of water from *top* down, cut with wave lines that grow towards the viewer."""
    rd = seeded_random("water " + name)
    far: list[str] = []
    near: list[str] = []
    y = top + 16.0
    while y < SHEET_HEIGHT:
        reach = 26 + (y - top) * 0.09
        x = rd.uniform(-80, 0)
        while x < view.width:
            n = rd.randint(2, 4)
            wave = "".join(f"q{reach / 2:.1f},{-reach * 0.24:.1f} {reach:.1f},0" for _ in range(n))
            (far if y < top + 200 else near).append(f"M{x:.0f},{y:.0f}{wave}")
            x += reach * n + rd.uniform(60, 240)
        y += 26 + (y - top) * 0.06
    return (
        rect(0, top, view.width, SHEET_HEIGHT - top, 0, base)
        + line("".join(far), ink, view.line(2.2), 0.5)
        + line("".join(near), ink, view.line(3.4), 0.55)
    )


def moon_path(view: BackdropView, x: float, top: float, foot: float) -> str:
    """The moon's light lying in short strokes on the water."""
    rd = seeded_random("moon path")
    d = []
    y = top + 8.0
    while y < foot:
        half = 16 + (y - top) * 0.16 * rd.uniform(0.6, 1.2)
        d.append(f"M{x - half + rd.uniform(-8, 8):.0f},{y:.0f}l{2 * half:.0f},0")
        y += rd.uniform(12, 22)
    return line("".join(d), MOON, view.line(4), 0.38)


def reeds(view: BackdropView, rd: Random, count: int, tone: str, tall: float) -> str:
    """Reeds and bulrushes along the foot of the window."""
    blades, heads = [], []
    for i in range(count):
        x = (i + rd.random()) * view.width / count
        h = tall * rd.uniform(0.55, 1.1)
        lean = rd.uniform(-40, 40)
        tip = SHEET_HEIGHT - h
        blades.append(
            f"M{x - 5:.0f},{SHEET_HEIGHT}"
            f"Q{x:.0f},{SHEET_HEIGHT - h * 0.5:.0f} {x + lean:.0f},{tip:.0f}"
            f"Q{x + 7:.0f},{SHEET_HEIGHT - h * 0.5:.0f} {x + 6:.0f},{SHEET_HEIGHT}Z"
        )
        if i % 3 == 0:
            heads.append(f"M{x + lean * 0.9:.0f},{tip + 6:.0f}l{lean * 0.06:.1f},40")
    return path("".join(blades), tone) + line("".join(heads), mix(tone, "#7f5836", 0.5), 11)
