"""Every cue has its sound or is silent on purpose, and every game states its cues."""

from __future__ import annotations

import pytest

from game.engine.events import Said
from game.presentation.announcement import PLAIN, Announcement
from game.presentation.cue import Cue
from game.presentation.highlight import Highlight, HighlightKind
from game.shelf import SHELF
from game.table.animation.table_sounds import (
    SILENT_CUES,
    SOUND_OF_CUE,
    event_sound,
    highlight_sound,
)
from tests.table.animation.test_animation_planner_games import TABLES, stretches

STRIKE = Highlight(HighlightKind.STRIKE, "A blow")


def test_every_cue_has_a_sound_or_is_silent_on_purpose() -> None:
    assert not SILENT_CUES & set(SOUND_OF_CUE)
    assert SILENT_CUES | set(SOUND_OF_CUE) == set(Cue)


def test_the_tables_of_these_tests_are_of_every_game() -> None:
    assert {game for game, _ in TABLES} == set(SHELF)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_game_states_a_cue_for_all_it_says(game: str, seats: int) -> None:
    for _, events in stretches(game, seats, "words", 250):
        for event in events:
            if isinstance(event, Said):
                assert isinstance(event.presentation, Announcement), event.code


@pytest.mark.parametrize("cue", sorted(set(Cue) - {Cue.NONE} & SILENT_CUES, key=str))
def test_a_silent_cue_comes_with_a_highlight_in_every_game(cue: Cue) -> None:
    for game, seats in TABLES:
        for _, events in stretches(game, seats, "words", 100):
            for event in events:
                if isinstance(event, Said) and isinstance(event.presentation, Announcement):
                    shown = event.presentation
                    assert shown.cue is not cue or shown.highlight is not None, event.code


def test_what_states_no_cue_makes_no_sound() -> None:
    assert event_sound(Said("deal", "{0} deals.")) == ""
    assert event_sound(Said("deal", "{0} deals.", PLAIN)) == ""


def test_a_highlight_sounds_once_and_by_its_cue_first() -> None:
    plain = Said("kill", "{0} kills.", Announcement(Cue.KILL), 0)
    great = plain._replace(presentation=Announcement(Cue.KILL, highlight=STRIKE))
    other = plain._replace(presentation=Announcement(Cue.NONE, highlight=STRIKE))
    assert event_sound(great) == event_sound(other) == ""
    assert highlight_sound(great) == event_sound(plain) != ""
    assert highlight_sound(other) not in ("", highlight_sound(great))
