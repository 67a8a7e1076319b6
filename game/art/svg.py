"""SVG: small functions that write shapes, and the document they stand in.

Only what SDL_image's reader draws is written: paths, ellipses, rectangles, transformed groups and
gradients in user space. Gradients live in their own small boxes; the shape's group places them.
"""

import math
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from game.art.palette import (
    DUSK_HIGH,
    DUSK_LOW,
    DUSK_TOP,
    FELT,
    FELT_EDGE,
    FELT_LIGHT,
    FELTS,
    NIGHT,
    PAPER_LIT,
    SHADOW,
    WOOD,
    WOOD_LIGHT,
)

FINEST: Final = 1.2
"""No line on screen is ever thinner than this, in pixels."""


def _stops(*stops: tuple[float, str, float]) -> str:
    return "".join(
        f'<stop offset="{offset}" stop-color="{colour}" stop-opacity="{opacity}"/>'
        for offset, colour, opacity in stops
    )


def _linear(name: str, x2: int, y2: int, stops: str) -> str:
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="0" '
        f'x2="{x2}" y2="{y2}">{stops}</linearGradient>'
    )


def _radial(name: str, cx: int, cy: int, r: int, stops: str) -> str:
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{cx}" cy="{cy}" '
        f'r="{r}">{stops}</radialGradient>'
    )


def _felt(name: str) -> str:
    light, plain, edge = FELTS[name]
    return _radial(
        f"felt-{name}", -7, -20, 122, _stops((0, light, 1), (0.45, plain, 1), (1, edge, 1))
    )


GRADIENTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        # name: definition; box: paper 250 x 350, dusk and wood 100 high, felt and glow radius 100
        "paper": _linear("paper", 250, 350, _stops((0, PAPER_LIT, 1), (1, "#efe1c4", 1))),
        "dusk": _linear(
            "dusk",
            0,
            100,
            _stops((0, DUSK_TOP, 1), (0.3, DUSK_HIGH, 1), (0.55, DUSK_LOW, 1), (1, NIGHT, 1)),
        ),
        "wood": _linear("wood", 0, 100, _stops((0, WOOD_LIGHT, 1), (1, WOOD, 1))),
        **{f"felt-{name}": _felt(name) for name in FELTS},
        "cloth": _radial(
            "cloth",
            0,
            0,
            100,
            _stops((0, FELT_LIGHT, 1), (0.55, FELT, 1), (1, FELT_EDGE, 1)),
        ),
        "glow": _radial(
            "glow",
            0,
            0,
            100,
            _stops(
                (0, "#ffc46b", 0.62),
                (0.18, "#f8a74c", 0.42),
                (0.38, "#f08a35", 0.23),
                (0.66, "#f07a2b", 0.08),
                (1, "#f07a2b", 0),
            ),
        ),
        "ember": _radial(
            "ember",
            0,
            0,
            100,
            _stops((0, "#8a3f12", 0.78), (0.45, "#7a3a16", 0.42), (1, "#6b3c1c", 0)),
        ),
        "pale": _radial(
            "pale",
            0,
            0,
            100,
            _stops((0, "#f2e3b6", 0.34), (0.35, "#c9d2b8", 0.13), (1, "#8fb4c9", 0)),
        ),
        "shade": _radial(
            "shade",
            0,
            0,
            100,
            _stops((0, SHADOW, 0.8), (0.6, SHADOW, 0.5), (1, SHADOW, 0)),
        ),
    }
)


def num(value: float) -> str:
    """A number as short as it can be written with two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


class Paint(NamedTuple):
    """How a shape is filled and edged; *dash* is written as SVG writes it."""

    fill: str = "none"
    stroke: str = ""
    width: float = 0
    opacity: float = 1
    dash: str = ""

    def attributes(self) -> str:
        """The attributes of the element, each with a space before it."""
        parts = [f' fill="{self.fill}"']
        if self.stroke:
            parts.append(
                f' stroke="{self.stroke}" stroke-width="{num(self.width)}" '
                'stroke-linecap="round" stroke-linejoin="round"'
            )
        if self.dash:
            parts.append(f' stroke-dasharray="{self.dash}"')
        if self.opacity < 1:
            parts.append(f' opacity="{num(self.opacity)}"')
        return "".join(parts)


def _attributes(paint: str | Paint) -> str:
    return (Paint(paint) if isinstance(paint, str) else paint).attributes()


def path(d: str, fill: str = "none", stroke: str = "", width: float = 0, opacity: float = 1) -> str:
    """A closed or open shape from path data *d*; *fill* may name a gradient as ``url(#glow)``."""
    return f'<path d="{d}"{Paint(fill, stroke, width, opacity).attributes()}/>'


def line(d: str, stroke: str, width: float, opacity: float = 1, dash: str = "") -> str:
    """An open cut along path data *d*, round at its ends; *dash* is written as SVG writes it."""
    return f'<path d="{d}"{Paint("none", stroke, width, opacity, dash).attributes()}/>'


def circle(
    x: float, y: float, r: float, paint: str | Paint = "none", ry: float | None = None
) -> str:
    """A circle round (x, y), or an ellipse where *ry* is given; *paint* may be a colour alone."""
    return (
        f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(r)}" '
        f'ry="{num(r if ry is None else ry)}"{_attributes(paint)}/>'
    )


