"""When an action of Sinful Gibbon is refused: conditions and codes."""

from __future__ import annotations

from game.engine.action import Action, Refusal
from game.engine.rules import State
from game.games.sinful_gibbon.rules.actions import CARD_VERBS, NUMBER_VERBS, aim
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.promises import NUMBERS
from game.games.sinful_gibbon.rules.zones import Zones
from game.games.sinful_gibbon.text import refusal_text, status_text
from game.games.sinful_gibbon.text.card_text import at_least, standing
from game.patterns.phrases import player_placeholder

FACE_DOWN = Refusal("face_down", status_text.FACE_DOWN_NOTE)
ODD = Refusal("odd", refusal_text.NO_SUCH_PLAY)
NO_CARD = Refusal("no_card", refusal_text.NO_CARD_TO_DOUBT)
OWN_CARD = Refusal("own_card", refusal_text.OWN_CARD)
ONLY_TOP = Refusal("only_top", refusal_text.ONLY_TOP_CARD)
ACCEPTED = Refusal("accepted", refusal_text.ACCEPTED_WITH_HEART)
MUST_ACT = {
    "turn": refusal_text.DOUBT_OR_PICK,
    "promise": refusal_text.PICKED_MUST_PLAY,
    "lead": refusal_text.MUST_START_PILE,
    "heart_offer": refusal_text.ANSWER_HEART,
    "last_call": refusal_text.ANSWER_LAST_CARD,
    "swap": refusal_text.SWAP_FIRST,
}


class Refusals:
    """Why actions are refused, nonsense included."""

    def __init__(self, zones: Zones, seats: int) -> None:
        """Prepare to judge the actions of *seats* players on these *zones*."""
        self.zones = zones
        self.seats = seats

    def why_invalid(self, state: State[SinfulFacts], action: Action) -> Refusal | None:
        """Why *action* is refused, None when it is legal."""
        verb, phase = action.verb, state.facts.phase
        if verb == "peek":
            return FACE_DOWN
        if verb == "pass":
            return Refusal("must_act", MUST_ACT[phase])
        if verb in CARD_VERBS and len(action.cards) != 1:
            return Refusal("one_card", refusal_text.ONE_CARD)
        if phase == "swap":
            refused = self._swap(action)
        elif phase in ("heart_offer", "last_call"):
            refused = self._answer(state.facts, action)
        elif phase == "turn":
            refused = self._turn(state.facts, action)
        else:
            refused = self._promise(state, action)
        return refused or _shape(action)

    def out_of_turn(self, facts: SinfulFacts, action: Action) -> Refusal:
        """Why a seat that does not decide now may not act."""
        if facts.phase == "over":
            return Refusal("over", refusal_text.MATCH_OVER)
        if action.verb == "peek":
            return FACE_DOWN
        if action.verb == "doubt" and facts.phase != "swap":
            return self._doubt_out_of_turn(facts, action)
        asked = facts.phase in ("heart_offer", "last_call") and action.seat != facts.accused
        if action.verb == "accept" and asked:
            return _wait(facts)
        return Refusal(
            "not_your_turn",
            refusal_text.not_your_turn(player_placeholder(facts.turn)),
        )

    def _turn(self, facts: SinfulFacts, action: Action) -> Refusal | None:
        """SG-T1, T2."""
        verb = action.verb
        if verb == "pick":
            return None
        if verb == "doubt":
            return _no_doubt(facts, action)
        if verb in CARD_VERBS:
            return Refusal("pick_first", refusal_text.PICK_FIRST)
        return _not_asked(verb)

    def _promise(self, state: State[SinfulFacts], action: Action) -> Refusal | None:
        """SG-P1, P2, L1."""
        verb, leads = action.verb, state.facts.phase == "lead"
        if verb == "pick":
            if leads:
                return Refusal("no_pick", refusal_text.NO_PICK_AFTER_DOUBT)
            return Refusal("picked", refusal_text.ALREADY_PICKED)
        if verb == "doubt":
            if leads:
                return NO_CARD
            return Refusal("too_late", refusal_text.TOO_LATE_TO_DOUBT)
        if verb not in CARD_VERBS:
            return _not_asked(verb)
        if action.cards[0] not in state.table.zones[self.zones.hands[action.seat]]:
            return Refusal("not_in_hand", refusal_text.NOT_IN_HAND)
        if verb == "promise_number":
            return _no_number(state.facts, action.value)
        return _no_heart(state.facts, action)

    def _answer(self, facts: SinfulFacts, action: Action) -> Refusal | None:
        """SG-H1, X1."""
        verb = action.verb
        if verb == "accept":
            return None
        if verb == "doubt":
            return _no_doubt(facts, action)
        if verb == "pick" and facts.phase == "last_call":
            return Refusal("deck_empty", refusal_text.DECK_EMPTY)
        if verb == "pick" or verb in CARD_VERBS:
            if facts.phase == "heart_offer":
                return Refusal("answer_first", refusal_text.FIRST_ANSWER_HEART)
            return Refusal("answer_first", refusal_text.FIRST_ANSWER_LAST_CARD)
        return _not_asked(verb)

    def _swap(self, action: Action) -> Refusal | None:
        """SG-W1."""
        if action.verb != "swap":
            return Refusal("swap_first", MUST_ACT["swap"])
        if action.value == action.seat:
            return Refusal("swap_self", refusal_text.NOT_WITH_YOURSELF)
        if action.value is None or not 0 <= action.value < self.seats:
            return Refusal("no_seat", refusal_text.NO_SUCH_PLAYER)
        return None

    def _doubt_out_of_turn(self, facts: SinfulFacts, action: Action) -> Refusal:
        """SG-R2: in normal play only the next seat may doubt, and everybody only in order."""
        if facts.accused is None:
            return NO_CARD
        if action.seat in (facts.accused, action.value):
            return OWN_CARD
        if facts.phase in ("heart_offer", "last_call"):
            return _wait(facts)
        if action.value is not None:
            return ONLY_TOP
        if not facts.open:
            return ACCEPTED
        return Refusal("only_next", refusal_text.ONLY_NEXT_PLAYER)


