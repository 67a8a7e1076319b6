"""Moments of Vendetta: opening, tricks of all kinds, a theft, a joker in time, deals and end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

import pygame

from gallery.camera import DT, Camera, Lens, TableSpec, find_seed
from gallery.shots import Moment, moment, sheet
from game.app.play.play_scene import PlayScene
from game.engine.action import Action
from game.engine.observation import Observation
from game.presentation.presented_choice import PresentedChoice
from game.table.gestures.dragging import drop_places
from game.table.gestures.intent import drop_target

VENDETTA = TableSpec("vendetta", 5)
WILD = TableSpec("vendetta", 4, {"jokers": 4})
DEALS = TableSpec("vendetta", 4, {"deals": 3})


def rich(lens: Lens) -> pygame.Surface:
    """Open and closed tricks before several seats, and a joker across one of them."""
    return moment(find_seed(VENDETTA, _rich), _rich, lens)


def carried(lens: Lens) -> pygame.Surface:
    """A card over the trick it would steal: the coin tells what it would be worth."""
    table = find_seed(VENDETTA, _may_steal)
    camera = lens.camera()
    scene = camera.sit(table)
    camera.play(scene, _may_steal)
    camera.calm()
    theft = _thefts(scene.session.hot_seat.observe())[0]
    choices = scene.session.hot_seat.choices()
    _carry(camera, scene, next(choice for choice in choices if choice.action == theft))
    return camera.picture()


def interrupting(lens: Lens) -> pygame.Surface:
    """A joker that may be played though it is somebody else's turn."""
    return _between(find_seed(VENDETTA, _holds_joker), lens)


def last_call(lens: Lens) -> pygame.Surface:
    """A joker still in the hand after everybody has passed."""
    return moment(find_seed(WILD, _called), _called, lens)


def _carry(camera: Camera, scene: PlayScene, choice: PresentedChoice) -> None:
    """Take the card of *choice* and hold it over its place."""
    sprite = scene.view.model.sprite_of(choice.action.cards[0])
    area = drop_places.drop_area(scene.view.current_layout, drop_target(choice))
    assert sprite is not None
    assert area is not None
    start = round(sprite.pose.x - sprite.pose.wide * 0.3), round(sprite.pose.y)
    end = area.right - area.width // 4, area.bottom
    _mouse(camera, pygame.MOUSEBUTTONDOWN, start, button=1)
    for step in range(1, 9):
        at = tuple(a + (b - a) * step // 8 for a, b in zip(start, end, strict=True))
        _mouse(camera, pygame.MOUSEMOTION, at, rel=(0, 0), buttons=(1, 0, 0))
        camera.stage.frame(DT)


def _mouse(camera: Camera, kind: int, pos: tuple[int, ...], **told: Any) -> None:
    camera.stage.event(pygame.event.Event(kind, pos=pos, **told))


def _between(table: TableSpec, lens: Lens) -> pygame.Surface:
    """The moment after the person's own turn, while the next one thinks."""
    camera = lens.camera()
    scene = camera.sit(table)
    camera.play(scene, _holds_joker)
    session = scene.session
    session.turn_loop.pace = 60.0
    end = next(c for c in session.hot_seat.choices() if c.action.verb == "end")
    scene.decide(end)
    return camera.picture()


def _thefts(seen: Observation[Any]) -> list[Action]:
    """What can be stolen with one card."""
    return [
        action for action in seen.legal
        if action.verb == "add" and len(action.cards) == 1
        and action.target is not None and action.target.owner != seen.seat
    ]  # fmt: skip


def _lying(seen: Observation[Any]) -> int:
    return sum(zone.name == "trick" and bool(cards) for zone, cards in seen.zones.items())


def _may_steal(seen: Observation[Any]) -> bool:
    return len(_thefts(seen)) > 1 and _lying(seen) > 3


def _rich(seen: Observation[Any]) -> bool:
    tricks = seen.facts.tricks.values()
    runs = sum(trick.run for trick in tricks)
    closed = sum(trick.closed for trick in tricks)
    owners = {trick.owner for trick in tricks}
    return len(owners) > 3 and runs > 1 and 0 < closed < len(tricks) - 2 and bool(_thefts(seen))


def _holds_joker(seen: Observation[Any]) -> bool:
    joker = any(card is not None and card.is_joker for card in seen.cards("hand", seen.seat))
    turn = any(choice.action.verb == "end" for choice in seen.choices)
    return joker and turn and _lying(seen) > 3


def _called(seen: Observation[Any]) -> bool:
    return any(choice.action.verb == "decline" for choice in seen.choices)


MOMENTS: Mapping[str, Moment] = MappingProxyType(
    {
        "vendetta_opening": partial(moment, VENDETTA, lambda seen: True),
        "vendetta_rich": rich,
        "vendetta_carried": carried,
        "vendetta_interrupting": interrupting,
        "vendetta_last_call": last_call,
        "vendetta_seven": partial(moment, TableSpec("vendetta", 7), lambda seen: _lying(seen) > 7),
        "vendetta_three": partial(moment, TableSpec("vendetta", 3), lambda seen: _lying(seen) > 3),
        "vendetta_deal": partial(sheet, DEALS, False),
        "vendetta_end": partial(sheet, DEALS, True),
    }
)
