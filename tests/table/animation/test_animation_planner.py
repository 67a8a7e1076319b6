"""The director: which events belong together, how long they take and what holds them up."""

from __future__ import annotations

import pytest

from game.engine.cards import card
from game.engine.events import Event, Moved, Said, Scored, Shuffled, Turned
from game.engine.zones import Audience, Place, ZoneId, ZoneRegistry, ZoneSpec
from game.presentation.announcement import ALOUD, Announcement
from game.presentation.cue import Cue
from game.presentation.highlight import Highlight, HighlightKind
from game.presentation.zone_look import Shape, Spot, ZoneLook
from game.table.animation import flight_time
from game.table.animation.animation_pace import AnimationPace
from game.table.animation.animation_planner import plan_animation
from game.table.animation.animation_speedup import SHOWN
from game.table.animation.animation_step import StepKind, step_seconds
from game.table.animation.flight_time import DEAL_EACH
from game.table.animation.pause_time import REVEAL_HOLD
from game.table.cards.poses.pose import Pose, interpolate_pose
from game.table.cards.tween import (
    Tween,
    TweenStyle,
    in_out_cubic,
    in_out_sine,
    linear,
    out_back,
    out_cubic,
    out_quad,
)

DECK, TRICK, PILE = ZoneId("deck"), ZoneId("trick"), ZoneId("pile")


def zone_registry() -> ZoneRegistry:
    made = ZoneRegistry()
    made.shared(ZoneSpec("deck", Audience.NOBODY, ZoneLook(Shape.PILE, Spot.BESIDE)))
    made.shared(ZoneSpec("trick", Audience.EVERYONE, ZoneLook(Shape.TRICK, Spot.CENTRE)))
    made.shared(ZoneSpec("pile", Audience.NOBODY, ZoneLook(Shape.PILE, Spot.BESIDE)))
    made.each(ZoneSpec("hand", Audience.OWNER, ZoneLook(Shape.FAN, Spot.HAND)), 4)
    return made


def hand(seat: int) -> ZoneId:
    return ZoneId("hand", seat)


def moved(source: ZoneId, target: ZoneId, at: int = 0) -> Moved:
    return Moved(None, Place(source, at), Place(target, 0), False)


def test_a_deal_is_one_beat_with_a_stagger() -> None:
    dealt = [moved(DECK, hand(i % 4), 51 - i) for i in range(16)]
    (step,) = plan_animation(dealt, zone_registry().spec)
    assert step.kind is StepKind.DEAL
    assert step.events == tuple(dealt)
    assert 0.06 <= step.gap <= 0.08
    assert step.sound == "deal"


def test_a_long_deal_shrinks_its_stagger_to_a_second_and_a_half() -> None:
    dealt = [moved(DECK, hand(i % 4)) for i in range(52)]
    (step,) = plan_animation(dealt, zone_registry().spec)
    assert step.gap * 51 + DEAL_EACH <= 1.5


def test_a_card_played_alone_is_a_beat_of_its_own() -> None:
    first, second = moved(hand(0), TRICK), Said("play", "", seat=0)
    kinds = [
        b.kind for b in plan_animation([first, second, moved(hand(1), TRICK)], zone_registry().spec)
    ]
    assert kinds == [StepKind.PLAY, StepKind.SAY, StepKind.PLAY]


def test_a_trick_is_looked_at_before_it_is_swept() -> None:
    swept = [moved(TRICK, PILE) for _ in range(4)]
    (step,) = plan_animation(swept, zone_registry().spec)
    assert step.kind is StepKind.SWEEP
    assert step.before == pytest.approx(0.7)


def test_a_reveal_is_held() -> None:
    place = Place(TRICK, 0)
    up, down = plan_animation(
        [Turned(card("Kh"), place, True), Turned(card("Kh"), place, False)], zone_registry().spec
    )
    assert up.kind is StepKind.TURN
    assert up.hold == pytest.approx(0.7)
    assert up.sound == "flip"
    assert down.hold < 0.2


def test_words_aloud_take_a_moment_and_silent_ones_none() -> None:
    aloud, silent = plan_animation(
        [Said("bid", "Two.", ALOUD, 0, 2), Said("deal", "")], zone_registry().spec
    )
    assert aloud.hold > 0
    assert silent.hold == 0


def test_no_event_is_lost_or_doubled() -> None:
    events: list[Event] = [
        Shuffled(DECK), *(moved(DECK, hand(i % 4)) for i in range(8)), Said("a", ""),
        moved(hand(2), TRICK), moved(hand(3), TRICK), moved(TRICK, PILE), moved(TRICK, PILE),
        moved(DECK, hand(1)), Scored("Round 1"),
    ]  # fmt: skip
    assert [
        e for step in plan_animation(events, zone_registry().spec) for e in step.events
    ] == events


@pytest.mark.parametrize(
    ("pixels", "least", "most"), [(0, 0.26, 0.26), (400, 0.3, 0.4), (5000, 0.52, 0.52)]
)
def test_cards_are_pushed_by_hands(pixels: float, least: float, most: float) -> None:
    assert least <= flight_time.play_seconds(pixels) <= most