def disc(x: float, y: float, r: float, ry: float | None = None) -> str:
    """Path data of a circle or ellipse, for many that are printed as one shape."""
    tall = num(r if ry is None else ry)
    half = f"a{num(r)},{tall} 0 1 0"
    return f"M{num(x - r)},{num(y)}{half} {num(2 * r)},0{half} {num(-2 * r)},0Z"


def laid(d: str, x: float, y: float, turn: float = 0) -> str:
    """Path data *d* turned clockwise and moved to (x, y): many of them are printed as one shape.

    The reader goes through the whole sheet once for each shape. *d* may hold M L C Q and their
    small letters, Z, and arcs of circles.
    """
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    out = []
    for letter, numbers in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        values = [float(n) for n in re.findall(r"-?\d*\.?\d+", numbers)]
        if letter in "aA":
            *arc, px, py = values
            points, lead = [(px, py)], " ".join(num(n) for n in arc) + " "
        else:
            points, lead = list(zip(values[::2], values[1::2], strict=True)), ""
        dx, dy = (x, y) if letter.isupper() else (0.0, 0.0)
        moved = (f"{num(c * a - s * b + dx)},{num(s * a + c * b + dy)}" for a, b in points)
        out.append(letter + lead + " ".join(moved))
    return "".join(out)


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float = 0,
    paint: str | Paint = "none",
) -> str:
    """A rectangle with corners rounded by *r*; *paint* may be a colour alone."""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" '
        f'rx="{num(max(0, r))}"{_attributes(paint)}/>'
    )


def group(
    body: str,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    turn: float = 0,
    scale_y: float | None = None,
) -> str:
    """*body* moved to (x, y), turned clockwise by *turn* degrees and scaled about its origin."""
    steps = []
    if x or y:
        steps.append(f"translate({num(x)},{num(y)})")
    if turn:
        steps.append(f"rotate({num(turn)})")
    if scale_y is not None:
        steps.append(f"scale({scale:.4f},{scale_y:.4f})")
    elif scale != 1:
        steps.append(f"scale({scale:.4f})")
    return f'<g transform="{" ".join(steps)}">{body}</g>' if steps else body


def mirrored(body: str, axis: float = 0) -> str:
    """*body* as seen in a mirror that stands on the vertical line x = *axis*."""
    return group(body, 2 * axis, 0, -1, 0, 1)


def both_sides(body: str, axis: float = 0) -> str:
    """*body* and its mirror picture: most folk art is cut on folded paper."""
    return body + mirrored(body, axis)


def half_turned(body: str, width: float, height: float) -> str:
    """*body* turned upside down within a sheet of *width* x *height*."""
    return group(body, width, height, 1, 180)


def shadow(
    box: tuple[float, float, float, float],
    r: float,
    offset: tuple[float, float] = (3, 5),
    blur: float = 10,
    opacity: float = 0.42,
) -> str:
    """The soft shadow of a rectangle, built of six sheets of thin black; light comes top left.

    Args:
        box: The left and upper edge of the rectangle, its width and its height.
        r: The radius of its corners.
        offset: How far the shadow lies to the right and below.
        blur: How wide its edge is.
        opacity: How dark it is where all sheets lie, from 0 to 1.
    """
    sheets = 6
    (x, y, w, h), (dx, dy) = box, offset
    out = []
    for step in range(sheets):
        b = blur * (step / (sheets - 1) - 0.35)
        out.append(
            rect(
                x + dx - b,
                y + dy - b,
                w + 2 * b,
                h + 2 * b,
                r + b,
                Paint(SHADOW, opacity=opacity / sheets),
            )
        )
    return "".join(out)


def round_shadow(x: float, y: float, r: float, blur: float, ry: float | None = None) -> str:
    """The soft shadow of a round thing whose foot lies at (x, y).

    *r* is its radius across and *ry* that upright, the same if it is None; *blur* widens both.
    """
    tall = r if ry is None else ry
    return group(
        circle(0, 0, 100, "url(#shade)"), x, y, (r + blur) / 100, 0, (tall + blur * tall / r) / 100
    )


def glow(x: float, y: float, r: float, opacity: float = 1, ry: float | None = None) -> str:
    """Lantern light round (x, y); never lay it over paper or cards.

    *r* is its radius across and *ry* that upright, the same if it is None.
    """
    disc = circle(0, 0, 100, Paint("url(#glow)", opacity=opacity))
    return group(disc, x, y, r / 100, 0, None if ry is None else ry / 100)


def document(
    width: float,
    height: float,
    body: str,
    view: tuple[float, float, float, float] | None = None,
) -> str:
    """A whole SVG text of *width* x *height*, with the gradients that *body* names.

    *view* is (left, top, width, height) in the units of *body*; the default starts at 0, 0.
    """
    left, top, wide, high = view or (0, 0, width, height)
    defs = "".join(text for name, text in GRADIENTS.items() if f"url(#{name})" in body)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(width)}" height="{num(height)}" '
        f'viewBox="{num(left)} {num(top)} {num(wide)} {num(high)}">'
        f"{f'<defs>{defs}</defs>' if defs else ''}{body}</svg>"
    )
