"""Cards that come to lie open: how they are told, and how a scenario expects them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.cards import cards
from game.engine.events import Event, Moved, Said, Scored, Turned
from game.engine.zones import Place, ZoneId
from game.scenario.event_matching import event_texts, noticed
from game.scenario.scenario_runner import run_page
from game.shelf import open_game
from tests.engine.toy import Toy, ToyOptions

DECK, HEAP, ROW, TRICK = (Place(ZoneId(name), 0) for name in ("deck", "heap", "row", "trick"))
MINE, WON = Place(ZoneId("hand", 0), 0), Place(ZoneId("won", 2), 0)
FIVE, SIX, TEN = cards("5d 6c Th")


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([Moved(FIVE, DECK, TRICK, False)], ["trick 5d"]),
        ([Moved(FIVE, DECK, HEAP, False)], ["heap 5d"]),
        ([Moved(FIVE, DECK, WON, False)], ["won P3 5d"]),
        ([Moved(FIVE, DECK, ROW, True)], ["row 5d"]),
        ([Moved(FIVE, DECK, ROW, False)], []),
        ([Moved(None, DECK, ROW, False)], []),
        ([Moved(FIVE, TRICK, HEAP, False)], []),
        ([Moved(FIVE, DECK, MINE, False)], ["draws 5d"]),
        ([Turned(FIVE, ROW, True)], ["turns_up 5d"]),
        ([Turned(FIVE, ROW, False)], []),
        ([Turned(None, ROW, True)], []),
        ([Turned(FIVE, HEAP, True)], []),
        ([Moved(SIX, MINE, TRICK, False), Moved(FIVE, DECK, TRICK, False)], ["trick 5d"]),
        (
            [
                Moved(FIVE, DECK, HEAP, False),
                Turned(TEN, HEAP, True),
                Moved(TEN, DECK, HEAP, False),
                Said("over", "Over.", None, None, 2),
                Moved(FIVE, DECK, HEAP, False),
            ],
            ["heap 5d Th", "over 2", "heap 5d"],
        ),
    ],
)
def test_what_comes_to_light_is_told_with_its_zone(events: list[Event], told: list[str]) -> None:
    toy = Toy(4, ToyOptions())
    assert event_texts(toy.zone_registry, toy.notation, events, 0, {SIX}) == told
    words = [phrase for phrase in told if phrase.split()[0] in ("draws", "over")]
    assert event_texts(toy.zone_registry, toy.notation, events, 0) == words


def test_scores_stand_between_what_was_seen() -> None:
    zone_registry = Toy(4, ToyOptions()).zone_registry
    seen: list[Event] = [
        Moved(FIVE, DECK, HEAP, False),
        Scored("Round 1"),
        Moved(TEN, DECK, HEAP, False),
    ]
    assert noticed(zone_registry, seen, None, ()) == ["heap 5d", Scored("Round 1"), "heap Th"]


TABLE = """id: X
game: bridge_solitaire
contract: 1c
leader: player
hand: Ah 2s
stock: 5d Kd 9s 2h 3h
--
P1 play Ah -> {words}
"""


def verdict(folder: Path, words: str) -> str:
    page = folder / "x.scenario"
    page.write_text(TABLE.format(words=words), encoding="utf-8")
    (outcome,) = run_page(page, open_game)
    return str(outcome)


@pytest.mark.parametrize(
    "words",
    [
        "passed 5d Kd 9s; passes over 3; trick 2h; house plays; wins P1",
        "passed 5d; passed Kd, 9s; trick 2h",
        "passed Kd; trick 2h",
        "turns up 5d 9s 2h",
        "passes over 3; house plays 2h",
    ],
)
def test_several_cards_may_stand_together(tmp_path: Path, words: str) -> None:
    assert verdict(tmp_path, words) == "ok X"


@pytest.mark.parametrize(
    "words",
    [
        "passed Kd 5d",
        "passed 5d 2h",
        "trick 2h; passed 5d",
        "passed P1 5d",
        "passed",
        "turns up 3h",
    ],
)
def test_other_cards_or_another_order_fail(tmp_path: Path, words: str) -> None:
    assert verdict(tmp_path, words).startswith("FAIL X")
