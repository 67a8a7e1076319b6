"""Why something is refused in Vendetta: the sentences of the “Why not?” table, in its order."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from game.engine.action import Action, Refusal
from game.engine.cards import Card
from game.engine.zones import ZoneId
from game.games.vendetta.rules.facts import Phase, VendettaFacts
from game.games.vendetta.rules.tricks import (
    LONGEST_RUN,
    Trick,
    formed,
    ladder,
    naturals,
    one_of,
    rank_word,
)

GAME_OVER = Refusal("game_over", "The game is over.")
LAST_CALL = Refusal(
    "last_call_jokers_only", "The game is about to end. Only a joker can still be played."
)
NOT_HELD = Refusal("card_not_in_hand", "You do not hold that card.")
ONLY_STEALS = Refusal(
    "joker_only_steals",
    "A joker is not wild. It can only steal a trick that is already on the table.",
)
TOO_FEW = Refusal(
    "too_few_cards", "A new trick needs at least two cards of one number or a run of three."
)
NEEDS_THREE = Refusal(
    "run_needs_three",
    "A run needs at least three cards. Two cards make a trick only if they have the same number.",
)
MAX_FIVE = Refusal("run_max_five", "A run cannot have more than five cards.")
NOT_A_TRICK = Refusal(
    "not_a_trick",
    "These cards are neither one number nor an unbroken run; "
    "an ace goes next to the 2 or next to the king, not between them.",
)
GOES_ALONE = Refusal("joker_goes_alone", "Play the joker on its own.")
NOT_A_JOKER = Refusal("not_a_joker", "Only a joker can do that.")
CLOSED = Refusal("trick_closed", "That trick is closed. Only a joker can steal it.")
YOURS = Refusal("already_yours", "That trick is already yours.")
NO_TRICK = Refusal(
    "no_such_trick",
    "There is no trick to add to. Drop the cards in front of you to make a new one.",
)
STAYS = Refusal("no_take_back", "Cards on the table stay where they are.")
NO_MERGE = Refusal("no_merge", "Tricks cannot be joined. You can only add cards from your hand.")
NO_CARD = Refusal("no_card", "Choose a card from your hand first.")
NOT_ASKED = Refusal("not_asked", "Nobody asks you for a joker now: play, or end your turn.")
NO_SUCH_PLAY = Refusal(
    "no_such_play", "You can lay down a trick, add to one, play a joker or end your turn."
)

IN_ORDER = Refusal("no_such_play", "Name the cards of a trick from the lowest to the highest.")

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
    """Why this seat may do nothing of the kind now."""
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
    """It is somebody else's turn."""
    decider = facts.turn if facts.asked is None else facts.asked
    return Refusal("not_your_turn", f"It is {{{decider}}}'s turn.")


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
        return Refusal("wrong_number", f"Only another {rank_word(trick.low)} fits there.")
    if ladder([*naturals(laid), *cards]) is None:
        text = f"This run continues only with {one_of(trick.wanted)}."
        return Refusal("does_not_extend", text)
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
