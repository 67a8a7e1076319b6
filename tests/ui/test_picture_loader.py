"""The print shop: pictures arrive from another thread, visible ones first."""

import threading
from collections.abc import Callable

import pygame
import pytest

from game.art.svg import document, rect
from game.art.svg_picture import SvgPicture
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.text.text_renderer import TextRenderer

BLANK = SvgPicture(document(10, 14, rect(0, 0, 10, 14, 0, "#00ff00")), (), 10, 14)


def draw() -> SvgPicture:
    return BLANK


def test_a_picture_comes_later_and_is_then_kept(screen: pygame.Surface) -> None:
    with PictureLoader(TextRenderer()) as raster:
        assert raster.get("ace", (20, 28), draw) is None
        raster.wait_until_done()
        assert raster.ready()
        assert not raster.ready()
        first = raster.get("ace", (20, 28), draw)
        assert first is not None
        assert first.get_size() == (20, 28)
        assert raster.get("ace", (20, 28), draw) is first


def test_at_once_needs_no_thread(screen: pygame.Surface) -> None:
    before = threading.active_count()
    raster = PictureLoader(TextRenderer(), at_once=True)
    assert raster.get("ace", (20, 28), draw) is not None
    assert threading.active_count() == before


def test_visible_pictures_go_before_wishes(screen: pygame.Surface) -> None:
    painted: list[str] = []
    begin = threading.Event()

    def noting(name: str) -> Callable[[], SvgPicture]:
        def make() -> SvgPicture:
            begin.wait(5)
            painted.append(name)
            return BLANK

        return make

    with PictureLoader(TextRenderer()) as raster:
        raster.get("first", (9, 9), noting("first"))
        raster.request("later", (9, 9), noting("later"))
        raster.request("wished, then seen", (9, 9), noting("wished, then seen"))
        raster.get("seen", (9, 9), noting("seen"))
        raster.get("wished, then seen", (9, 9), noting("wished, then seen"))
        begin.set()
        raster.wait_until_done()
    assert painted == ["first", "seen", "wished, then seen", "later"]


def test_what_failed_is_told_to_the_one_who_asks(screen: pygame.Surface) -> None:
    def broken() -> SvgPicture:
        raise ValueError("no such card")

    with PictureLoader(TextRenderer()) as raster:
        raster.get("bad", (9, 9), broken)
        raster.wait_until_done()
        with pytest.raises(ValueError, match="no such card"):
            raster.get("bad", (9, 9), broken)
        raster.get("good", (9, 9), draw)
        raster.wait_until_done()
        assert raster.get("good", (9, 9), draw) is not None


def test_pictures_of_before_a_resize_do_not_come_back(screen: pygame.Surface) -> None:
    begin = threading.Event()

    def slow() -> SvgPicture:
        begin.wait(5)
        return BLANK

    with PictureLoader(TextRenderer()) as raster:
        raster.get("old", (9, 9), slow)
        raster.clear()
        begin.set()
        raster.wait_until_done()
        assert not raster.ready()
        assert raster.get("old", (9, 9), slow) is None


def test_kept_pictures_weigh_no_more_than_allowed(screen: pygame.Surface) -> None:
    raster = PictureLoader(TextRenderer(), room=10_000, at_once=True)
    for number in range(20):
        raster.get(number, (20, 28), draw)
    assert raster._kept.bytes <= 10_000


def test_the_window_is_woken(screen: pygame.Surface) -> None:
    woken = threading.Event()
    with PictureLoader(TextRenderer(), on_ready=woken.set) as raster:
        raster.get("ace", (9, 9), draw)
        assert woken.wait(10)
