"""The presenter of Vendetta: words, marks and hints for the screen."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.games.vendetta.rules import refusals
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.options import VendettaOptions
from game.games.vendetta.rules.scoring import trick_points
from game.games.vendetta.text import action_text, warning_text
from game.games.vendetta.view import score_sheet, status
from game.presentation.input_hints import InputHints
from game.presentation.presenter import Presenter
from game.presentation.score_sheet import ScoreSheet
from game.presentation.status import Status


class VendettaPresenter(Presenter[VendettaFacts]):
    """What a screen shows of a match of Vendetta."""

    def __init__(self, options: VendettaOptions) -> None:
        """Present a match under *options*."""
        self.options = options

    def status(self, seen: Observation[VendettaFacts]) -> Status:
        """What is shown beside the cards."""
        return status.status(seen, self.options)

    def sheet(self, seen: Observation[VendettaFacts]) -> ScoreSheet:
        """The score sheet: finished deals and the tricks on the table."""
        return score_sheet.sheet(seen, self.options)

    def label(self, seen: Observation[VendettaFacts], action: Action) -> str:
        """The action in a few words."""
        facts, target = seen.facts, action.target
        laid: Sequence[Card] = ()
        if target is not None and refusals.trick_at(facts, target) is not None:
            laid = seen.faces(target)
        return action_text.label(facts, action, laid)

    def input_hints(self, seen: Observation[VendettaFacts], action: Action) -> InputHints:
        """How it is done by hand: the space bar ends a turn, a trick shows its new worth."""
        if action.verb in ("end", "decline"):
            return InputHints(space=action.verb == "end")
        return InputHints(promise=action_text.promise(seen.facts, action))

    def warning(self, seen: Observation[VendettaFacts], action: Action) -> str:
        """The question before a card of another suit spoils the own flush run (VD-6.2)."""
        if action.verb != "add" or action.target is None:
            return ""
        trick = seen.facts.tricks.get(action.target.n)
        if trick is None or trick.suit is None or trick.owner != action.seat:
            return ""
        after = trick.joined(action.cards, action.seat)
        if after.suit is not None:
            return ""
        return warning_text.ruins_flush_run(trick_points(after), trick_points(trick))
