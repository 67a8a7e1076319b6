"""How a person would say a decision at the table: by clicks, by a drag, or by keys alone.

Nothing here reaches behind the table: points are looked up as eyes would, and every gesture is
made of the events a window sends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Protocol

import pygame

from game.presentation.presented_choice import PresentedChoice
from game.table.controls.choice_text import short_label
from game.table.gestures.dragging import drop_places
from game.table.gestures.hit_targets import HitTarget, is_hand_card
from game.table.gestures.intent import drop_target
from game.table.table_view import TableView
from game.ui.accessible_node import find_node
from game.ui.widgets.widget import Widget

_ARROWS = {
    (-1, 0): pygame.K_LEFT, (1, 0): pygame.K_RIGHT, (0, -1): pygame.K_UP, (0, 1): pygame.K_DOWN,
}  # fmt: skip
ROUND = 4
"""Whoever came to the same place more often goes round in circles, and tries another arrow."""


class Fingers(Protocol):
    """What has a mouse and a keyboard before a table: a bare table, or the whole app."""

    @property
    def view(self) -> TableView:
        """The table."""
        ...

    def done(self) -> bool:
        """Whether a decision was made."""
        ...

    def rest(self) -> None:
        """Let what moves come to rest."""
        ...

    def move(self, pos: tuple[int, int]) -> None:
        """Points there."""
        ...

    def click(self, pos: tuple[int, int]) -> None:
        """Press and release there."""
        ...

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Take hold at *start* and let go at *end*."""
        ...

    def key(self, key: int, text: str = "") -> object:
        """Press a key."""
        ...


class Unsaid(AssertionError):
    """A decision that could not be said this way."""


def by_clicks(p: Fingers, choice: PresentedChoice) -> None:
    """Click what *choice* begins with, then whatever asks back."""
    things = begin(p, choice)
    if not things:
        _click_button(p, choice)
    for target in things:
        p.click(point_on(p, target))
        p.rest()
    _click_answer(p, choice)


def by_drag(p: Fingers, choice: PresentedChoice) -> bool:
    """Drags it where it belongs; False for what is only a word, for which there is a button."""
    things = begin(p, choice)
    if not things:
        return False
    apart = p.view.gestures.selection.staged.requested
    for target in things[:-1] if apart else things if len(things) > 1 else []:
        p.click(point_on(p, target))
        p.rest()
    held = things[-1]
    if choice.drop_on_seat is not None:
        held = _plate(p, p.view.current_layout.bottom)
    start = point_on(p, held)
    p.drag(start, drop_point(p, choice, start, held))
    p.rest()
    _click_answer(p, choice)
    return True


def by_keys(p: Fingers, choice: PresentedChoice) -> None:
    """Walk there with Tab and arrows, and say it with Space and Enter."""
    things = begin(p, choice)
    if not things:
        _walk(p, _button(p, choice, lambda more: _press(p, more)))
        p.key(pygame.K_RETURN, "\r")
        p.rest()
    for target in things:
        _walk(p, _again(p, target))
        p.key(pygame.K_SPACE, " ")
        p.rest()
    staged = p.view.gestures.selection.staged.requested
    if things and not p.done() and len(choice.action.cards) > 1 and not staged:
        p.key(pygame.K_RETURN, "\r")
        p.rest()
    if (
        not p.done()
        and p.view.gestures.selection.dialog is None
        and p.view.gestures.selection.chooser is not None
    ):
        widget = _in_chooser(p, choice, lambda more: _press(p, more))
        _walk(p, widget)
        p.key(pygame.K_RETURN, "\r")
    p.rest()
    if p.view.gestures.selection.dialog is not None:
        p.key(pygame.K_LEFT)
        p.key(pygame.K_RETURN, "\r")


def begin(p: Fingers, choice: PresentedChoice) -> list[HitTarget]:
    """Put everything down; return what has to be taken hold of for *choice*."""
    for _ in range(3):
        hands = p.view.gestures
        if (
            hands.selection.picked
            or hands.selection.chooser is not None
            or hands.selection.dialog is not None
        ):
            p.key(pygame.K_ESCAPE)
            p.rest()
    every = [target for group in p.view.gestures.selection.groups for target in group]
    if choice.drop_on_seat is not None:
        return [_plate(p, choice.drop_on_seat)]
    if choice.grab_at is not None:
        found = [one for one in every if one.grip.touch == choice.grab_at]
        if not found:
            raise Unsaid(f"{choice.label}: nothing to take hold of at {choice.grab_at}")
        return found
    things = []
    tray = choice.input_hints.staging_area
    parted = tray is not None and tray.parts
    for card in (
        [c for part in tray.parts for c in part] if tray and parted else choice.action.cards
    ):
        same = [one for one in every if card in one.grip.cards]
        if not same:
            raise Unsaid(f"{choice.label}: the {card.words} cannot be reached")
        things.append(same[0])
    return things


