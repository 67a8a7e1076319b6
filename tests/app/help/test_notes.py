"""The coach's notes: true of the moment they are given in, and gone when it is over."""

from __future__ import annotations

from pathlib import Path

from game.app.help.coach import read_tips
from game.store.paths import assets_folder
from tests.app.driver.app_driver import begin, flying


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


def test_no_tip_denies_what_may_be_done_or_promises_what_is_not_there() -> None:
    sinful = read_tips(assets_folder() / "coach" / "sinful_gibbon.txt")
    may_doubt = frozenset({"pick", "doubt"})
    assert not [t.text for t in sinful if t.fits(may_doubt) and "Nothing" in t.text]
    assert [t.text for t in sinful if t.fits(frozenset({"pick"})) and "Nothing" in t.text]
    jersey = read_tips(assets_folder() / "coach" / "jersey_gin.txt")
    assert not [t.text for t in jersey if "Your best melds" in t.text]
