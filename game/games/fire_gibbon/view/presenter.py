"""The presenter of Fire Gibbon: words, marks and hints for the screen."""

from __future__ import annotations

from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.zones import Place, Seat
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.options import FireGibbonOptions
from game.games.fire_gibbon.rules.zones import DECK, DISCARDS, FIRE
from game.games.fire_gibbon.text import warning_text
from game.games.fire_gibbon.text.action_text import label
from game.games.fire_gibbon.view import score_sheet
from game.games.fire_gibbon.view import status as shown
from game.patterns.phrases import player_placeholder
from game.presentation.input_hints import PLAIN, InputHints, WhileRefused
from game.presentation.presenter import Presenter
from game.presentation.score_sheet import ScoreSheet
from game.presentation.status import Status

ASKED = InputHints(asks_first=True)
FACE_UP_ONLY = InputHints(asks_first=True, while_refused=WhileRefused.NOTHING)


class FireGibbonPresenter(Presenter[FireFacts]):
    """What a screen shows of a match of Fire Gibbon."""

    def __init__(self, options: FireGibbonOptions, cards: int) -> None:
        """Present a match under *options*, with so many *cards* for each player."""
        self.options = options
        self.cards = cards

    def status(self, seen: Observation[FireFacts]) -> Status:
        """What is shown beside the cards."""
        return shown.status(seen, self.options, self.cards)

    def sheet(self, seen: Observation[FireFacts]) -> ScoreSheet:
        """The score sheet: rounds and totals."""
        return score_sheet.sheet(seen, self.options)

    def label(self, seen: Observation[FireFacts], action: Action) -> str:
        """The action in a few words."""
        return label(seen.facts, action)

    def grab_at(self, seen: Observation[FireFacts], action: Action) -> Place | None:
        """The card to take hold of: the top of the deck, or the doubted card in the fire."""
        facts = seen.facts
        if action.verb in ("play_random", "refill_deck"):
            return seen.top(DECK) or seen.top(DISCARDS)
        if action.verb in ("doubt", "doubt_older") and action.value is not None:
            older = action.verb == "doubt_older"
            at = action.value - 1 if older else facts.latest[action.value]
            return Place(FIRE, at) if at >= 0 else None
        return None

    def drop_on_seat(self, action: Action) -> Seat | None:
        """The seat to change chairs with, on whose name plate the own one is dropped."""
        return action.value if action.verb == "swap" else None

    def input_hints(self, seen: Observation[FireFacts], action: Action) -> InputHints:
        """Ask before a card goes face down, for it may be a lie, and before a fire after a reward.

        Who has just pressed Enter on the reward should not start the fire by pressing it again.
        A fire spot never goes face down.
        """
        if action.verb == "play_down" and action.cards[0] in seen.cards("table", action.seat):
            return FACE_UP_ONLY
        starts = action.verb == "play_up" and seen.facts.flame is None and seen.facts.doubted
        return ASKED if starts or action.verb == "play_down" else PLAIN

    def warning(self, seen: Observation[FireFacts], action: Action) -> str:
        """The question before a doubt of a proven card, which is legal but pointless (FG-R8)."""
        facts = seen.facts
        if action.verb == "doubt" and action.value is not None:
            at = facts.latest[action.value]
            if at >= 0 and facts.proven[at] is not None:
                return warning_text.doubt_proven(player_placeholder(action.value))
        return ""
