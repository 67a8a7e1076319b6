"""When an action of Fire Gibbon is refused: conditions and codes."""

from __future__ import annotations

from game.engine.action import Action, Refusal
from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.fire_gibbon.rules.actions import CARD_VERBS, SEAT_VERBS, aim
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.flame import ACE, fits_open, fits_up
from game.games.fire_gibbon.rules.monkey_hat import hat_forbids_promise
from game.games.fire_gibbon.rules.zones import Zones
from game.games.fire_gibbon.text import refusal_text
from game.patterns.phrases import player_placeholder

STAY_DOWN = Refusal("stay_down", refusal_text.STAY_DOWN)
ODD = Refusal("odd", refusal_text.NO_SUCH_PLAY)


class Refusals:
    """Why actions are refused, nonsense included."""

    def __init__(self, zones: Zones, seats: int) -> None:
        """Prepare to judge the actions of *seats* players on these *zones*."""
        self.zones = zones
        self.seats = seats

    def why_invalid(self, state: State[FireFacts], action: Action) -> Refusal | None:
        """Why *action* is refused, None when it is legal."""
        if action.verb == "peek":
            return choose_first() if state.facts.phase == "refill" else STAY_DOWN
        if action.verb in CARD_VERBS and len(action.cards) != 1:
            return Refusal("one_card", refusal_text.ONE_CARD)
        judge = {"refill": self._refill, "reward": self._reward, "swap": self._swap}
        refused = judge.get(state.facts.phase, self._turn)(state, action)
        return refused or self._shape(action)

    def out_of_turn(self, facts: FireFacts, action: Action) -> Refusal:
        """Why a seat that does not decide now may not act."""
        decider = facts.decider()
        if decider is None:
            return Refusal("over", refusal_text.MATCH_OVER)
        if action.verb == "peek":
            return STAY_DOWN
        if action.verb in ("doubt", "doubt_older"):
            return Refusal("doubt_on_turn", refusal_text.DOUBT_ON_OWN_TURN)
        if facts.phase == "reward":
            return Refusal(
                "not_your_turn", refusal_text.another_chooses_reward(player_placeholder(decider))
            )
        return Refusal("not_your_turn", refusal_text.not_your_turn(player_placeholder(decider)))

    def _turn(self, state: State[FireFacts], action: Action) -> Refusal | None:
        verb = action.verb
        if verb == "play_random":
            return None
        if verb in ("doubt", "doubt_older"):
            return self._doubt(state.facts, action)
        if verb == "play_up":
            return self._play_up(state, action.seat, action.cards[0])
        if verb == "play_down":
            return self._play_down(state, action.seat, action.cards[0])
        if verb == "play_table":
            return self._play_table(state, action.seat, action.cards[0])
        if verb in ("reward", "refill_deck", "refill_hand"):
            return Refusal("no_spot", refusal_text.NO_FIRE_SPOT_TO_FILL)
        if verb == "swap":
            return Refusal("no_swap", refusal_text.SWAP_BETWEEN_ROUNDS)
        return Refusal("must_play", refusal_text.MUST_PLAY)

    def _play_up(self, state: State[FireFacts], seat: Seat, card: Card) -> Refusal | None:
        """FG-U1, U2."""
        facts = state.facts
        if card not in state.table.zones[self.zones.hands[seat]]:
            return not_in_hand()
        flame = facts.flame or 0
        if fits_up(card, flame):
            return None
        other = (
            refusal_text.INSTEAD_A_RANDOM_CARD
            if hat_forbids_promise(facts, seat)
            else refusal_text.INSTEAD_FACE_DOWN
        )
        if card.rank == ACE:
            return Refusal("ace_is_14", refusal_text.ace_is_14(other))
        if card.rank < flame:
            return Refusal("too_low", refusal_text.too_low_face_up(flame, other))
        return Refusal("not_same_or_heart", refusal_text.not_same_or_heart(flame, other))

    def _play_down(self, state: State[FireFacts], seat: Seat, card: Card) -> Refusal | None:
        """FG-F1, H3."""
        facts, zones = state.facts, state.table.zones
        if card in zones[self.zones.tables[seat]]:
            return Refusal("table_face_up", refusal_text.TABLE_CARDS_FACE_UP)
        if card not in zones[self.zones.hands[seat]]:
            return not_in_hand()
        if facts.flame is None:
            return Refusal("needs_fire", refusal_text.NEW_FIRE_FACE_UP)
        if hat_forbids_promise(facts, seat):
            text = refusal_text.HAT_FORBIDS_PROMISE
            return Refusal("hat", text)
        return None

    def _play_table(self, state: State[FireFacts], seat: Seat, card: Card) -> Refusal | None:
        """FG-B1."""
        flame = state.facts.flame or 0
        if card not in state.table.zones[self.zones.tables[seat]]:
            return Refusal("not_on_table", refusal_text.NOT_YOUR_TABLE_CARD)
        if fits_open(card, flame):
            return None
        return Refusal("table_too_low", refusal_text.table_card_too_low(flame))

    def _doubt(self, facts: FireFacts, action: Action) -> Refusal | None:
        """FG-T2."""
        value = action.value
        if action.verb == "doubt_older" and value is not None:
            if not 0 < value <= len(facts.owners):
                return Refusal("no_card", refusal_text.NO_SUCH_CARD_IN_FIRE)
            at = value - 1
            value = facts.owners[at]
        elif value is None or not 0 <= value < self.seats:
            return Refusal("no_seat", refusal_text.NO_SUCH_PLAYER)
        else:
            at = facts.latest[value]
        if value == action.seat:
            return Refusal("own_card", refusal_text.OWN_CARD)
        if facts.phase == "play":
            return Refusal("one_doubt", refusal_text.ONE_DOUBT_A_TURN)
        if at < 0:
            return Refusal("no_card", refusal_text.no_card_in_fire(player_placeholder(value)))
        if not facts.required[at]:
            return Refusal("already_up", refusal_text.ALREADY_FACE_UP)
        if action.verb == "doubt_older":
            who = player_placeholder(value)
            return Refusal("older_card", refusal_text.covered_card(who))
        return None

    def _refill(self, state: State[FireFacts], action: Action) -> Refusal | None:
        """FG-B3."""
        if action.verb == "refill_deck":
            return None
        if action.verb == "refill_hand":
            hand = state.table.zones[self.zones.hands[action.seat]]
            return None if action.cards[0] in hand else not_in_hand()
        if action.verb in ("doubt", "doubt_older"):
            return Refusal("doubt_first", refusal_text.DOUBT_BEFORE_PLAY)
        return Refusal("refill_first", refusal_text.FILL_SPOT_FIRST)

    def _reward(self, state: State[FireFacts], action: Action) -> Refusal | None:
        """FG-A1."""
        hand = state.table.zones[self.zones.hands[action.seat]]
        own = action.verb == "reward" and action.cards[0] in hand
        if own:
            return None
        if action.verb in ("reward", "refill_deck", "play_random"):
            return Refusal("reward_hand", refusal_text.REWARD_FROM_HAND)
        return Refusal("reward_first", refusal_text.CHOOSE_REWARD_FIRST)

    def _swap(self, state: State[FireFacts], action: Action) -> Refusal | None:
        """FG-M2."""
        if action.verb != "swap":
            return Refusal("swap_first", refusal_text.SWAP_FIRST)
        if action.value == action.seat:
            return Refusal("swap_self", refusal_text.NOT_WITH_YOURSELF)
        if action.value is None or not 0 <= action.value < self.seats:
            return Refusal("no_seat", refusal_text.NO_SUCH_PLAYER)
        return None

    def _shape(self, action: Action) -> Refusal | None:
        """Whether all the parts belong to the verb, as the built actions have them."""
        cards = len(action.cards) == (action.verb in CARD_VERBS)
        value = (action.value is not None) == (action.verb in SEAT_VERBS)
        fits = cards and value and action.target == aim(action.seat, action.verb)
        return None if fits and not action.groups else ODD


def not_in_hand() -> Refusal:
    """The refusal of a card that is not in the seat's hand."""
    return Refusal("not_in_hand", refusal_text.NOT_IN_HAND)


def choose_first() -> Refusal:
    """The refusal to look at a refill before it is chosen (FG-R18)."""
    return Refusal("choose_first", refusal_text.CHOOSE_BEFORE_LOOKING)
