"""The score of a deal against a published scorer of duplicate bridge."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game.games.bridge_solitaire.rules import scoring
from game.games.bridge_solitaire.rules.bid_numbers import BIDS, level_of, needed
from game.games.bridge_solitaire.rules.facts import PLAYER, Contract

pytestmark = pytest.mark.oracle("endplay")

Scorer = Callable[[int, int, bool, int], int]


@pytest.fixture(name="duplicate")
def published_scorer() -> Scorer:
    """What the library gives the declarer: bid, multiplier, vulnerability and tricks to points."""
    from endplay.types import Contract as Published
    from endplay.types import Denom, Penalty, Player, Vul

    penalties = {1: Penalty.passed, 2: Penalty.doubled, 4: Penalty.redoubled}
    denoms = (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades, Denom.nt)

    def points(bid: int, multiplier: int, vulnerable: bool, tricks: int) -> int:
        contract = Published(
            level=level_of(bid),
            denom=denoms[bid % 100 - 1],
            declarer=Player.north,
            penalty=penalties[multiplier],
            result=tricks - needed(bid),
        )
        return int(contract.score(Vul.both if vulnerable else Vul.none))

    return points


def ours(bid: int, multiplier: int, vulnerable: bool, tricks: int) -> int:
    """The declarer's points of a deal, with the bonus that duplicate bridge gives for a game."""
    over = tricks - needed(bid)
    entries = scoring.scored(Contract(bid, PLAYER, multiplier), over, vulnerable, 0)
    total = sum(each.points if each.side == PLAYER else -each.points for each in entries)
    below = sum(each.points for each in entries if each.below)
    if tricks < needed(bid):
        return total
    game = 500 if vulnerable else 300
    return total + (game if below >= 100 else 50)


def test_every_contract_and_result_agrees_with_a_published_scorer(
    duplicate: Scorer,
) -> None:
    for bid in BIDS:
        for multiplier in (1, 2, 4):
            for vulnerable in (False, True):
                for tricks in range(14):
                    case = (bid, multiplier, vulnerable, tricks)
                    assert ours(*case) == duplicate(*case), case


def test_random_contracts_agree_with_a_published_scorer(duplicate: Scorer) -> None:
    rng = Random(7)
    for _ in range(12_000):
        case = (rng.choice(BIDS), rng.choice((1, 2, 4)), rng.random() < 0.5, rng.randrange(14))
        assert ours(*case) == duplicate(*case), case
