"""The prompts of Bridge Solitaire: what is asked of the viewer, or whom the table waits for."""

from __future__ import annotations

from game.engine.observation import Observation
from game.engine.zones import ZoneId
from game.games.bridge_solitaire.rules import match_end
from game.games.bridge_solitaire.rules.facts import PLAYER, BridgeFacts, Phase
from game.games.bridge_solitaire.rules.zones import KEPT
from game.games.bridge_solitaire.text import card_text, result_text, status_text
from game.patterns.trick_winner import has_suit


def prompt(seen: Observation[BridgeFacts], open_piles: bool) -> str:
    """One sentence: what is asked of the player; *open_piles* may be looked through."""
    facts = seen.facts
    if facts.phase is Phase.OVER:
        return _end(facts, seen.seat == PLAYER)
    if facts.phase is Phase.SCORE:
        return status_text.SCORED_NEXT
    if seen.seat is None:
        return status_text.decides(card_text.NAMES[PLAYER])
    if facts.phase is Phase.CHOOSE:
        return _ask_choice(seen, open_piles)
    return _ask_call(seen) if facts.phase is Phase.AUCTION else _ask_card(seen)


def _end(facts: BridgeFacts, own: bool) -> str:
    winner = match_end.winner(facts)
    if winner is None:
        return result_text.RUBBER_TIED
    if winner == PLAYER and own:
        return result_text.YOU_WIN
    return result_text.wins(card_text.starting(card_text.NAMES[winner]))


def _ask_choice(seen: Observation[BridgeFacts], open_piles: bool) -> str:
    kept = seen.faces(ZoneId("kept"))
    left, jokers = KEPT - len(kept), sum(card.is_joker for card in kept)
    if left > 0:
        more = status_text.keep_more(left, jokers)
        return more if left < KEPT else status_text.keep_of_these(left)
    return status_text.TAKE_THESE_SIX if open_piles else status_text.TAKE_THESE_SIX_TOP_ONLY


def _ask_call(seen: Observation[BridgeFacts]) -> str:
    jokers = sum(card is not None and card.is_joker for card in seen.cards("hand", PLAYER))
    double = status_text.JOKERS_DOUBLE[jokers]
    call = seen.facts.house_call
    if not call:
        return status_text.must_bid(double)
    return status_text.bid_or_defend(card_text.bid_words(call), double)


def _ask_card(seen: Observation[BridgeFacts]) -> str:
    trick = seen.cards("trick")
    if not trick or trick[0] is None:
        if not sum(seen.facts.tricks):
            return status_text.LEAD_AS_DEFENDER
        return status_text.LEAD_AFTER_TRICK
    led = trick[0]
    if led.is_joker:
        return status_text.PLAY_ON_JOKER
    mine = [card for card in seen.cards("hand", PLAYER) if card is not None]
    if has_suit(mine, led.suit):
        return status_text.follow(led.words, led.suit.word)
    return status_text.play_any_card(led.words, led.suit.word)
