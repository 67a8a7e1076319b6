"""The presenter of Sinful Gibbon: words, marks and hints for the screen."""

from __future__ import annotations

from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.zones import Place, Seat
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.options import SinfulGibbonOptions
from game.games.sinful_gibbon.rules.promises import LOWEST
from game.games.sinful_gibbon.rules.zones import DECK, HELD, PILE
from game.games.sinful_gibbon.text.action_text import label
from game.games.sinful_gibbon.text.card_text import figure
from game.games.sinful_gibbon.text.status_text import WHICH_NUMBER
from game.games.sinful_gibbon.view import score_sheet as score
from game.games.sinful_gibbon.view import status as shown
from game.presentation.input_hints import PLAIN, InputHints, Tile, WhileRefused
from game.presentation.presenter import Presenter
from game.presentation.score_sheet import ScoreSheet
from game.presentation.status import Status

PICK = InputHints(at_once=True)


class SinfulGibbonPresenter(Presenter[SinfulFacts]):
    """What a screen shows of a match of Sinful Gibbon."""

    def __init__(self, options: SinfulGibbonOptions, cards: int) -> None:
        """Present a match under *options*, with so many *cards* for each player."""
        self.options = options
        self.cards = cards

    def status(self, seen: Observation[SinfulFacts]) -> Status:
        """What is shown beside the cards."""
        return shown.status(seen, self.options, self.cards)

    def sheet(self, seen: Observation[SinfulFacts]) -> ScoreSheet:
        """The score sheet: the sins of all rounds, row by row, and the totals."""
        return score.sheet(seen.facts, self.options.target_score)

    def label(self, seen: Observation[SinfulFacts], action: Action) -> str:
        """The action in a few words."""
        return label(seen.facts, action)

    def grab_at(self, seen: Observation[SinfulFacts], action: Action) -> Place | None:
        """The card to take hold of: the top of the deck, or the card that would be doubted."""
        if action.verb == "pick":
            zone = DECK
        elif action.verb == "doubt":
            zone = PILE if seen.facts.promiser is None else HELD
        else:
            return None
        return seen.top(zone)

    def drop_on_seat(self, action: Action) -> Seat | None:
        """The seat to change chairs with, on whose name plate the own one is dropped."""
        return action.value if action.verb == "swap" else None

    def input_hints(self, seen: Observation[SinfulFacts], action: Action) -> InputHints:
        """How it is done by hand: a click picks, numbers are tiles, a doubt goes to the owner."""
        if action.verb == "pick":
            return PICK
        if action.verb == "promise_number" and action.value is not None:
            tile = Tile(figure(action.value), action.value - LOWEST, asks=WHICH_NUMBER)
            return InputHints(tile=tile)
        if action.verb == "doubt":
            turn = seen.facts.phase == "turn"
            barred = WhileRefused.ROOM if turn else WhileRefused.NOTHING
            return InputHints(owner=seen.facts.accused, while_refused=barred)
        return PLAIN