def point_on(p: Fingers, target: HitTarget) -> tuple[int, int]:
    """A point where a click means *target* and nothing that lies over it."""
    target = _again(p, target)
    for point in _points(target.rect):
        if _under(p, point) == target.name and not _covered(p, point):
            p.move(point)
            if _under(p, point) == target.name:
                return point
    raise Unsaid(f"no point of {target.name} {target.grip} can be clicked")


def drop_point(
    p: Fingers, choice: PresentedChoice, start: tuple[int, int], target: HitTarget
) -> tuple[int, int]:
    """A point where letting go means the place of *choice*."""
    layout, place = p.view.current_layout, drop_target(choice)
    area = drop_places.drop_area(layout, place)
    if area is None:
        raise Unsaid(f"{choice.label}: {place} has no place on the table")
    legal = [c for c in p.view.gestures.selection.choices if c.refused is None]
    places = {drop_target(c): drop_places.drop_area(layout, drop_target(c)) for c in legal}
    known = {t: a for t, a in places.items() if a is not None}
    for point in _points(area.clip(pygame.Rect(0, 0, *layout.frame.size)), fine=True):
        box = target.rect.move(point[0] - start[0], point[1] - start[1])
        if drop_places.place_under_drag(known, point, box) == place:
            return point
    raise Unsaid(f"{choice.label}: every point of {place} belongs to another place")


def _again(p: Fingers, target: HitTarget) -> HitTarget:
    """The same target after cards have moved."""
    every = [one for group in p.view.gestures.selection.groups for one in group]
    for one in every:
        if target.sprite is not None and one.sprite is target.sprite:
            return one
        if target.sprite is None and one.name == target.name:
            return one
    raise Unsaid(f"{target.name} is gone")


def _plate(p: Fingers, seat: int) -> HitTarget:
    every = [one for group in p.view.gestures.selection.groups for one in group]
    found = [one for one in every if one.sprite is None and one.seat == seat]
    if not found:
        raise Unsaid(f"the name plate of seat {seat} cannot be reached")
    return found[0]


def _points(area: pygame.Rect, fine: bool = False) -> Iterator[tuple[int, int]]:
    """Points of a rectangle, the middle first, then ever more of them."""
    yield area.center
    parts = 12 if fine else 9
    for j in range(1, parts):
        for i in range(1, parts):
            yield area.left + area.width * i // parts, area.top + area.height * j // parts


def _under(p: Fingers, point: tuple[int, int]) -> object:
    under = p.view.gestures.selection.hit_target_at(point)
    return None if under is None else under.name


def _covered(p: Fingers, point: tuple[int, int]) -> bool:
    view, chooser = p.view, p.view.gestures.selection.chooser
    if chooser is not None and chooser.buttons.at(point) is not None:
        return True
    over: list[Widget | None] = [view.action_buttons.buttons.at(point)]
    tool = view.hud.tools.at(point)
    return any(over) or view.sort_button.rect.collidepoint(point) or tool is not None


def _click_button(p: Fingers, choice: PresentedChoice) -> None:
    widget = _button(p, choice, lambda more: p.click(more.rect.center))
    p.click(widget.rect.center)
    p.rest()


def _button(p: Fingers, choice: PresentedChoice, turn: Callable[[Widget], None]) -> Widget:
    """The button of *choice*, on whichever page it stands."""
    label = p.view.fill_names(choice.label)
    return _turned(lambda: p.view.action_buttons.buttons.widgets, label, turn)


def _in_chooser(p: Fingers, choice: PresentedChoice, turn: Callable[[Widget], None]) -> Widget:
    """The same in the chooser that lies open."""

    def shown() -> Sequence[Widget]:
        chooser = p.view.gestures.selection.chooser
        if chooser is None:
            raise Unsaid(f"{choice.label}: nothing asks for it; said: {p.view.hud.refusal!r}")
        return chooser.buttons.widgets

    return _turned(shown, p.view.fill_names(short_label(choice)), turn)


