"""Two people at one screen: nobody ever sees the other's cards."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.navigation import match_start
from game.app.play.commands.recap_dialog import SINCE
from game.app.play.curtain.curtain_scene import RECAP_LINES, CurtainScene
from game.app.play.curtain.hold_button import HOLD
from game.app.scenes.routes import CurtainRoute, NewMatchRoute
from game.app.setup import player_defaults
from game.app.setup.player_defaults import with_level
from game.app.window.screen_report import widget_record
from game.engine.cards import Card
from game.engine.match import Match
from tests.app.driver.app_driver import DT, Pilot, begin, flying


def private(pilot: Pilot) -> set[str]:
    """The words for every card that lies in somebody's hand."""
    table = pilot.play.session.match.state_copy().table
    hands = [n for n, zone in enumerate(table.zone_registry.ids) if zone.name == "hand"]
    return {card.words for number in hands for card in table.zones[number]}


def shown(pilot: Pilot) -> set[str]:
    return {thing.label for thing in pilot.things() if thing.role == "card"}


def drawn_faces(pilot: Pilot) -> set[Card]:
    """Every face a sprite of the table could show, seen or not."""
    return {s.card for s in pilot.play.view.model.sprites() if s.card is not None}


def test_no_private_card_is_drawn_or_told_before_the_curtain_opens(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch", people=2)
        curtains = 0
        rng = Random(3)
        for _ in range(14):
            if pilot.scene == "score":
                pilot.key(pygame.K_RETURN)
                continue
            if pilot.scene == "curtain":
                curtains += 1
                hidden = private(pilot)
                assert not shown(pilot) & hidden
                assert not {card.words for card in drawn_faces(pilot)} & hidden
                pilot.hold(pygame.K_SPACE, HOLD + 0.2)
                assert pilot.scene == "play"
            viewer = pilot.play.session.hot_seat.viewer
            assert viewer is not None
            other = 1 - viewer
            table = pilot.play.session.match.state_copy().table
            theirs = {
                card.words
                for number, zone in enumerate(table.zone_registry.ids)
                if zone.name == "hand" and zone.owner == other
                for card in table.zones[number]
            }
            assert not shown(pilot) & theirs
            pilot.by_mouse(rng.choice(pilot.legal()))
        assert curtains > 3


def test_a_short_press_does_not_open_the_curtain(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "fire_gibbon", people=2)
        assert pilot.scene == "curtain"
        pilot.hold(pygame.K_SPACE, HOLD / 3)
        assert pilot.scene == "curtain"
        pilot.key(pygame.K_RETURN)
        assert pilot.scene == "curtain"
        at = pilot.find(next(t.label for t in pilot.things() if t.role == "button")).rect.center
        pilot.click_at(at)
        assert pilot.scene == "curtain"


def test_the_curtain_falls_when_the_window_loses_the_keyboard(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch", people=2)
        pilot.hold(pygame.K_SPACE, HOLD + 0.2)
        assert pilot.scene == "play"
        pilot.post(pygame.WINDOWFOCUSLOST)
        pilot.frame(2)
        assert not shown(pilot) & private(pilot)
        pilot.settle()
        assert pilot.scene == "curtain"


def test_the_curtain_falls_when_nobody_touches_anything(tmp_path: Path) -> None:
    with flying(tmp_path, curtain_after=30.0) as pilot:
        begin(pilot, "pitch", people=2)
        pilot.hold(pygame.K_SPACE, HOLD + 0.2)
        pilot.context.now += 25
        pilot.frame(2)
        assert pilot.scene == "play"
        pilot.move((5, 5))
        pilot.frame(2)
        pilot.context.now += 25
        pilot.frame(2)
        assert pilot.scene == "play"
        pilot.context.now += 6
        pilot.frame(2)
        assert not shown(pilot) & private(pilot)
        pilot.settle()
        assert pilot.scene == "curtain"


def test_the_mouse_holds_the_button_as_long_as_the_key(tmp_path: Path) -> None:
    assert 0.4 <= HOLD <= 0.6
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch", people=2)
        at = next(t.rect.center for t in pilot.things() if t.role == "button")
        pilot.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        pilot.frame(round(HOLD / DT) - 4)
        assert pilot.scene == "curtain"
        pilot.frame(8)
        assert pilot.scene == "play"


def hidden_deal(pilot: Pilot, seed: str) -> tuple[bytes, bytes, list[object]]:
    """Curtain, table beneath it, and the whole tree of both, for one deal."""
    players = player_defaults.default_players(pilot.context.settings, 4)
    for seat in (1, 2, 3):
        players = with_level(players, seat, "")
    match_start.new_match(pilot.context, NewMatchRoute("pitch", 4, {}, players, seed))
    pilot.settle()
    assert pilot.scene == "curtain"
    size = pilot.loop.stage.screen.get_size()
    beneath = pygame.Surface(size)
    beneath.blit(pilot.play.backdrop(size), (0, 0))
    for thing in pilot.play.drawn():
        thing.paint(beneath)
    tree = [widget_record(thing) for thing in (*pilot.things(), *pilot.play.describe())]
    return pilot.pixels(), pygame.image.tobytes(beneath, "RGB"), [*tree]


def test_two_deals_look_the_same_under_the_curtain(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        first = hidden_deal(pilot, "one")
        hands = private(pilot)
        for seed in ("two", "three", "four", "five", "six", "seven", "eight"):
            other = hidden_deal(pilot, seed)
            assert private(pilot) != hands
            if pilot.play.session.match.turn == turn_of(pilot, "one"):
                break
        assert other[2] == first[2]
        assert other[1] == first[1]
        assert other[0] == first[0]


def turn_of(pilot: Pilot, seed: str) -> object:
    """Whose turn it is after the deal from *seed*: the dealer is drawn by lot."""
    return Match(pilot.play.session.rules, seed).turn


def test_one_person_alone_never_sees_a_curtain(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        for _ in range(6):
            assert pilot.scene in ("play", "score")
            if pilot.scene == "score":
                pilot.key(pygame.K_RETURN)
            pilot.by_mouse(pilot.legal()[0])


def opened_curtain(pilot: Pilot, lines: int) -> CurtainScene:
    recap = [f"Line {number}." for number in range(1, lines + 1)]
    pilot.context.open(CurtainRoute("Ann", "you2", "You lead.", (), recap, lambda: None))
    pilot.settle()
    scene = pilot.context.stack.top
    assert isinstance(scene, CurtainScene)
    return scene


def shown_lines(pilot: Pilot) -> list[str]:
    return [label for label in pilot.labels() if label.startswith("Line ")]


@pytest.mark.parametrize("lines", [0, 1, RECAP_LINES])
def test_a_short_recap_is_shown_whole(tmp_path: Path, lines: int) -> None:
    with flying(tmp_path, height=900, width=1200) as pilot:
        opened_curtain(pilot, lines)
        assert len(shown_lines(pilot)) == lines
        assert not [label for label in pilot.labels() if "earlier" in label]


def test_why_one_is_called_is_told_once(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        told = ("You win the trick.", "You lead.")
        pilot.context.open(
            CurtainRoute("Ann", "you2", "You lead.", told, ["Bo eats."], lambda: None)
        )
        pilot.settle()
        labels = pilot.labels()
        assert labels.count("You lead.") == 1
        assert {"You win the trick.", "Bo eats."} <= set(labels)


def test_no_line_of_a_long_recap_is_left_out_without_a_sign(tmp_path: Path) -> None:
    for number, (width, height, text) in enumerate([(1280, 720, 1.0), (960, 600, 1.7)]):
        changes = {"width": width, "height": height, "text_scale": text}
        with flying(tmp_path / str(number), **changes) as pilot:
            opened_curtain(pilot, 40)
            shown = shown_lines(pilot)
            assert shown == [f"Line {number}." for number in range(41 - len(shown), 41)]
            assert f"… and {40 - len(shown)} earlier" in pilot.labels()


def test_the_mouse_reads_the_earlier_lines_of_a_recap(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        opened_curtain(pilot, 40)
        pilot.click(f"… and {40 - len(shown_lines(pilot))} earlier", "button")
        read = set(shown_lines(pilot))
        assert "Line 1." in read
        pilot.move(pilot.find(SINCE, "scroll area").rect.center)
        for _ in range(60):
            pilot.post(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0)
            pilot.settle()
            read |= set(shown_lines(pilot))
        assert len(read) == 40


def test_the_keys_read_the_earlier_lines_of_a_recap_and_open_the_curtain(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch", people=2)
        scene = opened_curtain(pilot, 40)
        pilot.key(pygame.K_UP)
        assert scene.form.focused is not scene._hold
        pilot.key(pygame.K_RETURN)
        read = set(shown_lines(pilot))
        assert "Line 1." in read
        for _ in range(60):
            pilot.key(pygame.K_DOWN)
            read |= set(shown_lines(pilot))
        assert len(read) == 40
        assert scene.form.focused is scene._hold, "the arrow goes on from the last line"
        pilot.hold(pygame.K_SPACE, HOLD + 0.2)
        assert pilot.context.stack.top is not scene
