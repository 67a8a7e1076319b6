"""The button: paper on the table, pressed down to the wood."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from game.art.svg_picture import SvgPicture
from game.ui.pictures import dashed_outline, widget_svg
from game.ui.pictures.svg_raster import Size, rasterize_picture
from game.ui.pictures.widget_svg import CORNER, FOOT, SINK, Background, ButtonKind
from game.ui.text.text_renderer import ELLIPSIS, TextStyle
from game.ui.theme import Theme
from game.ui.widgets.key_cap import KeyCap
from game.ui.widgets.widget import Pressable

_SIDE = 1.5
_RIM = 0.45
"""Several lines, or words over a key cap, stay so far from the rim, in u."""
_GAP = 1.0
_LEAST = 4.5
_WIDE = 11.0
_READABLE = 0.66
"""Words smaller than this part of their size would rather do without an icon, and with a low key
cap under them."""


class _Face(NamedTuple):
    """What stands on a button: an icon, the words in lines, and the key beside or under them."""

    icon: pygame.Surface | None
    cap: KeyCap | None
    lines: list[str]
    style: TextStyle


class Button(Pressable):
    """A button with a label, perhaps an icon before it and the key that presses it.

    While it has a *refusal* it is an empty dashed outline with the refusal under the label, and
    pressing it calls *on_refused* with the refusal.
    """

    role = "button"

    def __init__(
        self,
        theme: Theme,
        label: str,
        on_press: Callable[[], None],
        *,
        kind: ButtonKind = ButtonKind.PAPER,
        key: str = "",
        ground: Background = Background.NIGHT,
    ) -> None:
        super().__init__(theme, label, ground=ground)
        self.on_press = on_press
        self.on_refused: Callable[[str], None] | None = None
        """Hears the refusal when the button is tried while it has one."""
        self.kind = kind
        self.shortcut = key
        self.icon: SvgPicture | None = None
        self.roomy = False
        """Whether it keeps room for a refusal, so that nothing moves when it gets one."""
        self.largest: int | None = None
        """So large its words may be, in pixels, as those of its neighbours; None: as usual."""
        self._icon: tuple[Size, SvgPicture, pygame.Surface] | None = None

    def press(self) -> None:
        """Call back."""
        self.on_press()

    def wanted(self, width: int | None = None) -> Size:
        """Return the size that shows label, icon, key cap and refusal in full."""
        u = self.theme.units
        sizes = [self._needed(self.refusal, width)]
        if self.roomy:
            sizes += [self._needed("", width), self._needed(self.refusal or " ", width)]
        wide, tall = sizes[0][0], max(tall for _, tall in sizes)
        least = u(_WIDE) if width is None else min(u(_WIDE), width)
        return max(least, wide), max(u(_LEAST + FOOT), tall + u(1.6) + u(FOOT))

    def _needed(self, refusal: str, width: int | None) -> Size:
        """Return what the words need, with a *refusal* under the label if there is one."""
        theme, u = self.theme, self.theme.units
        wide, tall = theme.type.size(self.label, theme.style("button"))
        if refusal:
            more, below = theme.type.size(refusal, theme.style("small"))
            wide, tall = max(wide, more), tall + below
        wide += 2 * u(_SIDE) + self._extras()
        if width is not None and wide > width:
            words, style = self.label, theme.style("button")
            if refusal:
                words, style = refusal, theme.style("small")
            room = max(1, width - 2 * u(_SIDE) - self._extras())
            lines, _ = theme.type.arrange(words, style, room, 2)
            if lines[-1].endswith(ELLIPSIS):  # the words come before icon and key cap
                lines, _ = theme.type.arrange_whole(words, style, room + self._extras())
            tall += theme.type.height(style) * (len(lines) - 1)
            wide = width
        return wide, tall

    def bounds(self) -> pygame.Rect:
        """Return the button with its shadow."""
        if not self.enabled:
            return self.rect
        cast = self.theme.shadows.cast(self.rect.size, 0, radius=self.theme.units(CORNER))
        return self.rect.union(cast.under(self.rect.center))

    def look(self) -> Hashable:
        """Return what the picture depends on."""
        return self.pressed, self.kind, self.shortcut, self.icon, self.largest

    def paint(self, surface: pygame.Surface) -> None:
        """Paint shadow, paper, icon, label and key cap."""
        theme, u, rect = self.theme, self.theme.units, self.rect
        if not self.enabled:
            face = theme.shapes.piece(
                ("dashed", self.ground), rect.size,
                lambda: dashed_outline.dashed(u, *rect.size, self.ground),
            )  # fmt: skip
            surface.blit(face, rect)
            self._paint_refused(surface)
            return
        cast = theme.shadows.cast(rect.size, 0, radius=u(CORNER))
        surface.blit(cast.picture, cast.under(rect.center))
        lit = self.hovered and not self.pressed
        face = theme.shapes.piece(
            ("button", self.kind, self.ground, lit, self.pressed), rect.size,
            lambda: widget_svg.button(
                u, rect.size, self.kind, self.ground, lit=lit, pressed=self.pressed
            ),
        )  # fmt: skip
        surface.blit(face, rect)
        self._paint_label(surface)

    def _extras(self) -> int:
        u = self.theme.units
        icon = self._icon_side() + u(_GAP) if self.icon else 0
        return icon + (self._cap().size[0] + u(_GAP) if self.shortcut else 0)

    def _icon_side(self) -> int:
        return round(self.theme.px(2.2) * 1.5)

    def _cap(self, low: bool = False) -> KeyCap:
        return KeyCap(self.theme, self.shortcut, low=low)

    def words_area(self) -> pygame.Rect:
        """The room for icon, words and key cap: the same whether it can be pressed or not."""
        area = self.rect.inflate(-2 * self.theme.units(_SIDE), 0)
        area.height -= self.theme.units(FOOT)
        return area

    @property
    def letters(self) -> int:
        """How large its words are where it stands now, in pixels."""
        if self.enabled:
            return self._shown(self.words_area()).style.px
        return self._words(self._refused_area().width, 0)[1].px

    def _style(self) -> TextStyle:
        style = self.theme.style("button")
        return style._replace(px=min(style.px, self.largest or style.px))

    def _paint_label(self, surface: pygame.Surface) -> None:
        theme, u, area = self.theme, self.theme.units, self.words_area()
        if self.pressed:
            area.y += u(SINK)
        colour = self.kind.colours[3]
        icon, cap, lines, style = self._shown(area)
        tall = theme.type.height(style) * len(lines)
        if cap and cap.low:
            free = area.height - tall - cap.size[1]
            gap = max(0, min(free // 3, (free - self._rims) // 2))
            area.top += -(-(free - gap) // 2)
            area.height = tall
            cap.paint(surface, colour, (area.centerx, area.bottom + gap + cap.size[1] // 2))
        elif cap:
            cap.paint(surface, colour, (area.right - cap.size[0] // 2, area.centery))
            area.width -= cap.size[0] + u(_GAP)
        beside = icon.get_width() + u(_GAP) if icon else 0
        wide = max(theme.type.size(line, style)[0] for line in lines)
        left = area.centerx - (beside + wide) // 2
        if icon:
            surface.blit(icon, (left, area.centery - icon.get_height() // 2))
        place = pygame.Rect(left + beside, area.top, wide, area.height)
        self._paint_lines(surface, lines, style, colour, place)

    def _shown(self, area: pygame.Rect) -> _Face:
        """What stands on the button: in a narrow place no icon, and the key under the words.

        The key is left out only where that alone keeps the words whole, or far larger.
        """
        icon, readable = self._painted_icon(), self.theme.style("button").px * _READABLE
        if not self.shortcut:
            faces = [self._face(area, icon, None)]
        else:
            cap, low = self._cap(), self._cap(low=True)
            faces = [self._face(area, *each) for each in ((icon, cap), (None, cap), (None, low))]
        bare = self._face(area, None, None)
        faces = [face for face in faces if self._fits(face, area)]
        whole = [face for face in faces if not self._cut(face.lines)]
        good = next((face for face in whole if face.style.px >= readable), None)
        if good is not None:
            return good
        if not self.shortcut or (not whole and not self._cut(bare.lines)):
            return bare
        under = next((face for face in faces if face.cap is not None and face.cap.low), bare)
        best = max(whole, key=lambda face: face.style.px, default=under)
        return bare if best.style.px < _READABLE * bare.style.px else best

    def _fits(self, face: _Face, area: pygame.Rect) -> bool:
        """Whether words and the key under them stand in *area*."""
        if face.cap is None or not face.cap.low:
            return True
        words = self.theme.type.height(face.style) * len(face.lines)
        return words + face.cap.size[1] <= area.height

    def _face(self, area: pygame.Rect, icon: pygame.Surface | None, cap: KeyCap | None) -> _Face:
        """The words as they fit into *area* with *icon* and *cap*."""
        gap = self.theme.units(_GAP)
        room, tall = area.width - (icon.get_width() + gap if icon else 0), area.height
        if cap is not None and cap.low:
            tall = max(1, tall - cap.size[1] - self._rims)
        elif cap is not None:
            room -= cap.size[0] + gap
        return _Face(icon, cap, *self._words(max(1, room), tall))

    def _words(self, room: int, tall: int) -> tuple[list[str], TextStyle]:
        """Return the label in one line, or in two where it is narrow and tall enough."""
        type_, style = self.theme.type, self._style()
        inside = max(0, tall - self._rims)
        lines, fitting = type_.arrange(
            self.label, style, room, 2 if inside >= 2 * type_.height(style) else 1
        )
        cut = self._cut(lines)
        small = fitting.px < self.theme.style("button").px * _READABLE
        uneven = self.largest is not None and fitting.px < style.px
        if (cut or small or uneven) and tall:
            broken, larger = type_.fit_block(self.label, style, (room, inside))
            if larger.px > fitting.px or (cut and not self._cut(broken)):
                return broken, larger
        return lines, type_.lower(fitting, tall) if tall else fitting

    @property
    def _rims(self) -> int:
        """Both rims together, in pixels: each rounded by itself may cost a line its size."""
        return min(2 * self.theme.units(_RIM), round(2 * self.theme.units.exact(_RIM)))

    def _cut(self, lines: list[str]) -> bool:
        """Whether something of the label is left out."""
        return lines[-1].endswith(ELLIPSIS) and not self.label.endswith(ELLIPSIS)

    def _paint_lines(
        self,
        surface: pygame.Surface,
        lines: list[str],
        style: TextStyle,
        colour: str,
        place: pygame.Rect,
    ) -> None:
        step = self.theme.type.height(style)
        top = place.centery - step * len(lines) // 2
        for index, text in enumerate(lines):
            line = self.theme.type.render(text, style, colour)
            surface.blit(line, line.get_rect(midtop=(place.centerx, top + index * step)))

    def _paint_refused(self, surface: pygame.Surface) -> None:
        theme, soft = self.theme, self.ground.soft
        place = self._refused_area()
        lines, style = self._words(place.width, 0)
        above = theme.type.height(style)
        why, small = theme.type.arrange(self.refusal, theme.style("small"), place.width, 2)
        below = theme.type.height(small) * len(why)
        if above + below > place.height:
            why, small = theme.type.arrange(self.refusal, theme.style("small"), place.width, 1)
            below = theme.type.height(small)
        if above + below > self.rect.height:
            self._paint_lines(surface, lines, style, soft, place)
            return
        top = place.centery - (above + below) // 2
        upper = pygame.Rect(place.left, top, place.width, above)
        self._paint_lines(surface, lines, style, soft, upper)
        lower = pygame.Rect(place.left, top + above, place.width, below)
        self._paint_lines(surface, why, small, soft, lower)

    def _refused_area(self) -> pygame.Rect:
        """The room for the words and the refusal under them."""
        u = self.theme.units
        return self.rect.inflate(-2 * u(1), -2 * u(0.4))

    def _painted_icon(self) -> pygame.Surface | None:
        if self.icon is None:
            return None
        side = self._icon_side()
        size = (round(side * self.icon.width / self.icon.height), side)
        if self._icon is None or self._icon[:2] != (size, self.icon):
            self._icon = (size, self.icon, rasterize_picture(self.icon, size, self.theme.type))
        return self._icon[2]

    def activate(self) -> None:
        """Press it, or say why that cannot be."""
        if self.refusal and self.on_refused:
            self.on_refused(self.refusal)
        super().activate()
