"""The prospects: arrows where a row can go on, and what a place would be worth after a choice."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.art import palette as ink
from game.art.svg import document, path
from game.engine.action import Choice
from game.engine.zones import Place, ZoneId
from game.table import drag, intent
from game.table.intent import Target
from game.table.slip import Slip
from game.table.tag import coin
from game.table.works import Works
from game.ui.canvas import Drawn
from game.ui.theme import Theme

_OVER = 0.5
"""How far an arrow lies over the edge of its card, in u."""


def arrows(works: Works) -> Iterator[Drawn]:
    """An arrow at each end where a row on the table can go on, with what it waits for."""
    stage = works.stage
    for mark in works.poise.marks:
        sprite = None if mark.at is None else stage.at(Place(mark.zone, mark.at))
        if mark.kind != "grows" or sprite is None or mark.zone not in works.layout_.slots:
            continue
        laid = [one.sprite for one in stage.zones[mark.zone]]
        if any(one.moving or one.held for one in laid):
            continue
        left = mark.at == 0
        picture = _arrow(works.theme, mark.text, left)
        rect = picture.get_rect(centery=sprite.rect.centery)
        over = works.theme.units(_OVER)
        if left:
            rect.right = min(one.rect.left for one in laid) + over
        else:
            rect.left = max(one.rect.right for one in laid) - over
        yield Slip(rect, picture, None)


def _arrow(theme: Theme, text: str, left: bool) -> pygame.Surface:
    word = theme.type.render(text, theme.style("caption"), ink.PAPER)
    tall = word.get_height() + theme.units(0.2)
    tip = tall * 0.36
    wide = round(max(word.get_width() + theme.units(0.7), tall * 0.55) + tip)
    line = theme.units.line(0.12)

    def draw() -> str:
        far, foot, half = (line, wide - line, tall / 2) if left else (wide - line, line, tall / 2)
        neck = far + tip if left else far - tip
        shape = f"M{far},{half}L{neck},{line}H{foot}V{tall - line}H{neck}Z"
        return document(wide, tall, path(shape, ink.NIGHT, ink.BRASS, line))

    sheet = theme.chrome.piece(("grows", wide, tall, left), (wide, tall), draw).copy()
    shift = round(tip * 0.4) * (1 if left else -1)
    sheet.blit(word, word.get_rect(center=(wide // 2 + shift, tall // 2)))
    return sheet


def promised(works: Works) -> Choice | None:
    """The choice whose worth is shown: that over which the hand or the focus is now."""
    hands = works.hands
    if hands.drag is not None:
        return hands.fitting(hands.drag.thing, hands.drag.best)
    if not hands.picked or hands.dialog is not None:
        return None
    over = _button(works)
    if over is not None:
        return over
    pos = works.pointer.pos
    target = drag.over(hands.open_places(), pos, pygame.Rect(*pos, 1, 1))
    return hands.fitting(hands.picked[-1], target)


def _button(works: Works) -> Choice | None:
    """The choice of the button under the pointer, or of the one that has the focus."""
    chooser = works.hands.chooser
    if chooser is None:
        return None
    under = chooser.buttons.at(works.pointer.pos)
    if under is None and works.keys.ring.visible:
        under = next((w for w in chooser.buttons.widgets if w is works.keys.ring.current), None)
    pairs = zip(chooser.buttons.widgets, chooser.choices, strict=False)
    return next((choice for widget, choice in pairs if widget is under), None)


def preview(works: Works) -> list[Drawn]:
    """What a place would be worth, on a bright coin over it."""
    choice = promised(works)
    if choice is None or not choice.handling.promise or choice.refused is not None:
        return []
    target = intent.aim(choice)
    at = _coin_at(works, target.zone) or _middle(works, target)
    if at is None:
        return []
    picture = coin(works.theme, choice.handling.promise, ink.LAMP, "button")
    rect = picture.get_rect(center=at)
    rect.clamp_ip(pygame.Rect(0, 0, *works.layout_.frame.size))
    return [Slip(rect, picture, None)]


def _coin_at(works: Works, zone: ZoneId | None) -> tuple[int, int] | None:
    """Where the coin of a zone lies now."""
    laid = [] if zone is None else works.stage.zones.get(zone, [])
    found = (label for one in laid if (label := one.sprite.label()) is not None)
    label = next(found, None)
    return None if label is None else label.bounds().center


def _middle(works: Works, target: Target) -> tuple[int, int] | None:
    area = drag.area(works.layout_, target)
    return None if area is None else area.center
