"""The picture of a card's overlay: lines, studs, rings, arrows and seals for what it is now."""

from __future__ import annotations

from typing import NamedTuple

from game.art import palette as ink
from game.art.icons.tokens import token_body
from game.art.portraits.portraits import head
from game.art.svg import Paint, circle, document, group, path, rect
from game.art.svg_picture import Lettering
from game.ui.units import Units

_RADIUS = 0.064


class CardOverlay(NamedTuple):
    """What is drawn on and round a card, shapes first."""

    legal: bool = False
    hollow: bool = False
    """Legal in one way only: a hollow stud and no line."""
    picked: bool = False
    last: bool = False
    frame: bool = False
    proven: bool = False
    arrow: str = ""
    """The colour of the arrow that points to the owner; '' for none."""
    highlighted: bool = False
    dimmed: bool = False
    worth: str = ""
    """What the card is worth, where the order of the ranks is odd; '' for nothing."""
    added_by: str = ""
    """The portrait of a player who added the card to what others laid; '' for none."""


NO_OVERLAY = CardOverlay()


_CHIP = (0.12, 0.67, 0.085)
"""Where on an open card its worth stands and how large, in widths: under even a large index."""


def overlay_margin(wide: int, units: Units) -> int:
    """How far an overlay may reach beyond the card, in pixels."""
    return round(wide * 0.24 + units.exact(1.6))


def overlay_svg(overlay: CardOverlay, wide: int, tall: int, units: Units) -> str:
    """The overlay alone as SVG text, larger than the card by `overlay_margin` on every side."""
    m = overlay_margin(wide, units)
    parts = []
    if overlay.dimmed:
        parts.append(rect(0, 0, wide, tall, wide * _RADIUS, Paint(ink.FELT_EDGE, opacity=0.24)))
    if overlay.arrow:
        parts.append(_arrow(wide, overlay.arrow))
    if overlay.frame:
        parts.append(_ring(wide, tall, units, ink.LEAF, 0.45, 0.2))
    if overlay.last:
        parts.append(_ring(wide, tall, units, ink.LAMP, 0.5, 0.15))
    if overlay.legal:
        parts.append(_ring(wide, tall, units, ink.BRASS, 0.38, 0.0))
    if overlay.highlighted:
        parts.append(_ring(wide, tall, units, ink.BRASS, 0.38, 0.0))
    if overlay.picked:
        parts.append(_ring(wide, tall, units, ink.LAMP, 0.7, 0.05))
    if overlay.legal or overlay.highlighted:
        parts.append(_stud("stud", wide, units))
    elif overlay.hollow:
        parts.append(_stud("hollow_stud", wide, units))
    if overlay.proven:
        parts.append(group(token_body("seal"), wide / 2, tall / 2, wide * 0.0042))
    if overlay.worth:
        x, y, r = (wide * part for part in _CHIP)
        parts.append(circle(x, y, r, Paint(ink.MADDER, ink.INK, units.line(0.1))))
    if overlay.added_by:
        parts.append(_signed(wide, tall, units, overlay.added_by))
    body = group("".join(parts), m, m)
    return document(wide + 2 * m, tall + 2 * m, body)


def overlay_letters(overlay: CardOverlay, wide: int, units: Units) -> tuple[Lettering, ...]:
    """The letters that belong to the overlay."""
    if not overlay.worth:
        return ()
    m = overlay_margin(wide, units)
    x, y, r = (wide * part for part in _CHIP)
    return (Lettering(overlay.worth, m + x, m + y + r * 0.55, r * 1.55, "sans_bold", ink.PAPER),)


def _ring(wide: int, tall: int, units: Units, colour: str, thick: float, gap: float) -> str:
    """A line round the card between two thin ink lines; lengths in u."""
    line_wide = max(units.line(thick), wide * 0.014)
    edge = units.line(0.12)
    out = units.exact(gap) + line_wide / 2
    box = (-out, -out, wide + 2 * out, tall + 2 * out, wide * _RADIUS + out)
    return rect(*box, Paint("none", ink.INK, line_wide + 2 * edge)) + rect(
        *box, Paint("none", colour, line_wide)
    )


def _stud(name: str, wide: int, units: Units) -> str:
    scale = max(wide * 0.00125, units.exact(0.0115))
    return group(token_body(name), wide / 2, -units.exact(0.15), scale)


def _arrow(wide: int, colour: str) -> str:
    """An arrow head outside the top edge: it points to the owner."""
    x, w = wide / 2, wide * 0.17
    foot = -wide * 0.025
    tip = f"M{x - w:.1f},{foot:.1f}L{x:.1f},{-wide * 0.19:.1f}L{x + w:.1f},{foot:.1f}Z"
    return path(tip, colour, ink.INK, max(1.4, wide * 0.02))


def _signed(wide: int, tall: int, units: Units, name: str) -> str:
    """The head of whoever added the card, low at the left where no neighbour covers it."""
    x, y, r = wide * 0.21, tall * 0.81, wide * 0.19
    edge = units.line(0.16)
    field = circle(x, y, r, Paint(ink.EMBER_FIELD, ink.BRASS, edge))
    return field + group(head(name), x, y + r * 0.03, r * 0.0148)


def empty_place_svg(wide: int, tall: int, units: Units, sign: str) -> str:
    """An empty place for a card, with the dim *sign* (box -50 to 50) in it."""
    thick = units.line(0.14)
    inner = (thick, thick, wide - 2 * thick, tall - 2 * thick, wide * _RADIUS)
    body = rect(*inner, Paint("#0d231b", opacity=0.36))
    body += rect(*inner, Paint("none", ink.BRASS, thick, 0.4))
    body += group(sign, wide / 2, tall / 2, wide * 0.0058)
    return document(wide, tall, body)
