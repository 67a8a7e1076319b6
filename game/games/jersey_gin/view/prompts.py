"""The prompts of Jersey Gin: what is asked of the viewer, or whom the table waits for."""

from __future__ import annotations

from game.engine.observation import Observation
from game.engine.zones import Seat
from game.games.jersey_gin.rules.best_melds import best_arrangement
from game.games.jersey_gin.rules.deadwood_points import least_deadwood
from game.games.jersey_gin.rules.facts import JerseyGinFacts, Phase
from game.games.jersey_gin.rules.knocking import KNOCK_LIMIT
from game.games.jersey_gin.rules.melds import BITS, Mask, mask_of
from game.games.jersey_gin.rules.zones import DISCARD
from game.games.jersey_gin.text import result_text, status_text
from game.patterns.phrases import player_placeholder, players_text


def prompt(seen: Observation[JerseyGinFacts]) -> str:
    """What is asked of the viewer, or whom the table waits for."""
    facts = seen.facts
    if seen.outcome is not None:
        return _end(seen.outcome.winners, seen.seat)
    if seen.seat != facts.turn:
        return _others(facts)
    hand = held(seen)
    if facts.phase is Phase.DRAW:
        return _draw(seen, hand)
    if facts.phase is Phase.LAYOFF:
        if seen.seat not in facts.shown:
            knocker = player_placeholder(facts.knocker or 0)
            return status_text.knocker_waits(knocker)
        return _lay_off(facts, seen.seat)
    return _break_turn(seen, hand) if facts.breaker is not None else _turn(facts, hand)


def _draw(seen: Observation[JerseyGinFacts], hand: Mask) -> str:
    if seen.facts.breaker is None:
        return status_text.draw_or_take(least_deadwood(hand))
    if any(action.target == DISCARD for action in seen.legal):
        return status_text.BREAK_DRAW_OR_MELD
    return status_text.BREAK_DRAW


def _lay_off(facts: JerseyGinFacts, seat: Seat | None) -> str:
    if facts.added and facts.added[-1].seat != seat:
        card, other = facts.added[-1]
        return status_text.laid_off_since(player_placeholder(other), card.words)
    return status_text.LAY_OFF_OR_BE_DONE


def _turn(facts: JerseyGinFacts, hand: Mask) -> str:
    lowest = lowest_points(facts, hand)
    if not lowest:
        return status_text.DISCARD_OR_GIN
    if lowest <= KNOCK_LIMIT:
        return status_text.discard_or_knock(lowest)
    return status_text.discard_best(lowest)


def lowest_points(facts: JerseyGinFacts, hand: Mask) -> int:
    """The least deadwood after putting a card aside that may leave the hand."""
    free = hand if facts.taken is None else hand & ~mask_of([facts.taken])
    return min((least_deadwood(hand & ~bit) for bit in BITS if free & bit), default=0)


def _break_turn(seen: Observation[JerseyGinFacts], hand: Mask) -> str:
    facts, fits = seen.facts, any(action.verb == "lay_off" for action in seen.legal)
    if facts.taken is not None and hand & mask_of([facts.taken]):
        return status_text.meld_taken(facts.taken.words)
    if best_arrangement(hand):
        return status_text.LAY_MELDS
    return status_text.LAY_OFF_OR_DISCARD if fits else status_text.DISCARD


def _others(facts: JerseyGinFacts) -> str:
    who = player_placeholder(facts.turn)
    if facts.phase is Phase.DRAW:
        in_break = facts.breaker is not None
        return status_text.draws_in_break(who) if in_break else status_text.draws(who)
    if facts.phase is Phase.LAYOFF:
        shown = facts.turn in facts.shown
        return status_text.lays_off(who) if shown else status_text.shows_hand(who)
    if facts.breaker is not None:
        return status_text.melds_or_discards(who)
    return status_text.knocks_or_discards(who)


def _end(winners: tuple[Seat, ...], viewer: Seat | None) -> str:
    if winners == (viewer,):
        return result_text.YOU_WIN
    who = players_text(winners)
    return result_text.wins(who) if len(winners) == 1 else result_text.share_win(who)


def held(seen: Observation[JerseyGinFacts]) -> Mask:
    """The viewer's concealed cards."""
    return mask_of(card for card in seen.cards("hand", seen.seat) if card is not None)
