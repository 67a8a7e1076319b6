"""What is written under a zone: its word, and how many cards lie there where that matters."""

from __future__ import annotations

from game.presentation.zone_look import Anchor, Room, RowLook, Shape, Spot, ZoneLook
from game.table.labels.zone_captions import caption_text


def test_a_pile_counts_its_cards() -> None:
    stock = ZoneLook(Shape.PILE, Spot.BESIDE, "stock")
    assert caption_text(stock, 21) == "stock 21"


def test_a_hand_laid_open_has_its_word_alone() -> None:
    """What it is worth is for the game to say; the number of its cards would be mistaken for it."""
    row = ZoneLook(Shape.ROW, Spot.FRONT, "deadwood", anchor=Anchor(in_hand_area=True))
    assert caption_text(row, 4) == "deadwood"


def test_an_empty_row_has_its_word_only_where_something_may_be_laid() -> None:
    room = Room(collapsible=True)
    assert caption_text(ZoneLook(Shape.ROW, Spot.FRONT, "your meld", room=room), 0) == "your meld"
    quiet = ZoneLook(Shape.ROW, Spot.BESIDE, "last trick", "", Room(collapsible=True, reserve=2))
    quiet = quiet._replace(row=RowLook(named_when_empty=False))
    assert caption_text(quiet, 0) == ""
    assert caption_text(quiet, 2) == "last trick"
