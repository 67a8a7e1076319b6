"""The window loop: the one place with a clock, a real screen, its size and the system’s events."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

import pygame

from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import ImportRoute
from game.app.scenes.scene_host import SceneHost
from game.app.widgets import screen_drawings
from game.app.window.full_screen import FullScreen
from game.app.window.match_pictures import MatchPictures
from game.app.window.screen_report import ScreenReport
from game.app.window.system_wishes import WishesReader
from game.app.window.window_place import WindowPlace
from game.ui.pictures.svg_raster import rasterize_picture

FRAMES = 60
RESIZE_CALM = 0.12
"""Seconds without a further change of size before everything is laid out anew."""
LONGEST = 0.1
"""No frame counts for more than this many seconds."""
STILL_MS = 1000
"""How long a still table waits for an event before it looks up anyway."""
NAP_MS = 12
"""How long it sleeps at a time: SDL's own waiting looks up every millisecond on some systems."""


class WindowLoop:
    """The way of events to the stage and of time to the scenes, and a flip after each change."""

    def __init__(self, context: AppContext, window: pygame.Window, report: ScreenReport) -> None:
        """Play in *window*; *report* is told what was shown."""
        self.context = context
        self.window = window
        self.report = report
        self.pictures: MatchPictures | None = None
        """Who takes pictures of what is shown, if somebody does."""
        self.wishes: WishesReader | None = None
        """Who asks the desktop what it wishes of the settings, if somebody does."""
        screen = window.get_surface()
        context.measure(screen.get_size())
        self.stage = SceneHost(context, screen)
        self._clock = pygame.time.Clock()
        self._shown = screen.get_size()
        self._calm = 0.0
        self._full_screen = FullScreen(context, window)
        self._place = WindowPlace(context, window, self._full_screen)

    def first_frame(self) -> None:
        """Begin with the first screen; it is shown as soon as it is whole."""
        if self.stage.frame(0):
            self.window.flip()
        self._clock.tick()
        self.report.tell(self.stage)

    def wait_until_whole(self) -> None:
        """Play until the first screen is seen."""
        while self.stage.seen is None:
            self.step()

    def set_icon(self) -> None:
        """Hang a picture on the window, where the system shows one."""
        side = 64
        self.window.set_icon(
            rasterize_picture(screen_drawings.icon(), (side, side), self.context.theme.type)
        )

    def run(self, guarded: Callable[[Callable[[], None]], None]) -> None:
        """Play until the window closes; *guarded* calls each frame and deals with failures."""
        while not self.context.stack.quitting:
            guarded(self.step)
        guarded(self._place.finish)

    def step(self) -> None:
        """One frame: at sixty a second while something moves, else when something happens."""
        busy = self.stage.busy or self.settling or bool(self.context.toasts.waiting)
        if busy:
            passed = self._clock.tick(self._pace()) / 1000
            events, longest = pygame.event.get(), LONGEST
        else:
            events, longest = next_events(), 1 / FRAMES
            passed = self._clock.tick() / 1000
        dt = min(longest, passed)
        self.context.now += passed - dt
        for e in events:
            self.take(e)
        self.show(dt)

    def take(self, e: pygame.event.Event) -> None:
        """Take one event of the system."""
        if e.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.context.stack.quit()
        elif e.type in WindowPlace.EVENTS:
            self._place.take(e)
        elif e.type == pygame.DROPFILE:
            self.context.open(ImportRoute(Path(e.file)))
        elif e.type == pygame.WINDOWEXPOSED:
            self.stage.expose()
        elif self._full_screen.is_asked(e):
            self._full_screen.switch()
        else:
            if e.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
                self.context.in_front = e.type == pygame.WINDOWFOCUSGAINED
                self.context.apply_volume()
            self.stage.event(in_pixels(e, self._shown[0], self.window.size[0]))

    def show(self, dt: float) -> None:
        """Paint and flip if anything changed."""
        self._follow_desktop()
        self._full_screen.update()
        self._place.update(dt)
        size = self.window.get_surface().get_size()
        if size != self._shown:
            self._resize(size)
            return
        if self._resizing:
            self._calm -= dt
            if self._calm > 0:
                return
            self._calm = 0.0
            self.stage.resize(self.window.get_surface())
            self._place.changed()
        if self.stage.frame(dt):
            self.window.flip()
        self.report.tell(self.stage)
        if self.pictures is not None:
            self.pictures.look(self.stage)

    def _follow_desktop(self) -> None:
        """Make the settings as the desktop wishes them, once it has told and nothing is pressed."""
        if self.wishes is None or any(pygame.mouse.get_pressed()):
            return
        wishes = self.wishes.taken()
        if wishes is not None and (wished := wishes.settings()):
            self.context.follow_desktop(wished)
            self.context.stack.top.enter()  # a table shows its cards as they are wished now

    def _pace(self) -> int:
        """Frames a second at most; more where nobody looks at them, or a picture is awaited."""
        hurried = (self.context.demo and self.context.settings.speed == 0) or self.stage.waiting
        return 4 * FRAMES if hurried else FRAMES

    @property
    def settling(self) -> bool:
        """Whether somebody sizes or moves the window: while it is sized no scene is updated."""
        return self._resizing or self._place.changing

    @property
    def _resizing(self) -> bool:
        return self._calm > 0

    def _resize(self, size: tuple[int, int]) -> None:
        """Show the old picture in the new size until the window comes to rest."""
        old, surface = self.stage.picture(), self.window.get_surface()
        pygame.transform.scale(old.convert(surface), size, surface)
        self.window.flip()
        self._shown = size
        self._calm = RESIZE_CALM


def wake_window() -> None:
    """Tell a still window that a picture has arrived; any thread may call it."""
    with contextlib.suppress(pygame.error):  # the queue is full or gone: it is awake or closing
        pygame.event.post(pygame.event.Event(pygame.USEREVENT))


def next_events() -> list[pygame.event.Event]:
    """Sleep until something happens, for :data:`STILL_MS` at most."""
    for _ in range(STILL_MS // NAP_MS):
        events = pygame.event.get()
        if events:
            return events
        pygame.time.wait(NAP_MS)
    return []


def in_pixels(e: pygame.event.Event, pixels: int, points: int) -> pygame.event.Event:
    """The same event with the mouse in pixels, in a window so many *pixels* and *points* wide."""
    if pixels == points or not hasattr(e, "pos"):
        return e
    told = dict(e.__dict__)
    for key in ("pos", "rel"):
        if key in told:
            told[key] = tuple(round(each * pixels / points) for each in told[key])
    return pygame.event.Event(e.type, told)
