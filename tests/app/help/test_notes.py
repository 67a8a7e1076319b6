"""The coach's notes: true of the moment they are given in, and gone when it is over."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.help.coach import read_tips
from game.app.help.hint_display import LOOKS
from game.app.help.note_letters import SHADOW
from game.app.help.table_note import TableNote
from game.store.paths import assets_folder
from game.ui.widgets.panel import Panel
from tests.app.driver.app_driver import Pilot, begin, flying


def test_a_note_goes_when_others_have_moved_on(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        assert pilot.play.table_note.rects()
        session, made = pilot.play.session, len(pilot.play.session.match.actions)
        session.submit(pilot.legal()[0].action)
        while len(session.match.actions) < made + 2:
            pilot.frame(1)
        assert not session.hot_seat.may_act
        assert not pilot.play.table_note.rects()


TEXTS = ("A short word.", "A reason that is told at some length, in a sentence or two.", "Another.")


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("game", ["fire_gibbon", "pitch", "skitgubbe", "vendetta"])
def test_a_hint_stays_where_the_last_one_lay(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    """Its length changes, its place only where it would hide something there."""
    with flying(tmp_path, hints=False) as pilot:
        begin(pilot, game)
        pilot.loop.stage.resize(pygame.Surface(size))
        pilot.settle()
        note = pilot.play.table_note
        note.show_hint(LOOKS, "")
        last = note.rects()[0]
        for text in TEXTS:
            note.show_hint("Hint: play a card.", text, lambda: None)
            own = note.rects()[0]
            if last.topleft != own.topleft and last.bottomleft != own.bottomleft:
                from_top = pygame.Rect(last.topleft, (last.width, height_of(note, last.width)))
                from_foot = from_top.move(0, last.height - from_top.height)
                assert all(covered(pilot, each) for each in (from_top, from_foot))
            last = own


def height_of(note: TableNote, wide: int) -> int:
    """How high the note would be if it were so wide."""
    panel = note.drawn()[0]
    assert isinstance(panel, Panel)
    return panel.wanted(wide)[1]


def covered(pilot: Pilot, place: pygame.Rect) -> bool:
    """Whether a note there would hide something, its shadow and a little air included."""
    view = pilot.play.view
    air = 2 * view.theme.units(1 + SHADOW)
    things = [*view.avoid_areas(), *view.empty_places(), *view.protected_areas()]
    window = pygame.Rect((0, 0), view.current_layout.frame.size)
    return not window.contains(place) or place.inflate(air, air).collidelist(things) >= 0


def test_a_hint_makes_way_for_what_came_to_lie_there(tmp_path: Path) -> None:
    with flying(tmp_path, hints=False) as pilot:
        begin(pilot, "pitch")
        note = pilot.play.table_note
        note.show_hint("Hint: play a card.", TEXTS[0])
        lain = note.rects()[0]
        view = pilot.play.view
        known = view.avoid_areas()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(view, "avoid_areas", lambda: [*known, lain])
            note.show_hint("Hint: play a card.", TEXTS[0])
            assert not note.rects()[0].colliderect(lain)


def test_no_tip_denies_what_may_be_done_or_promises_what_is_not_there() -> None:
    sinful = read_tips(assets_folder() / "coach" / "sinful_gibbon.txt")
    may_doubt = frozenset({"pick", "doubt"})
    assert not [t.text for t in sinful if t.fits(may_doubt) and "Nothing" in t.text]
    assert [t.text for t in sinful if t.fits(frozenset({"pick"})) and "Nothing" in t.text]
    jersey = read_tips(assets_folder() / "coach" / "jersey_gin.txt")
    assert not [t.text for t in jersey if "Your best melds" in t.text]
