"""Which sentence says what speaks for an action of Skitgubbe."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.games.skitgubbe.rules.facts import SkitgubbeFacts
from game.games.skitgubbe.rules.part_two.eating import lowest_run
from game.games.skitgubbe.rules.part_two.runs import touching
from game.games.skitgubbe.rules.rules import Skitgubbe
from game.games.skitgubbe.rules.zones import hand_id
from game.games.skitgubbe.text import hint_text
from game.games.skitgubbe.text.card_text import a_rank, count_word, rank_name, the_rank
from game.games.skitgubbe.view.prompts import known

GOOD, LOW = 11, 7
"""From a jack up a card is welcome in part two; up to a seven nobody wants it."""
PLAIN = {
    "accept": hint_text.ACCEPT,
    "decline": hint_text.DECLINE,
    "another": hint_text.ANOTHER,
    "enough": hint_text.ENOUGH,
}


class Hints:
    """The choice of the sentence that speaks for an action."""

    def __init__(self, rules: Skitgubbe) -> None:
        """Prepare hints by *rules*."""
        self.rules = rules
        self._said: dict[str, Callable[[Observation[SkitgubbeFacts], Action], str]] = {
            "lead": self._lead,
            "beat": self._beat,
            "eat": self._eat,
            "play": self._play,
            "flip": self._flip,
            "sluff": self._sluff,
            "pass": self._pass,
        }

    def explain(self, seen: Observation[SkitgubbeFacts], action: Action) -> str:
        """The sentence that says what speaks for *action*, from what its seat sees."""
        if action.verb in PLAIN:
            return PLAIN[action.verb]
        says = self._said.get(action.verb)
        return says(seen, action) if says is not None else ""

    def _hand(self, seen: Observation[SkitgubbeFacts]) -> list[Card]:
        hand = seen.facts.turn
        if hand < 0:
            return known(seen.cards("hand", seen.seat))
        return known(seen.zones.get(hand_id("hand", hand, self.rules.seats), ()))

    def _lead(self, seen: Observation[SkitgubbeFacts], action: Action) -> str:
        run, hand = action.cards, self._hand(seen)
        if len(run) == len(hand):
            return hint_text.LAST_RUN
        if run[0].suit is seen.facts.trump:
            return hint_text.LEAD_TRUMP
        if len(run) > 1:
            return hint_text.lead_run(count_word(len(run)))
        if run[0].rank <= LOW:
            return hint_text.lead_low(the_rank(run[0].rank))
        return hint_text.lead_high(the_rank(run[0].rank))

    def _beat(self, seen: Observation[SkitgubbeFacts], action: Action) -> str:
        facts, run, hand = seen.facts, action.cards, self._hand(seen)
        if len(run) == len(hand):
            return hint_text.LAST_RUN
        if len(facts.plays) + 1 == facts.n:
            return hint_text.BEAT_KILLS
        if run[0].suit is facts.trump and facts.led is not facts.trump:
            return hint_text.BEAT_SMALL_TRUMP
        if len(run) > 1:
            return hint_text.beat_run(count_word(len(run)))
        return hint_text.beat_cheaply(the_rank(run[0].rank))

    def _eat(self, seen: Observation[SkitgubbeFacts], action: Action) -> str:
        facts, table = seen.facts, known(seen.cards("table"))
        eaten = table[: lowest_run(table)]
        if not any(choice.verb == "beat" for choice in seen.legal):
            return hint_text.EAT_NO_CHOICE
        if eaten[0].suit is facts.trump:
            return hint_text.EAT_TRUMPS
        if any(touching([*eaten, card]) for card in self._hand(seen)):
            return hint_text.EAT_JOINS_RUN
        if eaten[-1].rank >= GOOD:
            return hint_text.EAT_HIGH_CARDS
        return hint_text.EAT_IS_CHEAPER

    def _play(self, seen: Observation[SkitgubbeFacts], action: Action) -> str:
        facts, card = seen.facts, action.cards[0]
        strength = self.rules.zones.strength
        heap = known(seen.cards("pile"))
        if strength[card.rank] == facts.top:
            return hint_text.play_must_match(rank_name(card.rank))
        if not facts.top:
            if card.rank <= LOW:
                return hint_text.play_low(the_rank(card.rank))
            return hint_text.play_high(a_rank(card.rank).capitalize())
        if strength[card.rank] < facts.top:
            return hint_text.play_under_top(the_rank(card.rank))
        if _fair(heap):
            return hint_text.play_for_heap(a_rank(card.rank))
        return hint_text.play_least(the_rank(card.rank))

    def _flip(self, seen: Observation[SkitgubbeFacts], action: Action) -> str:
        if all(card.rank >= GOOD for card in self._hand(seen)):
            return hint_text.FLIP_GOOD_HAND
        return hint_text.FLIP

    def _sluff(self, seen: Observation[SkitgubbeFacts], action: Action) -> str:
        card = action.cards[0]
        if self._wins(seen):
            return hint_text.sluff_keeps(the_rank(card.rank))
        if card.rank <= LOW:
            return hint_text.sluff_low(the_rank(card.rank))
        return hint_text.sluff_draws(the_rank(card.rank).capitalize())

    def _pass(self, seen: Observation[SkitgubbeFacts], action: Action) -> str:
        ranks = [choice.cards[0].rank for choice in seen.legal if choice.verb == "sluff"]
        if self._wins(seen):
            return hint_text.PASS_COMES_BACK
        if ranks and min(ranks) >= GOOD:
            return hint_text.pass_too_good(a_rank(min(ranks)).capitalize())
        return hint_text.PASS_MAY_WIN

    def _wins(self, seen: Observation[SkitgubbeFacts]) -> bool:
        """Whether the trick is the asker's already."""
        winner = seen.facts.winner
        return winner is not None and self.rules.zones.owner[winner] == seen.seat


def _fair(heap: Sequence[Card]) -> bool:
    """Whether more good cards than low ones lie there."""
    good = sum(card.rank >= GOOD for card in heap)
    return good >= sum(card.rank <= LOW for card in heap)
