"""The reasons of Sinful Gibbon: why an action is refused, in words a player understands."""

from __future__ import annotations

from game.engine.action import Action, Refusal
from game.engine.rules import State
from game.games.sinful_gibbon.rules.actions import CARD_VERBS, COVERED, NUMBER_VERBS, Zones, aim
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.promises import NUMBERS
from game.games.sinful_gibbon.text.log_text import at_least, full
from game.patterns.phrases import player_placeholder

FACE_DOWN = Refusal("face_down", COVERED)
ODD = Refusal("odd", "That is no play of this game.")
NO_CARD = Refusal("no_card", "There is no card to doubt.")
OWN_CARD = Refusal("own_card", "You cannot doubt yourself.")
ONLY_TOP = Refusal("only_top", "Only the card on top can be doubted.")
ACCEPTED = Refusal("accepted", "That card was accepted when a heart was offered on it.")
MUST_ACT = {
    "turn": "You must doubt, or pick a card and play one.",
    "promise": "You have picked a card and must now play one.",
    "lead": "You won the doubt and must start a new pile with a number.",
    "heart_offer": "You must doubt the heart or let it be.",
    "last_call": "You must doubt the last card or let it be.",
    "swap": "The round is over: choose the player to change chairs with.",
}


class Refusals:
    """Judges any action of the seat that decides, nonsense included."""

    def __init__(self, ground: Zones, seats: int) -> None:
        """For *seats* players on this *ground*."""
        self.ground = ground
        self.seats = seats

    def objection(self, state: State[SinfulFacts], action: Action) -> Refusal | None:
        """Why *action* is refused, None when it is legal."""
        verb, phase = action.verb, state.facts.phase
        if verb == "peek":
            return FACE_DOWN
        if verb == "pass":
            return Refusal("must_act", MUST_ACT[phase])
        if verb in CARD_VERBS and len(action.cards) != 1:
            return Refusal("one_card", "Play exactly one card at a time.")
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
            return Refusal("over", "The match is over.")
        if action.verb == "peek":
            return FACE_DOWN
        if action.verb == "doubt" and facts.phase != "swap":
            return self._doubt_out_of_turn(facts, action)
        asked = facts.phase in ("heart_offer", "last_call") and action.seat != facts.accused
        if action.verb == "accept" and asked:
            return _wait(facts)
        return Refusal(
            "not_your_turn",
            f"It is not your decision now; {player_placeholder(facts.turn)} decides.",
        )

    def _turn(self, facts: SinfulFacts, action: Action) -> Refusal | None:
        """SG-T1, T2."""
        verb = action.verb
        if verb == "pick":
            return None
        if verb == "doubt":
            return _no_doubt(facts, action)
        if verb in CARD_VERBS:
            return Refusal("pick_first", "Pick a card first, then play one.")
        return _not_asked(verb)

    def _promise(self, state: State[SinfulFacts], action: Action) -> Refusal | None:
        """SG-P1, P2, L1."""
        verb, leads = action.verb, state.facts.phase == "lead"
        if verb == "pick":
            if leads:
                text = "The winner of a doubt starts the new pile without picking."
                return Refusal("no_pick", text)
            return Refusal("picked", "You have picked your card; now play one.")
        if verb == "doubt":
            if leads:
                return NO_CARD
            return Refusal("too_late", "Too late: you picked a card, and now you must play one.")
        if verb not in CARD_VERBS:
            return _not_asked(verb)
        if action.cards[0] not in state.table.zones[self.ground.hands[action.seat]]:
            return Refusal("not_in_hand", "That card is not in your hand.")
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
            return Refusal("deck_empty", "The deck is empty: doubt the last card or let it be.")
        if verb == "pick" or verb in CARD_VERBS:
            what = "heart" if facts.phase == "heart_offer" else "last card"
            return Refusal("answer_first", f"First say whether you doubt the {what}.")
        return _not_asked(verb)

    def _swap(self, action: Action) -> Refusal | None:
        """SG-W1."""
        if action.verb != "swap":
            return Refusal("swap_first", MUST_ACT["swap"])
        if action.value == action.seat:
            return Refusal("swap_self", "Choose another player to change chairs with.")
        if action.value is None or not 0 <= action.value < self.seats:
            return Refusal("no_seat", "There is no such player.")
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
        return Refusal("only_next", "Only the next player may doubt this card.")


def _no_doubt(facts: SinfulFacts, action: Action) -> Refusal | None:
    """Why the seat that is asked may not doubt (SG-T2); a value names a card deeper down."""
    if action.value is not None:
        return OWN_CARD if action.value == action.seat else ONLY_TOP
    if facts.accused is None:
        return NO_CARD
    if facts.phase == "turn" and not facts.open:
        return ACCEPTED._replace(text=f"{ACCEPTED.text[:-1]}; pick a card.")
    return None


def _no_number(facts: SinfulFacts, number: int | None) -> Refusal | None:
    """Why this number may not be promised (SG-P1)."""
    if number is None or number not in NUMBERS:
        return Refusal("number_range", "Promises go from 2 to 14 (ace).")
    if facts.standing is not None and number < facts.standing:
        standing = facts.standing
        text = f"The pile stands at {full(standing)}: promise {at_least(standing)}."
        return Refusal("too_low", text)
    return None


def _no_heart(facts: SinfulFacts, action: Action) -> Refusal | None:
    """Why no heart may be promised (SG-P2)."""
    if facts.standing is None:
        return Refusal("new_pile", "A new pile must start with a number, not with a heart.")
    if facts.hat == action.seat:
        return Refusal("hat", "You wear the Monkey Hat, so promise a number and no heart.")
    if action.value is not None:
        standing = full(facts.standing)
        text = f"A heart promise is always for the standing number, now {standing}."
        return Refusal("standing_only", text)
    return None


def _not_asked(verb: str) -> Refusal:
    """Why a verb of another phase does not fit."""
    if verb == "accept":
        return Refusal("no_offer", "Nothing is offered that you could let be.")
    if verb == "swap":
        return Refusal("no_swap", "Chairs are changed only between two rounds.")
    return ODD


def _wait(facts: SinfulFacts) -> Refusal:
    """Everybody answers in order."""
    text = f"Wait: players answer clockwise, and now {player_placeholder(facts.turn)} is asked."
    return Refusal("wait", text)


def _shape(action: Action) -> Refusal | None:
    """Whether all the parts belong to the verb, as the built actions have them."""
    cards = len(action.cards) == (action.verb in CARD_VERBS)
    value = (action.value is not None) == (action.verb in NUMBER_VERBS)
    fits = cards and value and action.target == aim(action.seat, action.verb)
    return None if fits and not action.groups else ODD
