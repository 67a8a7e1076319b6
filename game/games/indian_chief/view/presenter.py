"""The presenter of Indian Chief: words, marks and hints for the screen."""

from __future__ import annotations

from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.zones import Place, ZoneId
from game.games.indian_chief.rules.facts import ChiefFacts
from game.games.indian_chief.rules.options import ChiefOptions
from game.games.indian_chief.rules.zones import STUB
from game.games.indian_chief.text import action_text, warning_text
from game.games.indian_chief.view import input_hints, score_sheet, status
from game.presentation.input_hints import InputHints
from game.presentation.presenter import Presenter
from game.presentation.score_sheet import ScoreSheet
from game.presentation.status import Status


class IndianChiefPresenter(Presenter[ChiefFacts]):
    """What a screen shows of a match of Indian Chief."""

    def __init__(self, options: ChiefOptions) -> None:
        """Present a match under *options*."""
        self.options = options
        self.manual = options.declare == "manual"

    def status(self, seen: Observation[ChiefFacts]) -> Status:
        """What is shown beside the cards."""
        return status.status(seen, self.options)

    def sheet(self, seen: Observation[ChiefFacts]) -> ScoreSheet:
        """The score sheet: the seven boxes of every seat."""
        return score_sheet.sheet(seen)

    def label(self, seen: Observation[ChiefFacts], action: Action) -> str:
        """The box a meld fills and what it would score now; or the card a Thief wants."""
        return action_text.label(seen.facts, action, self.manual)

    def grab_at(self, seen: Observation[ChiefFacts], action: Action) -> Place | None:
        """The card to take hold of: a Thief declines by the top of the stub."""
        return seen.top(STUB) if action.verb == "decline" else None

    def input_hints(self, seen: Observation[ChiefFacts], action: Action) -> InputHints:
        """How it is done by hand: melds lie on a tray, suits are tiles, the stub declines."""
        if action.verb == "decline":
            return InputHints(ZoneId("hand", action.seat))
        return input_hints.input_hints(seen.facts, action, self.manual)

    def warning(self, seen: Observation[ChiefFacts], action: Action) -> str:
        """The question before a box is filled with nothing, which is legal but seldom meant."""
        return warning_text.warning(seen.facts, action)
