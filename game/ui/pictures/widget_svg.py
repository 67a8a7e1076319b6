"""The shapes of buttons, pills and knobs as SVG text; all lengths in pixels."""

from enum import Enum

from game.art import palette as ink
from game.art.svg import Paint, circle, document, group, line, path, rect
from game.ui.units import Units

CORNER = 1.0
"""Corner radius of buttons and panels in u; plates and key caps take 0.6."""

FOOT = 0.4
"""How far the darker foot of a button shows under it, in u."""

SINK = 0.3
"""How far a pressed button goes down, in u."""


class Background(Enum):
    """What a thing lies on, which decides the colour of letters and outlines."""

    NIGHT = "night"
    PAPER = "paper"

    @property
    def ink(self) -> str:
        """The colour of text."""
        return ink.PAPER if self is Background.NIGHT else ink.INK

    @property
    def soft(self) -> str:
        """The colour of secondary text and of outlines of what cannot be used."""
        return ink.BONE if self is Background.NIGHT else ink.SOFT_INK


class ButtonKind(Enum):
    """What a button is made of; one madder button a screen."""

    PAPER = "paper"
    PRIMARY = "primary"

    @property
    def colours(self) -> tuple[str, str, str, str]:
        """Face, lit face, foot and text."""
        if self is ButtonKind.PRIMARY:
            lit = ink.mix(ink.MADDER, ink.ON_MADDER, 0.1)
            return ink.MADDER, lit, ink.MADDER_EDGE, ink.ON_MADDER
        return ink.PAPER, ink.PAPER_LIT, ink.PAPER_FOOT, ink.INK


def button(
    units: Units,
    size: tuple[int, int],
    kind: ButtonKind,
    ground: Background = Background.NIGHT,
    *,
    lit: bool,
    pressed: bool,
) -> str:
    """A button: face, darker foot (gone while pressed) and a thin inner line.

    Paper on paper has an edge besides, or it would not be seen.
    """
    w, h = size
    foot, corner = units.exact(FOOT), units.exact(CORNER)
    face, lit_face, edge, text = kind.colours
    tall = h - foot
    top = units.exact(SINK) if pressed else 0.0
    inset = units.exact(0.42)
    parts = [] if pressed else [rect(0, foot, w, tall, corner, edge)]
    parts += [
        rect(0, top, w, tall, corner, lit_face if lit else face),
        _edge(units, w, tall, top, kind, ground),
        rect(
            inset, top + inset, w - 2 * inset, tall - 2 * inset, corner - inset,
            Paint("none", text, units.line(0.12), 0.6 if lit else 0.35),
        ),
    ]  # fmt: skip
    return document(w, h, "".join(parts))


def _edge(
    units: Units, w: float, h: float, top: float, kind: ButtonKind, ground: Background
) -> str:
    if kind is ButtonKind.PRIMARY or ground is Background.NIGHT:
        return ""
    thick = units.line(0.12)
    half = thick / 2
    return rect(
        half,
        top + half,
        w - thick,
        h - thick,
        units.exact(CORNER),
        Paint("none", ink.PAPER_FOOT, thick),
    )


def key_cap(units: Units, size: tuple[int, int], colour: str) -> str:
    """The outline of a key of the keyboard."""
    wide, tall = size
    thick = units.line(0.12)
    radius = units.exact(0.6) * 0.7
    half = thick / 2
    return document(
        wide, tall,
        rect(half, half, wide - thick, tall - thick, radius, Paint("none", colour, thick, 0.7)),
    )  # fmt: skip


def pill(units: Units, w: int, h: int, fill: str, edge: str = "", opacity: float = 1) -> str:
    """A flat pill, its ends half circles."""
    thick = units.line(0.2) if edge else 0.0
    half = thick / 2
    inner = (half, half, w - thick, h - thick, (min(w, h) - thick) / 2)
    return document(
        w, h, rect(*inner, Paint(fill, opacity=opacity)) + rect(*inner, Paint("none", edge, thick))
    )


def panel(units: Units, w: int, h: int) -> str:
    """A paper panel without its shadow."""
    return field(units, w, h, ink.PAPER, ink.PAPER_EDGE)


def field(units: Units, w: int, h: int, fill: str, edge: str, opacity: float = 1) -> str:
    """A flat field with round corners and a thin edge."""
    thick = units.line(0.16)
    half = thick / 2
    radius = units.exact(CORNER)
    return document(
        w, h, rect(half, half, w - thick, h - thick, radius, Paint(fill, edge, thick, opacity))
    )


