"""The score preview: a coin that says what a place would be worth after the choice."""

from __future__ import annotations

import pygame

from game.art import palette as ink
from game.engine.zones import ZoneId
from game.presentation.presented_choice import PresentedChoice
from game.table.cards.card_tag_picture import coin_picture
from game.table.cards.table_model import TableModel
from game.table.gestures import intent
from game.table.gestures.dragging import drop_places
from game.table.layout.table_layout import TableLayout
from game.table.painting.table_frame import ScorePreview
from game.ui.cached_sprite import CachedSprite
from game.ui.theme import Theme


def score_preview(
    model: TableModel, layout: TableLayout, choice: PresentedChoice | None
) -> ScorePreview | None:
    """What the place that *choice* means would be worth; None where nothing is told of it."""
    if choice is None or not choice.input_hints.promise or choice.refused is not None:
        return None
    target = intent.drop_target(choice)
    centre = _coin_at(model, target.zone)
    if centre is None:
        area = drop_places.drop_area(layout, target)
        centre = None if area is None else area.center
    return None if centre is None else ScorePreview(choice.input_hints.promise, centre)


def score_preview_sprite(theme: Theme, layout: TableLayout, preview: ScorePreview) -> CachedSprite:
    """A bright coin with what the place would be worth."""
    picture = coin_picture(theme, preview.text, ink.LAMP, "button")
    rect = picture.get_rect(center=preview.centre)
    rect.clamp_ip(pygame.Rect(0, 0, *layout.frame.size))
    return CachedSprite(rect, picture, None)


def _coin_at(model: TableModel, zone: ZoneId | None) -> tuple[int, int] | None:
    """The middle of the coin that lies on a zone now, in pixels."""
    laid = [] if zone is None else model.zones.get(zone, [])
    found = (label for one in laid if (label := one.sprite.tag_sprite()) is not None)
    label = next(found, None)
    return None if label is None else label.bounds().center
