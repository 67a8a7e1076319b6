"""What is shown beside the cards in Bridge Solitaire: prompt, contract, tricks, games."""

from __future__ import annotations

from typing import Final

from game.engine.observation import Observation
from game.games.bridge_solitaire.rules.doubling import multiplier
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Contract
from game.games.bridge_solitaire.text import standing_text, status_text
from game.games.bridge_solitaire.view.contract_worth import contract_worth
from game.games.bridge_solitaire.view.house_bid_explanation import bid_explanation
from game.games.bridge_solitaire.view.marks import marks
from game.games.bridge_solitaire.view.prompts import prompt
from game.presentation.centre import Centre, CentreKind
from game.presentation.score_panel import ColumnHead
from game.presentation.sign_texts import SignTexts
from game.presentation.status import Status

HEADS: Final = (
    ColumnHead(status_text.ABOVE, tip=status_text.ABOVE_TIP),
    ColumnHead(status_text.BELOW, tip=status_text.BELOW_TIP),
    ColumnHead(status_text.GAMES, tip=status_text.GAMES_TIP),
)


def status(seen: Observation[BridgeFacts], open_piles: bool) -> Status:
    """All that is shown beside the cards; with *open_piles* what lies there may be looked at."""
    facts = seen.facts
    return Status(
        prompt(seen, open_piles),
        status_text.TWO_GAMES,
        standing_text.score_lines(facts),
        marks=tuple(marks(seen)),
        gauge=standing_text.gauge(facts),
        centre=_centre(facts),
        heads=HEADS,
        bid_explanation=bid_explanation(seen),
        sign_texts=_sign_texts(seen, open_piles),
    )


def _sign_texts(seen: Observation[BridgeFacts], open_piles: bool) -> SignTexts:
    """The meanings of the signs, with what the contract is worth, or that of the house would be."""
    facts, signs = seen.facts, status_text.signs(open_piles)
    if facts.contract is not None:
        worth = contract_worth(facts, facts.contract)
        return signs._replace(gauge=f"{signs.gauge} {worth}")
    held = [card for card in seen.cards("hand", PLAYER) if card is not None]
    if facts.house_call and bid_explanation(seen) is not None:
        bid = Contract(facts.house_call, HOUSE, multiplier(held))
        own = status_text.house_contract(contract_worth(facts, bid))
        return signs._replace(explanation=f"{signs.explanation} {own}")
    return signs


def _centre(facts: BridgeFacts) -> Centre | None:
    if facts.trump is None:
        return None
    return Centre(CentreKind.SUIT, "cdhs".index(facts.trump.value), facts.trump.word)
