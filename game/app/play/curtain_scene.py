"""The curtain: hides the table while the screen goes from one person to the next."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.scenes.scene_arguments import HandoverArgs
from game.app.widgets import backdrops
from game.app.widgets.picture_sprite import SceneBackdrop
from game.app.widgets.sheet_layout import PortraitButton
from game.art.palette import FELT_EDGE, MADDER_EDGE, ON_MADDER
from game.ui.forms.dialog import DialogButton
from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import CORNER, FOOT, Background, ButtonKind
from game.ui.theme import Theme
from game.ui.widgets.containers import Column
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.widget import PRESS_KEYS, Widget

HOLD = 0.5
"""Seconds the button is held, so that no stray click opens the curtain."""
RECAP = 6
"""Lines of what happened, at most."""


class HoldButton(Widget):
    """A madder button that has to be held; it fills while it is."""

    role = "button"

    @property
    def focusable(self) -> bool:
        """Always."""
        return True

    def __init__(self, theme: Theme, label: str, on_held: Callable[[], None]) -> None:
        """*on_held* is called once it was held long enough."""
        super().__init__(theme, label, ground=Background.PAPER)
        self.on_held = on_held
        self.held = False
        self._age = 0.0

    def wanted(self, width: int | None = None) -> Size:
        """A large target."""
        return width or self.theme.units(40), self.theme.units(6.3)

    def event(self, e: pygame.event.Event) -> bool:
        """Mouse button or key going down begins to hold."""
        if e.type == pygame.KEYDOWN and e.key in PRESS_KEYS:
            self.held = True
            return True
        if e.type == pygame.MOUSEBUTTONDOWN and e.button == 1:
            self.held = True
            return True
        if e.type == pygame.MOUSEBUTTONUP and e.button == 1:
            self.release()
            return True
        return False

    def release(self) -> None:
        """Let go too soon: it starts again."""
        self.held = False
        self._age = 0.0

    def update(self, dt: float) -> bool:
        """Fills while it is held."""
        if not self.held:
            return False
        self._age += dt
        if self._age >= HOLD:
            self.release()
            self.on_held()
        return True

    def value(self) -> str:
        """How far it is filled."""
        return f"{round(100 * self._age / HOLD)} %" if self.held else ""

    def bounds(self) -> pygame.Rect:
        """The button with its shadow."""
        cast = self.theme.shadows.cast(self.rect.size, 0, radius=self.theme.units(CORNER))
        return self.rect.union(cast.under(self.rect.center))

    def look(self) -> Hashable:
        """How far it is filled."""
        return self.held, round(self._age * 100)

    def paint(self, surface: pygame.Surface) -> None:
        """The button, what is filled of it, and its words."""
        theme, u, rect = self.theme, self.theme.units, self.rect
        cast = theme.shadows.cast(rect.size, 0, radius=u(CORNER))
        surface.blit(cast.picture, cast.under(rect.center))
        face = theme.shapes.piece(
            ("button", ButtonKind.PRIMARY, self.ground, self.hovered, False), rect.size,
            lambda: widget_svg.button(
                u, rect.size, ButtonKind.PRIMARY, self.ground, lit=self.hovered, pressed=False
            ),
        )  # fmt: skip
        surface.blit(face, rect)
        inside = rect.inflate(-2 * u(0.8), -2 * u(0.8) - u(FOOT)).move(0, -u(FOOT) // 2)
        part = min(1.0, self._age / HOLD)
        surface.fill(MADDER_EDGE, (*inside.topleft, round(inside.width * part), inside.height))
        text, style = theme.type.fit(self.label, theme.style("button"), inside.width)
        line = theme.type.render(text, style, ON_MADDER)
        surface.blit(line, line.get_rect(center=inside.center))


class CurtainScene(FormScene):
    """Whose turn it is to look, what happened meanwhile in public, and the button to hold."""

    name = "curtain"

    def __init__(self, context: AppContext, handing: HandoverArgs) -> None:
        """The curtain for one person; ``on_open`` is called before it opens."""
        super().__init__(context)
        self.who = handing.name
        self.portrait = handing.portrait
        self.recap = list(handing.recap)[-RECAP:]
        self._on_open = handing.on_open
        self._scenery = SceneBackdrop(context.raster, "curtain", backdrops.curtain_backdrop, _cloth)

    def build(self) -> Sequence[Widget]:
        """A paper on the cloth; the oldest lines are left out where there is no room."""
        theme = self.theme
        recap = list(self.recap)
        self._hold = HoldButton(theme, f"Hold to look: I am {self.who}", self._open)
        while True:
            parts = self._parts(recap)
            told = Column(theme, parts, 1.2)
            self._panel = Panel(theme, Column(theme, [told, self._hold], 2.4), pad=4)
            if not recap or self._panel.wanted(self._width())[1] <= self.size[1] - theme.units(4):
                return [self._panel]
            recap.pop(0)

    def _parts(self, recap: Sequence[str]) -> list[Widget]:
        theme = self.theme
        paper = Background.PAPER
        face = PortraitButton(theme, self.context.raster, self.portrait, self.who, side=13.0)
        parts: list[Widget] = [
            face,
            Label(theme, f"Hand over to {self.who}", "screen_title", ground=paper, side="middle"),
        ]
        if recap:
            parts.append(Label(theme, "What happened meanwhile", "small", ground=paper, soft=True))
            parts += [Label(theme, line, "body", ground=paper) for line in recap]
        else:
            words = "Nobody else looking? Then hold the button, or the space bar."
            parts.append(Label(theme, words, "spoken", ground=paper, soft=True, side="middle"))
        return parts

    def _width(self) -> int:
        u = self.theme.units
        return min(u(64), self.size[0] - 2 * u(3))

    def arrange(self, size: tuple[int, int]) -> None:
        """The paper in the middle of the cloth."""
        u = self.theme.units
        wide = self._width()
        place = pygame.Rect(0, 0, wide, min(self._panel.wanted(wide)[1], size[1] - u(4)))
        place.center = (size[0] // 2, size[1] // 2)
        self._panel.place(place)

    def first_focus(self) -> Widget | None:
        """The button to hold."""
        return self._hold

    def back(self) -> None:
        """Escape asks what is wanted; the curtain stays closed."""
        self._hold.release()
        self.layers.ask(
            self.theme,
            "The game rests",
            f"The table stays hidden until {self.who} opens the curtain.",
            [
                DialogButton("Leave; the match is kept", self.context.navigator.title),
                DialogButton("Back to the curtain", lambda: None, primary=True),
            ],
        )

    def event(self, e: pygame.event.Event) -> bool:
        """Letting go of the key, or of the window, lets go of the button."""
        released = e.type == pygame.KEYUP and e.key in PRESS_KEYS
        if released or e.type == pygame.WINDOWFOCUSLOST:
            self._hold.release()
            return True
        return super().event(e)

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """Opaque cloth; there is no table beneath it."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the cloth is woven."""
        return self._scenery.stamp(self.size)

    def _open(self) -> None:
        self.context.play("slide")
        self._on_open()
        self.context.stack.pop()


def _cloth(size: Size) -> pygame.Surface:
    cloth = pygame.Surface(size)
    cloth.fill(FELT_EDGE)
    return cloth
