"""Recorded matches are played again and must come out line by line the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.contract.event_text import EventWriter
from game.contract.recorded_matches import (
    Recording,
    all_recorded,
    same_as_recorded,
    text,
)
from game.engine.events import Event, Said, Scored
from game.engine.zones import EVERYBODY, Place, ZoneId
from game.presentation.announcement import (
    PLAIN,
    Announcement,
    CardMarks,
    Delivery,
    DoubtOutcome,
    FloatingScore,
    NewPart,
    PointCount,
)
from game.presentation.cue import Cue
from game.presentation.highlight import Highlight, HighlightKind
from game.presentation.marks import Mark, MarkKind
from game.presentation.score_panel import ScoreLine
from game.presentation.score_sheet import RoundEnd
from game.presentation.standing import Standing
from game.shelf import SHELF

HERE = Path(__file__).resolve().parent
FILES = sorted(HERE.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_match_is_played_as_it_was(path: Path) -> None:
    """If a difference is meant: ``python -m game.contract GAME --golden tests/golden --record``."""
    same_as_recorded(path)


@pytest.mark.parametrize("game", SHELF)
def test_every_game_and_preset_has_its_file(game: str) -> None:
    all_recorded(game, HERE)


def test_a_changed_line_is_noticed() -> None:
    recording = Recording.read(FILES[0])
    assert text(recording) != text(recording._replace(seed=recording.seed + "x"))


MEADOW = ZoneId("meadow")
KILL = Announcement(
    cue=Cue.KILL,
    delivery=Delivery.ALOUD,
    claim="9 heart",
    highlight=Highlight(HighlightKind.STRIKE, "A kill", "sword", (1,)),
    at_cards=FloatingScore(MEADOW, "Poor Man 19"),
    doubt=DoubtOutcome(2, True),
    ends_doubt=True,
    part=NewPart("Part two", ("{1} leads.",), once=True),
    explains_part=True,
    standing=Standing((ScoreLine((1,), "7"),)),
)
FULL = (
    Said(code="kill", text="{0} kills.", presentation=KILL, seat=1, value=7),
    Scored("Hand 1", RoundEnd(pause=False, look_seconds=1.5, then="Another game?")),
)
"""Events with every field set to something else than its default."""
SHOWN_AT_CARDS = (
    PointCount((Place(MEADOW, 0),), ("+80",)),
    PointCount((Place(MEADOW, 0),), ("+90",)),
    CardMarks((Mark(MarkKind.COIN, MEADOW, 0, "+5"),)),
    CardMarks((Mark(MarkKind.COIN, MEADOW, 1, "+5"),)),
    FloatingScore(MEADOW, "Poor Man 9"),
)


@pytest.mark.parametrize("event", FULL, ids=lambda event: type(event).__name__)
def test_a_lost_field_of_an_event_is_noticed(event: Said | Scored) -> None:
    plain: Event = Said("", "") if isinstance(event, Said) else Scored("")
    for name, value in plain._asdict().items():
        assert getattr(event, name) != value, f"give {name} a value of its own here"
        assert _written(event._replace(**{name: value})) != _written(event), name


@pytest.mark.parametrize("event", FULL, ids=lambda event: type(event).__name__)
def test_a_lost_field_of_a_presentation_is_noticed(event: Said | Scored) -> None:
    stated = event.presentation
    plain = PLAIN if isinstance(event, Said) else RoundEnd()
    assert isinstance(stated, type(plain))
    for name, value in plain._asdict().items():
        assert getattr(stated, name) != value, f"give {name} a value of its own here"
        other = event._replace(presentation=stated._replace(**{name: value}))
        assert _written(other) != _written(event), name


def test_everything_that_is_shown_at_cards_is_written() -> None:
    said = [FULL[0]._replace(presentation=KILL._replace(at_cards=at)) for at in SHOWN_AT_CARDS]
    assert len({"\n".join(_written(event)) for event in said}) == len(said)


def test_what_stands_in_the_log_alone_is_written() -> None:
    quiet = FULL[0]._replace(presentation=KILL._replace(delivery=Delivery.LOG))
    line = FULL[0]._replace(presentation=KILL._replace(delivery=Delivery.LINE))
    assert len({"\n".join(_written(event)) for event in (FULL[0], quiet, line)}) == 3


def _written(event: Event) -> list[str]:
    rules = SHELF["pitch"].open(4, {})
    return list(EventWriter(rules.notation, 4).event(event, event, EVERYBODY))
