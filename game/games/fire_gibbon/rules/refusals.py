"""The reasons of Fire Gibbon: why an action is refused, in words a player understands."""

from __future__ import annotations

from game.engine.action import Action, Refusal
from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.fire_gibbon.rules.actions import CARD_VERBS, SEAT_VERBS, Zones, aim
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.flame import ACE, CHEAP, fits_open, fits_up
from game.patterns.phrases import player_placeholder

STAY_DOWN = Refusal("stay_down", "Those cards stay face down, and you may not look at them.")
ODD = Refusal("odd", "That is no play of this game.")


class Refusals:
    """Judges any action of the seat that decides, nonsense included."""

    def __init__(self, ground: Zones, seats: int) -> None:
        """For *seats* players on this *ground*."""
        self.ground = ground
        self.seats = seats

    def objection(self, state: State[FireFacts], action: Action) -> Refusal | None:
        """Why *action* is refused, None when it is legal."""
        if action.verb == "peek":
            return choose_first() if state.facts.phase == "refill" else STAY_DOWN
        if action.verb in CARD_VERBS and len(action.cards) != 1:
            return Refusal("one_card", "Choose exactly one card.")
        judge = {"refill": self._refill, "reward": self._reward, "swap": self._swap}
        refused = judge.get(state.facts.phase, self._turn)(state, action)
        return refused or self._shape(action)

    def out_of_turn(self, facts: FireFacts, action: Action) -> Refusal:
        """Why a seat that does not decide now may not act."""
        decider = facts.decider()
        if decider is None:
            return Refusal("over", "The match is over.")
        if action.verb == "peek":
            return STAY_DOWN
        if action.verb in ("doubt", "doubt_older"):
            return Refusal("doubt_on_turn", "You can doubt only on your own turn, before you play.")
        if facts.phase == "reward":
            text = f"{player_placeholder(decider)} first chooses a card for a new fire spot."
            return Refusal("not_your_turn", text)
        return Refusal("not_your_turn", f"It is {player_placeholder(decider)}'s turn.")

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
            return Refusal("no_spot", "You have no fire spot to fill; play a card onto the fire.")
        if verb == "swap":
            return Refusal("no_swap", "Only the Braveheart changes chairs, between two rounds.")
        return Refusal("must_play", "You must play one card; a random one is always possible.")

    def _play_up(self, state: State[FireFacts], seat: Seat, card: Card) -> Refusal | None:
        """FG-U1, U2."""
        facts = state.facts
        if card not in state.table.zones[self.ground.hands[seat]]:
            return not_in_hand()
        flame = facts.flame or 0
        if fits_up(card, flame):
            return None
        other = "play a random card" if forbids_promise(facts, seat) else "it may go face down"
        if card.rank == ACE:
            text = f"An ace is 14, and only the heart ace may go face up here; {other}."
            return Refusal("ace_is_14", text)
        if card.rank < flame:
            text = f"The flame is {flame}, so this card is too low to go face up; {other}."
            return Refusal("too_low", text)
        text = f"Face up you may only play another {flame}, a higher heart or a joker; {other}."
        return Refusal("not_same_or_heart", text)

    def _play_down(self, state: State[FireFacts], seat: Seat, card: Card) -> Refusal | None:
        """FG-F1, H3."""
        facts, zones = state.facts, state.table.zones
        if card in zones[self.ground.tables[seat]]:
            text = "Table cards are always played face up, in the middle of the fire."
            return Refusal("table_face_up", text)
        if card not in zones[self.ground.hands[seat]]:
            return not_in_hand()
        if facts.flame is None:
            text = "A new fire starts with a face-up card, and any card will do."
            return Refusal("needs_fire", text)
        if forbids_promise(facts, seat):
            text = (
                "The Monkey Hat forbids cheap promises until the flame is 9; "
                "play a card face up, or a random one."
            )
            return Refusal("hat", text)
        return None

    def _play_table(self, state: State[FireFacts], seat: Seat, card: Card) -> Refusal | None:
        """FG-B1."""
        flame = state.facts.flame or 0
        if card not in state.table.zones[self.ground.tables[seat]]:
            return Refusal("not_on_table", "That is not one of your table cards.")
        if fits_open(card, flame):
            return None
        text = f"The flame is {flame}; a table card must be at least as high."
        return Refusal("table_too_low", text)

    def _doubt(self, facts: FireFacts, action: Action) -> Refusal | None:
        """FG-T2."""
        value = action.value
        if action.verb == "doubt_older" and value is not None:
            if not 0 < value <= len(facts.owners):
                return Refusal("no_card", "There is no such card in the fire.")
            at = value - 1
            value = facts.owners[at]
        elif value is None or not 0 <= value < self.seats:
            return Refusal("no_seat", "There is no such player.")
        else:
            at = facts.latest[value]
        if value == action.seat:
            return Refusal("own_card", "You can't doubt your own card.")
        if facts.phase == "play":
            return Refusal("one_doubt", "Only one doubt in a turn; now play a card.")
        if at < 0:
            return Refusal("no_card", f"{player_placeholder(value)} has no card in this fire.")
        if not facts.required[at]:
            return Refusal("already_up", "That card is already face up.")
        if action.verb == "doubt_older":
            who = player_placeholder(value)
            text = f"Only a player's newest card can be doubted; {who} has covered this one."
            return Refusal("older_card", text)
        return None

    def _refill(self, state: State[FireFacts], action: Action) -> Refusal | None:
        """FG-B3."""
        if action.verb == "refill_deck":
            return None
        if action.verb == "refill_hand":
            hand = state.table.zones[self.ground.hands[action.seat]]
            return None if action.cards[0] in hand else not_in_hand()
        if action.verb in ("doubt", "doubt_older"):
            return Refusal("doubt_first", "You can doubt only before you play, not afterwards.")
        text = "First fill your empty fire spot, from the deck or with a card of your hand."
        return Refusal("refill_first", text)

    def _reward(self, state: State[FireFacts], action: Action) -> Refusal | None:
        """FG-A1."""
        hand = state.table.zones[self.ground.hands[action.seat]]
        own = action.verb == "reward" and action.cards[0] in hand
        if own:
            return None
        if action.verb in ("reward", "refill_deck", "play_random"):
            return Refusal("reward_hand", "The reward is one of your hand cards; choose which one.")
        text = "First choose the hand card that you lay open as your new fire spot."
        return Refusal("reward_first", text)

    def _swap(self, state: State[FireFacts], action: Action) -> Refusal | None:
        """FG-M2."""
        if action.verb != "swap":
            text = "The round is over: choose the player to change chairs with."
            return Refusal("swap_first", text)
        if action.value == action.seat:
            return Refusal("swap_self", "Choose another player to change chairs with.")
        if action.value is None or not 0 <= action.value < self.seats:
            return Refusal("no_seat", "There is no such player.")
        return None

    def _shape(self, action: Action) -> Refusal | None:
        """Whether all the parts belong to the verb, as the built actions have them."""
        cards = len(action.cards) == (action.verb in CARD_VERBS)
        value = (action.value is not None) == (action.verb in SEAT_VERBS)
        fits = cards and value and action.target == aim(action.seat, action.verb)
        return None if fits and not action.groups else ODD


def forbids_promise(facts: FireFacts, seat: Seat) -> bool:
    """Whether the hat forbids *seat* to play face down on this flame (FG-H3)."""
    return facts.hat == seat and facts.flame is not None and facts.flame < CHEAP


def not_in_hand() -> Refusal:
    """The card is no hand card of the seat."""
    return Refusal("not_in_hand", "That card is not in your hand.")


def choose_first() -> Refusal:
    """A refill from the deck is blind (FG-R18)."""
    return Refusal("choose_first", "First choose the deck or a hand card; then it is turned.")
