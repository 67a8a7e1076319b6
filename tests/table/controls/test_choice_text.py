"""The label of a choice that stands beside its own card."""

from __future__ import annotations

from game.engine.action import Action
from game.engine.cards import card
from game.engine.zones import Place, ZoneId
from game.presentation.presented_choice import PresentedChoice
from game.table.controls.choice_text import short_label

FIRE, RIM = ZoneId("fire"), ZoneId("rim", 0)
KING = card("Kc")


def test_labels_beside_the_card_do_not_name_it_again() -> None:
    up = PresentedChoice(Action(0, "up", (KING,), FIRE), "Face up: king of clubs", None)
    down = PresentedChoice(Action(0, "down", (KING,), RIM), "Face down: king of clubs as 10+", None)
    doubt = PresentedChoice(Action(0, "doubt", value=2), "Doubt {2}", None, grab_at=Place(FIRE, 3))
    assert short_label(up) == "Face up"
    assert short_label(down) == "Face down as 10+"
    assert short_label(doubt) == "Doubt {2}"
