"""The Heartless Monkey Hat: which lies bring it, and who wears it from then on."""

from __future__ import annotations

from game.engine.cards import Card
from game.engine.zones import Seat
from game.games.sinful_gibbon.rules.facts import SinfulState
from game.games.sinful_gibbon.rules.promises import HEARTS
from game.games.sinful_gibbon.text.log_text import tell


def brings_hat(card: Card, heart: bool) -> bool:
    """Whether a lie brings the hat: a *heart* was promised, or hidden under a number (SG-J2)."""
    return heart or card.suit is HEARTS


def give_hat(state: SinfulState, accused: Seat) -> None:
    """Put the hat on the accused, who may wear it already (SG-J5)."""
    facts = state.facts
    if facts.hat != accused:
        facts.hat = accused
        tell(state.table, "hat", accused)
