"""What a screen shows of a match of War."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.action import Action
from game.engine.observation import Observation
from game.presentation.presenter import Presenter
from game.presentation.score_panel import ScoreLine, Unit
from game.presentation.score_sheet import ScoreSheet, SheetRow
from game.presentation.status import Status

if TYPE_CHECKING:
    from folkdeck_war.rules import WarFacts


class WarPresenter(Presenter["WarFacts"]):
    """Words and scores, from what one seat sees."""

    def status(self, seen: Observation[WarFacts]) -> Status:
        """The prompt and the cards won by seat."""
        facts = seen.facts
        if not facts.left:
            prompt = "The war is over."
        elif seen.seat in seen.turn.seats:
            prompt = "Choose a card: all are shown at once."
        else:
            prompt = "The others choose."
        key = tuple(ScoreLine((seat,), str(cards)) for seat, cards in enumerate(facts.captured))
        return Status(prompt, "Most cards win", key, unit=Unit("cards", "card"))

    def sheet(self, seen: Observation[WarFacts]) -> ScoreSheet:
        """One row with the cards won by seat."""
        won, left = seen.facts.captured, seen.facts.left
        values = tuple(str(cards) for cards in won)
        best = max(won, default=0)
        leaders = tuple(seat for seat, cards in enumerate(won) if cards == best and best)
        tricks = "1 trick is" if left == 1 else f"{left} tricks are"
        note = f"{tricks} left." if left else "The war is over."
        columns = tuple((seat,) for seat in range(len(won)))
        return ScoreSheet(note, columns, (SheetRow("Cards won", values),), values, leaders)

    def label(self, seen: Observation[WarFacts], action: Action) -> str:
        """The card to be played."""
        return f"Play the {action.cards[0].words}" if action.cards else action.verb
