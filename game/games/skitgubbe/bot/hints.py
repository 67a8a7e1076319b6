"""What a computer says for its advice: one sentence, from what the seat that asks sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.observation import Observation
from game.games.skitgubbe.rules.facts import SkitgubbeFacts
from game.games.skitgubbe.rules.rules import Skitgubbe
from game.games.skitgubbe.rules.runs import lowest_run, touching
from game.games.skitgubbe.rules.zones import hand_id
from game.games.skitgubbe.text.log_text import a_rank, rank_name
from game.games.skitgubbe.view.prompts import known

GOOD, LOW = 11, 7
"""From a jack up a card is welcome in part two; up to a seven nobody wants it."""
PLAIN = {
    "accept": "The low cards you hold already make runs with others.",
    "decline": "One more low card is one more run to get rid of.",
    "another": "Another game, another Goat: you may yet come off better.",
    "enough": "The evening has been long enough to leave with a good heart.",
}
COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class Hints:
    """Finds the reason for an action."""

    def __init__(self, rules: Skitgubbe) -> None:
        """Binds the rules."""
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

    def why(self, seen: Observation[SkitgubbeFacts], action: Action) -> str:
        """One sentence to the person who asked for a hint."""
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
            return "It is your last run: you are out."
        if run[0].suit is seen.facts.trump:
            return "Only a higher trump beats it, so your neighbour will probably have to eat it."
        if len(run) > 1:
            return f"All {_count(len(run))} cards of the run go in one play, and low runs go first."
        if run[0].rank <= LOW:
            return f"A low card like {_the(run[0])} beats nothing: the lead is the time for it."
        return f"Few cards beat {_the(run[0])}, so it is likely to be eaten, not beaten."

    def _beat(self, seen: Observation[SkitgubbeFacts], action: Action) -> str:
        facts, run, hand = seen.facts, action.cards, self._hand(seen)
        if len(run) == len(hand):
            return "It is your last run: you are out."
        if len(facts.plays) + 1 == facts.n:
            return "It kills the trick: all these cards leave the game, and you lead next."
        if run[0].suit is facts.trump and facts.led is not facts.trump:
            return "A small trump is a fair price for not having to eat."
        if len(run) > 1:
            return f"You get rid of {_count(len(run))} cards at once and need not eat."
        return f"With {_the(run[0])} you beat it cheaply and need not eat."

    def _eat(self, seen: Observation[SkitgubbeFacts], action: Action) -> str:
        facts, table = seen.facts, known(seen.cards("table"))
        eaten = table[: lowest_run(table)]
        if not any(choice.verb == "beat" for choice in seen.legal):
            return "You hold nothing that beats it."
        if eaten[0].suit is facts.trump:
            return "Trumps are worth having: they will kill a trick later."
        if any(touching([*eaten, card]) for card in self._hand(seen)):
            return "What you eat joins a run of yours, so it costs you no extra play later."
        if eaten[-1].rank >= GOOD:
            return "What you eat is high and will beat something later."
        return "Beating it would cost you cards you need more than these harm you."

    def _play(self, seen: Observation[SkitgubbeFacts], action: Action) -> str:
        facts, card = seen.facts, action.cards[0]
        strength = self.rules.ground.strength
        heap = known(seen.cards("pile"))
        if strength[card.rank] == facts.top:
            return f"You have to match the {rank_name(card.rank)}."
        if not facts.top:
            if card.rank <= LOW:
                return f"You are rid of {_the(card)}, and somebody else will probably take it."
            return f"{a_rank(card.rank).capitalize()} may well win, and the cards are good to have."
        if strength[card.rank] < facts.top:
            return f"You stay under the top and are rid of {_the(card)}."
        if _fair(heap):
            return f"The heap is worth having, and {a_rank(card.rank)} may well take it."
        return f"Your other cards are worth more to you than {_the(card)}."

    def _flip(self, seen: Observation[SkitgubbeFacts], action: Action) -> str:
        if all(card.rank >= GOOD for card in self._hand(seen)):
            return "Your cards are too good to play: let the stock play for you."
        return "You keep all your cards and let the stock play for you."

    def _sluff(self, seen: Observation[SkitgubbeFacts], action: Action) -> str:
        card = action.cards[0]
        if self._wins(seen):
            return f"You win the heap, so {_the(card)} stays yours, and you draw another card."
        if card.rank <= LOW:
            return f"You are rid of {_the(card)} for good: somebody else takes the heap."
        return f"{_the(card).capitalize()} goes, and you draw another card for it."

    def _pass(self, seen: Observation[SkitgubbeFacts], action: Action) -> str:
        ranks = [choice.cards[0].rank for choice in seen.legal if choice.verb == "sluff"]
        if self._wins(seen):
            return "What you sluffed would come back to you with the heap."
        if ranks and min(ranks) >= GOOD:
            return f"{a_rank(min(ranks)).capitalize()} is too good to give away."
        return "You may win this heap yourself: keep it for now."

    def _wins(self, seen: Observation[SkitgubbeFacts]) -> bool:
        """Whether the trick is the asker's already."""
        winner = seen.facts.winner
        return winner is not None and self.rules.ground.owner[winner] == seen.seat


def _fair(heap: Sequence[Card]) -> bool:
    """Whether more good cards than low ones lie there."""
    good = sum(card.rank >= GOOD for card in heap)
    return good >= sum(card.rank <= LOW for card in heap)


def _the(card: Card) -> str:
    return f"the {rank_name(card.rank)}"


def _count(number: int) -> str:
    return COUNTS[number] if number < len(COUNTS) else str(number)
