"""What is written under a zone: its word, and how many cards lie there where that matters."""

from __future__ import annotations

from game.engine.zones import Audience, Look, Spot, ZoneSpec
from game.table.labels.zone_captions import caption_text


def test_a_pile_counts_its_cards() -> None:
    stock = ZoneSpec("stock", Audience.NOBODY, Look.PILE, Spot.BESIDE, "stock")
    assert caption_text(stock, 21) == "stock 21"


def test_a_hand_laid_open_has_its_word_alone() -> None:
    """What it is worth is for the game to say; the number of its cards would be mistaken for it."""
    row = ZoneSpec(
        "unmatched", Audience.EVERYONE, Look.ROW, Spot.FRONT, "deadwood", shown_in_hand_area=True
    )
    assert caption_text(row, 4) == "deadwood"
