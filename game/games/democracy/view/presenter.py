"""The presenter of Democracy: words, marks and hints for the screen."""

from __future__ import annotations

from game.engine.action import Action
from game.engine.observation import Observation
from game.games.democracy.rules.facts import DemocracyFacts
from game.games.democracy.rules.options import DemocracyOptions
from game.games.democracy.text import action_text
from game.games.democracy.view import score_sheet, status
from game.presentation.presenter import Presenter
from game.presentation.score_sheet import ScoreSheet
from game.presentation.status import Status


class DemocracyPresenter(Presenter[DemocracyFacts]):
    """What a screen shows of a match of Democracy."""

    def __init__(self, house: DemocracyOptions, jokers: int) -> None:
        """Present a match under the options *house*, with so many *jokers* in the pack."""
        self.house = house
        self.jokers = jokers

    def status(self, seen: Observation[DemocracyFacts]) -> Status:
        """What is shown beside the cards."""
        return status.status(seen, self.house)

    def sheet(self, seen: Observation[DemocracyFacts]) -> ScoreSheet:
        """The islands so far."""
        return score_sheet.sheet(seen, self.house)

    def label(self, seen: Observation[DemocracyFacts], action: Action) -> str:
        """The card in words."""
        return action_text.label(action, self.jokers)
