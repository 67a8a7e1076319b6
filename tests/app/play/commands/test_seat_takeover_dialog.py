"""A seat that changes hands in mid-match: by mouse and by keys, behind the curtain, for good."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.play.commands.seat_takeover_dialog import HAND_OVER, LAST, NO_NAME
from game.app.play.curtain.hold_button import HOLD
from game.app.scenes.routes import ResumeRoute
from game.app.session.seat_takeover import take_over_seat
from game.engine.zones import Audience, Seat
from game.records.match_result import result_of
from game.store.known_people import known_people
from game.store.matches.match_file_parser import read_match_file
from game.store.player import Player
from tests.app.driver.app_driver import Pilot, begin, flying

GAME = "pitch"
TESS, ADA = "0a" * 16, "0b" * 16
PEOPLE = {"name": "Tess", "person": TESS, "people": {ADA: {"name": "Ada", "face": "you3"}}}


def players(pilot: Pilot) -> tuple[Player, ...]:
    return pilot.play.session.players


def focus(pilot: Pilot, label: str) -> None:
    for _ in range(60):
        if any(each.focused and each.label == label for each in pilot.things()):
            return
        pilot.key(pygame.K_TAB)
    raise AssertionError(f"{label} is not reached by keys: {pilot.labels()}")


def press(pilot: Pilot, label: str, *, keys: bool) -> None:
    if keys:
        focus(pilot, label)
        pilot.key(pygame.K_RETURN)
    else:
        pilot.click(label, "button")


def open_curtain(pilot: Pilot, name: str) -> None:
    for _ in range(400):
        if pilot.scene == "curtain":
            break
        pilot.frame()
    assert f"Hand over to {name}" in pilot.labels(), pilot.labels()
    pilot.hold(pygame.K_SPACE, HOLD + 0.2)


def play_a_move(pilot: Pilot) -> None:
    pilot.settle()
    pilot.play.decide(pilot.legal()[0])
    pilot.settle()


def faces_in_hands(pilot: Pilot, but: Seat | None = None) -> set[str]:
    """The faces on the table that lie in hands of others than *but*."""
    table = pilot.play.session.match.state_copy().table
    hands = {
        card
        for number, zone in enumerate(table.zone_registry.ids)
        if table.zone_registry.audience[number] is Audience.OWNER and zone.owner != but
        for card in table.zones[number]
    }
    shown = {sprite.card for sprite in pilot.play.view.model.sprites() if sprite.card is not None}
    return {card.words for card in hands & shown}


@pytest.mark.parametrize("keys", [False, True])
def test_a_computer_hands_its_seat_to_somebody_known_behind_the_curtain(
    tmp_path: Path, keys: bool
) -> None:
    with flying(tmp_path, **PEOPLE) as pilot:
        begin(pilot, GAME, 4, 1)
        play_a_move(pilot)
        made = list(pilot.play.session.match.actions)
        pilot.key(pygame.K_ESCAPE)
        press(pilot, HAND_OVER, keys=keys)
        press(pilot, f"{players(pilot)[1].name} (computer)", keys=keys)
        press(pilot, "Ada", keys=keys)
        assert [each.human for each in players(pilot)] == [True, True, False, False]
        assert players(pilot)[1][:2] == ("Ada", "you3")
        assert players(pilot)[1].id == ADA
        assert pilot.play.session.match.actions[: len(made)] == made
        if pilot.scene == "play":
            assert not faces_in_hands(pilot), "nobody's hand is open before a curtain was"


def test_a_friend_who_goes_leaves_the_seat_to_a_computer_and_nobody_sees_the_others_hand(
    tmp_path: Path,
) -> None:
    with flying(tmp_path, **PEOPLE) as pilot:
        begin(pilot, GAME, 4, 2)
        open_curtain(pilot, "Player 2")
        pilot.key(pygame.K_ESCAPE)
        pilot.click(HAND_OVER)
        pilot.click("Player 2", "button")
        pilot.click("Computer: skilled")
        name, portrait, level, _ = players(pilot)[1]
        assert (level, portrait) == ("skilled", name.lower())
        assert len({each.portrait for each in players(pilot)}) == 4
        assert [each.human for each in players(pilot)] == [True, False, False, False]
        assert pilot.play.session.hot_seat.viewer is None
        assert not faces_in_hands(pilot)
        open_curtain(pilot, "Tess")
        assert pilot.play.session.hot_seat.viewer == 0


def test_the_last_person_stays_but_may_hand_over_to_somebody_new(tmp_path: Path) -> None:
    with flying(tmp_path, **PEOPLE) as pilot:
        begin(pilot, GAME, 4, 1)
        play_a_move(pilot)
        pilot.key(pygame.K_ESCAPE)
        pilot.click(HAND_OVER)
        pilot.click(players(pilot)[0].name, "button")
        assert any(LAST in label for label in pilot.labels())
        assert not [label for label in pilot.labels() if label.startswith("Computer:")]
        pilot.click("Somebody new")
        pilot.click("Play on")
        assert NO_NAME in pilot.labels()
        for letter in "Kim":
            pilot.post(pygame.TEXTINPUT, text=letter)
        pilot.settle()
        pilot.key(pygame.K_RETURN)
        kim = players(pilot)[0]
        assert kim.name == "Kim"
        assert kim.id not in ("", TESS, ADA)
        assert pilot.play.session.hot_seat.viewer is None
        assert {each.name for each in known_people(pilot.context.settings)} == {
            "Tess",
            "Ada",
            "Kim",
        }
        assert pilot.context.settings.person == TESS
        open_curtain(pilot, "Kim")
        assert pilot.play.session.hot_seat.viewer == 0


def test_a_power_cut_resumes_with_the_right_players_covered_and_without_undo_before(
    tmp_path: Path,
) -> None:
    pilot = Pilot(tmp_path, **PEOPLE)
    begin(pilot, GAME, 4, 1)
    play_a_move(pilot)
    path = take_over_seat(pilot.play.session, 0, Player("Ada", "you3", id=ADA))
    assert path is not None
    pilot.kill()
    with flying(tmp_path) as again:
        again.click("Continue Pitch", "button")
        assert players(again)[0].id == ADA
        assert again.play.session.hot_seat.viewer is None
        assert not faces_in_hands(again)
        open_curtain(again, "Ada")
        assert again.play.session.history.undo.decisions == []
        play_a_move(again)
        assert len(again.play.session.history.undo.decisions) == 1
    with flying(tmp_path) as third:
        third.click("Continue Pitch", "button")
        assert third.play.session.hot_seat.viewer == 0, "a move later no curtain is needed"


def test_the_records_say_who_had_which_part(tmp_path: Path) -> None:
    with flying(tmp_path, **PEOPLE) as pilot:
        begin(pilot, GAME, 4, 1)
        play_a_move(pilot)
        path = take_over_seat(pilot.play.session, 1, Player("Ada", "you3", id=ADA))
        assert path is not None
        pilot.context.open(ResumeRoute(path))
        session = pilot.play.session
        while not session.over:
            match = session.match
            seat = match.seats_with_moves[0]
            assert session.submit(match.legal(seat)[0]) is None
        found = result_of(read_match_file(path))
        assert found is not None
        assert [(each.person, each.seat, each.part) for each in found.people] == [
            (TESS, 0, False), (ADA, 1, True),
        ]  # fmt: skip
        assert found.level == "casual"
        review = pilot.play.score_flow.match_review()
        assert review.seats == (0, 1)
        assert review.computers, "the third seat was a computer's all the time"
