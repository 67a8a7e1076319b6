"""When an action of Skitgubbe is refused: conditions and codes, in the order of the table."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action, Refusal
from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.skitgubbe.rules.actions import RUN_VERBS
from game.games.skitgubbe.rules.facts import (
    BETWEEN,
    EXTRAS,
    LEAD,
    PART_ONE,
    PLAY,
    SLUFF,
    SkitgubbeFacts,
)
from game.games.skitgubbe.rules.legal_actions import LegalActions
from game.games.skitgubbe.rules.part_one.matching import must_play
from game.games.skitgubbe.rules.part_one.sluffs import Sluffs
from game.games.skitgubbe.rules.part_two.beating import beats_table
from game.games.skitgubbe.rules.part_two.eating import lowest_run
from game.games.skitgubbe.rules.part_two.runs import touching
from game.games.skitgubbe.rules.zones import Zones
from game.games.skitgubbe.text import refusal_text, status_text
from game.games.skitgubbe.text.card_text import a_rank, cards_name, rank_name
from game.patterns.phrases import player_placeholder

GAME_OVER = Refusal("game_over", refusal_text.GAME_OVER)
ALREADY_OUT = Refusal("already_out", refusal_text.ALREADY_OUT)
NO_PEEKING = Refusal("no_peeking", status_text.TAKEN_NOTE)
NOT_HELD = Refusal("card_not_in_hand", refusal_text.CARD_NOT_IN_HAND)
OTHER_HAND = Refusal("card_not_in_hand", refusal_text.CARD_IN_OTHER_HAND)
ONE_CARD = Refusal("one_card_only", refusal_text.ONE_CARD_ONLY)
ONLY_SLUFFS = Refusal("not_your_turn", refusal_text.ONLY_SLUFFS_ASKED)
MUST_PLAY = Refusal("must_play", refusal_text.MUST_PLAY)
STOCK_EMPTY = Refusal("stock_empty", refusal_text.STOCK_EMPTY)
FINAL_LOCKED = Refusal("final_card_locked", refusal_text.FINAL_CARD_LOCKED)
TOO_EARLY = Refusal("part_one", refusal_text.THIS_IS_PART_ONE)
LAST_TRICK = Refusal(
    "sluff_last_trick",
    refusal_text.SLUFF_LAST_TRICK,
)
STILL_OPEN = Refusal("not_your_turn", refusal_text.OTHERS_MAY_SLUFF)
OWN_TURN_FIRST = Refusal("sluff_not_open", refusal_text.OWN_TURN_FIRST)
PASSED = Refusal("sluff_not_open", refusal_text.HAS_PASSED)
MUST_LEAD = Refusal("must_lead", refusal_text.MUST_LEAD)
BEAT_OR_EAT = Refusal("beat_or_eat", refusal_text.BEAT_OR_EAT)
ONE_COPY = Refusal("one_copy_at_a_time", refusal_text.ONE_COPY_AT_A_TIME)
NOT_TOUCHING = Refusal("not_touching", refusal_text.NOT_TOUCHING)
SAME_FACE = Refusal("first_copy", refusal_text.TAKE_THE_FIRST_COPY)
EXTRA_CARD = Refusal("accept_or_decline", refusal_text.ACCEPT_OR_DECLINE)
ONE_MORE = Refusal("another_or_enough", refusal_text.ANOTHER_OR_ENOUGH)
ODD = Refusal("no_such_action", refusal_text.NO_SUCH_ACTION)


class Refusals:
    """Why actions are refused, in the order of the specification."""

    def __init__(self, zones: Zones, sluffs: Sluffs, choices: LegalActions) -> None:
        """Keep what is asked about."""
        self.zones = zones
        self.sluffs = sluffs
        self.choices = choices

    def why_invalid(self, state: State[SkitgubbeFacts], action: Action) -> Refusal | None:
        """Why *action* of a player who decides now is refused."""
        phase = state.facts.phase
        if action.verb == "look":
            return NO_PEEKING
        if phase in PART_ONE:
            reason = self._part_one(state, action)
        elif phase == EXTRAS:
            reason = None if action.verb in ("accept", "decline") else EXTRA_CARD
        elif phase == BETWEEN:
            reason = None if action.verb in ("another", "enough") else ONE_MORE
        else:
            reason = self._part_two(state, action)
        if reason is None and action not in self.choices.legal(state, action.seat):
            return SAME_FACE if self._copies(state, action) else ODD
        return reason

    def out_of_turn(
        self, facts: SkitgubbeFacts, action: Action, deciding: Sequence[Seat]
    ) -> Refusal:
        """Why a player who does not decide now may not act; *deciding* are those who do."""
        if not deciding:
            return GAME_OVER
        if action.verb == "look":
            return NO_PEEKING
        if facts.places[action.seat]:
            return ALREADY_OUT
        if facts.phase == SLUFF and facts.turn < 0:
            return self._window_open(facts, action)
        if action.verb != "sluff" or facts.phase not in PART_ONE:
            return Refusal(
                "not_your_turn", refusal_text.not_your_turn(player_placeholder(deciding[0]))
            )
        return Refusal(
            "sluff_not_open", refusal_text.wait_to_be_asked(player_placeholder(deciding[0]))
        )

    def _window_open(self, facts: SkitgubbeFacts, action: Action) -> Refusal:
        """SK-2.12: others may still sluff against the clock."""
        if action.verb != "sluff":
            return STILL_OPEN
        plays_next = facts.winner is None and self.zones.owner[facts.resume] == action.seat
        return OWN_TURN_FIRST if plays_next else PASSED

    def _part_one(self, state: State[SkitgubbeFacts], action: Action) -> Refusal | None:
        verb, phase = action.verb, state.facts.phase
        if verb in ("play", "sluff") and len(action.cards) != 1:
            return ONE_CARD
        if phase == SLUFF and verb in ("play", "flip"):
            return ONLY_SLUFFS
        if verb == "play":
            hand = state.facts.turn
            return self._not_held(state, action, (hand,)) or self._must_match(
                state, hand, action.cards[0]
            )
        if verb == "flip":
            return self._flip(state)
        if verb == "sluff":
            return self._sluff(state, action)
        if verb == "pass":
            return MUST_PLAY if phase == PLAY else None
        return TOO_EARLY

    def _not_held(
        self, state: State[SkitgubbeFacts], action: Action, hands: tuple[Seat, ...]
    ) -> Refusal | None:
        cards_in, zones = state.table.zones, self.zones
        for card in action.cards:
            if not any(card in cards_in[zones.hands[hand]] for hand in hands):
                others = zones.of_player(action.seat)
                own = any(card in cards_in[zones.hands[hand]] for hand in others)
                return OTHER_HAND if own else NOT_HELD
        return None

    def _must_match(
        self, state: State[SkitgubbeFacts], hand: Seat, card: Card | None
    ) -> Refusal | None:
        """SK-2.3; *card* is None for a flip."""
        if card is not None and self.zones.strength[card.rank] == state.facts.top:
            return None
        wanted = must_play(state, self.zones, hand)
        if not wanted:
            return None
        return Refusal("must_match", refusal_text.must_match(a_rank(wanted[0].rank)))

    def _flip(self, state: State[SkitgubbeFacts]) -> Refusal | None:
        refused = self._must_match(state, state.facts.turn, None)
        if refused is not None or self.sluffs.live(state):
            return refused
        return FINAL_LOCKED if state.facts.final_waits else STOCK_EMPTY

    def _sluff(self, state: State[SkitgubbeFacts], action: Action) -> Refusal | None:
        """SK-2.7 a to d."""
        facts, card = state.facts, action.cards[0]
        hands = self.choices.open_hands(facts, action.seat)
        refused = self._not_held(state, action, hands)
        if refused is not None:
            return refused
        zones, bit = state.table.zones, self.zones.bit[card.rank]
        hand = next(hand for hand in hands if card in zones[self.zones.hands[hand]])
        if not facts.ranks & bit:
            rank = a_rank(card.rank)
            return Refusal("sluff_no_match", refusal_text.sluff_no_match(rank))
        if self.sluffs.needed(facts, hand) == bit:
            rank = rank_name(card.rank)
            text = refusal_text.sluff_top_before_play(rank)
            return Refusal("sluff_top_before_play", text)
        return LAST_TRICK if self.sluffs.barred(state, hand) else None

    def _part_two(self, state: State[SkitgubbeFacts], action: Action) -> Refusal | None:
        verb, leading = action.verb, state.facts.phase == LEAD
        if leading and verb != "lead":
            return MUST_LEAD
        if verb == "eat":
            return self._eat(state, action)
        if not leading and verb != "beat":
            return BEAT_OR_EAT
        refused = self._not_held(state, action, (state.facts.turn,))
        if refused is not None:
            return refused
        faces = {(card.rank, card.suit) for card in action.cards}
        if len(faces) < len(action.cards):
            return ONE_COPY
        if not touching(action.cards):
            return NOT_TOUCHING
        return self._too_weak(state, action.cards) or self._high_trump(state, action.cards)

    def _eat(self, state: State[SkitgubbeFacts], action: Action) -> Refusal | None:
        """Cards need not be named; SK-4.5 says which they are."""
        table = state.table.zones[self.zones.table]
        eaten = table[: lowest_run(table)]
        named = set(action.cards)
        if not named:
            return None
        words = cards_name(eaten)
        if not named <= set(eaten):
            return Refusal("eat_lowest_only", refusal_text.eat_lowest_only(words))
        if len(named) < len(eaten):
            return Refusal("eat_whole_run", refusal_text.eat_whole_run(words))
        return Refusal("eat_says_it", refusal_text.EAT_NAMES_NO_CARDS)

    def _too_weak(self, state: State[SkitgubbeFacts], cards: Sequence[Card]) -> Refusal | None:
        """SK-4.3."""
        facts, table = state.facts, state.table.zones[self.zones.table]
        if not table:
            return None
        suit = cards[0].suit
        if suit not in (facts.led, facts.trump):
            return Refusal("wrong_suit", refusal_text.wrong_suit(facts.led, facts.trump))
        if beats_table(cards, table, facts.trump):
            return None
        return Refusal("too_low", refusal_text.too_low(table[-1].words))

    def _high_trump(self, state: State[SkitgubbeFacts], cards: Sequence[Card]) -> Refusal | None:
        """SK-4.11."""
        facts = state.facts
        kills = len(facts.plays) + 1 == facts.n
        if not facts.high or kills or facts.free_lead:
            return None
        for card in cards:
            if card.suit is facts.trump and card.rank == facts.high:
                return Refusal(
                    "high_trump_only_kills", refusal_text.high_trump_only_kills(card.words)
                )
        return None

    def _copies(self, state: State[SkitgubbeFacts], action: Action) -> bool:
        """Whether *action* would be legal with other copies of its cards."""
        faces = [(card.rank, card.suit) for card in action.cards]
        return action.verb in RUN_VERBS and any(
            [(card.rank, card.suit) for card in other.cards] == faces
            and other._replace(cards=action.cards) == action
            for other in self.choices.legal(state, action.seat)
        )
