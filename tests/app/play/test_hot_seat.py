"""People at one screen: no hand of another is ever on it, and the table turns behind curtains."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.play.curtain.hold_button import HOLD
from game.app.play.curtain.open_play import STAYS_CLOSED, STAYS_OPEN
from game.app.play.event_feed import EventFeed
from game.app.play.play_scene import PlayScene
from game.app.scenes.routes import SettingsRoute, TitleRoute
from game.arena.audit.retold_history import as_seen
from game.bots.imagined_deals import determinize
from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.zones import Audience, Seat
from game.presentation.presenter import presenter_of
from game.selftest.quickest import quickest
from game.shelf import SHELF
from tests.app.driver.app_driver import Pilot, begin, flying
from tests.app.session.test_whole_matches import Dice

GAMES = [game for game, box in SHELF.items() if box.open().seats > 1]
TABLES = [(game, 2 + number % 2) for number, game in enumerate(GAMES)]


class Onlooker:
    """Looks at every frame: which side of the table is shown, and which faces."""

    def __init__(self, pilot: Pilot) -> None:
        self._pilot = pilot
        self._side: Seat | None = None
        self._covered = False
        self._faces: frozenset[Card] = frozenset()
        self._looks: Seat | None = None
        self.turns = 0
        self.curtains = 0

    def look(self) -> None:
        pilot = self._pilot
        if pilot.scene == "curtain":
            self.curtains += not self._covered
            self._covered = True
            return
        scene = pilot.context.stack.top
        if not isinstance(scene, PlayScene):
            return
        side = scene.view.current_layout.bottom
        if self._side is not None and side != self._side:
            assert self._covered, f"the table turned from {self._side} to {side} before all eyes"
            self.turns += 1
        self._side, self._covered = side, False
        self._check_faces(scene)

    def _check_faces(self, scene: PlayScene) -> None:
        """In nobody's hand but the viewer's lies a face that he has not been shown."""
        looks, view = scene.event_feed.looks, scene.view
        assert scene.session.hot_seat.viewer in (looks, None) or looks is None
        if looks is not None:
            assert view.current_layout.bottom == looks
        faces = frozenset(s.card for s in view.model.sprites() if s.card is not None)
        hidden = hands(scene, looks) - seen_by(scene, looks)
        if looks == self._looks:
            hidden -= self._faces  # shown to him before, and now on its way into a hand
        assert not faces & hidden, f"{looks} is shown {faces & hidden}"
        told = {thing.label for thing in view.describe() if thing.role == "card"}
        assert told <= {card.words for card in faces} | {"face-down card"}
        self._faces, self._looks = faces, looks


def hands(scene: PlayScene, looks: Seat | None) -> set[Card]:
    """Cards that lie in zones only somebody else may look into."""
    table = scene.session.match.state_copy().table
    return {
        card
        for number, zone in enumerate(table.zone_registry.ids)
        if table.zone_registry.audience[number] is Audience.OWNER and zone.owner != looks
        for card in table.zones[number]
    }


def seen_by(scene: PlayScene, looks: Seat | None) -> set[Card]:
    """What *looks* sees, or saw in the last events."""
    seen = scene.session.match.observe(looks)
    laid = {card for row in seen.zones.values() for card in row if card is not None}
    told = (getattr(event, "card", None) for event in seen.history[-120:])
    return laid | {card for card in told if card is not None}


def play_on(pilot: Pilot, rng: Random) -> None:
    """One thing a person does: opens the curtain, goes on, looks away, or decides at random."""
    if pilot.scene == "curtain":
        pilot.hold(pygame.K_SPACE, HOLD + 0.2)
    elif pilot.scene == "score":
        pilot.key(pygame.K_RETURN)
    elif rng.random() < 0.04:
        pilot.post(pygame.WINDOWFOCUSLOST)
        pilot.settle()
    elif pilot.legal():
        pilot.play.decide(rng.choice(pilot.legal()))
        pilot.settle()
    else:
        pilot.frame(10)


def sat_down(folder: Path, game: str, people: int, speed: float) -> Pilot:
    pilot = Pilot(folder, speed=speed, reduced_motion=False)
    pilot.context.decision_service = Dice()
    seats = max(people, SHELF[game].open().seats)
    begin(pilot, game, seats, people, **quickest(game))
    return pilot


@pytest.mark.parametrize("game", GAMES)
def test_the_table_turns_behind_curtains_only(tmp_path: Path, game: str) -> None:
    watched(tmp_path, game, people=2, speed=0.0, events=26)


@pytest.mark.parametrize("game", GAMES[:2])
def test_a_curtain_that_was_once_switched_off_falls_all_the_same(tmp_path: Path, game: str) -> None:
    """Earlier versions could do without: then the table turned to another hand before all eyes."""
    (tmp_path / "settings.json").write_text('{"curtain": false}', encoding="utf-8")
    watched(tmp_path, game, people=2, speed=0.0, events=16)
    kept = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert kept["curtain"] is False


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nor_for_three_people(tmp_path: Path, game: str, times: int) -> None:
    watched(tmp_path, game, people=3, speed=0.0, events=24 * times)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "people"), TABLES)
def test_nor_does_it_turn_while_cards_fly(
    tmp_path: Path, game: str, people: int, times: int
) -> None:
    watched(tmp_path, game, people, speed=2.0, events=16 * times)


def watched(folder: Path, game: str, people: int, speed: float, events: int) -> None:
    pilot = sat_down(folder, game, people, speed)
    try:
        onlooker, rng = Onlooker(pilot), Random(f"{game} {people}")
        pilot.watch = onlooker.look
        for _ in range(events):
            if pilot.scene in ("play", "curtain", "score") and not pilot.play.session.over:
                play_on(pilot, rng)
        assert onlooker.curtains > 2
        assert onlooker.turns > 0
    finally:
        pilot.close()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_does_not_depend_on_hidden_cards(tmp_path: Path, game: str) -> None:
    pilot = sat_down(tmp_path, game, 2, 0.0)
    try:
        rng = Random(game)
        compared = 0
        for _ in range(16):
            if pilot.scene == "play" and not pilot.play.session.over:
                compared += same_for_all_deals(pilot, rng)
            play_on(pilot, rng)
        assert compared > 3
    finally:
        pilot.close()


def same_for_all_deals(pilot: Pilot, rng: Random) -> bool:
    """Show what the viewer knows in another world, and compare; False if nobody looks."""
    scene = pilot.play
    session, view = scene.session, scene.view
    seat = scene.event_feed.looks
    if seat is None:
        return False
    seen = session.hot_seat.observe()
    other = as_seen(session.rules, next(determinize(session.rules, seen, rng)), seen)
    assert shown(scene, other) == shown(scene, seen)
    view.show(seen, presenter_of(session.rules).status(seen))
    scene.event_feed.show_again()
    pilot.settle()
    return True


def shown(scene: PlayScene, seen: Observation[object]) -> tuple[list[object], bytes]:
    """The table with *seen* on it, in words and in pixels."""
    view, size = scene.view, scene.size
    status = presenter_of(scene.session.rules).status(seen)
    view.show(seen, status)
    view.offer(presenter_of(scene.session.rules).choices(seen), status.prompt)
    for _ in range(3):
        view.update(0.5)
    sheet = pygame.Surface(size)
    sheet.blit(view.backdrop(size), (0, 0))
    for thing in view.drawn():
        thing.paint(sheet)
    told = [(t.role, t.label, t.value, tuple(t.rect)) for t in view.describe()]
    return [*told], pygame.image.tobytes(sheet, "RGB")


def test_who_looked_last_goes_on_without_a_curtain_and_nobody_else(tmp_path: Path) -> None:
    """The one whose side is in view may decide again; the table stays turned to him meanwhile."""
    with flying(tmp_path) as pilot:
        pilot.context.decision_service = Dice()
        begin(pilot, "skitgubbe", 4, 2)
        again = 0
        rng = Random(7)
        for _ in range(60):
            if pilot.scene == "play" and pilot.legal():
                looks = pilot.play.session.hot_seat.viewer
                pilot.play.decide(rng.choice(pilot.legal()))
                pilot.frame()
                if pilot.scene == "play":
                    assert pilot.play.view.current_layout.bottom == looks
                pilot.settle()
                again += pilot.scene == "play" and pilot.play.session.hot_seat.viewer == looks
            else:
                play_on(pilot, rng)
        assert again


def busy(feed: EventFeed) -> bool:
    """Whether something is still being shown."""
    return feed.view.busy


def changes(feed: EventFeed) -> bool:
    """Whether the table is to be shown to somebody else now."""
    return feed.viewer_changed


def test_a_hand_is_hidden_at_once_and_opened_only_when_all_was_shown(tmp_path: Path) -> None:
    """A hand goes while cards still fly; the next one comes after them and their score sheet."""
    pilot = sat_down(tmp_path, "skitgubbe", 2, 1.0)
    try:
        rng = Random(3)
        while pilot.scene != "play" or not pilot.legal():
            play_on(pilot, rng)
        feed, screen = pilot.play.event_feed, pilot.play.session.hot_seat
        feed.looks = screen.viewer
        pilot.play.decide(pilot.legal()[0])
        feed.advance()
        assert busy(feed)
        screen.close_curtain()
        assert changes(feed), "the hand goes while cards fly"
        feed.looks = None
        screen.open_curtain()
        assert screen.viewer is not None
        assert not changes(feed), "no hand is opened while cards fly"
        feed.view.animation_player.skip()
        assert not busy(feed)
        assert changes(feed)
        feed.due_sheet_title = "Round 1"
        assert not changes(feed), "no hand is opened before the score sheet"
    finally:
        pilot.close()


@pytest.mark.parametrize("game", GAMES)
def test_played_open_no_curtain_falls_and_the_match_is_marked(tmp_path: Path, game: str) -> None:
    with flying(tmp_path, play_open=True) as pilot:
        begin(pilot, game, max(3, SHELF[game].open().seats), 2, **quickest(game))
        session, rng, lookers = pilot.play.session, Random(game), list[Seat | None]()
        for _ in range(40):
            if min(lookers.count(0), lookers.count(1)) > 2:
                break
            pilot.settle()
            if pilot.scene == "score" or pilot.play.layers.dialogs:
                pilot.key(pygame.K_RETURN)
                continue
            assert pilot.scene == "play"
            if session.over:
                break
            lookers.append(session.hot_seat.viewer)
            if pilot.legal():
                pilot.play.decide(rng.choice(pilot.legal()))
        assert {0, 1} <= {*lookers}
        assert [event.kind for event in session.autosave.events].count("relaxed") == 1
        assert session.autosave.progress.relaxed


def test_only_the_hand_of_who_decides_is_turned_up_when_one_plays_open(tmp_path: Path) -> None:
    with flying(tmp_path, play_open=True) as pilot:
        begin(pilot, "pitch", 4, 2)
        for _ in range(6):
            pilot.settle()
            scene = pilot.play
            seat = scene.session.hot_seat.viewer
            assert seat is not None
            Onlooker(pilot)._check_faces(scene)
            scene.decide(pilot.legal()[0])


@pytest.mark.parametrize("begun_open", [False, True])
def test_a_match_stays_open_or_not_as_it_was_begun(
    tmp_path: Path, listen: Callable[[Pilot], list[str]], begun_open: bool
) -> None:
    with flying(tmp_path, play_open=begun_open) as pilot:
        begin(pilot, "vendetta", 3, 2)
        assert (pilot.scene == "play") == begun_open
        if not begun_open:
            open_curtain(pilot)
        pilot.context.open(SettingsRoute("Table"))
        pilot.settle()
        pilot.click("Play open, without the curtain")
        assert pilot.context.settings.play_open != begun_open
        told = listen(pilot)
        pilot.click("Done")
        assert told[-1] == (STAYS_OPEN if begun_open else STAYS_CLOSED)
        assert curtain_falls(pilot) != begun_open
        pilot.context.open(TitleRoute())
        pilot.settle()
        told.clear()
        pilot.key(pygame.K_RETURN)  # Continue
        assert (pilot.scene == "play") == begun_open
        assert not {STAYS_OPEN, STAYS_CLOSED} & set(told)
        assert pilot.play.session.autosave.progress.relaxed == begun_open
        begin(pilot, "vendetta", 3, 2)
        assert (pilot.scene == "play") != begun_open, "the next match follows the settings"


def open_curtain(pilot: Pilot) -> None:
    pilot.hold(pygame.K_SPACE, HOLD + 0.2)
    assert pilot.scene == "play"


@pytest.fixture
def listen(monkeypatch: pytest.MonkeyPatch) -> Callable[[Pilot], list[str]]:
    """What a program says from now on."""

    def heard(pilot: Pilot) -> list[str]:
        told: list[str] = []
        say = pilot.context.say

        def hear(text: str, at_once: bool = False) -> None:
            told.append(text)
            say(text, at_once)

        monkeypatch.setattr(pilot.context, "say", hear)
        return told

    return heard


def curtain_falls(pilot: Pilot) -> bool:
    """Whether a curtain falls before the other person decides."""
    session = pilot.play.session
    first = session.hot_seat.viewer
    for _ in range(60):
        pilot.settle()
        if pilot.scene == "curtain":
            return True
        if session.hot_seat.viewer != first:
            return False
        pilot.play.decide(pilot.legal()[-1])
    raise AssertionError("the other person was never asked")
