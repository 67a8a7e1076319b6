"""The drop preview: arrows where a row can go on, and what a place would be worth."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.art import palette as ink
from game.art.svg import document, path
from game.engine.zones import Place, ZoneId
from game.presentation.marks import MarkKind
from game.presentation.presented_choice import PresentedChoice
from game.table.cards.card_tag import coin_picture
from game.table.input import drag, intent
from game.table.input.intent import DropTarget
from game.table.table_parts import TableParts
from game.ui.cached_sprite import CachedSprite
from game.ui.pictures.canvas import Drawable
from game.ui.theme import Theme

_OVER = 0.5
"""How far an arrow lies over the edge of its card, in u."""


def row_arrows(works: TableParts) -> Iterator[Drawable]:
    """An arrow at each end where a row on the table can go on, with what it waits for."""
    stage = works.model
    for mark in works.card_states.marks:
        sprite = None if mark.at is None else stage.sprite_at(Place(mark.zone, mark.at))
        if (
            mark.kind is not MarkKind.GROWS
            or sprite is None
            or mark.zone not in works.current_layout.slots
        ):
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
        yield CachedSprite(rect, picture, None)


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

    sheet = theme.shapes.piece(("grows", wide, tall, left), (wide, tall), draw).copy()
    shift = round(tip * 0.4) * (1 if left else -1)
    sheet.blit(word, word.get_rect(center=(wide // 2 + shift, tall // 2)))
    return sheet


def previewed_choice(works: TableParts) -> PresentedChoice | None:
    """The choice whose worth is shown: that over which the hand or the focus is now."""
    hands = works.gestures
    if hands.drag is not None:
        return hands.choice_at(hands.drag.thing, hands.drag.place)
    if not hands.picked or hands.dialog is not None:
        return None
    over = _button(works)
    if over is not None:
        return over
    pos = works.mouse.pos
    target = drag.place_under_drag(hands.open_targets(), pos, pygame.Rect(*pos, 1, 1))
    return hands.choice_at(hands.picked[-1], target)


def _button(works: TableParts) -> PresentedChoice | None:
    """The choice of the button under the pointer, or of the one that has the focus."""
    chooser = works.gestures.chooser
    if chooser is None:
        return None
    under = chooser.buttons.at(works.mouse.pos)
    if under is None and works.keyboard.ring.visible:
        under = next((w for w in chooser.buttons.widgets if w is works.keyboard.ring.current), None)
    pairs = zip(chooser.buttons.widgets, chooser.choices, strict=False)
    return next((choice for widget, choice in pairs if widget is under), None)


def worth_preview(works: TableParts) -> list[Drawable]:
    """What a place would be worth, on a bright coin over it."""
    choice = previewed_choice(works)
    if choice is None or not choice.input_hints.promise or choice.refused is not None:
        return []
    target = intent.drop_target(choice)
    at = _coin_at(works, target.zone) or _middle(works, target)
    if at is None:
        return []
    picture = coin_picture(works.theme, choice.input_hints.promise, ink.LAMP, "button")
    rect = picture.get_rect(center=at)
    rect.clamp_ip(pygame.Rect(0, 0, *works.current_layout.frame.size))
    return [CachedSprite(rect, picture, None)]


def _coin_at(works: TableParts, zone: ZoneId | None) -> tuple[int, int] | None:
    """Where the coin of a zone lies now."""
    laid = [] if zone is None else works.model.zones.get(zone, [])
    found = (label for one in laid if (label := one.sprite.tag_sprite()) is not None)
    label = next(found, None)
    return None if label is None else label.bounds().center


def _middle(works: TableParts, target: DropTarget) -> tuple[int, int] | None:
    area = drag.drop_area(works.current_layout, target)
    return None if area is None else area.center
