"""Which sentence says what speaks for an action of Bridge Solitaire."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.imagined_deals import remembered
from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.games.bridge_solitaire.bot.hand_evaluation import HandEvaluation
from game.games.bridge_solitaire.bot.parameters import DECLARING
from game.games.bridge_solitaire.bot.stock_odds import StockOdds
from game.games.bridge_solitaire.rules import house_bid
from game.games.bridge_solitaire.rules.bid_numbers import SUITS, needed, trump_of
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Phase
from game.games.bridge_solitaire.rules.rules import BridgeSolitaire
from game.games.bridge_solitaire.rules.tricks import trick_winner
from game.games.bridge_solitaire.text import hint_text
from game.games.bridge_solitaire.text.card_text import bid_words

LIKELY = 0.55
"""A lead that wins so often is meant to win."""


def explain(
    rules: BridgeSolitaire,
    seen: Observation[BridgeFacts],
    action: Action,
    plan: Sequence[Card] = (),
) -> str:
    """The sentence for *action*, from what the seat sees; *plan* is the best six while choosing."""
    if seen.facts.phase is Phase.CHOOSE:
        return _choosing(action, plan)
    if seen.facts.phase is Phase.AUCTION:
        return _calling(seen, action)
    trick = seen.cards("trick")
    if trick and trick[0] is not None:
        return _answering(seen, action.cards[0], trick[0])
    return _leading(rules, seen, action.cards[0])


def _hand(seen: Observation[BridgeFacts]) -> list[Card]:
    return [card for card in seen.cards("hand", seen.seat) if card is not None]


def _choosing(action: Action, plan: Sequence[Card]) -> str:
    """The whole six, for its cards are only good together."""
    if action.verb == "take":
        return hint_text.SEVEN_CARDS_JOIN
    if action.verb == "put_back" and action.cards[0] not in plan:
        return hint_text.no_room_for(action.cards[0].words)
    if action.cards[0] not in plan:
        return hint_text.not_among_best(action.cards[0].words)
    suits = []
    for suit in SUITS:
        held = sorted((card for card in plan if card.suit is suit), key=lambda c: -c.rank)
        if held:
            suits.append(hint_text.suit_cards([card.rank for card in held], suit.word))
    return hint_text.best_six(suits, any(card.is_joker for card in plan))


def _calling(seen: Observation[BridgeFacts], action: Action) -> str:
    hand, facts = _hand(seen), seen.facts
    jokers = sum(card.is_joker for card in hand)
    if action.value is None:
        called = facts.house_call or 0
        return hint_text.beat_the_house(bid_words(called), 14 - needed(called))
    trump = trump_of(action.value)
    if trump is None:
        aces = sum(card.rank == 14 for card in hand)
        return hint_text.best_without_trumps(aces)
    length = sum(card.suit is trump for card in hand)
    likely = round(HandEvaluation(hand).tricks(DECLARING)[SUITS.index(trump)])
    return hint_text.about_tricks(length, trump.word, likely, jokers)


def _leading(rules: BridgeSolitaire, seen: Observation[BridgeFacts], card: Card) -> str:
    trump = seen.facts.trump
    if card.is_joker:
        return hint_text.LED_JOKER_LOSES
    stock = stock_cards(rules, seen)
    unseen = StockOdds(stock, len(stock), trump)
    may = unseen.answers(card)
    if not may:
        if trump and len(_hand(seen)) > 1:
            return hint_text.wins_every_trick(card.suit.word)
        return hint_text.wins_trick(card.suit.word)
    beaten = may - (len(unseen.ranks[card.index // 13]) - unseen.higher(card))
    if not beaten:
        return hint_text.nothing_beats(card.words)
    if unseen.wins(card) >= LIKELY:
        return hint_text.few_beat(beaten, may, card.words)
    if trump and card.suit is not trump and _lone(seen, card):
        return hint_text.can_trump_later(card.suit.word)
    return hint_text.gives_up_lead(card.words)


def _answering(seen: Observation[BridgeFacts], card: Card, led: Card) -> str:
    trump, legal = seen.facts.trump, [action.cards[0] for action in seen.legal]
    wins = [c for c in legal if trick_winner(led, c, HOUSE, trump) == PLAYER]
    if len(legal) == 1:
        return hint_text.only_card_of(card.suit.word) if card.rank else hint_text.LAST_CARD
    if card in wins:
        if not card.rank:
            return hint_text.JOKER_TAKES_JOKER
        if card.suit is trump and led.suit is not trump:
            return hint_text.trumps_trick(led.suit.word, card.words)
        cheap = card is min(wins, key=lambda c: c.rank)
        return hint_text.is_enough(card.words) if cheap else hint_text.takes_trick(card.words)
    if not card.rank:
        return hint_text.JOKER_NEVER_WINS
    if wins:
        return hint_text.would_cost(min(card.rank for card in wins))
    return hint_text.cannot_take(card.words)


def stock_cards(rules: BridgeSolitaire, seen: Observation[BridgeFacts]) -> list[Card]:
    """The cards the seat has not seen in this deal: in the play they make up the stock."""
    known = {card for row in remembered(rules, seen).values() for card in row}
    return [card for card in rules.pack() if card not in known]


def _lone(seen: Observation[BridgeFacts], card: Card) -> bool:
    hand = _hand(seen)
    return house_bid.counted(hand).lengths[SUITS.index(card.suit)] == 1 and any(
        each.suit is seen.facts.trump for each in hand
    )
