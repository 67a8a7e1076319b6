"""One thing is told as one in sentences that a match seldom brings to one."""

from __future__ import annotations

import pytest

from game.games.bridge_solitaire.text import hint_text as bridge_solitaire
from game.games.indian_chief.text import hint_text as indian_chief
from game.games.jersey_gin.text import result_text as jersey_gin
from game.games.pitch.text import hint_text as pitch


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        (bridge_solitaire.beat_the_house("7 NT", 1), "; one trick beats it."),
        (bridge_solitaire.beat_the_house("6 NT", 2), "; two tricks beat it."),
        (bridge_solitaire.about_tricks(3, "spades", 1, 0), ": about one trick."),
        (indian_chief.others_show(1), " about 1 card of these ranks."),
        (indian_chief.others_show(2), " about 2 cards of these ranks."),
        (indian_chief.points_for(1, "Lawyer"), "1 point for your Lawyer"),
        (jersey_gin.gain_of([1], None), "The others had 1 point more deadwood."),
        (jersey_gin.gain_of([8, 1], None), "The others had 8 and 1 points more deadwood."),
        (pitch.promises("spades", pitch.about(1.0)), " promise about 1 point, and"),
        (pitch.promises("spades", pitch.about(1.5)), " promise about 1.5 points, and"),
        (pitch.draws_trumps(1), "One trump may still be out: this draws it."),
        (pitch.draws_trumps(2), "2 trumps may still be out: this draws some of them."),
    ],
)
def test_one_is_told_as_one(said: str, wanted: str) -> None:
    assert wanted in said
