"""Part one of Skitgubbe: plays, flips and sluffs, who takes the trick, and how the part ends."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.zones import Seat
from game.games.skitgubbe.rules.facts import PLAY, SLUFF, SkitgubbeFacts, SkitgubbeState
from game.games.skitgubbe.rules.options import SkitgubbeOptions
from game.games.skitgubbe.rules.part_one.replenishing import Replenishing
from game.games.skitgubbe.rules.part_one.sluffs import Sluffs, SluffWindow
from game.games.skitgubbe.rules.part_one.wars import Wars, tied_for_top
from game.games.skitgubbe.rules.zones import Zones
from game.games.skitgubbe.text.log_text import LogText


class PartOne:
    """What follows from each decision of part one (SK-2)."""

    def __init__(
        self,
        zones: Zones,
        options: SkitgubbeOptions,
        sluffs: Sluffs,
        log: LogText,
        over: Callable[[SkitgubbeState, Random], None],
    ) -> None:
        """Prepare part one; *over* is called when it ends."""
        self.zones = zones
        self.sluffs = sluffs
        self.log = log
        self.over = over
        self.replenishing = Replenishing(zones, options, log)
        self.window = SluffWindow(zones, options, sluffs, self._go_on)
        self.wars = Wars(zones, sluffs, log)

    def play(self, state: SkitgubbeState, action: Action, rng: Random) -> None:
        """Play a card from the hand (SK-2.1)."""
        zones, hand, card = self.zones, state.facts.turn, action.cards[0]
        state.table.move(card, zones.hands[hand], zones.pile)
        self._lay(state.facts, hand, card, "play")
        self.replenishing.replenish(state, hand, by_play=True)
        self._played(state, rng)

    def flip(self, state: SkitgubbeState, action: Action, rng: Random) -> None:
        """Turn up the top card of the stock as the play; nothing is drawn (SK-2.4)."""
        zones, hand = self.zones, state.facts.turn
        card = state.table.draw(zones.stock, zones.pile)
        self.log.turns_up(state.table, hand, card)
        self._lay(state.facts, hand, card, "flip")
        self._played(state, rng)

    def sluff(self, state: SkitgubbeState, hand: Seat, card: Card, rng: Random) -> None:
        """Put a matching card into the pile beside the plays (SK-2.7)."""
        zones, facts = self.zones, state.facts
        state.table.move(card, zones.hands[hand], zones.pile)
        _forgets(facts, hand)
        facts.laid_by.append(hand)
        facts.laid_as.append("sluff")
        self.log.sluffs(state.table, hand, card)
        self.replenishing.replenish(state, hand, by_play=False)
        if facts.phase == SLUFF:
            self.window.ask(state, rng)

    def _lay(self, facts: SkitgubbeFacts, hand: Seat, card: Card, how: str) -> None:
        strength = self.zones.strength[card.rank]
        _forgets(facts, hand)
        facts.laid_by.append(hand)
        facts.laid_as.append(how)
        facts.played.append(strength)
        facts.ranks |= 1 << strength
        if strength > facts.top:
            facts.top = strength

    def _played(self, state: SkitgubbeState, rng: Random) -> None:
        """After a play: the next of the round, the winner, or a war (SK-2.13 to 2.15)."""
        facts = state.facts
        if len(facts.played) < len(facts.round):
            self.window.open(state, facts.round[len(facts.played)], rng)
            return
        tied = tied_for_top(facts)
        if len(tied) == 1:
            facts.winner = tied[0]
            self.log.wins(state, tied[0])
            self.window.open(state, tied[0], rng, final=True)
            return
        if self.wars.declare(state, tied):
            self.window.open(state, tied[0], rng)
        else:
            self.wars.take_back(state)
            self._end(state, rng, ran_out=False)

    def _go_on(self, state: SkitgubbeState, rng: Random) -> None:
        """After a window: the pile goes to the winner, or the next hand plays."""
        facts = state.facts
        if facts.winner is not None:
            self._collect(state, facts.winner, rng)
        else:
            facts.phase, facts.turn = PLAY, facts.resume

    def _collect(self, state: SkitgubbeState, winner: Seat, rng: Random) -> None:
        """SK-2.16: the pile goes to the winner, who leads unless a hand has run out."""
        zones, table, facts = self.zones, state.table, state.facts
        self.log.collects(table, winner)
        table.move_all(zones.pile, zones.taken[winner])
        facts.last_winner = winner
        cards_in = table.zones
        if not self.sluffs.live(state) and not all(map(cards_in.__getitem__, zones.hands)):
            self._end(state, rng, ran_out=True)
        else:
            facts.new_trick(zones.rings[winner])

    def _end(self, state: SkitgubbeState, rng: Random, *, ran_out: bool) -> None:
        """SK-2.17: a final card left over goes to the last winner, and part one is over; a hand
        *ran out* of cards, or a war could not be fought."""
        facts = state.facts
        self.log.part_one_over(state.table, ran_out=ran_out)
        self.replenishing.give_final_left_over(state)
        facts.winner, facts.window = None, ()
        facts.laid_by, facts.laid_as = [], []
        self.over(state, rng)


def _forgets(facts: SkitgubbeFacts, hand: Seat) -> None:
    """Forget a pass once the hand is another."""
    if facts.passed[hand]:
        facts.passed = (*facts.passed[:hand], 0, *facts.passed[hand + 1 :])
