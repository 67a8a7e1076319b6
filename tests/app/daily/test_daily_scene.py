"""The deal of the day through the real screens: dealt, left, gone on with, played, deleted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app.daily import daily_text
from game.app.scenes.routes import MatchesRoute, SetupRoute, TitleRoute
from game.app.sharing.share_code import share_code
from game.daily.daily_deal import DailyDeal, utc_day
from game.engine.journal import Journal
from game.shelf import SHELF
from game.store.matches.match_file import MatchFile
from tests.app.driver.app_driver import Pilot, deal, flying

GAME = "fire_gibbon"
"""Its matches end even where everybody plays at random."""
NOON = 1795608000.0
"""2026-11-25 12:00 UTC."""
DAY = 86400
SIZES = ((960, 600), (1280, 720), (2560, 1440))


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with flying(tmp_path, width=1280, height=720) as flown:
        flown.context.clock = lambda: NOON
        yield flown


def looked_at(pilot: Pilot) -> None:
    """To the deal of the day from the title, by mouse."""
    pilot.context.open(TitleRoute())
    pilot.context.open(SetupRoute(GAME))
    pilot.settle()
    pilot.click("Today’s deal", "button")
    assert pilot.scene == "daily"


def outcome(pilot: Pilot, day: str) -> str:
    """What stands beside a day in the list."""
    labels = pilot.labels()
    return labels[labels.index(day) + 1]


def match_file(pilot: Pilot) -> MatchFile:
    return pilot.play.session.autosave.match_file


def play_out(pilot: Pilot) -> None:
    """To the last sheet: the person does the first thing there is."""
    for _ in range(600):
        session = pilot.play.session
        if session.over:
            break
        if pilot.scene == "score":
            pilot.key(pygame.K_RETURN)
        elif session.hot_seat.may_act and not pilot.play.view.busy:
            pilot.play.decide(pilot.legal()[0])
            pilot.settle()
        else:
            pilot.frame(5)
            pilot.settle()
    pilot.settle()
    assert pilot.play.session.over


def test_a_first_try_that_was_left_is_gone_on_with_and_counts(pilot: Pilot) -> None:
    looked_at(pilot)
    assert outcome(pilot, "Today, 25 November") == "not played"
    pilot.click("Deal", "button")
    assert pilot.scene == "play"
    first = match_file(pilot)
    assert (first.daily, first.known_deal) == ("2026-11-25", "")
    daily = DailyDeal(GAME, utc_day(NOON))
    assert first.beginning.seed == daily.seed
    assert {player.level for player in first.players[1:]} == {"skilled"}
    pilot.play.decide(pilot.legal()[0])
    looked_at(pilot)
    assert outcome(pilot, "Today, 25 November") == "begun, not over yet"
    pilot.click("Continue", "button")
    assert match_file(pilot).id == first.id
    play_out(pilot)
    assert any("A deal of the day." in label for label in pilot.labels())
    looked_at(pilot)
    told = outcome(pilot, "Today, 25 November")
    assert told.split()[0] in ("won", "lost", "shared")
    assert "point" in told


def test_more_tries_are_marked_and_do_not_count(pilot: Pilot) -> None:
    looked_at(pilot)
    pilot.click("Deal", "button")
    play_out(pilot)
    looked_at(pilot)
    told = outcome(pilot, "Today, 25 November")
    pilot.click("Deal again", "button")
    again = match_file(pilot)
    assert (again.daily, again.known_deal) == ("2026-11-25", "again")
    play_out(pilot)
    looked_at(pilot)
    assert outcome(pilot, "Today, 25 November") == f"{told}; one more try"
    pilot.context.clock = lambda: NOON + DAY
    pilot.frame(2)
    pilot.settle()
    assert outcome(pilot, "Yesterday, 25 November") == f"{told}; one more try"
    assert outcome(pilot, "Today, 26 November") == "not played"
    pilot.click("Deal", "button")
    assert (match_file(pilot).daily, match_file(pilot).known_deal) == ("2026-11-26", "")


def test_a_deleted_first_try_keeps_its_line(pilot: Pilot) -> None:
    looked_at(pilot)
    pilot.click("Deal", "button")
    pilot.play.decide(pilot.legal()[0])
    pilot.context.open(TitleRoute())
    pilot.context.open(MatchesRoute())
    pilot.settle()
    assert "the deal of 2026-11-25" in next(t.value for t in pilot.things() if t.role == "match")
    pilot.click("Delete", "button")
    looked_at(pilot)
    assert outcome(pilot, "Today, 25 November") == "begun; the match was deleted"
    pilot.click("Deal again", "button")
    assert match_file(pilot).known_deal == "again"
    play_out(pilot)
    looked_at(pilot)
    assert outcome(pilot, "Today, 25 November") == "begun; the match was deleted; one more try"


def test_a_finished_first_try_that_was_deleted_keeps_its_result(pilot: Pilot) -> None:
    looked_at(pilot)
    pilot.click("Deal", "button")
    play_out(pilot)
    pilot.context.open(TitleRoute())
    pilot.context.open(MatchesRoute())
    pilot.settle()
    pilot.click("Delete", "button")
    looked_at(pilot)
    assert "point" in outcome(pilot, "Today, 25 November")


def test_by_keys_alone(pilot: Pilot) -> None:
    pilot.context.open(SetupRoute(GAME))
    pilot.settle()
    for _ in range(40):
        if any(t.focused and t.label == "Today’s deal" for t in pilot.things()):
            break
        pilot.key(pygame.K_TAB)
        if any(t.focused and t.label == "Type in a deal" for t in pilot.things()):
            pilot.key(pygame.K_LEFT)
    pilot.key(pygame.K_RETURN)
    assert pilot.scene == "daily"
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene == "setup"
    pilot.key(pygame.K_RETURN, pygame.K_F1)
    assert pilot.scene == "rules"
    pilot.key(pygame.K_ESCAPE, pygame.K_RETURN)
    assert pilot.scene == "play"
    assert match_file(pilot).daily == "2026-11-25"


def test_t_on_the_shelf_opens_the_deal_of_the_box_in_focus(pilot: Pilot) -> None:
    pilot.click("Choose a game")
    pilot.key(pygame.K_3, pygame.K_ESCAPE, pygame.K_t)
    assert pilot.scene == "daily"
    assert any(label.endswith(": today’s deal") for label in pilot.labels())
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene == "shelf"


def test_a_clock_set_back_is_told_and_hurts_nothing(pilot: Pilot) -> None:
    pilot.context.clock = lambda: NOON + 400 * DAY
    looked_at(pilot)
    pilot.click("Deal", "button")
    pilot.context.clock = lambda: NOON
    looked_at(pilot)
    assert any(label.startswith("The deal of 30 December 2027 was") for label in pilot.labels())
    assert outcome(pilot, "Today, 25 November") == "not played"
    pilot.click("Deal", "button")
    assert (match_file(pilot).daily, match_file(pilot).known_deal) == ("2026-11-25", "")


def test_damaged_and_foreign_lines_are_told_once_and_hurt_nothing(pilot: Pilot) -> None:
    pilot.context.change(person="c" * 32)
    path = pilot.context.paths.daily
    path.parent.mkdir(parents=True, exist_ok=True)
    foreign = {"format": 1, "match": "d" * 32, "game": GAME, "day": "2026-11-25",
               "person": "e" * 32, "begun": 1, "counts": True}  # fmt: skip
    path.write_text(json.dumps(foreign) + "\nnonsense\n")
    looked_at(pilot)
    said = "One line about deals of the day could not be read and was left out."
    assert pilot.labels().count(said) == 1
    assert outcome(pilot, "Today, 25 November") == "not played"
    pilot.click("Deal", "button")
    assert match_file(pilot).known_deal == ""


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_it_stands_in_every_window(tmp_path: Path, size: tuple[int, int], text: float) -> None:
    with flying(tmp_path) as pilot:
        pilot.loop.stage.resize(pygame.Surface(size))
        pilot.context.change(text_scale=text)
        pilot.context.clock = lambda: NOON
        looked_at(pilot)
        window = pygame.Rect((0, 0), size)
        places = [pilot.find(name, "button").rect for name in ("Rules", "Back", "Deal")]
        assert all(window.contains(place) for place in places)
        assert all(place.collidelist(places[:n]) < 0 for n, place in enumerate(places))


def typed_in(pilot: Pilot, seed: str) -> None:
    """Deal from the code of a deal with the usual options, typed in before a match."""
    rules = SHELF[GAME].open()
    written = Journal(GAME, rules.version, rules.seats, rules.options.written(), seed)
    players = DailyDeal(GAME, utc_day(NOON)).players("You")
    pilot.context.open(TitleRoute())
    pilot.context.open(SetupRoute(GAME))
    pilot.settle()
    pilot.click("Type in a deal")
    pilot.post(pygame.TEXTINPUT, text=share_code(written, players))
    pilot.key(pygame.K_RETURN)


@pytest.mark.parametrize("ahead", [0, 1])
def test_cards_of_the_day_typed_in_first_are_told_of_and_no_try_counts(
    pilot: Pilot, ahead: int
) -> None:
    day = utc_day(NOON + ahead * DAY)
    typed_in(pilot, DailyDeal(GAME, day).seed)
    words = pilot.find("Fire Gibbon", "dialog").value
    assert f"the deal of the day of {day.day} November" in words
    pilot.click("Deal", "button")
    assert (match_file(pilot).daily, match_file(pilot).known_deal) == (day.isoformat(), "code")
    play_out(pilot)
    assert any("A deal known before. A deal of the day." in each for each in pilot.labels())
    pilot.context.clock = lambda: NOON + ahead * DAY
    looked_at(pilot)
    assert outcome(pilot, f"Today, {day.day} November") == daily_text.KNOWN
    assert any(daily_text.KNOWN_TODAY in label for label in pilot.labels())
    pilot.click("Deal again", "button")
    assert match_file(pilot).known_deal == "again"


def test_after_a_first_try_that_counts_its_code_may_be_typed_in(pilot: Pilot) -> None:
    looked_at(pilot)
    pilot.click("Deal", "button")
    play_out(pilot)
    typed_in(pilot, DailyDeal(GAME, utc_day(NOON)).seed)
    assert "of the day" not in pilot.find("Fire Gibbon", "dialog").value
    pilot.click("Deal", "button")
    looked_at(pilot)
    assert outcome(pilot, "Today, 25 November").endswith("one more try")


def test_another_deal_typed_in_is_no_deal_of_the_day(pilot: Pilot) -> None:
    typed_in(pilot, "abcdefghjk")
    assert "of the day" not in pilot.find("Fire Gibbon", "dialog").value
    pilot.click("Deal", "button")
    assert match_file(pilot).daily == ""


def test_the_seed_of_the_day_on_the_command_line_is_known_too(pilot: Pilot) -> None:
    seed = DailyDeal(GAME, utc_day(NOON)).seed
    pilot.context.seed_was_given = True
    deal(pilot, GAME, SHELF[GAME].open().seats, 1, {}, seed)
    assert (match_file(pilot).daily, match_file(pilot).known_deal) == ("2026-11-25", "seed")
    pilot.context.seed_was_given = False
    looked_at(pilot)
    assert outcome(pilot, "Today, 25 November") == daily_text.KNOWN
