"""The bamboo gauge: a height as lit steps, with a large number or a flame at the top one."""

from __future__ import annotations

import pygame

from game.art import palette as ink
from game.art.icons.tokens import token
from game.art.svg import Paint, circle, document, line, rect
from game.art.svg_picture import SvgPicture
from game.presentation.gauge import Gauge, GaugeKind
from game.ui.cached_sprite import CachedSprites

_WARM = ("#8c2f1c", "#b23a2e", "#cf5427", "#f07a2b", "#e8972f", "#d8a13a", "#f0c25a")
_PLAIN = ("#a97b2c", "#b98a34", "#c8963a", "#d8a13a", "#e0b04c", "#ebc264", "#f6cf6f")
_COARSE = 7.5
"""Where u has fewer pixels the steps are narrow, to leave room for the words beside them."""
_ROW = 4.6
"""Words beside the steps are at most so tall, in u."""
DISC = "#1c120c"
"""The colour of the disc under the number."""
_FLAME = (3.0, 5.2)
"""The side of the flame in u at the lowest step and at the highest."""
_FOOT = 0.62
"""So far over the middle of the disc the flame begins, in radii: it hides nothing of the number."""


def paint_bamboo_gauge(
    sprites: CachedSprites, sheet: pygame.Surface, gauge: Gauge, u: float
) -> None:
    """Paint the steps over the whole of *sheet*."""
    wide, tall = sheet.get_size()
    step = tall / (gauge.high + 0.3)
    small = wide < 14.0 * u or u < _COARSE
    left, thick = (4.6 * u, 3.4 * u) if small else (5.9 * u, 4.6 * u)
    r = 2.6 * u if small else 3.1 * u
    cx = r + 0.3 * u
    row = tall - (max(gauge.value, 1) - 0.6) * step
    fire = gauge.kind is GaugeKind.FIRE
    # Above the number of a fire its flame needs room.
    y = min(max(row, _FLAME[1] * u + _FOOT * r if fire else r + 0.3 * u), tall - 3.7 * u)
    body = [_step(gauge, i, pygame.Vector2(left, tall - i * step), thick, step, u)
            for i in range(1, gauge.high + 1)]  # fmt: skip
    body.append(circle(cx, y, r, Paint(DISC, ink.BRASS, max(1.2, 0.25 * u))))
    if gauge.notch:
        n = tall - gauge.notch * step - step * 0.1
        body.append(line(f"M{left - 0.4 * u:.1f},{n:.1f}h{thick + 0.9 * u:.1f}", ink.PAPER,
                         max(1.2, 0.18 * u), 0.8))  # fmt: skip
    svg = document(wide, tall, "".join(body))
    sprites.draw_picture(
        sheet, ("gauge", gauge, u), lambda: SvgPicture(svg, (), wide, tall), sheet.get_rect()
    )
    if fire and gauge.value:
        _flame(sprites, sheet, gauge, (cx, y - r * _FOOT), u)
    number = pygame.Rect(0, 0, round(r * 1.75), round(5 * u))
    number.center = (round(cx), round(y))
    figure = gauge.figure or (str(gauge.value) if gauge.value else "–")
    sprites.draw_figure(sheet, figure, "gauge", ink.ON_MADDER, number)
    _words(sprites, sheet, gauge, step, left + thick + 0.5 * u)


def _step(
    gauge: Gauge, i: int, at: pygame.Vector2, thick: float, step: float, u: float
) -> str:  # fmt: skip
    """Step *i* from the bottom; lit ones carry two cuts."""
    lit = i <= gauge.value
    colours = _WARM if gauge.kind is GaugeKind.FIRE else _PLAIN
    colour = colours[min(6, (i - 1) * 7 // gauge.high)] if lit else "#12291f"
    edge = "#0b1712" if lit else "#3d6a55"
    body = rect(at.x, at.y, thick, step * 0.8, step * 0.3, Paint(colour, edge, max(1.2, 0.16 * u)))
    if not lit:
        return body
    k, m = at.x + thick * 0.2, at.y + step * 0.32
    cuts = f"M{k:.1f},{m:.1f}h{thick * 0.28:.1f}M{k + thick * 0.36:.1f},{m + step * 0.2:.1f}"
    return body + line(f"{cuts}h{thick * 0.2:.1f}", "#fff0c4", max(1.2, 0.14 * u), 0.6)


def _flame(
    sprites: CachedSprites, sheet: pygame.Surface, gauge: Gauge, foot: tuple[float, float], u: float
) -> None:  # fmt: skip
    """The flame on the number: the higher the fire, the larger."""
    low, high = _FLAME
    side = (low + (high - low) * gauge.value / gauge.high) * u
    flame = pygame.Rect(0, 0, round(side), round(side))
    flame.midbottom = (round(foot[0]), round(foot[1]))
    sprites.draw_picture(sheet, ("token", "flame"), lambda: token("flame"), flame)


def _words(
    sprites: CachedSprites, sheet: pygame.Surface, gauge: Gauge, step: float, x: float
) -> None:
    """What stands beside the steps."""
    tall = sheet.get_height()
    first, last = gauge.ends or ("1", str(gauge.high))
    texts, above = {1: first, gauge.high: last}, gauge.value + 1
    aims = gauge.kind is GaugeKind.FIRE and not gauge.text and 1 < above <= gauge.high
    notch = gauge.notch
    if notch:  # on the other side of its line where the next step has words of its own
        notch += aims and above == notch < gauge.high
        texts[notch] = gauge.notch_text or str(gauge.notch)
    if gauge.text:
        texts[max(1, gauge.value)] = gauge.text
    elif aims:
        texts[above] = f"{above}+"
    for i, text in sorted(texts.items()):
        if above in texts and abs(i - above) == 1 and i != notch:
            continue
        apart = min((abs(i - j) for j in texts if j != i), default=gauge.high)
        high = round(min(step * apart, _ROW * sprites.theme.units.u))
        room = (sheet.get_width() - round(x), high)
        type_, style = sprites.theme.type, sprites.theme.style("small")
        lines, style = type_.fit_block(text, type_.lower(style, high), room)
        step_down = type_.height(style)
        block = pygame.Rect(round(x), 0, room[0], step_down * len(lines))
        block.centery = round(tall - (i - 0.5) * step - step * 0.1)
        block.clamp_ip(sheet.get_rect())
        for number, words in enumerate(lines):
            place = (block.left, block.top + number * step_down)
            sheet.blit(type_.render(words, style, ink.PAPER), place)
