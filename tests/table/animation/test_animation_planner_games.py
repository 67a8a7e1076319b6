"""The director over all nine games: what follows from a decision is shown soon, whatever it is."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.engine.events import Event, Moved, Said, Scored, Turned
from game.engine.match import Match
from game.presentation.announcement import announcement_of
from game.shelf import SHELF
from game.table.animation.animation_planner import plan_animation
from game.table.animation.animation_speedup import (
    LONGEST_LOOK,
    LONGEST_READING,
    LONGEST_SHOW,
    SHOWN,
)
from game.table.animation.animation_step import AnimationStep, StepKind, step_seconds
from game.table.animation.highlight_animation import MOST_HIGHLIGHTS
from game.table.animation.pause_time import REVEAL_HOLD, pause_seconds
from game.table.table_dependencies import PauseKind

TABLES = [
    ("sinful_gibbon", 3), ("sinful_gibbon", 4), ("sinful_gibbon", 7),
    ("fire_gibbon", 3), ("fire_gibbon", 4), ("fire_gibbon", 7),
    ("vendetta", 3), ("vendetta", 5), ("vendetta", 7),
    ("skitgubbe", 3), ("skitgubbe", 4), ("skitgubbe", 7),
    ("indian_chief", 2), ("indian_chief", 4), ("indian_chief", 8),
    ("bridge_solitaire", 1), ("jersey_gin", 3), ("pitch", 4),
    ("democracy", 2), ("democracy", 4), ("democracy", 6),
]  # fmt: skip


def stretches(
    game: str, seats: int, seed: str, decisions: int, seat: int | None = None
) -> Iterator[tuple[Match[Any], list[Event]]]:
    """What the table is told after each of some random decisions, cut where a sheet is shown."""
    match: Match[Any] = Match(SHELF[game].open(seats), seed)
    rng, told = Random(seed), 0
    for _ in range(decisions):
        events = list(match.events(seat, told))
        told += len(events)
        while events:
            at = next((i for i, e in enumerate(events) if isinstance(e, Scored)), len(events))
            yield match, events[: at + 1]
            events = events[at + 1 :]
        if not match.turn.seats:
            return
        match.submit(rng.choice(match.legal(rng.choice(match.seats_with_moves))))


def seconds(shown: list[AnimationStep], *kinds: StepKind) -> float:
    return sum(step_seconds(step) for step in shown if step.kind in kinds)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_stretch_is_shown_soon_and_whole(game: str, seats: int) -> None:
    for match, events in stretches(game, seats, "soon", 160):
        shown = plan_animation(events, match.rules.zone_registry.spec)
        assert [event for step in shown for event in step.events] == events
        own_time = (
            StepKind.DEAL, StepKind.HIGHLIGHT, StepKind.LOOK, StepKind.SHOW, StepKind.READ
        )  # fmt: skip
        others = [kind for kind in StepKind if kind not in own_time]
        assert seconds(shown, *others) <= SHOWN + 1e-6
        assert seconds(shown, StepKind.DEAL) <= 2.2
        assert seconds(shown, StepKind.LOOK) <= LONGEST_LOOK + 1e-6
        assert seconds(shown, StepKind.SHOW) <= LONGEST_SHOW + 1e-6
        assert seconds(shown, StepKind.READ) <= LONGEST_READING + 1e-6
        highlights = [step for step in shown if step.kind is StepKind.HIGHLIGHT]
        assert len(highlights) <= MOST_HIGHLIGHTS
        assert all(step_seconds(step) <= 1.2 for step in highlights)
        assert seconds(shown, StepKind.HIGHLIGHT) <= 2.0 + 1e-6


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_shown_or_heard_depends_on_a_hidden_card(game: str, seats: int) -> None:
    """The same beats with the same sounds for somebody who sees no hand at all."""
    mine = stretches(game, seats, "veiled", 80, 0)
    theirs = stretches(game, seats, "veiled", 80, None)
    for (match, seen), (_, public) in zip(mine, theirs, strict=True):
        spec = match.rules.zone_registry.spec
        # Who owns a hand learns its order after a shuffle; that is no motion to the others.
        bare = [e for e in seen if not isinstance(e, Turned) or e.up]
        veiled = [e for e in public if not isinstance(e, Turned) or e.up]
        one = [(b.kind, b.gap, b.sound, len(b.events)) for b in plan_animation(bare, spec)]
        two = [(b.kind, b.gap, b.sound, len(b.events)) for b in plan_animation(veiled, spec)]
        assert one == two


def find(game: str, seats: int, kind: StepKind, decisions: int = 120) -> list[AnimationStep]:
    return [
        step
        for match, events in stretches(game, seats, "find", decisions)
        for step in plan_animation(events, match.rules.zone_registry.spec)
        if step.kind is kind
    ]


def thefts() -> Iterator[tuple[Match[Any], list[Event]]]:
    """What the table is told of each theft, in a match of eager Thieves."""
    match: Match[Any] = Match(SHELF["indian_chief"].open(4), "thieves")
    rng, told = Random(4), 0
    while match.turn.seats:
        legal = match.legal(rng.choice(match.seats_with_moves))
        wanted = [a for a in legal if a.verb == "steal" or (a.verb, len(a.cards)) == ("meld", 1)]
        match.submit(rng.choice(wanted or legal))
        events = list(match.events(0, told))
        told += len(events)
        if any(isinstance(event, Said) and event.code == "steals" for event in events):
            yield match, events


def test_what_a_thief_takes_is_pointed_out_and_looked_at_where_it_comes_to_lie() -> None:
    seen = 0
    for match, events in thefts():
        shown = plan_animation(events, match.rules.zone_registry.spec, 0)
        for at, step in enumerate(shown):
            said = step.events[0] if step.events else None
            if not isinstance(said, Said) or said.code != "steals":
                continue
            taken, read = shown[at + 1 : at + 3]
            (move,) = taken.events
            assert isinstance(move, Moved)
            (mark,) = announcement_of(said).marks
            assert (mark.zone, mark.at) == (move.source.zone, move.source.at)
            assert (read.reads is PauseKind.COUNT) == (said.seat != 0)
            if said.seat != 0:
                seen += 1
                assert step.hold >= 1.0
                assert read.hold >= pause_seconds(PauseKind.COUNT, said.text)
            else:
                assert step.hold == 0, "one knows what one takes oneself"
    assert seen > 1


@pytest.mark.parametrize(("seats", "least"), [(2, 3.0), (4, 4.5), (8, 6.5)])
def test_scored_melds_lie_open_as_long_as_a_count_the_longer_the_more_there_are(
    seats: int, least: float
) -> None:
    step = find("indian_chief", seats, StepKind.LOOK)[0]
    assert step.reads is PauseKind.COUNT, "short, usual, long or until a click, as one likes"
    assert step_seconds(step) >= least


def test_melds_of_all_seats_are_laid_open_at_the_same_time() -> None:
    step = find("indian_chief", 8, StepKind.REVEAL)[0]
    moves = [event for event in step.events if isinstance(event, Moved)]
    assert {move.target.zone.owner for move in moves} == set(range(8))
    assert step.gap == 0
    assert step.hold == pytest.approx(REVEAL_HOLD)


def test_votes_are_turned_together_and_held() -> None:
    step = find("democracy", 4, StepKind.TURN)[0]
    assert len([event for event in step.events if not isinstance(event, Said)]) == 4
    assert step.hold >= REVEAL_HOLD


def test_a_stolen_trick_travels_as_one() -> None:
    steals = [b for b in find("vendetta", 5, StepKind.SWEEP, 400) if b.sound == "steal"]
    assert steals
    assert all(step.gap == 0 for step in steals)


def test_the_house_turns_up_one_card_after_the_other() -> None:
    for step in find("bridge_solitaire", 1, StepKind.SWEEP, 300):
        assert not any(isinstance(e, Moved) and e.target.zone.name == "passed" for e in step.events)


def test_a_whole_pack_is_dealt_in_one_beat() -> None:
    for game, seats in (("democracy", 4), ("skitgubbe", 7), ("jersey_gin", 3)):
        assert len(find(game, seats, StepKind.DEAL, 1)) == 1


def test_what_somebody_is_rewarded_with_is_held_as_a_doubt_is() -> None:
    """Fire Gibbon: the fire spot is opened, and the next player begins a fire at once."""
    opened = 0
    for match, events in stretches("fire_gibbon", 4, "find", 300):
        shown = plan_animation(events, match.rules.zone_registry.spec)
        for step, after in itertools.pairwise([*shown, None]):
            if step is None or not any(_tells(event, "spot") for event in step.events):
                continue
            opened += 1
            assert after is not None
            assert after.reads is PauseKind.DOUBT
            assert step_seconds(after) >= 0.9
    assert opened > 5


def _tells(event: Event, code: str) -> bool:
    return isinstance(event, Said) and event.code == code


@pytest.mark.parametrize("memory", ["strict", "open"])
def test_each_card_the_house_passes_over_is_held_as_a_trick_is(memory: str) -> None:
    rules = SHELF["bridge_solitaire"].open(1, {"discard_memory": memory})
    match: Match[Any] = Match(rules, "find")
    rng, told, passed = Random("find"), 0, 0
    while match.turn.seats and passed < 20:
        events = list(match.events(0, told))
        told += len(events)
        shown = plan_animation(events, rules.zone_registry.spec)
        for step, after in itertools.pairwise(shown):
            over = [
                e for e in step.events if isinstance(e, Moved) and e.target.zone.name == "passed"
            ]
            assert len(over) <= 1
            if over and after.kind is not StepKind.SWEEP:
                assert after.reads is PauseKind.TRICK
                passed += 1
        match.submit(rng.choice(match.legal(0)))
    assert passed
