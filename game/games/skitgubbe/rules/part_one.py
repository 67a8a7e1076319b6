"""Part one of Skitgubbe: plays, sluffs and the window after each play, wars, tricks taken."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.skitgubbe.rules.facts import PLAY, SLUFF, SkitgubbeFacts
from game.games.skitgubbe.rules.options import SCRAMBLE, SkitgubbeOptions
from game.games.skitgubbe.rules.sluffs import Sluffs
from game.games.skitgubbe.rules.zones import HAND_SIZE, Zones
from game.games.skitgubbe.text.log_text import LogText


class PartOne:
    """What follows from each decision of part one (SK-2)."""

    def __init__(
        self,
        zones: Zones,
        options: SkitgubbeOptions,
        sluffs: Sluffs,
        log: LogText,
        over: Callable[[State[SkitgubbeFacts], Random], None],
    ) -> None:
        """Prepare part one; *over* is called when it ends."""
        self.zones = zones
        self.sluffs = sluffs
        self.log = log
        self.over = over
        self.scramble = options.trump_mode == SCRAMBLE
        self.timed = options.sluff_mode == "timed"

    def play(self, state: State[SkitgubbeFacts], hand: Seat, card: Card, rng: Random) -> None:
        """Play a card from the hand (SK-2.1)."""
        zones = self.zones
        state.table.move(card, zones.hands[hand], zones.pile)
        self._lay(state.facts, hand, card, "play")
        self._replenish(state, hand, by_play=True)
        self._go_on(state, rng)

    def flip(self, state: State[SkitgubbeFacts], hand: Seat, rng: Random) -> None:
        """Turn up the top card of the stock as the play; nothing is drawn (SK-2.4)."""
        zones = self.zones
        card = state.table.draw(zones.stock, zones.pile)
        self.log.turns_up(state.table, hand, card)
        self._lay(state.facts, hand, card, "flip")
        self._go_on(state, rng)

    def sluff(self, state: State[SkitgubbeFacts], hand: Seat, card: Card, rng: Random) -> None:
        """Put a matching card into the pile beside the plays (SK-2.7)."""
        zones, facts = self.zones, state.facts
        state.table.move(card, zones.hands[hand], zones.pile)
        _forgets(facts, hand)
        facts.laid_by.append(hand)
        facts.laid_as.append("sluff")
        self.log.sluffs(state.table, hand, card)
        self._replenish(state, hand, by_play=False)
        if facts.phase == SLUFF:
            self.ask(state, rng)

    def pass_(self, state: State[SkitgubbeFacts], hands: tuple[Seat, ...], rng: Random) -> None:
        """End the part of *hands* in this window (SK-2.11)."""
        state.facts.pass_(hands)
        self.ask(state, rng)

    def open_window(
        self, state: State[SkitgubbeFacts], resume: Seat, rng: Random, final: bool = False
    ) -> None:
        """Let all but *resume* sluff; in the final window that hand too, as the last (SK-2.10)."""
        facts, ring = state.facts, self.zones.rings[resume]
        facts.resume = resume
        facts.window = ring[1:] + ring[:1] if final else ring[1:]
        self.ask(state, rng)

    def ask(self, state: State[SkitgubbeFacts], rng: Random) -> None:
        """Ask the next hand of the window; once nobody is left, play goes on (SK-2.11, 2.12)."""
        facts = state.facts
        if self.timed:
            zones, hands = state.table.zones, self.zones.hands
            facts.window = tuple([hand for hand in facts.window if zones[hands[hand]]])
            facts.turn = -1
        else:
            can, window = self.sluffs.can, facts.window
            at = 0
            while at < len(window) and not can(state, window[at]):
                at += 1
            facts.window = window = window[at:] if at else window
            facts.turn = window[0] if window else -1
        if facts.window:
            facts.phase = SLUFF
        elif facts.winner is not None:
            self._collect(state, facts.winner, rng)
        else:
            facts.phase, facts.turn = PLAY, facts.resume

    def _lay(self, facts: SkitgubbeFacts, hand: Seat, card: Card, how: str) -> None:
        strength = self.zones.strength[card.rank]
        _forgets(facts, hand)
        facts.laid_by.append(hand)
        facts.laid_as.append(how)
        facts.played.append(strength)
        facts.ranks |= 1 << strength
        if strength > facts.top:
            facts.top = strength

    def _replenish(self, state: State[SkitgubbeFacts], hand: Seat, by_play: bool) -> None:
        """SK-2.5 and SK-2.6; the final card is laid down unseen and is no hand card."""
        zones, table, facts = self.zones, state.table, state.facts
        stock = table.zones[zones.stock]
        if not stock or len(table.zones[zones.hands[hand]]) >= HAND_SIZE:
            return
        if len(stock) > 1 or not facts.final_waits:
            table.draw(zones.stock, zones.hands[hand])
        elif by_play or self.scramble:
            table.draw(zones.stock, zones.final[hand])
            facts.final_waits, facts.final = False, hand
            self.log.takes_final(table, hand)

    def _go_on(self, state: State[SkitgubbeFacts], rng: Random) -> None:
        """After a play: the next of the round, the winner, or a war (SK-2.13 to 2.15)."""
        facts = state.facts
        if len(facts.played) < len(facts.round):
            self.open_window(state, facts.round[len(facts.played)], rng)
            return
        top = facts.top
        tied = tuple([h for h, s in zip(facts.round, facts.played, strict=True) if s == top])
        if len(tied) == 1:
            facts.winner = tied[0]
            self.log.wins(state.table, tied[0])
            self.open_window(state, tied[0], rng, final=True)
            return
        self.log.war(state.table, tied)
        facts.round, facts.played, facts.top = tied, [], 0
        zones, hands = state.table.zones, self.zones.hands
        if not self.sluffs.live(state) and not all(zones[hands[hand]] for hand in tied):
            self._irreconcilable(state, rng)
        else:
            self.open_window(state, tied[0], rng)

    def _irreconcilable(self, state: State[SkitgubbeFacts], rng: Random) -> None:
        """SK-2.15: all take back what they put into the trick, and part one is over."""
        zones, table, facts = self.zones, state.table, state.facts
        self.log.irreconcilable(table)
        for card, hand in zip(table.zones[zones.pile][:], facts.laid_by, strict=True):
            table.move(card, zones.pile, zones.hands[hand])
        self._end(state, rng)

    def _collect(self, state: State[SkitgubbeFacts], winner: Seat, rng: Random) -> None:
        """SK-2.16: the pile goes to the winner, who leads unless a hand has run out."""
        zones, table, facts = self.zones, state.table, state.facts
        self.log.collects(table, winner)
        table.move_all(zones.pile, zones.taken[winner])
        facts.last_winner = winner
        cards_in = table.zones
        if not self.sluffs.live(state) and not all(map(cards_in.__getitem__, zones.hands)):
            self._end(state, rng)
        else:
            facts.new_trick(zones.rings[winner])

    def _end(self, state: State[SkitgubbeFacts], rng: Random) -> None:
        """SK-2.17: a final card left over goes to the last winner, and part one is over."""
        zones, table, facts = self.zones, state.table, state.facts
        self.log.part_one_over(table)
        if facts.final_waits:
            hand = facts.first if facts.last_winner is None else facts.last_winner
            table.draw(zones.stock, zones.final[hand])
            facts.final_waits, facts.final = False, hand
            self.log.final_card(table, hand)
        facts.winner, facts.window = None, ()
        facts.laid_by, facts.laid_as = [], []
        self.over(state, rng)


def _forgets(facts: SkitgubbeFacts, hand: Seat) -> None:
    """Forget a pass once the hand is another."""
    if facts.passed[hand]:
        facts.passed = (*facts.passed[:hand], 0, *facts.passed[hand + 1 :])
