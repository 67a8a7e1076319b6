"""The reason of an entry on the score pad: how its points come about, for who points at them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from game.games.bridge_solitaire.rules.bid_numbers import HIGHEST, level_of, trump_of
from game.games.bridge_solitaire.rules.facts import Entry, Played
from game.games.bridge_solitaire.rules.scoring import (
    RUBBER_TO_NONE,
    extra_points,
    overtrick_points,
    penalties,
    trick_points,
)
from game.games.bridge_solitaire.text import result_text
from game.games.bridge_solitaire.text.card_text import DOUBLES


def entry_reason(entry: Entry) -> str:
    """Return how the points of *entry* come about, in a sentence; it may name the player."""
    if entry.played is None:
        return result_text.rubber_reason(lost=entry.points != RUBBER_TO_NONE)
    if entry.kind == "honors":
        trump = trump_of(entry.played.contract.bid) is not None
        return result_text.honors_reason(entry.points, trump)
    return _REASONS[entry.kind](entry.played)


def _contract(deal: Played) -> str:
    bid = deal.contract.bid
    each = overtrick_points(bid)
    first = trick_points(bid) - each * (level_of(bid) - 1)
    return result_text.contract_reason(level_of(bid), first, each, _doubled(deal))


def _overtricks(deal: Played) -> str:
    each = extra_points(deal.contract, deal.vulnerable)
    return result_text.overtricks_reason(deal.over, each, _doubled(deal), deal.vulnerable)


def _undertricks(deal: Played) -> str:
    each = penalties(-deal.over, deal.contract.multiplier, deal.vulnerable)
    return result_text.undertricks_reason(each, _doubled(deal), deal.vulnerable)


def _insult(deal: Played) -> str:
    return result_text.insult_reason(_doubled(deal))


def _slam(deal: Played) -> str:
    return result_text.slam_reason(level_of(deal.contract.bid) == HIGHEST, deal.vulnerable)


def _doubled(deal: Played) -> str:
    return DOUBLES[deal.contract.multiplier]


_REASONS: Final[Mapping[str, Callable[[Played], str]]] = MappingProxyType(
    {
        "contract": _contract,
        "overtricks": _overtricks,
        "undertricks": _undertricks,
        "insult": _insult,
        "slam": _slam,
    }
)