def _turned(
    shown: Callable[[], Sequence[Widget]], label: str, turn: Callable[[Widget], None]
) -> Widget:
    for _ in range(12):
        widgets = shown()
        found = [w for w in widgets if w.label == label and w.enabled]
        if found:
            return found[0]
        more = [w for w in widgets if w.label.startswith("More, ")]
        if not more:
            raise Unsaid(f"no button {label!r} among {[w.label for w in widgets]}")
        turn(more[0])
    raise Unsaid(f"no button {label!r} on any page")


def _click_answer(p: Fingers, choice: PresentedChoice) -> None:
    """Click what the chooser or a question asks for."""
    if (
        not p.done()
        and p.view.gestures.selection.dialog is None
        and p.view.gestures.selection.chooser is not None
    ):
        widget = _in_chooser(p, choice, lambda more: p.click(more.rect.center))
        if not pygame.Rect(0, 0, *p.view.current_layout.frame.size).contains(widget.rect):
            raise Unsaid(f"{widget.label!r} lies outside the window: {widget.rect}")
        p.click(widget.rect.center)
        p.rest()
    if p.view.gestures.selection.dialog is not None:
        p.click(find_node(p.view.describe(), "Yes", "button").rect.center)
        p.rest()


def _press(p: Fingers, widget: Widget) -> None:
    _walk(p, widget)
    p.key(pygame.K_RETURN, "\r")


def _walk(p: Fingers, goal: HitTarget | Widget) -> None:
    """Bring the focus there: an arrow to light it, Tab to its group, then arrows towards it."""
    ring = p.view.keyboard.ring
    p.view.keyboard.refresh()
    if ring.current is not None and not p.view.keyboard.lit:
        p.key(pygame.K_RIGHT)
    mates, rng, been = _mates(p, goal), Random(0), Counter[object]()
    for _ in range(10):
        for _ in range(60):
            here = ring.current
            if here is not None and p.view.keyboard.lit and here.name == goal.name:
                return
            if here is None or here.name not in mates:
                break
            been[here.name] += 1
            if been[here.name] > ROUND or not _step(p, here, goal):
                # What lies in the way is walked round, as one tries another arrow.
                p.key(rng.choice(list(_ARROWS.values())))
        p.key(pygame.K_TAB)
    raise Unsaid(f"the keyboard never came to {goal.name}")


def _mates(p: Fingers, goal: HitTarget | Widget) -> set[object]:
    """What stands in one group with *goal*."""
    chooser = p.view.gestures.selection.chooser
    groups: list[Sequence[HitTarget | Widget]] = [
        *p.view.gestures.selection.groups,
        p.view.action_buttons.buttons.widgets,
    ]
    if chooser is not None:
        groups.append(chooser.buttons.widgets)
    return {one.name for group in groups if any(g.name == goal.name for g in group)
            for one in group}  # fmt: skip


def _step(p: Fingers, here: HitTarget | Widget, goal: HitTarget | Widget) -> bool:
    """One arrow towards *goal*; False if the focus did not come nearer."""
    if isinstance(goal, HitTarget) and is_hand_card(goal):
        return _along(p, here, goal)
    before = _far(here, goal)
    dx = goal.rect.centerx - here.rect.centerx
    dy = goal.rect.centery - here.rect.centery
    ways = [(1 if dx > 0 else -1, 0), (0, 1 if dy > 0 else -1)]
    for way in sorted(ways, key=lambda w: -abs(dx) if w[0] else -abs(dy)):
        p.key(_ARROWS[way])
        now = p.view.keyboard.ring.current
        if now is not None and _far(now, goal) < before:
            return True
    return False


def _along(p: Fingers, here: HitTarget | Widget, goal: HitTarget | Widget) -> bool:
    """One arrow along the hand, whose rows follow each other as lines of writing do."""
    away = (
        {t.name for t in p.view.gestures.selection.picked}
        if p.view.gestures.selection.staged.requested
        else set()
    )
    mine = [t.name for group in p.view.gestures.selection.groups for t in group if is_hand_card(t)]
    hand = [name for name in mine if name not in away or name in (here.name, goal.name)]
    if here.name not in hand:
        return False
    step = 1 if hand.index(goal.name) > hand.index(here.name) else -1
    p.key(_ARROWS[step, 0])
    now = p.view.keyboard.ring.current
    return now is not None and now.name == hand[hand.index(here.name) + step]


def _far(one: HitTarget | Widget, other: HitTarget | Widget) -> int:
    a, b = one.rect.center, other.rect.center
    return abs(a[0] - b[0]) + abs(a[1] - b[1])
