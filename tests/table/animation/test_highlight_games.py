"""Great moments and whole play-outs at the table: what is shown ends as the observation says."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.art.icons.highlight_cut_outs import HIGHLIGHT_SIGNS
from game.engine.events import Said
from game.engine.zones import ZoneId
from game.games.bridge_solitaire.text import log_text as bridge
from game.games.democracy.text import log_text as democracy
from game.games.fire_gibbon.text import log_text as fire
from game.games.indian_chief.text import log_text as chief
from game.games.jersey_gin.text import log_text as jersey
from game.games.pitch.text import log_text as pitch
from game.games.sinful_gibbon.text import log_text as sinful
from game.games.skitgubbe.text import log_text as skitgubbe
from game.games.vendetta.text import log_text as vendetta
from game.presentation.announcement import Announcement, announcement_of
from game.presentation.centre import Centre, CentreKind
from game.presentation.highlight import Highlight, HighlightKind
from game.presentation.presenter import presenter_of
from game.shelf import SHELF
from game.table.animation import highlight_animation, table_sounds
from game.table.animation.animation_planner import plan_animation
from game.table.animation.animation_step import step_seconds
from game.table.animation.highlight_animation import CUTS, HIGHLIGHT_AT_REST, HighlightAnimation
from game.table.cards.table_differences import table_differences
from tests.table.animation.test_animation_planner_games import stretches
from tests.table.conftest import Play

CAUGHT = Said("caught", "Caught.", fire.ANNOUNCEMENTS["caught"], 1)
SEATS = {"indian_chief": 8, "skitgubbe": 7, "sinful_gibbon": 7, "democracy": 6}
BIG = {
    "sinful_gibbon": {"cheat", "braveheart"},
    "fire_gibbon": {"caught", "braveheart"},
    "vendetta": {"joker", "game_over"},
    "skitgubbe": {"war", "kill", "goat"},
    "indian_chief": {"wins"},
    "bridge_solitaire": {"game"},
    "jersey_gin": {"break", "wins"},
    "pitch": {"bid"},
    "democracy": {"scores", "winner"},
}
"""Codes of great moments that random players come across."""


def decide(p: Play) -> None:
    seat = p.rng.choice(p.match.seats_with_moves)
    p.match.submit(p.rng.choice(p.match.legal(seat)))


def told(p: Play) -> None:
    """Play what happened from its events alone, without the truth behind them."""
    events = list(p.match.events(0, p.told))
    p.told += len(events)
    p.view.play(events, None, presenter_of(p.rules).status(p.match.observe(0)))


def run(p: Play) -> float:
    seconds = 0.0
    while p.view.busy:
        p.view.update(1 / 60)
        seconds += 1 / 60
        assert seconds < 12
    return seconds


@pytest.mark.parametrize("game", list(SHELF))
def test_after_all_beats_every_card_is_where_the_observation_says(
    play: Callable[..., Play], game: str
) -> None:
    p = play(game, SEATS.get(game) or SHELF[game].rules.default_seats, "beats")
    p.show()
    for _ in range(25):
        if not p.match.turn.seats:
            break
        decide(p)
        shown = plan_animation(list(p.match.events(0, p.told)), p.rules.zone_registry.spec)
        told(p)
        most = sum(step_seconds(step) for step in shown) + len(shown) / 30
        assert run(p) <= most + 0.05
        assert table_differences(p.view.model, p.match.observe(0)) == []


@pytest.mark.parametrize("game", list(SHELF))
def test_a_click_shows_the_end_at_once(play: Callable[..., Play], game: str) -> None:
    p = play(game, SHELF[game].rules.default_seats, "skip")
    p.show()
    for count in range(40):
        if not p.match.turn.seats:
            break
        decide(p)
        p.tell()
        for _ in range(count % 7):
            p.view.update(1 / 30)
        if p.view.busy:
            p.press((640, 20))
            p.release((640, 20))
        assert not p.view.busy
        assert p.view.animation_player.highlight is None
        assert p.view.differences_from(p.match.observe(0)) == []


@pytest.mark.parametrize("game", list(SHELF))
def test_a_window_resized_in_mid_motion_ends_as_the_observation_says(
    play: Callable[..., Play], game: str
) -> None:
    p = play(game, SHELF[game].rules.default_seats, "resize")
    p.show()
    for count in range(12):
        if not p.match.turn.seats:
            break
        decide(p)
        p.tell()
        p.view.update(0.1)
        p.view.layout([(960, 600), (1280, 720), (1024, 768)][count % 3])
        run(p)
        assert p.view.differences_from(p.match.observe(0)) == []


@pytest.mark.parametrize("game", list(BIG))
def test_great_moments_are_made_much_of(game: str) -> None:
    found: set[str] = set()
    seats = SHELF[game].rules.default_seats
    for number in range(8):
        for _, events in stretches(game, seats, f"great {number}", 700):
            for event in events:
                if not isinstance(event, Said):
                    continue
                shown = announcement_of(event).highlight
                if shown is not None:
                    found.add(event.code)
                    assert shown.sign in HIGHLIGHT_SIGNS
                    assert len(shown.words.split()) <= 4
                    assert table_sounds.highlight_sound(event)
        if found >= BIG[game]:
            break
    assert found >= BIG[game]


@pytest.mark.parametrize("one", list(HighlightKind))
def test_a_flourish_drops_in_stands_and_leaves(one: HighlightKind) -> None:
    first, last = (
        highlight_animation.highlight_state(one, 0.0),
        highlight_animation.highlight_state(one, 1.0),
    )
    for stand in (first, last):
        assert stand.figure.cut == 0 or abs(stand.figure.y) > 50
        assert abs(stand.sign.y) > 50
        assert abs(stand.banner.x) > 90
    for step in range(101):
        stand = highlight_animation.highlight_state(one, step / 100)
        assert 0 <= stand.figure.cut <= CUTS
    calm = highlight_animation.highlight_state(one, 0.82)
    assert calm.figure._replace(cut=CUTS) == HIGHLIGHT_AT_REST.figure
    assert calm.banner == HIGHLIGHT_AT_REST.banner


def test_a_flourish_that_is_still_only_stands() -> None:
    shown = HighlightAnimation(CAUGHT, 1.2, still=True)
    for _ in range(12):
        assert shown.state == HIGHLIGHT_AT_REST
        shown.step(0.1)


def flourishing(p: Play) -> None:
    p.until_my_turn()
    seen = p.match.observe(0)
    p.view.play([CAUGHT], seen, presenter_of(p.rules).status(seen))
    p.view.update(1 / 60)
    p.view.update(1 / 60)


def shows(p: Play) -> bool:
    return p.view.animation_player.highlight is not None


def poses(p: Play) -> list[object]:
    return [(s.card, s.pose, s.overlay) for s in p.view.model.sprites()]


def test_a_flourish_lasts_no_longer_than_it_may_and_leaves_nothing(
    play: Callable[..., Play],
) -> None:
    p = play("fire_gibbon", 4, "lasts")
    flourishing(p)
    assert shows(p)
    with_it = len(p.view.drawn())
    assert run(p) <= 1.25
    p.settle()
    assert not shows(p)
    assert len(p.view.drawn()) < with_it


@pytest.mark.parametrize("how", ["click", "space", "letter"])
def test_a_skipped_flourish_leaves_the_table_as_a_whole_one(
    play: Callable[..., Play], how: str
) -> None:
    skipped, whole = play("fire_gibbon", 4, "same"), play("fire_gibbon", 4, "same")
    flourishing(skipped)
    flourishing(whole)
    if how == "click":
        skipped.press((640, 20))
        skipped.release((640, 20))
    else:
        assert skipped.key(pygame.K_SPACE if how == "space" else pygame.K_x, "x")
    assert not skipped.view.busy
    run(whole)
    for one in (skipped, whole):
        one.move((640, 20))
        one.settle()
    assert poses(skipped) == poses(whole)
    assert skipped.chosen == whole.chosen == []


def test_a_flourish_sounds_once_and_nothing_sounds_twice(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "sounds")
    p.sounds.clear()
    flourishing(p)
    run(p)
    assert p.sounds.count("sting") == 1


def test_what_is_skipped_is_heard_with_one_sound(play: Callable[..., Play]) -> None:
    p = play("pitch", 4, "skipped sounds")
    p.show()
    for _ in range(30):
        decide(p)
        p.tell()
        p.sounds.clear()
        p.view.skip()
        assert len([name for name in p.sounds if name != "turn"]) <= 1


def test_players_who_change_chairs_walk_along_the_rail(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "walk")
    p.until_my_turn()
    seen = p.match.observe(0)
    p.view.play([], seen, presenter_of(p.rules).status(seen)._replace(chairs=(0, 2, 1, 3)))
    layout, old = p.view.current_layout, dict(p.view.hud.seats.seat_change._from)
    u, goal = layout.frame.u, layout.chairs[1]
    ways, cards = [], []
    held = p.view.model.zones[ZoneId("hand", 1)][0].sprite
    for _ in range(60):
        p.view.update(1 / 60)
        ways.append([m.rect.center for m in p.view.hud.seats.portrait_sprites(layout, (), {})])
        cards.append(held.pose.x)
    first, last = ways[0], ways[-1]
    seats = list(layout.chairs)
    at = seats.index(1)
    assert abs(first[at][0] - old[1].x * u) < 4 * u
    assert abs(last[at][0] - goal.x * u) <= 2
    assert [way[seats.index(0)] for way in ways] == [first[seats.index(0)]] * 60
    assert held.pose == held.rest_pose
    steps = [way[at][0] for way in ways]
    assert all(
        abs((x - y) - (cards[-1] - steps[-1])) <= 2 for x, y in zip(cards, steps, strict=True)
    )
    f = layout.frame
    for x, y in (way[at] for way in ways):
        reach = (((x / u - f.cx) / f.rx) ** 2 + ((y / u - f.cy) / f.ry) ** 2) ** 0.5
        assert 0.8 < reach < 1.3, "along the rail, not across the felt"
    assert p.view.differences_from(p.match.observe(0)) == []


def test_the_great_moments_of_all_games_have_their_highlights() -> None:
    told: list[tuple[Announcement | Highlight, HighlightKind]]
    told = [
        (fire.ANNOUNCEMENTS["caught"], HighlightKind.CAUGHT),
        (jersey.UNDERKNOCK, HighlightKind.CAUGHT),
        (sinful.ANNOUNCEMENTS["cheat"], HighlightKind.CAUGHT),
        (sinful.ANNOUNCEMENTS["braveheart"], HighlightKind.TRIUMPH),
        (jersey.GIN, HighlightKind.TRIUMPH),
        (fire.ANNOUNCEMENTS["braveheart"], HighlightKind.TRIUMPH),
        (skitgubbe.GOAT, HighlightKind.SHAME),
        (skitgubbe.KILL, HighlightKind.STRIKE),
        (skitgubbe.WAR, HighlightKind.STRIKE),
        (jersey.KNOCK, HighlightKind.STRIKE),
        (jersey.BREAK, HighlightKind.STRIKE),
        (pitch.SMUDGED, HighlightKind.STRIKE),
        (pitch.SMUDGE_MADE, HighlightKind.AWARD),
        (pitch.WON, HighlightKind.TRIUMPH),
        (chief.BEST, HighlightKind.AWARD),
        (democracy.ISLAND, HighlightKind.AWARD),
        (bridge.RUBBER, HighlightKind.TRIUMPH),
        (vendetta.VENDETTA, HighlightKind.STRIKE),
        (sinful.ANNOUNCEMENTS["wins"], HighlightKind.TRIUMPH),
    ]
    for stated, kind in told:
        shown = stated.highlight if isinstance(stated, Announcement) else stated
        assert shown is not None
        assert shown.kind is kind
        assert shown.sign in HIGHLIGHT_SIGNS
        assert shown.words


def test_the_fire_grows_and_sinks_step_by_step(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "height")
    middle = p.view.hud.centre_piece
    middle.update(0.1, Centre(CentreKind.CAMPFIRE, 2), False)
    heights = []
    for _ in range(40):
        middle.update(1 / 60, Centre(CentreKind.CAMPFIRE, 9), False)
        heights.append(middle._fire._height or 0.0)
    assert heights == sorted(heights)
    assert heights[0] < 3
    assert heights[-1] == 9
    middle.update(1 / 60, Centre(CentreKind.CAMPFIRE, 0), True)
    assert middle._fire._height == 0


def test_whom_a_moment_is_about_shows_it_in_his_face(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "faces")
    flourishing(p)
    p.view.drawn()
    assert p.view.frame().hud.moods[1] == "sad"
    assert p.view.frame().hud.moods[2] != "sad"
    p.view.skip()
    for _ in range(120):  # a face shows it a little longer than the moment lasts
        p.view.update(1 / 60)
    p.view.drawn()
    assert p.view.frame().hud.moods[1] != "sad"


def test_cards_of_a_row_keep_their_order_while_they_travel(play: Callable[..., Play]) -> None:
    p = play("vendetta", 5, "order")
    p.show()
    for _ in range(400):
        if not p.match.turn.seats:
            break
        decide(p)
        p.tell()
        while p.view.busy:
            step = p.view.animation_player._now
            if step is not None and step.sound == "steal" and len(step.events) > 2:
                flying = [s for s in p.view.animation_player.flying if s.moving]
                painted = [s for s in p.view.drawn() if s in flying]
                laid = next(
                    [one.sprite for one in laid]
                    for laid in p.view.model.zones.values()
                    if any(one.sprite is painted[0] for one in laid)
                )
                assert [s for s in laid if s in painted] == painted
                return
            p.view.update(1 / 60)
    raise AssertionError("nothing was stolen")
