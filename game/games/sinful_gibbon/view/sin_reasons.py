"""The reasons of the sins: which cards and piles each number of a round was counted from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.engine.cards import Card
from game.engine.zones import Seat
from game.games.sinful_gibbon.rules.facts import Round
from game.games.sinful_gibbon.rules.scoring import HEART_SINS, HEARTS, PRIDE, TINY, Shame
from game.games.sinful_gibbon.text import result_text

RATES = (20, 10)
"""What a card face up costs, the dearer ones first."""


def sin_reasons(played: Round, sin: str) -> tuple[str, ...]:
    """What the number of each seat in the row of *sin* is made of."""
    return tuple(_reason(played, sin, seat) for seat in range(len(played.shames)))


def _reason(played: Round, sin: str, seat: Seat) -> str:
    if sin in HEART_SINS and seat == played.braveheart:
        return result_text.BRAVEHEART_REASON
    if sin == "jealousy":
        return result_text.hat_reason(played.sins.jealousy[seat])
    return REASONS[sin](played, played.shames[seat])


def _pride(played: Round, shame: Shame) -> str:
    """Every card that lies face up, by what it costs."""
    del played
    cards = sorted(shame.faces, key=lambda card: card.rank)
    costs = [(cost, [_short(card) for card in cards if PRIDE[card.rank] == cost]) for cost in RATES]
    return result_text.pride_reason([(cost, names) for cost, names in costs if names])


def _sloth(played: Round, shame: Shame) -> str:
    del played
    return result_text.sloth_reason(shame.sideways, TINY)


def _lust(played: Round, shame: Shame) -> str:
    del played
    cards = sorted(shame.faces, key=lambda card: card.rank)
    return result_text.lust_reason(
        [_short(card) for card in cards if card.suit is HEARTS or card.is_joker], TINY
    )


def _envy(played: Round, shame: Shame) -> str:
    most = max(each.hearts for each in played.shames)
    return result_text.envy_reason(shame.hearts, most, TINY)


def _wrath(played: Round, shame: Shame) -> str:
    most = max(_straight(each) for each in played.shames)
    return result_text.wrath_reason(_straight(shame), most)


def _gluttony(played: Round, shame: Shame) -> str:
    most = max(max(each.under, default=0) for each in played.shames)
    return result_text.gluttony_reason(max(shame.under, default=0), most)


def _straight(shame: Shame) -> int:
    """How many lost piles of a player lie straight."""
    return len(shame.under) - shame.sideways


def _short(card: Card) -> str:
    """A card by its rank alone: ``jack``, ``7``."""
    return card.words.split()[0]


REASONS: Mapping[str, Callable[[Round, Shame], str]] = MappingProxyType(
    {
        "pride": _pride,
        "sloth": _sloth,
        "lust": _lust,
        "envy": _envy,
        "wrath": _wrath,
        "gluttony": _gluttony,
    }
)
"""What says how a sin was counted; the hat needs no counting."""
