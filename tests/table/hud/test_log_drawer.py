"""The log shows whole lines: the newest when it opens, and every other on the way back and on."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.art import palette as ink
from game.presentation.zone_look import house_name
from game.table.hud.log_lines import log_line, spoken_events
from game.ui.preferences import Preferences
from game.ui.units import Units
from tests.table.conftest import Play

WORDS = "takes a card from the open heap and lays another one down in front of the others "
SIZES = [(1024, 768), (1280, 720), (1920, 800), (2560, 1440)]


def words(number: int) -> str:
    """Lines of one row, of a few and of many."""
    times = 10 if number == 47 else number % 3
    return "".join(f"{WORDS}{n} times, " for n in range(times)) + f"goes on to {number}."


def opened(p: Play, size: tuple[int, int], scale: float) -> None:
    """Open a log of sixty lines in a window of *size* pixels; some are struck out."""
    p.theme.resize(Units(*size), Preferences(speed=0, text_scale=scale))
    p.view.layout(size)
    p.show()
    for number in range(60):
        p.view.hud.log.write_text(number % 4, words(number))
    rewritten = [
        line._replace(undone=number % 5 == 1) for number, line in enumerate(p.view.hud.log.lines)
    ]
    p.view.hud.log.replace_lines(rewritten)
    p.key(pygame.K_l, "l")
    p.view.update(0.1)


def picture(p: Play) -> pygame.Surface:
    """What the drawer shows, without the tab."""
    *_, drawer = p.view.hud.log.drawn(p.view.current_layout)
    sheet = pygame.Surface(drawer.rect.size)
    sheet.blit(drawer.picture, (0, 0))
    return sheet


def shows(p: Play, number: int) -> bool:
    """Whether the last row of a line that is not struck out is painted whole."""
    type_, style, u = p.view.theme.type, p.view.theme.style("body"), p.view.current_layout.frame.u
    left = round(2.2 * u) + round(3.0 * u) + round(0.8 * u)
    sheet = picture(p)
    last = words(number).split(" ")
    for count in range(1, min(12, len(last)) + 1):
        text = type_.render(" ".join(last[-count:]), style, ink.INK)
        wide, tall = text.get_size()
        if left + wide > sheet.get_width():
            break
        row = pygame.Surface((wide, tall))
        row.fill(ink.PAPER)
        row.blit(text, (0, 0))
        wanted = pygame.image.tobytes(row, "RGB")
        column = sheet.subsurface((left, 0, wide, sheet.get_height()))
        if wanted in pygame.image.tobytes(column, "RGB"):
            return True
    return False


def margin_is_blank(p: Play) -> bool:
    """Whether nothing is painted at the lower edge, where a line would be cut."""
    sheet, u = picture(p), p.view.current_layout.frame.u
    left, tall, border = round(2.0 * u), round(1.0 * u), round(0.3 * u)
    lower = (left, sheet.get_height() - tall, sheet.get_width() - left, tall - border)
    edge = sheet.subsurface(lower)
    blank = pygame.Surface(edge.get_size())
    blank.fill(ink.PAPER)
    return pygame.image.tobytes(edge, "RGB") == pygame.image.tobytes(blank, "RGB")


def told(p: Play) -> list[str]:
    """The words of the lines in view."""
    return [
        one.label for one in p.view.hud.log.describe(p.view.current_layout) if one.role == "line"
    ]


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_the_newest_line_is_whole_when_the_log_opens(
    play: Callable[..., Play], size: tuple[int, int], scale: float
) -> None:
    p = play("fire_gibbon", 4, "log", size=size)
    opened(p, size, scale)
    assert shows(p, 59)
    assert margin_is_blank(p)
    for number in range(60, 75):
        p.view.hud.log.write_text(None, words(number))
        assert shows(p, number)
        assert margin_is_blank(p)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_every_way_back_and_on_reaches_both_ends(
    play: Callable[..., Play], size: tuple[int, int], scale: float
) -> None:
    p = play("fire_gibbon", 4, "log", size=size)
    opened(p, size, scale)
    ways: list[tuple[Callable[[], bool], Callable[[], bool]]] = [
        (lambda: p.key(pygame.K_UP), lambda: p.key(pygame.K_DOWN)),
        (lambda: p.key(pygame.K_PAGEUP), lambda: p.key(pygame.K_PAGEDOWN)),
        (
            lambda: p.post(pygame.MOUSEWHEEL, x=0, y=1),
            lambda: p.post(pygame.MOUSEWHEEL, x=0, y=-1),
        ),
        (lambda: p.key(pygame.K_HOME), lambda: p.key(pygame.K_END)),
    ]
    newest = told(p)
    for back, on in ways:
        seen: set[str] = set()
        _to_the_end(p, back, seen)
        assert shows(p, 0)
        assert told(p)[0] == words(0)
        _to_the_end(p, on, seen)
        assert shows(p, 59)
        assert margin_is_blank(p)
        assert told(p) == newest
        if back is not ways[-1][0]:
            assert {f"{n}." for n in range(60)} <= {one.split()[-1] for one in seen}


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_a_bar_shows_that_there_is_more_and_is_dragged(
    play: Callable[..., Play], size: tuple[int, int], scale: float
) -> None:
    p = play("fire_gibbon", 4, "log", size=size)
    opened(p, size, scale)
    newest, drawer = told(p), p.view.hud.log.rect(p.view.current_layout)
    edge = drawer.right - round(p.view.current_layout.frame.u)
    thumb = thumb_rows(p)
    assert thumb
    p.press((edge, drawer.top + thumb[-1]))
    p.move((edge, drawer.top + 1), pressed=True)
    assert told(p)[0] == words(0)
    assert thumb_rows(p)[0] < thumb[0]
    p.move((edge, drawer.bottom), pressed=True)
    p.release((edge, drawer.bottom))
    assert told(p) == newest
    p.move((edge, drawer.top + 1))
    assert told(p) == newest
    p.view.hud.log.replace_lines(p.view.hud.log.lines[:1])
    p.view.update(0.1)
    assert not thumb_rows(p)


def thumb_rows(p: Play) -> list[int]:
    """Where the thumb of the bar is painted, from the top of the drawer in pixels."""
    sheet, u = picture(p), p.view.current_layout.frame.u
    x = sheet.get_width() - round(u)
    soft = pygame.Color(ink.SOFT_INK)
    return [y for y in range(sheet.get_height()) if sheet.get_at((x, y)) == soft]


def _to_the_end(p: Play, turn: Callable[[], bool], seen: set[str]) -> None:
    """Turn until nothing changes any more; all that came into view goes into *seen*."""
    for _ in range(400):
        before = told(p)
        seen |= {*before}
        assert turn()
        if told(p) == before:
            return
    raise AssertionError("The log has no end.")


def test_a_log_shorter_than_a_page_stays_where_it_is(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "log")
    p.view.hud.log.replace_lines([])
    p.key(pygame.K_l, "l")
    for number in range(3):
        p.view.hud.log.write_text(None, f"Line {number}.")
        for key in (pygame.K_UP, pygame.K_PAGEUP, pygame.K_HOME, pygame.K_PAGEDOWN, pygame.K_END):
            p.key(key)
            assert told(p) == [f"Line {n}." for n in range(number + 1)]


@pytest.mark.parametrize("size", SIZES)
def test_a_log_that_is_read_keeps_to_its_page_when_the_window_changes(
    play: Callable[..., Play], size: tuple[int, int]
) -> None:
    p = play("fire_gibbon", 4, "log")
    opened(p, (1280, 720), 1.0)
    p.key(pygame.K_HOME)
    p.theme.resize(Units(*size), Preferences(speed=0, text_scale=2.0))
    p.view.layout(size)
    assert told(p)
    assert margin_is_blank(p)
    p.key(pygame.K_END)
    assert shows(p, 59)


def test_what_was_said_in_a_match_is_whole_after_it_is_told_again(
    play: Callable[..., Play],
) -> None:
    p = play("democracy", 4, "log")
    for _ in range(60):
        seat = p.match.turn.seats[0]
        p.match.submit(p.rng.choice(p.match.legal(seat)))
    p.show()
    people, house = p.view.people, house_name(p.rules.zone_registry)
    said = spoken_events(p.match.observe(0).history)
    lines = [log_line(each.said, people, house) for each in said]
    p.view.rewrite_log(said)
    p.key(pygame.K_l, "l")
    p.view.update(1.0)
    assert told(p)[-1] == " ".join(lines[-1].text.split("\n"))
    assert len(told(p)) < len(lines)
    assert margin_is_blank(p)
