"""Who the people on the seats are: known ones, new ones, and those who get a new name."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pygame

from game.app.setup.seat_identities import NewName, unclear_seats, with_people
from game.app.setup.setup_scene import SetupScene
from game.store.known_people import KnownPerson, known_people, person_by_name
from game.store.player import Player
from game.store.settings import Settings
from tests.app.driver.app_driver import Pilot, flying

TESS, ADA = "0a" * 16, "0b" * 16
SETTINGS = Settings(
    name="Tess", person=TESS, people={ADA: {"name": "Ada", "face": "you2"}, "0c" * 16: {"told": []}}
)


def ids(*players: Player, answers: dict[int, NewName] | None = None) -> list[str]:
    return [each.id for each in with_people(players, SETTINGS, answers or {})]


def test_known_people_are_whoever_gave_a_name_the_owner_first() -> None:
    assert known_people(SETTINGS) == [KnownPerson(TESS, "Tess"), KnownPerson(ADA, "Ada", "you2")]
    assert known_people(Settings(person=TESS)) == [], "“You” is no name"
    assert person_by_name(SETTINGS, " ada ") == KnownPerson(ADA, "Ada", "you2")


def test_a_known_name_brings_its_person_on_any_seat() -> None:
    assert ids(Player("Ada"), Player("Moss", "moss", "casual"), Player("Tess")) == [ADA, "", TESS]


def test_a_new_name_is_somebody_new_and_two_are_never_one() -> None:
    bo, again = ids(Player("Bo"), Player("Ada", id=ADA)), ids(Player("Ada"), Player("ada"))
    assert bo[0] not in (TESS, ADA, "")
    assert again[0] == ADA
    assert again[1] != ADA


def test_a_name_written_over_a_known_one_is_asked_about() -> None:
    players = [Player("Tessa", id=TESS), Player("Ada", id=ADA)]
    assert list(unclear_seats(players, SETTINGS)) == [0]
    assert ids(*players, answers={0: NewName.SAME_PERSON}) == [TESS, ADA]
    other = ids(*players, answers={0: NewName.SOMEBODY_ELSE})
    assert other[0] not in (TESS, ADA)
    assert not list(unclear_seats([Player("Ada", id=TESS)], SETTINGS)), "Ada is known"


def test_the_first_name_of_an_owner_without_one_is_the_owners() -> None:
    plain = Settings(person=TESS)
    assert [p.id for p in with_people([Player("Tess", id=TESS)], plain, {})] == [TESS]
    assert [p.id for p in with_people([Player("Player 1", id=TESS)], plain, {})] == [TESS]


def test_a_friend_of_an_earlier_version_keeps_the_records() -> None:
    before = sha256(f"{TESS} Kim".encode()).hexdigest()[:32]
    settings = Settings(name="Tess", person=TESS, people={before: {"told": ["pitch"]}})
    players = [Player("Tess", id=TESS), Player("Kim")]
    assert [p.id for p in with_people(players, settings, {})] == [TESS, before]


def opened(pilot: Pilot) -> SetupScene:
    scene = SetupScene(pilot.context, "vendetta")
    pilot.context.stack.push(scene)
    pilot.settle()
    return scene


def write_name(pilot: Pilot, seat: int, name: str) -> None:
    pilot.click(f"Name of seat {seat}", "field")
    pilot.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    for letter in name:
        pilot.post(pygame.TEXTINPUT, text=letter)
    pilot.settle()


def test_a_person_is_chosen_among_the_known_by_mouse_and_by_keys(tmp_path: Path) -> None:
    with flying(tmp_path, name="Tess", person=TESS, people=SETTINGS.people) as pilot:
        scene = opened(pilot)
        pilot.click("Who?")
        pilot.click("Ada", "button")
        assert scene.model.players[0] == Player("Ada", "you2", id=ADA)
        pilot.find("Who?")
        for _ in range(60):
            here = scene.form.focused
            if here is not None and here.label == "Who?":
                break
            pilot.key(pygame.K_TAB)
        pilot.key(pygame.K_RETURN)
        for _ in range(9):
            if any(each.focused and each.label == "Tess" for each in pilot.things()):
                break
            pilot.key(pygame.K_TAB)
        pilot.key(pygame.K_RETURN)
        assert scene.model.players[0][:1] == ("Tess",)
        assert scene.model.players[0].id == TESS
        pilot.click("Who?")
        pilot.click("Ada", "button")
        pilot.click("Deal", "button")
        assert pilot.play.session.players[0].id == ADA
        assert pilot.context.settings.person == ADA, "who sits first is at the screen"
        assert pilot.context.settings.name == "Ada"
        assert {each.name for each in known_people(pilot.context.settings)} == {"Tess", "Ada"}
    with flying(tmp_path) as pilot:
        scene = opened(pilot)
        assert (scene.model.players[0].name, scene.model.players[0].id) == ("Ada", ADA)


def test_a_new_name_is_asked_about_and_renaming_keeps_the_person(tmp_path: Path) -> None:
    with flying(tmp_path, name="Tess", person=TESS) as pilot:
        opened(pilot)
        write_name(pilot, 1, "Tessa")
        pilot.click("Deal", "button")
        assert "Who is Tessa?" in pilot.labels()
        pilot.click("A new name for Tess")
        assert pilot.play.session.players[0].id == TESS
        assert pilot.context.settings.name == "Tessa"
    with flying(tmp_path) as pilot:
        opened(pilot)
        write_name(pilot, 1, "Kim")
        pilot.click("Deal", "button")
        pilot.click("Somebody else")
        kim = pilot.play.session.players[0].id
        assert kim not in ("", TESS)
        people = known_people(pilot.context.settings)
        assert {each.id: each.name for each in people} == {TESS: "Tessa", kim: "Kim"}
