"""What a hand may do now in Skitgubbe, quickly, and what is worth showing to a person."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.skitgubbe.rules.actions import Actions
from game.games.skitgubbe.rules.facts import (
    BEAT,
    BETWEEN,
    EXTRAS,
    LEAD,
    PLAY,
    SLUFF,
    SkitgubbeFacts,
)
from game.games.skitgubbe.rules.part_one.matching import must_play
from game.games.skitgubbe.rules.part_one.sluffs import Sluffs
from game.games.skitgubbe.rules.part_two.beating import TRUMPS, higher
from game.games.skitgubbe.rules.part_two.runs import (
    ANYTHING,
    BITS,
    SECOND,
    SUIT,
    SUIT_SIZE,
    picked,
    runs_in,
)
from game.games.skitgubbe.rules.zones import Zones

BIT_OF = BITS.__getitem__


def highest(facts: SkitgubbeFacts) -> int:
    """The bit of the highest trump left."""
    return 0 if facts.trump is None else 1 << SUIT_SIZE * TRUMPS.index(facts.trump) + facts.high - 2


class LegalActions:
    """Legal actions and candidates, in the same order."""

    def __init__(self, zones: Zones, actions: Actions, sluffs: Sluffs) -> None:
        """Keep what was built beforehand."""
        self.zones = zones
        self.actions = actions
        self.sluffs = sluffs
        self.higher = higher()

    def legal(self, state: State[SkitgubbeFacts], player: Seat) -> Sequence[Action]:
        """The legal actions of *player*, who may decide now."""
        facts = state.facts
        phase, hand = facts.phase, facts.turn
        if phase == PLAY:
            return self._plays(state, hand, player)
        if phase == BEAT:
            found = self._runs(state, hand, "beat", self.may_beat(state))
            found.append(self.actions.plain[player]["eat"])
            return found
        if phase == LEAD:
            return self._runs(state, hand, "lead", self.may_lead(facts))
        return self._asked(state, player)

    def candidates(self, state: State[SkitgubbeFacts], player: Seat) -> list[Action]:
        """The legal actions, and refused ones with cards the player may want to use."""
        facts, actions = state.facts, self.actions
        plain, sluff = actions.plain[player], actions.sluff[player]
        phase, held = facts.phase, state.table.zones[self.zones.hands[facts.turn]]
        if phase == PLAY:
            shown = [actions.play[player][card.index] for card in held]
            return [*shown, plain["flip"], *(sluff[card.index] for card in held)]
        if phase == SLUFF:
            cards = [
                card
                for hand in self.open_hands(facts, player)
                for card in state.table.zones[self.zones.hands[hand]]
            ]
            return [*(sluff[card.index] for card in cards), plain["pass"]]
        if phase in (LEAD, BEAT):
            allowed = self.may_beat(state) if phase == BEAT else self.may_lead(facts)
            verb = "beat" if phase == BEAT else "lead"
            return [*self._with_singles(state, verb, allowed), plain["eat"]]
        return list(self._asked(state, player))

    def open_hands(self, facts: SkitgubbeFacts, player: Seat) -> tuple[Seat, ...]:
        """The hands of *player* that may sluff now."""
        if facts.turn >= 0:
            return (facts.turn,)
        owner = self.zones.owner
        return tuple([hand for hand in facts.window if owner[hand] == player])

    def may_lead(self, facts: SkitgubbeFacts) -> int:
        """The cards that may be in a lead, as bits (SK-4.2, SK-4.11)."""
        if facts.high and not facts.free_lead:
            return ANYTHING & ~highest(facts)
        return ANYTHING

    def may_beat(self, state: State[SkitgubbeFacts]) -> int:
        """The cards that may be in a beat, as bits (SK-4.3, SK-4.11)."""
        facts, best = state.facts, state.table.zones[self.zones.table][-1]
        cards = self.higher[TRUMPS.index(facts.trump)][best.index % 54]
        if facts.high and len(facts.plays) + 1 < facts.n and cards:
            return cards & ~highest(facts)
        return cards

    def _plays(self, state: State[SkitgubbeFacts], hand: Seat, player: Seat) -> list[Action]:
        """SK-2.1 to SK-2.3, then sluffs."""
        actions, facts, zones = self.actions, state.facts, self.zones
        play, held = actions.play[player], state.table.zones[zones.hands[hand]]
        found = []
        if facts.top:
            found = [play[card.index] for card in must_play(state, zones, hand)]
        if not found:
            found = [play[card.index] for card in held]
            if self.sluffs.live(state):
                found.append(actions.plain[player]["flip"])
        if facts.ranks:
            sluff = actions.sluff[player]
            found += [sluff[card.index] for card in self.sluffs.allowed(state, hand)]
        return found

    def _runs(
        self, state: State[SkitgubbeFacts], hand: Seat, verb: str, allowed: int
    ) -> list[Action]:
        """Runs that the hand can make of the *allowed* cards, suit by suit.

        Of two copies the first is used; where only the second is held, that one.
        """
        held = sum(map(BIT_OF, state.table.zones[self.zones.hands[hand]]))
        seconds = held >> SECOND
        if seconds:
            held, seconds = held | seconds, seconds & ~held
        held &= allowed
        found: list[Action] = []
        for suit in self.actions.runs[verb][self.zones.owner[hand]]:
            if not held:
                break
            ranks = held & SUIT
            if ranks and not (seconds and seconds & SUIT):
                found += picked(ranks)(suit.plain)
            elif ranks:
                found += [suit.mixed(number, seconds & SUIT) for number in runs_in(ranks)]
            held >>= SUIT_SIZE
            seconds >>= SUIT_SIZE
        return found

    def _with_singles(self, state: State[SkitgubbeFacts], verb: str, allowed: int) -> list[Action]:
        """The runs that are allowed and, in the same order, every other single card."""
        hand = state.facts.turn
        legal = set(self._runs(state, hand, verb, allowed))
        everything = self._runs(state, hand, verb, ANYTHING)
        return [action for action in everything if len(action.cards) == 1 or action in legal]

    def _asked(self, state: State[SkitgubbeFacts], player: Seat) -> list[Action]:
        """What is legal where neither a play nor a run is asked for."""
        facts, plain = state.facts, self.actions.plain[player]
        if facts.phase == SLUFF:
            sluff = self.actions.sluff[player]
            cards: list[Card] = []
            for hand in self.open_hands(facts, player):
                cards += self.sluffs.allowed(state, hand)
            return [*[sluff[card.index] for card in cards], plain["pass"]]
        if facts.phase == EXTRAS:
            return [plain["accept"], plain["decline"]]
        if facts.phase == BETWEEN:
            return [plain["enough"], plain["another"]]
        return []
