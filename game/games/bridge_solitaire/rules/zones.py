"""The zones of Bridge Solitaire by their numbers."""

from __future__ import annotations

from game.engine.zones import Audience, ZoneRegistry, ZoneSpec
from game.games.bridge_solitaire.rules.options import BridgeOptions
from game.games.bridge_solitaire.text import card_text, status_text
from game.presentation.zone_look import Anchor, PileLook, Room, RowLook, Shape, Spot, ZoneLook

BLIND, SPREAD, KEPT = 7, 13, 6
"""Cards dealt face down, dealt face up, and chosen from these."""
ITS_SIDE = Anchor(house=card_text.HOUSE)
SEEN, OWN, HIDDEN = Audience.EVERYONE, Audience.OWNER, Audience.NOBODY

STOCK_PILE = ZoneSpec(
    "stock", HIDDEN, ZoneLook(Shape.PILE, Spot.ACROSS, status_text.STOCK, anchor=ITS_SIDE)
)
SPREAD_ROW = ZoneSpec(
    "spread",
    SEEN,
    ZoneLook(
        Shape.ROW,
        Spot.CENTRE,
        room=Room(collapsible=True, reserve=SPREAD),
        row=RowLook(by_suit=True, returns_to="kept"),
    ),
)
KEPT_ROW = ZoneSpec(
    "kept",
    SEEN,
    ZoneLook(
        Shape.ROW,
        Spot.BELOW,
        status_text.YOUR_SIX,
        room=Room(slots=KEPT, collapsible=True, keeps_place=True),
    ),
)
HAND = ZoneSpec("hand", OWN, ZoneLook(Shape.FAN, Spot.HAND))
TRICK = ZoneSpec("trick", SEEN, ZoneLook(Shape.TRICK, Spot.CENTRE, room=Room(collapsible=True)))
LAST_TRICK = ZoneSpec(
    "last",
    SEEN,
    ZoneLook(
        Shape.ROW,
        Spot.BESIDE,
        status_text.LAST_TRICK,
        room=Room(collapsible=True, reserve=2, keeps_place=True),
        row=RowLook(named_when_empty=False),
    ),
)


class Zones:
    """Zone numbers: what is chosen from, the hand, the trick, and the piles of both sides."""

    def __init__(self, zone_registry: ZoneRegistry, options: BridgeOptions) -> None:
        """Declare the zones on *zone_registry*; *options* say who sees the open piles."""
        heap = Audience.TOP if options.discard_memory == "strict" else SEEN
        note = "" if heap is SEEN else status_text.TOP_ONLY_NOTE
        self.stock = zone_registry.shared(STOCK_PILE)
        self.spread = zone_registry.shared(SPREAD_ROW)
        self.kept = zone_registry.shared(KEPT_ROW)
        self.blind = zone_registry.shared(
            _pile("blind", HIDDEN, Spot.BELOW, status_text.UNSEEN, status_text.BLIND_NOTE)
        )
        self.hand = zone_registry.each(HAND, 1)[0]
        self.discards = zone_registry.shared(
            _pile("discards", heap, Spot.BESIDE, status_text.DISCARDS, note)
        )
        self.trick = zone_registry.shared(TRICK)
        self.passed = zone_registry.shared(
            _pile("passed", heap, Spot.ACROSS, status_text.PASSED_OVER, note)
        )
        mine = _tricks("tricks_player", Spot.BESIDE, status_text.YOUR_TRICKS)
        its = _tricks("tricks_house", Spot.ACROSS, status_text.ITS_TRICKS)
        self.won = (zone_registry.shared(mine), zone_registry.shared(its))
        """The tricks of the player and of the house."""
        self.last = zone_registry.shared(LAST_TRICK)
        self.all = range(len(zone_registry.ids))


def _pile(name: str, audience: Audience, spot: Spot, caption: str, note: str) -> ZoneSpec:
    return ZoneSpec(name, audience, _pile_look(spot, caption, note))


def _tricks(name: str, spot: Spot, caption: str) -> ZoneSpec:
    look = _pile_look(spot, caption, status_text.LAST_TRICK_NOTE)
    return ZoneSpec(name, HIDDEN, look._replace(pile=PileLook(trick_size=2)))


def _pile_look(spot: Spot, caption: str, note: str) -> ZoneLook:
    anchor = ITS_SIDE if spot is Spot.ACROSS else Anchor()
    room = Room(collapsible=True, keeps_place=True)
    return ZoneLook(Shape.PILE, spot, caption, note, room, anchor=anchor)
