"""The Thieves: in which order they steal, what they may take, and how they agree in a tie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.action import Action, Refusal, Turn
from game.engine.cards import Card
from game.engine.rules import State
from game.engine.zones import Seat, ZoneId
from game.games.indian_chief.rules import refusals
from game.games.indian_chief.rules.facts import ChiefFacts
from game.games.indian_chief.rules.poker_and_baccarat import ACE
from game.games.indian_chief.rules.zones import Zones
from game.games.indian_chief.text import log_text


class Thieves:
    """Everything about stealing; all actions are built once."""

    def __init__(self, zones: Zones, seats: int, pack: Sequence[Card], tries: int) -> None:
        """Build all thefts; *tries* are the chances of tied Thieves (option `thief_tie_tries`)."""
        self.zones = zones
        self.tries = tries
        everybody = range(seats)
        self.steals = [
            {card: Action(seat, "steal", (card,), ZoneId("hand", seat)) for card in pack}
            for seat in everybody
        ]
        self.marks = [{card: Action(seat, "mark", (card,)) for card in pack} for seat in everybody]
        self.declines = [Action(seat, "decline") for seat in everybody]
        self.mark_none = [Action(seat, "mark") for seat in everybody]
        self.alone = [Turn((seat,)) for seat in everybody]

    def turn(self, facts: ChiefFacts) -> Turn:
        """The Thief who may steal, or those who tie."""
        seats = facts.thieves
        return self.alone[seats[0]] if len(seats) == 1 else Turn(seats)

    def legal(self, state: State[ChiefFacts], seat: Seat) -> list[Action]:
        """The legal thefts: to steal or mark any card in another meld, or none (IC-D2 to D4)."""
        if seat not in state.facts.thieves:
            return []
        return self._about(state.facts, seat, self.zones.loot(state, seat))

    def candidates(self, state: State[ChiefFacts], seat: Seat) -> list[Action]:
        """The legal thefts, and those of own and stolen cards, to say why not."""
        if seat not in state.facts.thieves:
            return []
        own = state.table.zones[self.zones.melds[seat]]
        taken = [card for _, card in state.facts.stolen]
        return self._about(state.facts, seat, [*self.zones.loot(state, seat), *own, *taken])

    def why_invalid(self, state: State[ChiefFacts], action: Action) -> Refusal | None:
        """Why a Thief who decides may not do this."""
        zones, melds = state.table.zones, self.zones.melds
        melded = [card for meld in melds for card in zones[meld]]
        return refusals.theft(state.facts, action, melded, zones[melds[action.seat]])

    def line_up(self, state: State[ChiefFacts], thieves: Iterable[Seat]) -> None:
        """Order the Thieves by rank, the ace below the two; equal ones together (IC-D1, R4)."""
        ranks: dict[int, tuple[Seat, ...]] = {}
        for seat in thieves:
            rank = state.table.zones[self.zones.melds[seat]][0].rank
            rank = 1 if rank == ACE else rank
            ranks[rank] = (*ranks.get(rank, ()), seat)
        state.facts.groups = tuple(ranks[rank] for rank in sorted(ranks))
        state.facts.group = -1

    def call_next(self, state: State[ChiefFacts]) -> bool:
        """Call up the next Thieves who find something to steal; False when all have had it.

        Those for whom nothing is left are passed over (IC-D5).
        """
        facts = state.facts
        facts.tie_try, facts.marks, facts.thieves = 1, (), ()
        while not facts.thieves and facts.group + 1 < len(facts.groups):
            facts.group += 1
            group = facts.groups[facts.group]
            facts.thieves = tuple(seat for seat in group if self.zones.loot(state, seat))
            for seat in group:
                if seat not in facts.thieves:
                    log_text.passed_over(state.table, seat)
        return bool(facts.thieves)

    def act(self, state: State[ChiefFacts], action: Action) -> bool:
        """Steal, decline or mark; True when the turn of these Thieves is over."""
        if action.verb == "mark":
            return self._mark(state, action)
        if action.verb == "steal":
            self._take(state, action.seat, action.cards[0])
        else:
            log_text.declines(state.table, action.seat)
        return True

    def _about(self, facts: ChiefFacts, seat: Seat, cards: Iterable[Card]) -> list[Action]:
        if len(facts.thieves) > 1:
            marks = self.marks[seat]
            return [self.mark_none[seat], *[marks[card] for card in cards]]
        steals = self.steals[seat]
        return [self.declines[seat], *[steals[card] for card in cards]]

    def _take(self, state: State[ChiefFacts], seat: Seat, card: Card) -> None:
        """IC-D3: the card goes to the Thief's hand and lies open there until the refill."""
        zones = self.zones
        owner = zones.owner(state, card)
        meld = zones.melds[owner]
        at = state.table.zone_registry.place(meld, state.table.zones[meld].index(card))
        log_text.steals(state.table, seat, card, at)
        state.table.move(card, meld, zones.hands[seat], up=True)
        state.facts.stolen += ((seat, card),)

    def _mark(self, state: State[ChiefFacts], action: Action) -> bool:
        """IC-D4, R5: when all marks are in, they are shown; a clash fails the whole group."""
        facts, table = state.facts, state.table
        facts.marking += ((action.seat, action.cards[0] if action.cards else None),)
        if len(facts.marking) < len(facts.thieves):
            return False
        facts.marks, facts.marking = facts.marking, ()
        log_text.marked(table, facts)
        wanted = [card for _, card in facts.marks if card is not None]
        if len(set(wanted)) < len(wanted):
            again = facts.tie_try < self.tries
            log_text.clash(table, facts, again)
            facts.tie_try += again
            return not again
        for seat, card in facts.marks:
            if card is not None:
                self._take(state, seat, card)
        return True
