"""Recorded matches are played again and must come out line by line the same."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

from game.engine.events import Counted, Event, Flourish, Judged, Moment, Said, Scored, Worth
from game.engine.status import Mark
from game.engine.zones import EVERYBODY, Place, ZoneId
from game.shelf import SHELF
from tests.golden.event_text import EventWriter
from tests.golden.record import HERE, Golden, text, wanted

FILES = sorted(HERE.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_match_is_played_as_it_was(path: Path) -> None:
    kept = path.read_text(encoding="utf-8")
    now = text(Golden.read(path))
    if kept != now:
        lines = unified_diff(kept.split("\n"), now.split("\n"), path.name, "now", n=2, lineterm="")
        shown = "\n".join(list(lines)[:60])
        pytest.fail(f"If this is meant: python tests/golden/record.py\n{shown}", pytrace=False)


def test_every_game_and_preset_has_its_file() -> None:
    assert {golden.name for golden in wanted()} == {path.stem for path in FILES}


def test_a_changed_line_is_noticed() -> None:
    golden = Golden.read(FILES[0])
    assert text(golden) != text(golden._replace(seed=golden.seed + "x"))


MEADOW = ZoneId("meadow")
FULL = (
    Said(
        code="kill",
        text="{0} kills.",
        seat=1,
        value=7,
        aloud=True,
        moment=Moment(Flourish.STRIKE, "A kill", "sword", (1,)),
        worth=Worth(MEADOW, "Poor Man 19"),
        claim="9 heart",
        marks=(Mark("coin", MEADOW, 0, "+5"),),
        quiet=True,
        counted=Counted((Place(MEADOW, 0),), ("+80",)),
        judged=Judged(2, True),
    ),
    Scored("Hand 1", pause=False, look_seconds=1.5),
)
"""Events with every field set to something else than its default."""


@pytest.mark.parametrize("event", FULL, ids=lambda event: type(event).__name__)
def test_a_lost_field_of_an_event_is_noticed(event: Said | Scored) -> None:
    plain: Event = Said("", "") if isinstance(event, Said) else Scored("")
    for name, value in plain._asdict().items():
        assert getattr(event, name) != value, f"give {name} a value of its own here"
        assert _written(event._replace(**{name: value})) != _written(event), name


def _written(event: Event) -> list[str]:
    rules = SHELF["pitch"].open(4, {})
    return list(EventWriter(rules.notation, 4).event(event, event, EVERYBODY))