def outline(units: Units, w: int, h: int, colour: str, radius: float, thick: float) -> str:
    """An empty outline; *radius* and *thick* in u."""
    wide = units.line(thick)
    half = wide / 2
    return document(
        w, h, rect(half, half, w - wide, h - wide, units.exact(radius), Paint("none", colour, wide))
    )


def arrow(side: int, colour: str, turn: str) -> str:
    """A small filled arrow pointing *turn*: up, down, left or right."""
    angle = {"up": 0, "right": 90, "down": 180, "left": 270}[turn]
    k = side * 0.3
    shape = path(f"M{-k:.2f},{k:.2f}L{k:.2f},{k:.2f}L0,{-k:.2f}Z", colour)
    return document(side, side, group(shape, side / 2, side / 2, 1, angle))


def switch(units: Units, w: int, h: int, *, on: bool, ground: Background, lit: bool) -> str:
    """A toggle: a groove with a paper counter in it; on: to the right, with a tick."""
    thick = units.line(0.2)
    groove = ink.MOSS if on else ink.NIGHT
    edge = ink.BRASS if ground is Background.NIGHT else ink.INK
    body = rect(
        thick / 2, thick / 2, w - thick, h - thick, (h - thick) / 2, Paint(groove, edge, thick)
    )
    r = h / 2 - thick - units.exact(0.2)
    x = w - h / 2 if on else h / 2
    face = ink.PAPER_LIT if lit else (ink.PAPER if on else ink.BONE)
    body += circle(x, h / 2, r, Paint(face, ink.INK, units.line(0.12)))
    k = r * 0.5
    if on:
        body += line(
            f"M{x - k:.2f},{h / 2 + k * 0.1:.2f}L{x - k * 0.2:.2f},{h / 2 + k * 0.85:.2f}"
            f"L{x + k:.2f},{h / 2 - k * 0.75:.2f}", ink.INK, units.line(0.35),
        )  # fmt: skip
    else:
        body += circle(x, h / 2, k * 0.8, Paint("none", ink.SOFT_INK, units.line(0.12)))
    return document(w, h, body)


def groove(units: Units, w: int, h: int, part: float, steps: int, ground: Background) -> str:
    """A slider's groove, filled with brass up to *part* (0 to 1), a cut at each step."""
    thick = units.line(0.16)
    tall = units.exact(1.0)
    top, r = (h - tall) / 2, tall / 2
    edge = ink.BRASS if ground is Background.NIGHT else ink.INK
    start, length = h / 2, w - h
    body = rect(0, top, w, tall, r, ink.NIGHT)
    body += rect(0, top, start + length * part, tall, r, ink.BRASS)
    body += rect(thick / 2, top + thick / 2, w - thick, tall - thick, r, Paint("none", edge, thick))
    cuts = "".join(
        f"M{start + length * i / steps:.2f},{top + tall + units.exact(0.35):.2f}v{tall * 0.5:.2f}"
        for i in range(steps + 1)
    )
    return document(w, h, body + line(cuts, ground.soft, units.line(0.14)))


def knob(units: Units, side: int, *, lit: bool) -> str:
    """A round paper counter with an inner ring, to be taken with two fingers."""
    thick, foot = units.line(0.2), units.exact(0.25)
    middle, r = side / 2, side / 2 - thick
    body = circle(middle, middle + foot / 2, r - foot / 2, Paint(ink.PAPER_FOOT, ink.INK, thick))
    body += circle(
        middle,
        middle - foot / 2,
        r - foot / 2,
        Paint(ink.PAPER_LIT if lit else ink.PAPER, ink.INK, thick),
    )
    body += circle(middle, middle - foot / 2, r * 0.5, Paint("none", ink.MADDER, units.line(0.2)))
    return document(side, side, body)


def chip(units: Units, w: int, h: int, *, chosen: bool, lit: bool, ground: Background) -> str:
    """One of several choices: an empty outline, or inked with a brass stud when chosen."""
    thick = units.line(0.2)
    half = thick / 2
    inner = (half, half, w - thick, h - thick, (h - thick) / 2)
    x, r = h * 0.46, h * 0.15
    if not chosen:
        fill = ink.PAPER_LIT if lit else ink.PAPER
        edge = ink.PAPER_FOOT if ground is Background.NIGHT else ink.SOFT_INK
        body = rect(*inner, Paint(fill, edge, thick))
        body += circle(x, h / 2, r, Paint("none", ink.SOFT_INK, units.line(0.16)))
        return document(w, h, body)
    body = rect(
        *inner, Paint(ink.SPRUCE, ink.BRASS if ground is Background.NIGHT else ink.INK, thick)
    )
    body += circle(x, h / 2, r * 1.15, Paint(ink.NIGHT, ink.LAMP, units.line(0.4)))
    return document(w, h, body)


