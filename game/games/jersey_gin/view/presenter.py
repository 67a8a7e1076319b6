"""The presenter of Jersey Gin: words, marks and hints for the screen."""

from __future__ import annotations

from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.zones import Place
from game.games.jersey_gin.rules.facts import JerseyGinFacts
from game.games.jersey_gin.rules.options import JerseyGinOptions
from game.games.jersey_gin.view import score_sheet, status
from game.games.jersey_gin.view.input_hints import ChoicePresentation
from game.presentation.input_hints import InputHints
from game.presentation.presenter import Presenter
from game.presentation.score_sheet import ScoreSheet
from game.presentation.status import Status


class JerseyGinPresenter(Presenter[JerseyGinFacts]):
    """What a screen shows of a match of Jersey Gin."""

    def __init__(self, house: JerseyGinOptions) -> None:
        """Present a match under the options *house*."""
        self.house = house
        self.words = ChoicePresentation(house)

    def status(self, seen: Observation[JerseyGinFacts]) -> Status:
        """What is shown beside the cards."""
        return status.status(seen, self.house)

    def sheet(self, seen: Observation[JerseyGinFacts]) -> ScoreSheet:
        """The hands so far, and the bonuses at the end."""
        return score_sheet.sheet(seen, self.house)

    def label(self, seen: Observation[JerseyGinFacts], action: Action) -> str:
        """The action in words; a knock says what it leaves unmatched."""
        return self.words.label(seen, action)

    def grab_at(self, seen: Observation[JerseyGinFacts], action: Action) -> Place | None:
        """One draws by taking hold of the top card."""
        if action.verb != "draw" or action.target is None:
            return None
        return seen.top(action.target)

    def input_hints(self, seen: Observation[JerseyGinFacts], action: Action) -> InputHints:
        """A click draws, or a drag into the hand; a meld is laid in the own row."""
        return self.words.input_hints(seen, action)
