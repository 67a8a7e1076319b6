"""The radio group: pills of which one is inked."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame

from game.ui.accessible_node import AccessibleNode
from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.theme import Theme
from game.ui.widgets.labelled_control import LabelledControl

_GAP = 1.0
_PAD = 1.4


class RadioOption(NamedTuple):
    """One of the things to choose from; with a refusal it cannot be chosen now."""

    label: str
    refusal: str = ""


class RadioGroup(LabelledControl):
    """Several pills of which exactly one is chosen; they break into lines where it is narrow."""

    role = "choice"

    def __init__(
        self,
        theme: Theme,
        label: str,
        picks: Sequence[str | RadioOption],
        chosen: int,
        on_press: Callable[[int], None],
        *,
        refusal: str = "",
    ) -> None:
        super().__init__(theme, label, refusal=refusal)
        self.picks = [RadioOption(pick) if isinstance(pick, str) else pick for pick in picks]
        if not 0 <= chosen < len(self.picks):
            raise ValueError(f"{label}: there is no choice number {chosen}.")
        self.chosen = chosen
        self.on_press = on_press
        self._over: int | None = None
        self._measured: tuple[tuple[float, float], list[int]] = ((0.0, 0.0), [])
        """The stamp of the theme and the widths of the pills under it."""

    def value(self) -> str:
        """Return the chosen pill's words."""
        return self.picks[self.chosen].label

    def choose(self, index: int) -> None:
        """Choose one pill and call back; nothing happens if it cannot be chosen."""
        pick = self.picks[index]
        if self.enabled and not pick.refusal and index != self.chosen:
            self.chosen = index
            self.on_press(index)

    def describe(self) -> list[AccessibleNode]:
        """Describe the choice, then each pill."""
        places = self.pills()
        return super().describe() + [
            AccessibleNode(
                "option", pick.label, "chosen" if index == self.chosen else pick.refusal,
                places[index], False, self.enabled and not pick.refusal,
            )
            for index, pick in enumerate(self.picks)
        ]  # fmt: skip

    def control_size(self, width: int) -> Size:
        """Return the size of all pills, in as many lines as *width* needs."""
        places = self._flow(width)
        return max(p.right for p in places), max(p.bottom for p in places)

    def narrowest(self) -> int:
        """Return the least width: half of all pills, or the widest one."""
        widths = self._pill_widths()
        return max(*widths, sum(widths) // 2) if len(widths) > 1 else widths[0]

    def pills(self) -> list[pygame.Rect]:
        """Return where each pill stands."""
        area = self.control()
        return [place.move(area.topleft) for place in self._flow(self._room())]

    def look(self) -> Hashable:
        """Return what the picture depends on."""
        return self.chosen, self._over, tuple(self.picks)

    def event(self, e: pygame.event.Event) -> bool:
        """Take clicks on pills; left, right, Home and End; Space goes round."""
        if e.type == pygame.MOUSEMOTION:
            self._over = self._at(e.pos)
            return False
        if e.type == pygame.MOUSEBUTTONDOWN and e.button == 1:
            index = self._at(e.pos)
            if index is not None:
                self.choose(index)
            return True
        if e.type != pygame.KEYDOWN:
            return False
        if e.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._step(-1 if e.key == pygame.K_LEFT else 1, around=False)
        elif e.key == pygame.K_SPACE:
            self._step(1, around=True)
        elif e.key == pygame.K_HOME:
            self._first(range(len(self.picks)))
        elif e.key == pygame.K_END:
            self._first(range(len(self.picks) - 1, -1, -1))
        else:
            return False
        return True

    def paint(self, surface: pygame.Surface) -> None:
        """Paint label and pills."""
        self.paint_label(surface)
        for index, place in enumerate(self.pills()):
            self._paint_pill(surface, index, place)

    def _paint_pill(self, surface: pygame.Surface, index: int, place: pygame.Rect) -> None:
        theme, u = self.theme, self.theme.units
        pick, chosen = self.picks[index], index == self.chosen
        if not self.enabled or pick.refusal:
            self.paint_dashed(surface, place, place.height)
            colour = self.ground.soft
            side = round(place.height * 0.36)
            dot = theme.shapes.piece(
                ("mark", chosen, colour),
                (side, side),
                lambda: widget_svg.mark(u, side, colour, full=chosen),
            )
            middle = (place.left + round(place.height * 0.46), place.centery)
            surface.blit(dot, dot.get_rect(center=middle))
        else:
            lit = self.hovered and self._over == index
            piece = theme.shapes.piece(
                ("chip", chosen, lit, self.ground), place.size,
                lambda: widget_svg.chip(
                    u, *place.size, chosen=chosen, lit=lit, ground=self.ground
                ),
            )  # fmt: skip
            surface.blit(piece, place)
            colour = widget_svg.chip_text(chosen)
        left = place.left + self._stud()
        room = place.right - u(_PAD) - left
        text, style = theme.type.fit(pick.label, theme.style("plate"), room)
        line = theme.type.render(text, style, colour)
        surface.blit(line, line.get_rect(midleft=(left, place.centery)))

    def _at(self, pos: tuple[int, int]) -> int | None:
        return next((i for i, place in enumerate(self.pills()) if place.collidepoint(pos)), None)

    def _step(self, step: int, *, around: bool) -> None:
        count = len(self.picks)
        reach = range(1, count) if around else range(1, self._left_over(step) + 1)
        self._first([(self.chosen + step * k) % count for k in reach])

    def _left_over(self, step: int) -> int:
        return self.chosen if step < 0 else len(self.picks) - 1 - self.chosen

    def _first(self, order: Sequence[int]) -> None:
        """Choose the first pill of *order* that can be chosen."""
        for index in order:
            if not self.picks[index].refusal:
                self.choose(index)
                return

    def _room(self) -> int:
        width = self.rect.width
        return width if self._above(width) else self._beside(width)

    def _pill_height(self) -> int:
        style = self.theme.style("plate")
        return max(self.theme.units(4.5), self.theme.type.height(style) + self.theme.units(1.2))

    def _stud(self) -> int:
        return round(self._pill_height() * 0.82)

    def _pill_widths(self) -> list[int]:
        """The width of each pill, measured once for each size of the letters."""
        measured, widths = self._measured
        stamp = self.theme.stamp
        if measured != stamp:
            style, more = self.theme.style("plate"), self._stud() + self.theme.units(_PAD)
            widths = [self.theme.type.size(pick.label, style)[0] + more for pick in self.picks]
            self._measured = stamp, widths
        return widths

    def _flow(self, width: int) -> list[pygame.Rect]:
        gap, tall = self.theme.units(_GAP), self._pill_height()
        places: list[pygame.Rect] = []
        x = y = 0
        for wanted in self._pill_widths():
            wide = min(width, wanted)
            if x and x + wide > width:
                x, y = 0, y + tall + gap
            places.append(pygame.Rect(x, y, wide, tall))
            x += wide + gap
        return places