def test_refused_cards_glide_home_in_a_quarter_second() -> None:
    assert 0.2 <= flight_time.return_seconds(0) <= flight_time.return_seconds(9999) <= 0.26


def test_the_pace_shortens_motion_and_holds() -> None:
    assert AnimationPace(2.0).seconds(0.4) == pytest.approx(0.2)
    assert AnimationPace(0.0).seconds(0.4) == 0
    assert AnimationPace(0.0).pause(0.7) == 0
    assert AnimationPace(1.0, still=True).seconds(0.4) == 0
    assert AnimationPace(1.0, still=True).pause(0.7) == pytest.approx(0.7)


@pytest.mark.parametrize(
    "easing", [linear, out_quad, out_cubic, in_out_cubic, in_out_sine, out_back]
)
def test_easings_begin_at_the_start_and_end_at_the_goal(easing: object) -> None:
    assert callable(easing)
    assert easing(0.0) == pytest.approx(0.0, abs=1e-9)
    assert easing(1.0) == pytest.approx(1.0)


def test_going_home_overshoots_by_no_more_than_four_per_cent() -> None:
    most = max(out_back(i / 200) for i in range(201))
    assert 1.0 < most <= 1.06


def test_a_tween_waits_moves_and_arrives() -> None:
    start, goal = Pose(0, 0, 170, 100, 0), Pose(100, 50, -170, 50, 1)
    tween = Tween(start, goal, 0.2, 0.1, TweenStyle(linear))
    tween.step(0.05)
    assert tween.waiting
    assert tween.pose == start
    tween.step(0.15)
    assert tween.part == pytest.approx(0.5)
    assert tween.pose.x == pytest.approx(50)
    assert tween.pose.turn == pytest.approx(180)
    tween.step(0.2)
    assert tween.done
    assert tween.pose == goal


def test_turning_takes_the_shorter_way() -> None:
    assert interpolate_pose(Pose(0, 0, 0, 1, 0), Pose(0, 0, 270, 1, 0), 0.5).turn == pytest.approx(
        -45
    )


def test_what_was_revealed_is_not_looked_at_twice() -> None:
    shown = Turned(card("Kh"), Place(TRICK, 0), True)
    swept = [moved(TRICK, PILE) for _ in range(3)]
    reveal, sweep = plan_animation([shown, Said("caught", "Caught."), *swept], zone_registry().spec)
    assert reveal.hold >= REVEAL_HOLD
    assert sweep.kind is StepKind.SWEEP
    assert sweep.before == 0


def test_the_sentence_about_a_revealed_card_stands_while_the_card_is_seen() -> None:
    shown, words = Turned(card("Kh"), Place(TRICK, 0), True), Said("caught", "Caught.")
    reveal, rest = plan_animation(
        [shown, words, Said("crash", "The fire goes out.")], zone_registry().spec
    )
    assert reveal.events == (shown, words)
    assert reveal.hold == pytest.approx(1.1)
    assert rest.kind is StepKind.SAY


def test_words_spoken_aloud_wait_until_a_revealed_card_was_seen() -> None:
    shown, words = Turned(card("Kh"), Place(TRICK, 0), True), Said("doubt", "Hm!", ALOUD, 1)
    reveal, said = plan_animation([shown, words], zone_registry().spec)
    assert reveal.events == (shown,)
    assert said.hold > 0


def test_a_card_that_lands_turns_a_little_too_far_and_never_grows() -> None:
    start, goal = Pose(0, 0, 0, 100, 0), Pose(300, 0, 50, 100, 0)
    tween = Tween(start, goal, 1.0, style=TweenStyle(settles=True))
    turns, widths = [], []
    for _ in range(100):
        tween.step(0.01)
        turns.append(tween.pose.turn)
        widths.append(tween.pose.wide)
    assert 50 < max(turns) <= 51
    assert turns[-1] == 50
    assert set(widths) == {100}


def test_a_dealt_card_swings_aside_and_comes_to_its_place() -> None:
    start, goal = Pose(0, 0, 0, 100, 0), Pose(300, 0, 0, 100, 0)
    tween = Tween(start, goal, 1.0, style=TweenStyle(bow=0.12))
    aside = []
    for _ in range(100):
        tween.step(0.01)
        aside.append(abs(tween.pose.y))
    assert 20 < max(aside) <= 36.1
    assert tween.pose == goal


def test_many_events_are_hurried_all_alike() -> None:
    events: list[Event] = []
    for seat in range(12):
        events += [moved(hand(seat % 4), TRICK), Said("plays", "", seat=seat % 4)]
    shown = plan_animation(events, zone_registry().spec)
    assert sum(step_seconds(step) for step in shown) == pytest.approx(SHOWN)
    assert len({step.quick for step in shown}) == 1


def test_a_lesser_moment_among_greater_ones_passes_with_its_words() -> None:
    kinds = [HighlightKind.AWARD, HighlightKind.STRIKE, HighlightKind.TRIUMPH]
    told = [Announcement(Cue.NONE, highlight=Highlight(kind, "Now")) for kind in kinds]
    events = [Said("x", "", shown, n) for n, shown in enumerate(told)]
    shown = [
        b.said for b in plan_animation(events, zone_registry().spec) if b.kind is StepKind.HIGHLIGHT
    ]
    assert shown == events[1:]