def mark(units: Units, side: int, colour: str, *, full: bool) -> str:
    """A ring, or a full disc in a ring: which one was chosen where nothing can be chosen."""
    thick, r = units.line(0.16), side / 2
    body = circle(r, r, r - thick / 2, Paint("none", colour, thick))
    return document(side, side, body + (circle(r, r, r * 0.55, colour) if full else ""))


def chip_text(chosen: bool) -> str:
    """The colour of the words on a chip."""
    return ink.PAPER if chosen else ink.INK


def sign(units: Units, side: int, plus: bool, colour: str) -> str:
    """A plus or a minus, cut bold."""
    a, b, m = side * 0.22, side * 0.78, side / 2
    d = f"M{a:.2f},{m:.2f}L{b:.2f},{m:.2f}"
    if plus:
        d += f"M{m:.2f},{a:.2f}L{m:.2f},{b:.2f}"
    return document(side, side, line(d, colour, units.line(0.4)))


def faint_focus(units: Units, w: int, h: int, margin: int, radius: int) -> str:
    """A thin pale ring without ticks, where the lamp ring will be; *margin* as there."""
    thick, gap = units.line(0.34), focus_gap(units, faint=True)
    x, wide, tall = margin - gap, w - 2 * (margin - gap), h - 2 * (margin - gap)
    box = (x, x, wide, tall, radius + gap)
    dark = Paint("none", ink.INK, 3 * thick, opacity=0.35)
    return document(w, h, rect(*box, dark) + rect(*box, Paint("none", ink.PAPER, thick)))


def focus(units: Units, w: int, h: int, margin: int, radius: int) -> str:
    """The lamp ring with four ticks at its corners; the thing lies *margin* inside."""
    lamp, edge, gap = units.line(0.5), units.line(0.16), focus_gap(units)
    x, y, wide, tall = margin - gap, margin - gap, w - 2 * margin, h - 2 * margin
    box = (x, y, wide + 2 * gap, tall + 2 * gap, radius + gap)
    body = rect(*box, Paint("none", ink.INK, lamp + 2 * edge)) + rect(
        *box, Paint("none", ink.LAMP, lamp)
    )
    marks = "".join(
        f"M{w / 2 + from_x:.2f},{h / 2 + from_y:.2f}L{w / 2 + to_x:.2f},{h / 2 + to_y:.2f}"
        for (from_x, from_y), (to_x, to_y) in focus_ticks(units, wide, tall, radius)
    )
    marks = line(marks, ink.INK, lamp + 2 * edge) + line(marks, ink.LAMP, lamp)
    return document(w, h, marks + body)


def focus_gap(units: Units, *, faint: bool = False) -> float:
    """From a thing to the middle of the line of its focus ring, in pixels."""
    if faint:
        return units.exact(0.45) + units.line(0.34) / 2
    return units.exact(0.35) + units.line(0.5) / 2


def focus_ticks(
    units: Units, wide: float, tall: float, radius: float
) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Both ends of the ticks of the lamp ring, counted from the middle of a thing of this size."""
    gap, tick = focus_gap(units), units.exact(0.75)
    near = gap + units.line(0.5) / 2 + units.line(0.16) - (radius + gap) * 0.29
    x, y = wide / 2 + near, tall / 2 + near
    return [
        ((across * x, down * y), (across * (x + tick), down * (y + tick)))
        for across in (-1, 1)
        for down in (-1, 1)
    ]


def turned_focus(units: Units, size: tuple[int, int], way: str, ticks: str) -> str:
    """The lamp ring along a *way*, which may be turned, with *ticks*."""
    lamp, edge = units.line(0.5), units.line(0.16)
    parts = [line(ticks, ink.INK, lamp + 2 * edge), line(ticks, ink.LAMP, lamp)] if ticks else []
    parts += [line(way, ink.INK, lamp + 2 * edge), line(way, ink.LAMP, lamp)]
    return document(*size, "".join(parts))


def turned_faint_focus(units: Units, size: tuple[int, int], way: str) -> str:
    """The pale ring along a *way*."""
    thick = units.line(0.34)
    dark = line(way, ink.INK, 3 * thick, opacity=0.35)
    return document(*size, dark + line(way, ink.PAPER, thick))
