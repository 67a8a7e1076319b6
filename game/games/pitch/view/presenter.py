"""The presenter of Pitch: words, marks and hints for the screen."""

from __future__ import annotations

from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.zones import Seat
from game.games.pitch.rules.facts import PitchFacts
from game.games.pitch.rules.options import PitchOptions
from game.games.pitch.text import action_text, warning_text
from game.games.pitch.view import score_sheet, status
from game.presentation.presenter import Presenter
from game.presentation.score_sheet import ScoreSheet
from game.presentation.status import Status


class PitchPresenter(Presenter[PitchFacts]):
    """What a screen shows of a match of Pitch."""

    def __init__(self, members: tuple[tuple[Seat, ...], ...], house: PitchOptions) -> None:
        """Present a match with *members* as the seats of each side, under the options *house*."""
        self.members = members
        self.house = house

    def status(self, seen: Observation[PitchFacts]) -> Status:
        """What is shown beside the cards."""
        return status.status(seen, self.members, self.house)

    def sheet(self, seen: Observation[PitchFacts]) -> ScoreSheet:
        """The hands so far."""
        return score_sheet.sheet(seen, self.members, self.house)

    def label(self, seen: Observation[PitchFacts], action: Action) -> str:
        """The call or card in words; the dealer's matching bid is a steal."""
        return action_text.label(seen.facts, action)

    def warning(self, seen: Observation[PitchFacts], action: Action) -> str:
        """A dealer who must bid gains nothing by saying three or four (R2)."""
        facts = seen.facts
        if action.verb != "bid" or facts.bid or action.seat != facts.dealer:
            return ""
        if action.value not in (3, 4):
            return ""
        return warning_text.bids_too_much(action.value)
