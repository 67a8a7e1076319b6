"""The worth of a contract in Bridge Solitaire: what it scores made, with more tricks, or fewer."""

from __future__ import annotations

from game.games.bridge_solitaire.rules import scoring
from game.games.bridge_solitaire.rules.bid_numbers import HIGHEST, level_of
from game.games.bridge_solitaire.rules.facts import BridgeFacts, Contract
from game.games.bridge_solitaire.text import status_text

_DOWN = 5
"""From so many undertricks on, each one costs as much as the last."""


def contract_worth(facts: BridgeFacts, contract: Contract) -> str:
    """What *contract* is worth to both sides as the rubber stands, in two sentences."""
    vulnerable = scoring.is_vulnerable(facts, contract.declarer)
    entries = scoring.scored(contract, 0, vulnerable, 0)
    more = scoring.extra_points(contract, vulnerable) if level_of(contract.bid) < HIGHEST else 0
    costs = scoring.penalties(_DOWN, contract.multiplier, vulnerable)
    while len(costs) > 1 and costs[-1] == costs[-2]:
        costs.pop()
    return status_text.contract_worth(
        sum(entry.points for entry in entries if entry.below),
        sum(entry.points for entry in entries if not entry.below),
        more,
        costs,
    )
