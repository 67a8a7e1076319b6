"""The gauge: a height shown as lit steps with a large number beside the top one."""

from __future__ import annotations

import pygame

from game.art import palette as ink
from game.art.lettering import Picture
from game.art.svg import circle, document, line, rect
from game.art.tokens import token
from game.engine.status import Gauge
from game.table.frame import Box
from game.table.layout import Layout
from game.table.slip import Slip, Slips
from game.ui.describe import Described

_WARM = ("#8c2f1c", "#b23a2e", "#cf5427", "#f07a2b", "#e8972f", "#d8a13a", "#f0c25a")
_COARSE = 7.5
"""Where u has fewer pixels the steps are narrow, to leave room for the words beside them."""


def gauge_slip(slips: Slips, layout: Layout, gauge: Gauge, box: Box) -> Slip:
    """The gauge as a slip."""
    area = layout.frame.px(box)

    def paint(sheet: pygame.Surface) -> None:
        _paint(slips, sheet, gauge, layout.frame.u)

    return slips.slip("gauge", gauge, area, paint)


def describe_gauge(layout: Layout, gauge: Gauge, box: Box) -> Described:
    """The gauge in words."""
    words = f"{gauge.value} of {gauge.high}" + (f", {gauge.text}" if gauge.text else "")
    return Described("gauge", gauge.label, words, layout.frame.px(box))


def _paint(slips: Slips, sheet: pygame.Surface, gauge: Gauge, u: float) -> None:
    wide, tall = sheet.get_size()
    step = tall / (gauge.high + 0.3)
    small = wide < 14.0 * u or u < _COARSE
    left, thick = (4.6 * u, 3.4 * u) if small else (5.9 * u, 4.6 * u)
    r = 2.6 * u if small else 3.1 * u
    cx = r + 0.3 * u
    body = []
    for i in range(1, gauge.high + 1):
        y = tall - i * step
        lit = i <= gauge.value
        colour = _WARM[min(6, (i - 1) * 7 // gauge.high)] if lit else "#12291f"
        body.append(
            rect(left, y, thick, step * 0.8, step * 0.3, colour,
                 "#0b1712" if lit else "#3d6a55", max(1.2, 0.16 * u))
        )  # fmt: skip
        if lit:
            k, m = left + thick * 0.2, y + step * 0.32
            cuts = (
                f"M{k:.1f},{m:.1f}h{thick * 0.28:.1f}M{k + thick * 0.36:.1f},{m + step * 0.2:.1f}"
            )
            body.append(line(f"{cuts}h{thick * 0.2:.1f}", "#fff0c4", max(1.2, 0.14 * u), 0.6))
    row = tall - (max(gauge.value, 1) - 0.6) * step
    y = min(max(row, 5.6 * u), tall - 3.7 * u)
    body.append(circle(cx, y, r, "#1c120c", ink.BRASS, max(1.2, 0.25 * u)))
    if gauge.notch:
        n = tall - gauge.notch * step - step * 0.1
        body.append(line(f"M{left - 0.4 * u:.1f},{n:.1f}h{thick + 0.9 * u:.1f}", ink.PAPER,
                         max(1.2, 0.18 * u), 0.8))  # fmt: skip
    svg = document(wide, tall, "".join(body))
    slips.stick(sheet, ("gauge", gauge, u), lambda: Picture(svg, (), wide, tall), sheet.get_rect())
    if gauge.value:
        flame = pygame.Rect(0, 0, round(4.6 * u), round(4.6 * u))
        flame.midbottom = (round(cx), round(y - r * 0.5))
        slips.stick(sheet, ("token", "flame"), lambda: token("flame"), flame)
    number = pygame.Rect(0, 0, round(r * 1.75), round(5 * u))
    number.center = (round(cx), round(y + 0.3 * u))
    slips.write(sheet, str(gauge.value) if gauge.value else "–", "gauge", ink.ON_MADDER, number)
    _numbers(slips, sheet, gauge, step, left + thick + 0.5 * u)


def _numbers(slips: Slips, sheet: pygame.Surface, gauge: Gauge, step: float, x: float) -> None:
    tall = sheet.get_height()
    texts = {1: "1", gauge.high: str(gauge.high)}
    if gauge.notch:
        texts[gauge.notch] = gauge.notch_text or str(gauge.notch)
    if gauge.text:
        texts[max(1, gauge.value)] = gauge.text
    elif 0 < gauge.value < gauge.high:
        texts[gauge.value + 1] = f"{gauge.value + 1}+"
    for i, text in sorted(texts.items()):
        near = any(abs(i - j) == 1 for j in texts if j == gauge.value + 1)
        if near and i != gauge.value + 1 and i != gauge.notch:
            continue
        row = pygame.Rect(round(x), 0, sheet.get_width() - round(x), round(step))
        row.centery = round(tall - (i - 0.5) * step - step * 0.1)
        row.clamp_ip(sheet.get_rect())
        slips.write(sheet, text, "small", ink.PAPER, row, "left")
