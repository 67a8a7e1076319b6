"""Moments of Indian Chief: the tray, heaps, suits, the reveal, Thieves, a full table, the end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

import pygame

from gallery.camera import DT, LONG, Condition, Lens, TableSpec, decide, find_seed
from gallery.shots import Moment, curtain, moment, sheet, verbs
from game.engine.observation import Observation
from game.table.gestures.hit_targets import is_hand_card

CHIEF = TableSpec("indian_chief")
MANUAL = TableSpec("indian_chief", 4, {"declare": "manual"})
EIGHT = TableSpec("indian_chief", 8)


def tray(table: TableSpec, cards: int, turn: int, lens: Lens) -> pygame.Surface:
    """So many cards of the hand on the tray, those that make most."""
    camera = lens.camera()
    scene = camera.sit(table)
    camera.play(scene, lambda seen: seen.facts.turn == turn and "meld" in verbs(seen))
    camera.calm()
    hands = scene.view.gestures
    fitting = [
        c
        for c in hands.selection.choices
        if len(c.action.cards) == cards and c.input_hints.staging_area
    ]
    best = max(
        fitting,
        key=lambda c: _figure(
            c.input_hints.staging_area.figure if c.input_hints.staging_area else ""
        ),
    )
    tray = best.input_hints.staging_area
    order = [card for part in tray.parts for card in part] if tray else []
    for card in order or best.action.cards:
        own = [one for group in hands.selection.groups for one in group if is_hand_card(one)]
        hands.clicks.click(next(one for one in own if card in one.grip.cards))
    return camera.picture()


def reveal(table: TableSpec, turn: int, lens: Lens) -> pygame.Surface:
    """All melds turned up, with what each is worth."""
    camera = lens.camera(speed=1.0)
    scene = camera.sit(table)
    for _ in range(LONG):
        session = scene.session
        if scene.view.busy:
            camera.stage.frame(DT)
            told = [one for one in scene.view.describe() if one.role == "worth"]
            if session.match.state_copy().facts.turn >= turn and len(told) == table.seats:
                break
        else:
            camera.stage.pass_time(DT)
        if not scene.view.busy and session.hot_seat.to_act == session.hot_seat.viewer:
            seen = session.hot_seat.observe()
            if seen.choices:
                decide(scene, seen)
    for _ in range(20):
        camera.stage.frame(DT)
    return camera.snapshot()


def thief(table: TableSpec, lens: Lens) -> pygame.Surface:
    """One's own Thief before the melds of the others."""
    hoped: Condition = _steals
    return moment(find_seed(table, hoped), hoped, lens)


def _steals(seen: Observation[Any]) -> bool:
    return "steal" in verbs(seen)


def _figure(text: str) -> int:
    return int(text.replace("−", "-")) if text.strip("−").isdigit() else -99


MOMENTS: Mapping[str, Moment] = MappingProxyType(
    {
        "indian_chief_opening": partial(moment, CHIEF, lambda seen: True),
        "indian_chief_tray": partial(tray, CHIEF, 3, 1),
        "indian_chief_heaps": partial(tray, MANUAL, 7, 2),
        "indian_chief_suits": partial(tray, MANUAL, 6, 1),
        "indian_chief_reveal": partial(reveal, CHIEF, 2),
        "indian_chief_eight": partial(reveal, EIGHT, 3),
        "indian_chief_thief": partial(thief, CHIEF),
        "indian_chief_two": partial(tray, TableSpec("indian_chief", 2), 2, 2),
        "indian_chief_curtain": partial(curtain, CHIEF._replace(friends=1), 5),
        "indian_chief_end": partial(sheet, CHIEF, True),
        "indian_chief_end_eight": partial(sheet, EIGHT, True),
    }
)
