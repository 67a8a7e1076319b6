"""The presenter of Bridge Solitaire: words, marks and hints for the screen."""

from __future__ import annotations

from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.zones import ZoneId
from game.games.bridge_solitaire.rules.bid_numbers import BIDS, NO_TRUMP, STRAINS, level_of
from game.games.bridge_solitaire.rules.doubling import multiplier
from game.games.bridge_solitaire.rules.facts import PLAYER, BridgeFacts, Contract
from game.games.bridge_solitaire.text import action_text, warning_text
from game.games.bridge_solitaire.view import score_sheet, status
from game.games.bridge_solitaire.view.contract_worth import contract_worth
from game.presentation.input_hints import PLAIN, InputHints, Tile
from game.presentation.presenter import Presenter
from game.presentation.score_sheet import ScoreSheet
from game.presentation.status import Status

EITHER_WAY = InputHints(at_once=True)


def tile(bid: int) -> Tile:
    """Where a bid stands in the grid of bids: a row for each level, a column for each strain."""
    strain = STRAINS[bid % 100 - 1]
    level, column = level_of(bid), STRAINS.index(strain)
    if bid % 100 == NO_TRUMP:
        return Tile(action_text.no_trump(level), column, level - 1)
    return Tile(str(level), column, level - 1, strain)


GRID = {bid: InputHints(tile=tile(bid)) for bid in BIDS}


def _with_worth(seen: Observation[BridgeFacts], bid: int) -> InputHints:
    """The tile of a bid, with what the contract would be worth."""
    hints, held = GRID[bid], seen.faces(ZoneId("hand", PLAYER))
    if hints.tile is None:
        return hints
    tip = contract_worth(seen.facts, Contract(bid, PLAYER, multiplier(held)))
    return hints._replace(tile=hints.tile._replace(tip=tip))


class BridgeSolitairePresenter(Presenter[BridgeFacts]):
    """What a screen shows of a match of Bridge Solitaire."""

    def __init__(self, open_piles: bool) -> None:
        """Present a match whose face-up piles may be looked through, if *open_piles*."""
        self.open_piles = open_piles

    def status(self, seen: Observation[BridgeFacts]) -> Status:
        """What is shown beside the cards."""
        return status.status(seen, self.open_piles)

    def sheet(self, seen: Observation[BridgeFacts]) -> ScoreSheet:
        """The score pad of the rubber."""
        return score_sheet.sheet(seen.facts)

    def label(self, seen: Observation[BridgeFacts], action: Action) -> str:
        """The action in words."""
        return action_text.label(action)

    def input_hints(self, seen: Observation[BridgeFacts], action: Action) -> InputHints:
        """A grid for bids; a click keeps a card or puts it back, which undo each other."""
        if action.verb == "bid" and action.value in GRID:
            return _with_worth(seen, action.value)
        return EITHER_WAY if action.verb in ("keep", "put_back") else PLAIN

    def warning(self, seen: Observation[BridgeFacts], action: Action) -> str:
        """Leading a joker gives the trick away (BS-D9)."""
        if action.verb != "play" or seen.cards("trick") or not action.cards[0].is_joker:
            return ""
        if all(card.is_joker for card in seen.faces(ZoneId("hand", PLAYER))):
            return ""
        return warning_text.LEADS_A_JOKER
