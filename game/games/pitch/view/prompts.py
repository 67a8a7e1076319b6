"""The prompts of Pitch: what is asked of the viewer, or whom the table waits for."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.observation import Observation
from game.engine.zones import Seat
from game.games.pitch.rules.facts import SMUDGE, Phase, PitchFacts
from game.games.pitch.text import card_text, result_text, status_text
from game.patterns.phrases import player_placeholder, players_text
from game.patterns.trick_winner import has_suit


def prompt(seen: Observation[PitchFacts], members: Sequence[Sequence[Seat]]) -> str:
    """What is asked of the viewer, or whom the table waits for."""
    facts = seen.facts
    if facts.winner is not None:
        side = members[facts.winner]
        if seen.seat in side:
            return result_text.YOU_WIN if len(side) == 1 else result_text.YOUR_SIDE_WINS
        who = players_text(side)
        return result_text.side_wins(who) if len(side) > 1 else result_text.wins(who)
    if seen.seat != facts.turn:
        return _prompt_others(facts)
    return _prompt_call(seen) if facts.phase is Phase.BID else _prompt_play(seen)


def _prompt_others(facts: PitchFacts) -> str:
    who = player_placeholder(facts.turn)
    if facts.phase is Phase.BID:
        if not facts.bid:
            return status_text.calls_first(who)
        return status_text.calls(who, card_text.bid_words(facts.bid))
    if facts.trump is None:
        return status_text.leads_trump(who)
    return status_text.plays(who)


def _prompt_call(seen: Observation[PitchFacts]) -> str:
    facts = seen.facts
    if facts.bid == SMUDGE:
        steals = any(action.verb == "bid" for action in seen.legal)
        return status_text.STEAL_SMUDGE_OR_PASS if steals else status_text.SMUDGE_WAS_BID
    if facts.turn != facts.dealer:
        if facts.bid:
            return status_text.bid_more_or_pass(facts.bid)
        return status_text.CALL_OR_PASS
    if not facts.bid:
        return status_text.DEALER_MUST_BID
    return status_text.dealer_may_steal(facts.bid)


def _prompt_play(seen: Observation[PitchFacts]) -> str:
    facts = seen.facts
    led = seen.cards("trick")
    if facts.trump is None:
        return status_text.PITCH_A_CARD
    if not led:
        return status_text.LEAD_ANY_CARD
    suit = led[0].suit if led[0] is not None else facts.trump
    mine = [card for card in seen.cards("hand", seen.seat) if card is not None]
    if not has_suit(mine, suit):
        return status_text.play_any_card(suit.word)
    if suit is facts.trump:
        return status_text.play_trump(suit.word, sum(card.suit is suit for card in mine))
    if has_suit(mine, facts.trump):
        return status_text.follow_or_trump(suit.word)
    return status_text.follow(suit.word)
