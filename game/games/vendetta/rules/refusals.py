"""When an action of Vendetta is refused: conditions and codes, in the order of the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from game.engine.action import Action, Refusal
from game.engine.cards import Card
from game.engine.zones import ZoneId
from game.games.vendetta.rules.facts import Phase, VendettaFacts
from game.games.vendetta.rules.tricks import LONGEST_RUN, Trick, formed, ladder, naturals
from game.games.vendetta.text import refusal_text
from game.games.vendetta.text.card_text import one_of, rank_word
from game.patterns.phrases import player_placeholder

GAME_OVER = Refusal("game_over", refusal_text.GAME_OVER)
LAST_CALL = Refusal("last_call_jokers_only", refusal_text.LAST_CALL_JOKERS_ONLY)
NOT_HELD = Refusal("card_not_in_hand", refusal_text.CARD_NOT_IN_HAND)
ONLY_STEALS = Refusal(
    "joker_only_steals",
    refusal_text.JOKER_ONLY_STEALS,
)
TOO_FEW = Refusal("too_few_cards", refusal_text.TOO_FEW_CARDS)
NEEDS_THREE = Refusal(
    "run_needs_three",
    refusal_text.RUN_NEEDS_THREE,
)
MAX_FIVE = Refusal("run_max_five", refusal_text.RUN_MAX_FIVE)
NOT_A_TRICK = Refusal(
    "not_a_trick",
    refusal_text.NOT_A_TRICK,
)
GOES_ALONE = Refusal("joker_goes_alone", refusal_text.JOKER_GOES_ALONE)
NOT_A_JOKER = Refusal("not_a_joker", refusal_text.NOT_A_JOKER)
CLOSED = Refusal("trick_closed", refusal_text.TRICK_CLOSED)
YOURS = Refusal("already_yours", refusal_text.ALREADY_YOURS)
NO_TRICK = Refusal(
    "no_such_trick",
    refusal_text.NO_SUCH_TRICK,
)
STAYS = Refusal("no_take_back", refusal_text.NO_TAKE_BACK)
NO_MERGE = Refusal("no_merge", refusal_text.NO_MERGE)
NO_CARD = Refusal("no_card", refusal_text.CHOOSE_A_CARD)
NOT_ASKED = Refusal("not_asked", refusal_text.NOT_ASKED_FOR_JOKER)
NO_SUCH_PLAY = Refusal("no_such_play", refusal_text.NO_SUCH_PLAY)

IN_ORDER = Refusal("no_such_play", refusal_text.CARDS_IN_ORDER)

Reason: TypeAlias = Callable[[VendettaFacts, Sequence[Card], Action], Refusal | None]


def why_illegal(
    facts: VendettaFacts, hand: Collection[Card], laid: Sequence[Card], action: Action, free: bool
) -> Refusal | None:
    """Why *action* is refused, whoever asks; None if it keeps to the rules.

    *laid* are the cards of the trick it aims at; *free* says that jokers need not wait for the
    own turn (VD-4.3).
    """
    early = untimely(facts, action, free)
    if early is not None:
        return early
    if action.verb in ("take", "merge"):
        return STAYS if action.verb == "take" else NO_MERGE
    if not set(action.cards) <= set(hand):
        return NOT_HELD
    about = REASONS.get(action.verb)
    if about is None or action.groups or action.value is not None:
        return NO_SUCH_PLAY
    if len(set(action.cards)) < len(action.cards):
        return NO_SUCH_PLAY
    return about(facts, laid, action)


def trick_at(facts: VendettaFacts, target: ZoneId | None) -> Trick | None:
    """The trick a card is aimed at, if it lies there."""
    if target is None or target.name != "trick":
        return None
    trick = facts.tricks.get(target.n)
    return trick if trick is not None and target.owner == trick.owner else None


def untimely(facts: VendettaFacts, action: Action, free: bool) -> Refusal | None:
    """The refusal of a seat that may do nothing of the kind now."""
    verb, seat = action.verb, action.seat
    if facts.phase is Phase.OVER:
        return GAME_OVER
    if facts.phase is Phase.LAST_CALL:
        if verb not in ("joker", "decline"):
            return LAST_CALL
        return None if seat == facts.asked else whose_turn(facts)
    if seat == facts.turn or (free and verb == "joker"):
        return None
    return whose_turn(facts)


def whose_turn(facts: VendettaFacts) -> Refusal:
    """The refusal that says whose turn it is."""
    decider = facts.turn if facts.asked is None else facts.asked
    return Refusal("not_your_turn", refusal_text.not_your_turn(player_placeholder(decider)))


def _create(facts: VendettaFacts, laid: Sequence[Card], action: Action) -> Refusal | None:
    """VD-2.1."""
    cards = action.cards
    if action.target != ("rim", action.seat, 0):
        return NO_SUCH_PLAY
    if any(card.is_joker for card in cards):
        return ONLY_STEALS
    if len(cards) < 2:
        return TOO_FEW
    if formed(action.seat, cards) is not None:
        return None
    if ladder(cards) is None:
        return NOT_A_TRICK
    return NEEDS_THREE if len(cards) == 2 else MAX_FIVE


def _add(facts: VendettaFacts, laid: Sequence[Card], action: Action) -> Refusal | None:
    """VD-2.2."""
    cards, trick = action.cards, trick_at(facts, action.target)
    if not cards:
        return NO_CARD
    if any(card.is_joker for card in cards):
        return GOES_ALONE
    if trick is None:
        return NO_TRICK
    if trick.closed:
        return CLOSED
    if not trick.run:
        if all(card.rank == trick.low for card in cards):
            return None
        return Refusal("wrong_number", refusal_text.wrong_number(rank_word(trick.low)))
    if ladder([*naturals(laid), *cards]) is None:
        return Refusal("does_not_extend", refusal_text.does_not_extend(one_of(trick.wanted)))
    return MAX_FIVE if trick.size + len(cards) > LONGEST_RUN else None


def _joker(facts: VendettaFacts, laid: Sequence[Card], action: Action) -> Refusal | None:
    """VD-2.3."""
    cards, trick = action.cards, trick_at(facts, action.target)
    if not cards:
        return NO_CARD
    if not any(card.is_joker for card in cards):
        return NOT_A_JOKER
    if len(cards) > 1:
        return GOES_ALONE
    if trick is None:
        return NO_TRICK
    return YOURS if trick.owner == action.seat else None


def _end(facts: VendettaFacts, laid: Sequence[Card], action: Action) -> Refusal | None:
    """VD-2.4."""
    return NO_SUCH_PLAY if action.cards or action.target is not None else None


def _decline(facts: VendettaFacts, laid: Sequence[Card], action: Action) -> Refusal | None:
    """VD-5.3."""
    if facts.phase is not Phase.LAST_CALL:
        return NOT_ASKED
    return NO_SUCH_PLAY if action.cards or action.target is not None else None


REASONS: Mapping[str, Reason] = MappingProxyType(
    {"create": _create, "add": _add, "joker": _joker, "end": _end, "decline": _decline}
)
