"""No ring of the focus lies over letters at the table: captions, tags, plates and badges."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.shelf import SHELF
from game.table.painting.table_frame import TableFrame
from game.ui.cached_sprite import CachedSprite
from game.ui.forms.focus_mark import FocusMark
from tests.table.conftest import Play

SIZE = (1280, 720)
SIGNS = ("caption", "worn", "suit", "band")


def lettered(frame: TableFrame) -> Iterator[CachedSprite]:
    """The signs that bear letters and lie near cards and players."""
    for thing in (*frame.signs.below_cards, *frame.signs.above_cards):
        if isinstance(thing, CachedSprite):
            kind = thing.name[0] if isinstance(thing.name, tuple) else thing.name
            if kind in SIGNS:
                yield thing
    yield from (*frame.signs.play_captions, *frame.signs.row_arrows)
    for card in frame.cards.table:
        tag = card.tag_sprite()
        if tag is not None:
            yield tag


def over_letters(p: Play) -> tuple[int, int]:
    """How many pixels the ring has, and how many of them lie on letters."""
    mark = next((one for one in p.view.drawn() if isinstance(one, FocusMark)), None)
    if mark is None:
        return 0, 0
    sheet, covered = pygame.Surface(p.screen.get_size(), pygame.SRCALPHA), 0
    mark.paint(sheet)
    ring = pygame.mask.from_surface(sheet, 60)
    for sign in lettered(p.view.frame()):
        if sign.rect.colliderect(mark.bounds()):
            letters = pygame.mask.from_surface(sign.picture, 200)
            covered += ring.overlap_area(letters, sign.rect.topleft)
    return ring.count(), covered


@pytest.mark.parametrize("game", list(SHELF))
def test_no_ring_lies_over_letters(play: Callable[..., Play], game: str) -> None:
    p = play(game, SHELF[game].rules.default_seats, "letters", speed=0.0, size=SIZE)
    rings = 0
    for _ in range(5):
        p.until_my_turn()
        for stop in p.view.keyboard.ring.stops():
            p.view.keyboard.ring.visible = True
            p.view.keyboard.ring.focus(stop)
            p.rest()
            ring, covered = over_letters(p)
            assert not covered, stop.name
            rings += ring > 50
        for _ in range(6):
            seats = p.match.turn.seats
            if seats and p.match.legal(seats[0]):
                p.match.submit(p.rng.choice(p.match.legal(seats[0])))
        if not p.match.turn.seats:
            break
    assert rings > 10
