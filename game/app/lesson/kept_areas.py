"""Kept areas: what the note of a lesson keeps off, if that can be, and where cards may come."""

from __future__ import annotations

import pygame

from game.table.gestures.dragging import drop_places
from game.table.gestures.intent import drop_target
from game.table.table_view import TableView

HAND_AIR = 4.0
"""How much larger than its cards a hand may become when one is picked, in u."""

RING = 2.0
"""Room round a button for the ring of the focus with its ticks, in u."""


def kept_areas(view: TableView) -> list[pygame.Rect]:
    """What a note never hides if that can be, in pixels.

    The hand, title and score, the buttons, whatever is asked for now, and what nothing hides.
    """
    layout, cards = view.current_layout, hand_areas(view)
    air = round(HAND_AIR * layout.frame.u)
    hand = [cards[0].unionall(cards[1:]).inflate(air, air)] if cards else []
    kept = [*hand, layout.frame.px(layout.title), layout.frame.px(layout.score_panel)]
    kept += ringed_buttons(view)
    return [*kept, *asked_areas(view), *view.protected_areas()]


def hand_areas(view: TableView) -> list[pygame.Rect]:
    """Where the viewer's own cards come to rest, in pixels."""
    zones = [view.model.zones.get(zone, ()) for zone in view.current_layout.own_hand_zones]
    return [one.sprite.rest_rect for laid in zones for one in laid]


def ringed_buttons(view: TableView) -> list[pygame.Rect]:
    """Where buttons stand, each with room for the ring of the focus, in pixels."""
    ring = 2 * view.theme.units(RING)
    return [each.inflate(ring, ring) for each in view.action_buttons.button_rects()]


def card_places(view: TableView) -> tuple[list[pygame.Rect], list[pygame.Rect]]:
    """Where cards may come to lie before the seats, and in the middle or buttons, in pixels."""
    layout, own = view.current_layout, view.current_layout.own_hand_zones
    others = [(zone, layout.frame.px(slot.box)) for zone, slot in layout.slots.items()]
    seats = [box for zone, box in others if zone.owner is not None and zone not in own]
    shared = [box for zone, box in others if zone.owner is None]
    return seats, [*shared, layout.frame.px(layout.actions)]


def laid_cards(view: TableView) -> list[pygame.Rect]:
    """Where cards come to rest outside the viewer's hand, in pixels, each place once."""
    own = view.current_layout.own_hand_zones
    zones = (laid for zone, laid in view.model.zones.items() if zone not in own)
    rects = (one.sprite.rest_rect for laid in zones for one in laid)
    return [pygame.Rect(each) for each in dict.fromkeys(map(tuple, rects))]


def possible_drops(view: TableView) -> list[pygame.Rect]:
    """Where cards may be dropped in what is on offer now, in pixels."""
    targets = {
        drop_target(choice)
        for choice in view.gestures.selection.choices
        if choice.refused is None and choice.action.cards
    }
    areas = (drop_places.drop_area(view.current_layout, target) for target in targets)
    return [area for area in areas if area is not None]


def playable_areas(view: TableView) -> list[pygame.Rect]:
    """Where the cards lie with which something may be done now, in pixels."""
    cards = (node for node in view.describe() if node.role == "card")
    return [node.rect for node in cards if "legal" in node.value.split(", ")]


def asked_areas(view: TableView) -> list[pygame.Rect]:
    """Where something is asked for just now, in pixels: a chooser, or places to drop a card."""
    gestures = view.gestures
    places = (
        gestures.selection.drag.places
        if gestures.selection.drag is not None
        else gestures.selection.open_targets()
    )
    asked = [*places.values()]
    if gestures.selection.chooser is not None:
        asked.append(gestures.selection.chooser.rect)
    return asked
