"""Picture requests: asks for pictures before they are shown, so that nobody waits for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.events import Event, Moved, Said, Turned
from game.presentation.zone_look import Shape, Spot
from game.table.cards.card_pictures import CardPictures
from game.table.cards.poses.trick_poses import ring_widths
from game.table.cards.table_model import TableModel
from game.table.hud import highlight_banner_picture
from game.table.layout.table_layout import TableLayout
from game.ui.pictures.picture_loader import PictureLoader


def request_highlights(raster: PictureLoader, layout: TableLayout, coming: Iterable[Said]) -> None:
    """Ask for what the highlights to come will show."""
    for said in coming:
        highlight_banner_picture.request_pictures(raster, layout, said)


def request_event_cards(
    pictures: CardPictures, layout: TableLayout, events: Sequence[Event]
) -> None:
    """Ask for what *events* will show of cards, at the sizes they will have."""
    for event in events:
        if not isinstance(event, (Moved, Turned)):
            continue
        slot = layout.slots.get(event.target.zone if isinstance(event, Moved) else event.place.zone)
        if slot is None:
            continue
        ring = slot.look.shape is Shape.RING
        if ring or event.card is not None:
            for wide in ring_widths(slot) if ring else [slot.card]:
                pictures.request(event.card, round(wide * layout.frame.u))


def request_played_cards(pictures: CardPictures, model: TableModel, layout: TableLayout) -> None:
    """Ask for the cards of the hand at the sizes they will have when they are played."""
    sizes = {
        round(slot.card * layout.frame.u)
        for slot in layout.slots.values()
        if slot.look.spot in (Spot.CENTRE, Spot.BELOW)
        or (slot.mine and slot.look.spot is Spot.FRONT)
    }
    for zone in layout.own_hand_zones:
        for one in model.zones.get(zone, []):
            for size in sizes:
                pictures.request(one.sprite.card, size)
