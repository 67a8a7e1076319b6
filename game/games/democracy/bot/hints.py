"""Which sentence says what speaks for a card of Democracy."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.imagined_deals import remembered
from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.games.democracy.rules import scoring, vote_winner
from game.games.democracy.rules.facts import TRIBES, DemocracyFacts
from game.games.democracy.rules.rules import Democracy
from game.games.democracy.text import hint_text
from game.patterns.phrases import player_placeholder

NEAR = 5
"""A tribe is near when so many points or fewer are missing."""
FEW = 3
"""So many cards that beat one are few."""


def explain(rules: Democracy, seen: Observation[DemocracyFacts], action: Action) -> str:
    """The sentence that says what speaks for *action*, from what its seat sees."""
    seat, card = action.seat, action.cards[0]
    hand = [each for each in seen.cards("hand", seat) if each is not None]
    if len(hand) == 1:
        return hint_text.LAST_CARD
    known = {each for row in remembered(rules, seen).values() for each in row}
    unseen = [each for each in rules.pack() if each not in known]
    upcard = seen.cards("upcard")
    turned = upcard[0] if upcard else None
    table = vote_winner.PLAIN if turned is None else vote_winner.STRENGTHS[turned.index]
    high = table[card.index]
    above = sum(table[each.index] > high for each in unseen)
    if high == vote_winner.CHIEF:
        return _chief(card, unseen, table)
    if high == vote_winner.IDIOT and any(table[each.index] == vote_winner.CHIEF for each in unseen):
        return hint_text.six_takes_all(card.suit.word)
    if not above:
        tie = any(table[each.index] == high for each in unseen)
        if tie:
            return hint_text.ONLY_A_TIE
        return hint_text.nothing_beats(card.words)
    own = sorted(hand, key=lambda each: table[each.index])
    strong = high >= vote_winner.FIVE - 2
    if above <= FEW or (strong and card in own[-2:]):
        return _fight(seen, seat, card, turned, above, high)
    return _throw(seen, seat, card, own, high)


def _chief(card: Card, unseen: Sequence[Card], table: Sequence[int]) -> str:
    if any(table[each.index] == vote_winner.IDIOT for each in unseen):
        return hint_text.only_six_beats_five(card.suit.word)
    return hint_text.nothing_beats_five(card.suit.word)


def _fight(
    seen: Observation[DemocracyFacts],
    seat: int,
    card: Card,
    turned: Card | None,
    above: int,
    high: int,
) -> str:
    """For a card that may well win."""
    near = _near(seen, seat, (card, turned))
    if near:
        return near
    if high >= vote_winner.TRUMP:
        if above > FEW:
            return hint_text.most_keep_higher_trumps(card.words)
        return hint_text.few_beat_trump(above, card.words)
    if turned is None or turned.is_joker:
        return hint_text.hardly_beaten(card.words)
    return hint_text.highest_without_trump(turned.suit.word, card.words)


def _near(seen: Observation[DemocracyFacts], seat: int, cards: Sequence[Card | None]) -> str:
    """Whose tribe is at stake, if somebody is near one."""
    points = seen.facts.points
    for card in cards:
        if card is None or not scoring.POINTS[card.index]:
            continue
        suit = scoring.TRIBE[card.index]
        need = scoring.ENOUGH - points[TRIBES * seat + suit]
        if 0 < need <= NEAR:
            return hint_text.needs_points(hint_text.points(need), card.suit.word)
        for other in range(len(points) // TRIBES):
            missing = scoring.ENOUGH - points[TRIBES * other + suit]
            if other != seat and 0 < missing <= NEAR:
                who = player_placeholder(other)
                return hint_text.other_is_near(who, card.suit.word)
    return ""


def _throw(
    seen: Observation[DemocracyFacts], seat: int, card: Card, own: Sequence[Card], high: int
) -> str:
    """For a card that will hardly win."""
    suit = scoring.TRIBE[card.index]
    if not scoring.POINTS[card.index]:
        return hint_text.brings_no_points(card.words)
    if max(seen.facts.points[suit::TRIBES]) >= scoring.ENOUGH:
        return hint_text.tribe_is_decided(card.suit.word)
    if high >= vote_winner.TRUMP:
        return hint_text.small_trump_may_win(card.suit.word)
    if card is own[0] or scoring.POINTS[card.index] == 1:
        return hint_text.can_spare(card.words)
    return hint_text.best_can_wait(card.words)
