"""The records screen: rows, curves, export, and what stays of a deleted match."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app.records import new_goals
from game.app.records.new_goals import new_goals_line
from game.app.records.records_scene import EMPTY, RecordsScene
from game.art.portraits.portraits import PEOPLE
from game.patterns.bluff_record import BluffRecord
from game.records.match_result import MatchResult, PersonResult, result_of
from game.records.result_book import ResultBook
from game.records.result_line import written_result
from game.shelf import SHELF
from game.store.known_people import KnownPerson, remembered
from game.store.matches.match_file_events import match_event
from game.store.matches.match_file_parser import read_match_file
from game.ui.widgets.label import Image
from tests.app.driver.app_driver import Pilot, flying
from tests.app.score.test_score_scene import parts
from tests.records.test_records import ADA, finished, result


def write(pilot: Pilot, *results: MatchResult) -> Path:
    path = pilot.context.paths.results
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(json.dumps(written_result(each)) + "\n" for each in results))
    return path


def looked_at(pilot: Pilot) -> str:
    """The game whose curves are shown."""
    top = pilot.context.stack.top
    assert isinstance(top, RecordsScene)
    return top.game


def row(pilot: Pilot, label: str) -> str:
    return pilot.find(label, "record").value


def test_without_a_finished_match_it_says_so(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        pilot.click("Records")
        assert EMPTY in pilot.labels()
        pilot.key(pygame.K_ESCAPE)
        assert pilot.scene == "title"


def test_finished_matches_are_found_and_one_is_looked_at_by_mouse_and_by_keys(
    tmp_path: Path,
) -> None:
    with flying(tmp_path) as pilot:
        folder = pilot.context.paths.matches
        for seed in "ab":
            finished(folder, "vendetta", seed)
        finished(folder, "indian_chief", "c", at=900)
        pilot.click("Records")
        assert row(pilot, "Vendetta").startswith("played: 2, won: ")
        assert looked_at(pilot) == "vendetta", "the one played last"
        pilot.click("Indian Chief")
        assert looked_at(pilot) == "indian_chief"
        focus(pilot, "Vendetta")
        pilot.key(pygame.K_RETURN)
        assert looked_at(pilot) == "vendetta"


def test_kinds_of_matches_are_told_apart_and_shown_in_full(tmp_path: Path) -> None:
    own = result(1, 1.0).people[0]
    liar = own._replace(hints=3, bluffs=BluffRecord(claims=9, lies=4, caught=2, doubts=5, right=1))
    with flying(tmp_path, text_scale=2.0) as pilot:
        write(
            pilot, result(1, 1.0, 5), result(2, 0.0, 8, people=(liar,), level="master"),
            result(3, 1.0, assisted=True, level="master"),
        )  # fmt: skip
        pilot.click("Records")
        assert row(pilot, "Pitch").startswith("played: 2, won: 2"), "without the assisted one"
        assert "against masters, 4 players, as usual, assisted" in pilot.labels()
        focus(pilot, "against masters, 4 players, as usual")
        pilot.key(pygame.K_RETURN)
        told = pilot.find("In full").value.split("; ")
        assert "Hints asked for 3" in told
        assert "Lies told 4 of 9 claims" in told
        assert "Lies of others caught 1 in 5 doubts" in told
        focus(pilot, "against novices, 4 players, as usual")
        pilot.key(pygame.K_RETURN)
        assert "Points on average 5.0" in pilot.find("In full").value.split("; ")


def test_goals_stand_under_their_game_with_those_that_were_reached(tmp_path: Path) -> None:
    own = result(1, 1.0).people[0]._replace(goals=("first_bid", "win"))
    with flying(tmp_path) as pilot:
        write(pilot, result(1, 1.0, people=(own,)))
        pilot.click("Records")
        focus(pilot, "Goals: 2 of 12")
        assert (
            pilot.find("Goals: 2 of 12", "goals").value == "Win the bid, and make it. Win a match."
        )


def test_new_goals_are_one_line_and_only_the_first_time(tmp_path: Path) -> None:
    path = finished(tmp_path / "matches", "vendetta", "b")
    match = read_match_file(path)
    line = new_goals_line(tmp_path / "results.jsonl", match)
    own = result_of(match)
    assert own is not None
    greatest = next(g for g in reversed(SHELF["vendetta"].goals) if g.id in own.people[0].goals)
    assert line == f"New goal reached: {greatest.sentence}"
    assert "\n" not in line
    book = ResultBook(tmp_path / "results.jsonl")
    book.add_match(path)
    again = finished(tmp_path / "more", "vendetta", "b")
    assert new_goals_line(book.path, read_match_file(again)) == ""
    assisted = replace(match, events=(match_event("assisted"), *match.events))
    assert new_goals_line(tmp_path / "none.jsonl", assisted) == ""


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Anna",), "2 new goals reached, the hardest: Win alone."),
        (
            ("Anna", "Bo"),
            "2 new goals reached by Anna, the hardest: Win alone. "
            "2 new goals reached by Bo, the hardest: Win alone.",
        ),
    ],
)
def test_several_new_goals_are_counted_and_found_in_the_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: tuple[str, ...], told: str
) -> None:
    match = read_match_file(finished(tmp_path / "matches", "vendetta", "b"))
    own = result_of(match)
    assert own is not None
    goals = ("two_tricks", "win_alone")
    people = tuple(own.people[0]._replace(person=n, name=n, goals=goals) for n in names)
    monkeypatch.setattr(new_goals, "result_of", lambda _: own._replace(people=people))
    line = new_goals_line(tmp_path / "results.jsonl", match)
    assert line == f"{told} All of them stand in “Records”."


def focus(pilot: Pilot, label: str) -> None:
    """Go down from row to row with the arrow keys until *label* has the focus."""
    for _ in range(30):
        if any(each.focused and each.label == label for each in pilot.things()):
            return
        pilot.key(pygame.K_TAB)
    raise AssertionError(f"{label} is not reached by keys")


def test_each_person_has_records_of_their_own(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        shared = result(1, 1.0)._replace(
            people=(result(1, 1.0).people[0], PersonResult(ADA, "Ada", 1, 3, 0.0))
        )
        write(pilot, shared, result(2, 1.0))
        pilot.click("Records")
        assert row(pilot, "Pitch").startswith("played: 2, won: 2, share: 100%")
        pilot.click("Ada")
        assert row(pilot, "Pitch").startswith("played: 1, won: 0, share: 0%")


def test_everybody_has_the_face_chosen_last(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        me = result(1, 1.0).people[0]
        people = remembered(pilot.context.settings, [KnownPerson(ADA, "Ada", PEOPLE[2])])
        pilot.context.change(people=people)
        write(pilot, result(1, 1.0)._replace(people=(me, PersonResult(ADA, "Ada", 1, 3, 0.0))))
        pilot.click("Records")
        top = pilot.context.stack.top
        assert isinstance(top, RecordsScene)
        shown = {
            each.label: each.key
            for root in top.form.roots for each in parts(root) if isinstance(each, Image)
        }  # fmt: skip
        assert shown["Portrait of Ada"] == ("medal", PEOPLE[2])
        assert len(shown) == 2
        for name in ("Ada", me.name):
            face = pilot.find(f"Portrait of {name}", "image").rect
            button = pilot.find(name, "button").rect
            assert face.right <= button.left
            assert abs(face.centery - button.centery) < button.height / 2


def test_a_deleted_match_stays_in_the_records(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        finished(pilot.context.paths.matches, "vendetta", "a")
        pilot.click("Matches")
        pilot.key(pygame.K_DELETE)
        pilot.settle()
        assert not list(pilot.context.paths.matches.glob("*.folkdeck"))
        pilot.key(pygame.K_ESCAPE)
        pilot.click("Records")
        assert row(pilot, "Vendetta").startswith("played: 1")


def test_a_damaged_book_is_told_and_the_rest_is_shown(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        path = write(pilot, result(1, 1.0))
        path.write_text(path.read_text() + "{torn\n")
        pilot.click("Records")
        assert row(pilot, "Pitch").startswith("played: 1")
        told = [toast for toast in pilot.labels() if "could not be read" in toast]
        assert told == ["One line of the records could not be read and was left out."]


def test_everything_is_exported_where_people_find_it(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        write(pilot, result(1, 1.0), result(2, 0.0))
        pilot.click("Records")
        pilot.key(pygame.K_e)
        folder = pilot.context.paths.exports
        assert len(json.loads((folder / "folkdeck-records.json").read_text())) == 2
        assert len((folder / "folkdeck-records.csv").read_text().splitlines()) == 3


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_many_people_stand_in_as_many_lines_as_they_need(tmp_path: Path, text: float) -> None:
    names = ["Wilhelmina Anne"[: 4 + n] + "!" for n in range(11)]
    people = tuple(PersonResult(f"{n + 1:032x}", name, 1, 3, 0.0) for n, name in enumerate(names))
    with flying(tmp_path, text_scale=text) as pilot:
        write(pilot, *(result(n, 1.0)._replace(people=(own,)) for n, own in enumerate(people)))
        pilot.click("Records")
        area = pilot.find("Records", "scroll area").rect
        shown = [pilot.find(name, "button").rect for name in names]
        shown += [pilot.find(f"About {names[0]}", "button").rect]
        shown += [pilot.find(f"Portrait of {name}", "image").rect for name in names]
        for place in shown:
            assert area.left <= place.left < place.right <= area.right
        assert not any(one.colliderect(other) for n, one in enumerate(shown) for other in shown[:n])
        pilot.click(names[3])
        assert f"About {names[3]}" in pilot.labels()
