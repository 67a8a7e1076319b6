"""The set-up: every value can be chosen by hand and by keys, and what is chosen is dealt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from game.app.scenes.routes import SetupRoute, TitleRoute
from game.app.setup.setup_scene import SetupScene
from game.engine.options import OptionSpec, Value
from game.shelf import SHELF, game_entry
from game.ui.widgets.radio_group import RadioGroup
from game.ui.widgets.stepper import Stepper
from game.ui.widgets.toggle import Toggle
from tests.app.driver.app_driver import Pilot, flying

GAMES = list(SHELF)
SIZES = [(960, 600, 2.0), (1280, 720, 1.0), (2560, 1080, 2.0)]


class Ground(NamedTuple):
    """How a table must be before a value can be chosen: players, and another option."""

    seats: int
    first: tuple[tuple[str, Value], ...] = ()


def specs(game: str) -> list[OptionSpec]:
    return list(game_entry(game).rules.options_type.describe())


def grounds(game: str) -> Iterator[Ground]:
    """Tables from the most usual one on."""
    rules = game_entry(game).rules
    plain = rules.options_type()
    seats = sorted(rules.players, key=lambda n: n != rules.default_seats)
    for first in [(), *(((s.key, v),) for s in specs(game) for v in s.choices)]:
        for number in seats:
            if not rules.options_type.read({**plain.written(), **dict(first)}).why_invalid(number):
                yield Ground(number, first)


def ground_for(game: str, spec: OptionSpec, value: Value) -> Ground:
    """The first table at which *value* can be chosen; there is one for every value."""
    kind = game_entry(game).rules.options_type
    for ground in grounds(game):
        before = kind.read(dict(ground.first))
        after = kind.read({**dict(ground.first), spec.key: value})
        fixed = {*dict(ground.first), *before.idle(ground.seats)}
        if spec.key not in fixed and not after.why_invalid(ground.seats):
            return ground
    raise AssertionError(f"{game}: {spec.key}={value} can never be chosen")


MOST: dict[str, dict[str, Value]] = {"pitch": {"variant": "cutthroat"}, "skitgubbe": {"decks": 2}}
"""What the most players of a game need."""


def open_setup(pilot: Pilot, game: str, ground: Ground | None = None) -> SetupScene:
    """A fresh set-up with all details."""
    scene = SetupScene(pilot.context, game)
    scene.model.reset()
    if ground is not None:
        scene.model.set_seat_count(ground.seats)
        scene.model.options |= dict(ground.first)
    scene.details = True
    pilot.context.stack.push(scene)
    pilot.settle()
    return scene


def row(scene: SetupScene, label: str) -> RadioGroup | Toggle | Stepper:
    for root in scene.form.roots:
        for leaf in root.leaves():
            if leaf.label == label and isinstance(leaf, RadioGroup | Toggle | Stepper):
                return leaf
    raise AssertionError(f"there is no row {label!r}")


def walk_to(pilot: Pilot, scene: SetupScene, label: str) -> None:
    """Bring the focus to a row with the keys alone."""
    for key in [pygame.K_UP] * 60 + [pygame.K_DOWN] * 90:
        here = scene.form.focused
        if (
            here is not None
            and here.label == label
            and isinstance(here, RadioGroup | Toggle | Stepper)
        ):
            return
        pilot.key(key)
    raise AssertionError(f"the keys never came to {label!r}")


def step(pilot: Pilot, scene: SetupScene, spec: OptionSpec, goal: int) -> None:
    """One key towards a value."""
    now = spec.choices.index(scene.model.options[spec.key])
    walk_to(pilot, scene, spec.label)
    way = pygame.K_RIGHT if now < goal else pygame.K_LEFT
    pilot.key(pygame.K_SPACE if spec.is_switch else way)


def click(pilot: Pilot, scene: SetupScene, spec: OptionSpec, goal: int) -> None:
    """One click towards a value."""
    now = spec.choices.index(scene.model.options[spec.key])
    at = row(scene, spec.label)
    if at.rect.top < scene._area.rect.top or at.rect.bottom > scene._area.rect.bottom:
        scene._area.scroll_by(at.rect.centery - scene._area.rect.centery)
        pilot.settle()
        at = row(scene, spec.label)
    if isinstance(at, RadioGroup):
        pilot.click_at(at.pills()[goal].center)
    elif isinstance(at, Stepper):
        pilot.click_at(at.signs()[1 if now < goal else 0].center)
    else:
        pilot.click_at(at.control().center)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "key"), [(game, spec.key) for game in GAMES for spec in specs(game)]
)
@pytest.mark.parametrize("way", [step, click])
def test_every_value_can_be_chosen(
    way: Callable[[Pilot, SetupScene, OptionSpec, int], None], game: str, key: str, tmp_path: Path
) -> None:
    spec = next(s for s in specs(game) if s.key == key)
    wanted: dict[Ground, list[Value]] = {}
    for value in spec.choices:
        wanted.setdefault(ground_for(game, spec, value), []).append(value)
    with flying(tmp_path) as pilot:
        for ground, values in wanted.items():
            scene = open_setup(pilot, game, ground)
            begun = dict(scene.model.options)
            for value in values:
                goal = spec.choices.index(value)
                for _ in range(len(spec.choices)):
                    if scene.model.options[key] == value:
                        break
                    way(pilot, scene, spec, goal)
                assert scene.model.options == {**begun, key: value}
                assert not scene.model.why_not_dealable()
            pilot.context.stack.pop()
            pilot.settle()


@pytest.mark.parametrize("game", GAMES)
def test_what_was_chosen_is_dealt_and_remembered(game: str, tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        scene = open_setup(pilot, game)
        for spec in specs(game):
            other = next(v for v in spec.choices if v != spec.default)
            if not scene.model.barred(spec.key, other) and spec.key not in scene.model.idle:
                goal = spec.choices.index(other)
                for _ in range(len(spec.choices)):
                    if scene.model.options[spec.key] != other:
                        click(pilot, scene, spec, goal)
        chosen, seats = dict(scene.model.options), scene.model.seats
        assert chosen != game_entry(game).rules.options_type().written()
        pilot.click("Deal", "button")
        match = pilot.play.session.match
        assert match.rules.options.written() == chosen
        assert match.rules.seats == seats
        pilot.context.open(TitleRoute())
        again = SetupScene(pilot.context, game)
        assert (again.model.options, again.model.seats) == (chosen, seats)
        pilot.context.stack.push(again)
        pilot.settle()
        pilot.click("As usual", "button")
        assert again.model.usual
        assert "As usual" not in pilot.labels()


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_had_is_not_chosen_and_says_why(game: str, tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        for seats in game_entry(game).rules.players:
            if game_entry(game).rules.options_type().why_invalid(seats):
                continue
            scene = open_setup(pilot, game, Ground(seats))
            told = " ".join(
                [thing.label for thing in pilot.things()]
                + [leaf.refusal for root in scene.form.roots for leaf in root.leaves()]
            )
            for spec in specs(game):
                at = row(scene, spec.label)
                if isinstance(at, RadioGroup):
                    for pick, value in zip(at.picks, spec.choices, strict=True):
                        assert pick.refusal == scene.model.barred(spec.key, value)
                        assert pick.refusal in told
                elif isinstance(at, Toggle):
                    why = scene.model.barred(spec.key, not at.on)
                    assert at.enabled == (not why)
                    assert why in told
            pilot.context.stack.pop()
            pilot.settle()


def test_an_option_that_does_nothing_says_so(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        scene = open_setup(pilot, "democracy", Ground(5))
        assert row(scene, "Length of the days").refusal.startswith("With five players")
        scene = open_setup(pilot, "democracy", Ground(4))
        assert not row(scene, "Length of the days").refusal
        scene = open_setup(pilot, "skitgubbe")
        assert row(scene, "Seconds to sluff").refusal


def test_two_people_at_one_screen_do_not_interrupt_each_other(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        scene = open_setup(pilot, "vendetta")
        assert scene.model.options["joker_timing"] == "any_time"
        scene.model.set_level(1, "")
        assert scene.model.options["joker_timing"] == "own_turn"
        scene._set_option("joker_timing", "any_time")
        scene.model.set_level(2, "")
        assert scene.model.options["joker_timing"] == "any_time"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("wide", "tall", "text"), SIZES)
def test_nothing_sticks_out_of_the_sheet(
    game: str, wide: int, tall: int, text: float, tmp_path: Path
) -> None:
    with flying(tmp_path, text_scale=text) as pilot:
        pilot.loop.stage.resize(pygame.Surface((wide, tall)))
        scene = open_setup(pilot, game)
        pilot.settle()
        for root in scene.form.roots:
            for leaf in root.leaves():
                assert leaf.rect.left >= scene._sheet.rect.left, leaf.label
                assert leaf.rect.right <= scene._sheet.rect.right, leaf.label
                parts = leaf.describe()
                for part in parts:
                    assert part.rect.right <= scene._area.rect.right or leaf not in inside(scene)


def inside(scene: SetupScene) -> list[object]:
    return list(scene._area.leaves())


@pytest.mark.parametrize("game", GAMES)
def test_four_chairs_and_the_details_are_in_sight_at_once(tmp_path: Path, game: str) -> None:
    with flying(tmp_path, width=1280, height=720) as pilot:
        pilot.context.open(SetupRoute(game))
        scene = pilot.context.stack.top
        assert isinstance(scene, SetupScene)
        if 4 in game_entry(game).rules.players:
            scene.model.set_seat_count(4)
        pilot.settle()
        scene.again()
        assert scene._area.rect.contains(pilot.find("Details of the game").rect)
        assert not scene._area.scroll_by(1), "nothing is below the fold"


@pytest.mark.parametrize("game", GAMES)
def test_the_first_options_are_seen_once_the_details_are_asked_for(
    tmp_path: Path, game: str
) -> None:
    with flying(tmp_path, width=1280, height=720) as pilot:
        pilot.context.open(SetupRoute(game))
        pilot.settle()
        pilot.click("Details of the game")
        pilot.settle()
        scene = pilot.context.stack.top
        assert isinstance(scene, SetupScene)
        view = scene._area.rect
        options = scene._options()[:2]
        tall = sum(each.wanted(view.width)[1] for each in options)
        switch = pilot.find("Details of the game").rect
        assert view.contains(switch)
        at_the_end = not scene._area.scroll_by(1)
        assert at_the_end or view.bottom - switch.bottom >= tall


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (2560, 1440)])
@pytest.mark.parametrize("game", GAMES)
def test_the_most_chairs_are_in_sight_at_once(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    with flying(tmp_path, width=size[0], height=size[1]) as pilot:
        scene = SetupScene(pilot.context, game)
        most = game_entry(game).rules.players[-1]
        scene.model.options |= MOST.get(game, {})
        scene.model.set_seat_count(most)
        pilot.context.stack.push(scene)
        pilot.settle()
        assert scene.model.seats == most
        assert not scene._area.scroll_by(1), "nothing is below the fold"
        names = [each.rect for each in pilot.context.stack.top.describe() if each.role == "field"]
        assert len(names) == most
        assert all(scene._area.rect.contains(rect) for rect in names)


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
@pytest.mark.parametrize("chairs", [5, 6])
def test_many_chairs_stand_apart_where_there_is_room(
    tmp_path: Path, chairs: int, size: tuple[int, int]
) -> None:
    with flying(tmp_path, width=size[0], height=size[1]) as pilot:
        scene = SetupScene(pilot.context, "sinful_gibbon")
        scene.model.set_seat_count(chairs)
        pilot.context.stack.push(scene)
        pilot.settle()
        names = [each.rect for each in pilot.things() if each.role == "field"]
        gaps = [below.top - above.bottom for above, below in pairwise(names)]
        assert len(gaps) == chairs - 1
        assert min(gaps) >= scene.theme.units(1)
        assert not scene._area.scroll_by(1), "nothing is below the fold"
