"""Moments of real games at the table: rewards, refills, chairs, other viewers, other windows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.engine.action import Action
from game.engine.events import Scored
from game.engine.zones import ZoneId
from game.presentation.badge import BadgeKind
from game.presentation.presented_choice import PresentedChoice
from game.presentation.presenter import presenter_of
from game.presentation.zone_look import zone_look_of
from game.table.gestures.dragging import drop_places
from game.table.gestures.hit_targets import is_hand_card
from game.table.gestures.intent import drop_target
from game.ui.accessible_node import find_node
from tests.table.conftest import Play


def verbs(p: Play) -> set[str]:
    return {c.action.verb for c in p.choices() if c.refused is None}


def test_a_reward_is_dropped_on_the_empty_place(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 3, "reward")
    p.until_my_turn(lambda: verbs(p) == {"reward"})
    target = next(t for g in p.view.gestures.selection.groups for t in g if is_hand_card(t))
    card = next(iter(target.grip.cards))
    wanted = next(c for c in p.view.gestures.selection.choices if card in c.action.cards)
    area = drop_places.drop_area(p.view.current_layout, drop_target(wanted))
    assert area is not None
    assert target.sprite is not None
    start = (
        round(target.sprite.pose.x - target.sprite.pose.wide * 0.3),
        round(target.sprite.pose.y),
    )
    p.drag(start, area.center)
    assert p.chosen == [wanted]
    p.match.submit(wanted.action)
    p.tell()
    p.settle()
    assert p.view.differences_from(p.match.observe(0)) == []


def swap(seat: int) -> PresentedChoice:
    return PresentedChoice(
        Action(0, "swap", value=seat), f"Change chairs with {{{seat}}}", None, drop_on_seat=seat
    )


def test_a_plate_is_clicked_or_dropped_on_another(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "swap")
    p.show()
    p.view.offer([swap(1), swap(2)], "Choose a chair.")
    chairs, frame = p.view.current_layout.chairs, p.view.current_layout.frame
    p.click(frame.px(chairs[2].plate).center)
    assert [c.drop_on_seat for c in p.chosen] == [2]
    p.view.offer([swap(1), swap(2)], "Choose a chair.")
    p.drag(frame.px(chairs[0].plate).center, frame.px(chairs[1].box).center)
    assert [c.drop_on_seat for c in p.chosen] == [2, 1]


def test_a_spectator_sees_no_hand(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "public")
    p.until_my_turn()
    seen = p.match.observe(None)
    p.view.show(seen, presenter_of(p.rules).status(seen))
    assert p.view.differences_from(seen) == []
    for laid in (p.view.model.zones[ZoneId("hand", s)] for s in range(4)):
        assert all(one.sprite.card is None for one in laid)
    told = [one for one in p.view.describe() if one.role == "card" and "hand" in one.value]
    assert all(one.label == "face-down card" for one in told)


def test_another_viewer_sits_below(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "viewer")
    p.until_my_turn()
    seen = p.match.observe(2)
    p.view.show(seen, presenter_of(p.rules).status(seen))
    assert p.view.current_layout.bottom == 2
    assert p.view.current_layout.chairs[2].side == "own"
    assert p.view.differences_from(seen) == []
    assert all(one.sprite.card is None for one in p.view.model.zones[ZoneId("hand", 0)])


@pytest.mark.parametrize("size", [(960, 600), (1024, 768), (2560, 1440)])
def test_the_window_may_change_at_any_moment(
    play: Callable[..., Play], size: tuple[int, int]
) -> None:
    p = play("fire_gibbon", 4, "resize")
    p.show()
    p.step()
    p.view.update(0.05)
    p.view.layout(size)
    p.view.update(0.05)
    p.settle()
    assert p.view.differences_from(p.match.observe(0)) == []
    whole = pygame.Rect(0, 0, *size)
    told = [one for one in p.view.describe() if one.role in ("card", "seat", "status")]
    assert all(whole.colliderect(one.rect) for one in told)


def test_reduced_motion_jumps_and_holds(play: Callable[..., Play]) -> None:
    p = play("pitch", 4, "still")
    p.theme.preferences = p.theme.preferences._replace(reduced_motion=True)
    p.show()
    for _ in range(40):
        if not p.step():
            break
        for _ in range(400):
            p.view.update(0.05)
            assert not any(sprite.moving for sprite in p.view.model.sprites())
            if not p.view.busy:
                break
        assert p.view.differences_from(p.match.observe(0)) == []


def test_double_speed_takes_half_the_time(play: Callable[..., Play]) -> None:
    times = []
    for speed in (1.0, 2.0):
        p = play("fire_gibbon", 4, "speed", speed=speed)
        p.show()
        p.step()
        seconds = 0.0
        while p.view.busy:
            p.view.update(0.01)
            seconds += 0.01
        times.append(seconds)
    assert times[1] == pytest.approx(times[0] / 2, abs=0.06)


def test_an_idle_table_moves_nothing(play: Callable[..., Play]) -> None:
    p = play("pitch", 4, "idle")
    p.until_my_turn()
    p.paint()
    for _ in range(200):
        moving = p.view.update(0.1)
        p.canvas.paint(p.view.drawn())
    assert not moving
    assert not p.canvas.paint(p.view.drawn())


def test_the_campfire_sleeps_after_twenty_seconds(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "fire")
    p.until_my_turn(lambda: bool(p.match.observe(0).cards("fire")))
    assert p.view.update(0.1)
    for _ in range(300):
        p.view.update(0.1)
        p.view.drawn()
    assert not p.view.update(0.1)


def test_words_aloud_hang_in_bubbles_one_a_seat(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "bubbles")
    p.until_my_turn()
    p.view.hud.speech_bubbles.clear()
    p.view.hud.speech_bubbles.say(1, "No heart, 7 or more.")
    p.view.hud.speech_bubbles.say(1, "No heart, 8 or more.")
    p.view.hud.speech_bubbles.say(2, "I doubt it!")
    told = [(o.label, o.value) for o in p.view.describe() if o.role == "bubble"]
    assert told == [("Player 1", "No heart, 8 or more."), ("Player 2", "I doubt it!")]
    for _ in range(60):
        p.view.update(0.1)
    assert not [o for o in p.view.describe() if o.role == "bubble"]


def test_the_log_opens_with_its_key_and_names_players(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "log", speed=0.0)
    p.show()
    for _ in range(12):
        p.step()
    assert p.key(pygame.K_l, "l")
    lines = [one.label for one in p.view.describe() if one.role == "line"]
    assert lines
    assert not any("{" in line for line in lines)
    assert any("Player" in line for line in lines)
    assert p.key(pygame.K_ESCAPE)
    assert find_node(p.view.describe(), "log").value == "closed"


def test_a_score_is_reported_and_the_table_waits(play: Callable[..., Play]) -> None:
    p = play("pitch", 4, "score")
    heard: list[Scored] = []
    p.view.on_scored = heard.append
    p.show()
    while not heard:
        seat = p.match.turn.seats[0]
        p.match.submit(p.rng.choice(p.match.legal(seat)))
        events: list[Any] = list(p.match.events(0, p.told))
        p.told += len(events)
        at = next((i for i, e in enumerate(events) if isinstance(e, Scored)), None)
        seen = p.match.observe(0)
        status = presenter_of(p.rules).status(seen)
        if at is None:
            p.view.play(events, seen, status)
            p.view.skip()
            continue
        p.view.play(events[: at + 1], None, status)
        p.settle()
        p.view.play(events[at + 1 :], seen, status)
        p.settle()
    assert p.view.differences_from(p.match.observe(0)) == []


def test_looking_into_the_ashes_is_told_off(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "ashes")
    p.until_my_turn(lambda: bool(p.match.observe(0).cards("discards")))
    sprite = p.view.model.zones[ZoneId("discards")][-1].sprite
    p.click((round(sprite.pose.x), round(sprite.pose.y)))
    assert p.view.hud.refusal == zone_look_of(p.rules.zone_registry.specs["discards"]).note


def test_signs_explain_themselves_under_the_pointer(play: Callable[..., Play]) -> None:
    p = play("pitch", 4, "tips")
    p.until_my_turn()
    seen = p.match.observe(0)
    badge = next(b for b in presenter_of(p.rules).status(seen).badges if b.kind is BadgeKind.DEALER)
    chair = p.view.current_layout.chairs[badge.seat]
    u = p.view.current_layout.frame.u
    p.move((round(chair.x * u), round(chair.y * u)))
    p.view.update(0.6)
    words = next(o.label for o in p.view.describe() if o.role == "tooltip")
    assert badge.tip in words
    p.move((2, 2))
    assert not [o for o in p.view.describe() if o.role == "tooltip"]


def test_nothing_on_the_table_is_painted_in_an_odd_format(play: Callable[..., Play]) -> None:
    """A picture not in the screen's own format would be fifty times slower to paint."""
    p = play("fire_gibbon", 4, "format")
    p.until_my_turn()
    p.view.drawn()
    masks = pygame.Surface((1, 1), pygame.SRCALPHA).convert_alpha().get_masks()
    for sprite in p.view.model.sprites():
        picture = sprite._picture
        if picture is not None:
            assert picture.get_masks() == masks


def test_an_answered_question_stands_there_no_longer(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "answered")
    p.until_my_turn()
    p.view.hud.show_refusal("Those cards stay face down.")
    assert find_node(p.view.describe(), "Those cards stay face down.").role == "status"
    choice = next(c for c in p.choices() if c.refused is None)
    p.view.gestures.flow.choose(choice)
    assert next(o.label for o in p.view.describe() if o.role == "status") == ""
    p.view.hud.queue_line("{1} is caught in a lie.")
    assert next(o.label for o in p.view.describe() if o.role == "status").endswith("in a lie.")
