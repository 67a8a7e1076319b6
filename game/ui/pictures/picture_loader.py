"""The picture loader: pictures painted on a thread of their own while the table goes on."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Self, TypeAlias

import pygame

from game.art.svg_picture import SvgPicture
from game.ui.pictures.svg_raster import Size, rasterize_picture
from game.ui.surface_cache import MEGABYTE, SurfaceCache
from game.ui.text.text_renderer import TextRenderer

ROOM = 14 * MEGABYTE
"""How many bytes of pictures are kept for all screens, in a small window."""

Order: TypeAlias = tuple[Hashable, Size]
Make: TypeAlias = Callable[[], SvgPicture]


class PictureLoader:
    """Pictures by key and size, painted in the background and kept.

    `get` is for what is visible and goes first, `finer` for a better picture of what is visible
    already, `wish` for what may be needed soon. With *at_once* every picture is painted when it
    is asked for and no thread is started.
    *on_ready* is called on the worker's thread after each picture: it may only post an event.
    """

    def __init__(
        self,
        letters: TextRenderer,
        room: int = ROOM,
        *,
        at_once: bool = False,
        on_ready: Callable[[], None] | None = None,
    ) -> None:
        self._letters = letters if at_once else letters.for_other_thread()
        self._kept: SurfaceCache[Order] = SurfaceCache(room)
        self._room = room
        self.missed = 0
        """How often a visible picture was asked for and not there yet."""
        self._seen: OrderedDict[Order, Make] = OrderedDict()
        self._finer: OrderedDict[Order, Make] = OrderedDict()
        self._wished: OrderedDict[Order, Make] = OrderedDict()
        self._failed: dict[Order, Exception] = {}
        self._at_once = at_once
        self._on_ready = on_ready
        self._change = threading.Condition()
        self._now: tuple[Order, int] | None = None
        """The order that is painted, and the age it was taken in."""
        self._urgent = False
        """Whether the order that is painted is one of what is visible."""
        self._age = 0
        self._fresh = False
        self._open = True
        self._worker: threading.Thread | None = None

    def __enter__(self) -> Self:
        """Return the shop itself; leaving the block closes it."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the shop."""
        self.close()

    def get(self, key: Hashable, size: Size, make: Make) -> pygame.Surface | None:
        """Return the picture, or None while it is on its way.

        *make* draws it as text; it runs on the worker's thread. Raises what *make* raised.
        """
        done = self._asked((key, size), make, self._seen)
        self.missed += done is None
        return done

    def get_finer(self, key: Hashable, size: Size, make: Make) -> pygame.Surface | None:
        """Return a picture that replaces one that can be shown, or None while it is on its way.

        It is painted after all that is visible, and nobody waits for it.
        """
        return self._asked((key, size), make, self._finer)

    @contextmanager
    def unseen(self) -> Iterator[None]:
        """What is asked for inside is not on the screen yet: it does not count as missed."""
        missed = self.missed
        try:
            yield
        finally:
            self.missed = missed

    def request(self, key: Hashable, size: Size, make: Make) -> None:
        """Ask for a picture that will be needed; whatever is visible goes before it."""
        order = (key, size)
        with self._change:
            known = (self._kept, self._seen, self._finer, self._failed)
            if not (self._at_once or any(order in orders for orders in known)):
                self._take(self._wished, order, make)

    def ready(self) -> bool:
        """Return True once after pictures arrived: time to look at them."""
        with self._change:
            fresh, self._fresh = self._fresh, False
            return fresh

    @property
    def waiting(self) -> int:
        """How many visible pictures are still on their way, finer ones included."""
        with self._change:
            return len(self._seen) + len(self._finer) + (self._now is not None)

    @property
    def lacking(self) -> bool:
        """Whether a picture that is visible and cannot be shown is still on its way."""
        with self._change:
            return bool(self._seen) or (self._now is not None and self._urgent)

    def wait_until_done(self, seconds: float = 20.0) -> None:
        """Wait until nothing is on its way, wishes included.

        Raises:
            TimeoutError: when something still is after *seconds*.
        """
        with self._change:
            if not self._change.wait_for(self._idle, seconds):
                raise TimeoutError(f"Pictures were still on their way after {seconds} s.")

    def make_room(self, least: int) -> None:
        """Keep pictures of at least so many bytes together from now on."""
        self._kept.room = max(self._room, least)

    def clear(self) -> None:
        """Forget pictures and orders: after a change of size."""
        with self._change:
            self._age += 1
            self._kept.clear()
            self._seen.clear()
            self._finer.clear()
            self._wished.clear()
            self._failed.clear()
        self._letters.clear()

    def close(self) -> None:
        """End the worker after the picture it is at."""
        with self._change:
            self._open = False
            self._change.notify_all()
        if self._worker is not None:
            self._worker.join()
            self._worker = None

    def _idle(self) -> bool:
        return not (self._orders or self._now)

    @property
    def _orders(self) -> "OrderedDict[Order, Make]":
        """The orders that come next; empty if there are none at all."""
        return self._seen or self._finer or self._wished

    def _asked(
        self, order: Order, make: Make, orders: "OrderedDict[Order, Make]"
    ) -> pygame.Surface | None:
        with self._change:
            done = self._kept.get(order)
            if done is not None:
                return done
            if order in self._failed:
                raise self._failed.pop(order)
            if not self._at_once:
                for later in (self._finer, self._wished):
                    if later is not orders:
                        later.pop(order, None)
                self._take(orders, order, make)
                return None
        done = rasterize_picture(make(), order[1], self._letters)
        self._kept.put(order, done)
        return done

    def _take(self, orders: "OrderedDict[Order, Make]", order: Order, make: Make) -> None:
        if (order, self._age) == self._now:
            self._urgent = self._urgent or orders is self._seen
            return
        if order in orders or not self._open:
            return
        orders[order] = make
        if self._worker is None:
            self._worker = threading.Thread(target=self._work, name="raster", daemon=True)
            self._worker.start()
        self._change.notify_all()

    def _work(self) -> None:
        while True:
            with self._change:
                self._change.wait_for(lambda: self._orders or not self._open)
                if not self._open:
                    return
                self._urgent = bool(self._seen)
                order, make = self._orders.popitem(last=False)
                age = self._age
                self._now = order, age
            done, failure = self._painted(make, order[1])
            with self._change:
                self._now = None
                if age == self._age:
                    if done is not None:
                        self._kept.put(order, done)
                    elif failure is not None:
                        self._failed[order] = failure
                    self._fresh = True
                self._change.notify_all()
            if self._on_ready is not None:
                self._on_ready()

    def _painted(self, make: Make, size: Size) -> tuple[pygame.Surface | None, Exception | None]:
        """Paint; a failure is carried to the thread that asked, which can report it."""
        try:
            return rasterize_picture(make(), size, self._letters), None
        except Exception as failure:  # any: the worker must live on for the other pictures
            return None, failure
