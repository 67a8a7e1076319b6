"""The zones of Bridge Solitaire by their numbers."""

from __future__ import annotations

from game.engine.zones import Audience, Look, Spot, ZoneRegistry, ZoneSpec
from game.games.bridge_solitaire.rules.options import BridgeOptions
from game.games.bridge_solitaire.text import card_text, status_text

BLIND, SPREAD, KEPT = 7, 13, 6
"""Cards dealt face down, dealt face up, and chosen from these."""
SEEN, OWN, HIDDEN = Audience.EVERYONE, Audience.OWNER, Audience.NOBODY

STOCK_PILE = ZoneSpec("stock", HIDDEN, Look.PILE, Spot.ACROSS, status_text.STOCK)
SPREAD_ROW = ZoneSpec(
    "spread", SEEN, Look.ROW, Spot.CENTRE,
    collapsible=True, reserve=SPREAD, suits=True, returns_to="kept",
)  # fmt: skip
KEPT_ROW = ZoneSpec(
    "kept", SEEN, Look.ROW, Spot.BELOW, status_text.YOUR_SIX, slots=KEPT, collapsible=True
)
HAND = ZoneSpec("hand", OWN, Look.FAN, Spot.HAND)
TRICK = ZoneSpec("trick", SEEN, Look.TRICK, Spot.CENTRE, collapsible=True)
LAST_TRICK = ZoneSpec(
    "last", SEEN, Look.ROW, Spot.BESIDE, status_text.LAST_TRICK, collapsible=True, reserve=2
)


class Zones:
    """Zone numbers: what is chosen from, the hand, the trick, and the piles of both sides."""

    def __init__(self, board: ZoneRegistry, options: BridgeOptions) -> None:
        """Declare the zones on *board*; *options* say who may look through the open piles."""
        heap = Audience.TOP if options.discard_memory == "strict" else SEEN
        note = "" if heap is SEEN else status_text.TOP_ONLY_NOTE
        last_only = status_text.LAST_TRICK_NOTE
        board.across = card_text.HOUSE
        self.stock = board.shared(STOCK_PILE)
        self.spread = board.shared(SPREAD_ROW)
        self.kept = board.shared(KEPT_ROW)
        self.blind = board.shared(
            _pile("blind", HIDDEN, Spot.BELOW, status_text.UNSEEN, status_text.BLIND_NOTE)
        )
        self.hand = board.each(HAND, 1)[0]
        self.discards = board.shared(
            _pile("discards", heap, Spot.BESIDE, status_text.DISCARDS, note)
        )
        self.trick = board.shared(TRICK)
        self.passed = board.shared(
            _pile("passed", heap, Spot.ACROSS, status_text.PASSED_OVER, note)
        )
        mine = _pile("tricks_player", HIDDEN, Spot.BESIDE, status_text.YOUR_TRICKS, last_only)
        its = _pile("tricks_house", HIDDEN, Spot.ACROSS, status_text.ITS_TRICKS, last_only)
        self.won = (board.shared(mine._replace(trick=2)), board.shared(its._replace(trick=2)))
        """The tricks of the player and of the house."""
        self.last = board.shared(LAST_TRICK)
        self.all = range(len(board.ids))


def _pile(name: str, audience: Audience, spot: Spot, caption: str, note: str) -> ZoneSpec:
    return ZoneSpec(name, audience, Look.PILE, spot, caption, note, collapsible=True)