def _no_doubt(facts: SinfulFacts, action: Action) -> Refusal | None:
    """Why the seat that is asked may not doubt (SG-T2); a value names a card deeper down."""
    if action.value is not None:
        return OWN_CARD if action.value == action.seat else ONLY_TOP
    if facts.accused is None:
        return NO_CARD
    if facts.phase == "turn" and not facts.open:
        return Refusal("accepted", refusal_text.ACCEPTED_PICK_A_CARD)
    return None


def _no_number(facts: SinfulFacts, number: int | None) -> Refusal | None:
    """Why this number may not be promised (SG-P1)."""
    if number is None or number not in NUMBERS:
        return Refusal("number_range", refusal_text.NUMBER_RANGE)
    if facts.standing is not None and number < facts.standing:
        told = standing(facts.standing), at_least(facts.standing)
        return Refusal("too_low", refusal_text.pile_stands_at(*told))
    return None


def _no_heart(facts: SinfulFacts, action: Action) -> Refusal | None:
    """Why no heart may be promised (SG-P2)."""
    if facts.standing is None:
        return Refusal("new_pile", refusal_text.NEW_PILE_WITH_NUMBER)
    if facts.hat == action.seat:
        return Refusal("hat", refusal_text.HAT_FORBIDS_HEART)
    if action.value is not None:
        number = standing(facts.standing)
        return Refusal("standing_only", refusal_text.heart_of_standing_number(number))
    return None


def _not_asked(verb: str) -> Refusal:
    """Why a verb of another phase does not fit."""
    if verb == "accept":
        return Refusal("no_offer", refusal_text.NOTHING_OFFERED)
    if verb == "swap":
        return Refusal("no_swap", refusal_text.SWAP_BETWEEN_ROUNDS)
    return ODD


def _wait(facts: SinfulFacts) -> Refusal:
    """The refusal to answer out of order."""
    return Refusal("wait", refusal_text.wait_for(player_placeholder(facts.turn)))


def _shape(action: Action) -> Refusal | None:
    """Whether all the parts belong to the verb, as the built actions have them."""
    cards = len(action.cards) == (action.verb in CARD_VERBS)
    value = (action.value is not None) == (action.verb in NUMBER_VERBS)
    fits = cards and value and action.target == aim(action.seat, action.verb)
    return None if fits and not action.groups else ODD
