"""Laying off after a knock: the other two show their hands and lay off in turn, till both pass.

Each turn to lay off is called a visit (JG-C).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.action import Action
from game.engine.zones import Seat
from game.games.jersey_gin.rules.actions import Actions
from game.games.jersey_gin.rules.best_melds import Arrangement, arrangements
from game.games.jersey_gin.rules.deadwood_points import card_points
from game.games.jersey_gin.rules.facts import SEATS, JerseyGinState
from game.games.jersey_gin.rules.hand_end import HandEnd
from game.games.jersey_gin.rules.melds import Mask, is_run, lay_off_cards, mask_of
from game.games.jersey_gin.rules.options import JerseyGinOptions
from game.games.jersey_gin.text import log_text


class LayingOff:
    """The actions of a visit, and what follows from them."""

    def __init__(self, moves: Actions, options: JerseyGinOptions, hand_end: HandEnd) -> None:
        """Let *hand_end* follow when both visits were quiet."""
        self.moves = moves
        self.zones = moves.zones
        self.everywhere = options.layoff_targets == "all"
        self.unasked = options.auto_layoff
        self.hand_end = hand_end

    def legal(self, state: JerseyGinState, seat: Seat) -> Sequence[Action]:
        """All arrangements of the hand to show; later any lay-off, or to finish.

        A hand that has melds cannot be shown without any: naming none means the best.
        """
        if seat in state.facts.shown:
            return [*self._lay_offs(state, seat), self.moves.dones[seat]]
        hand = mask_of(self.zones.concealed(state.table, seat))
        return self.moves.show_all(seat, arrangements(hand))

    def candidates(self, state: JerseyGinState, seat: Seat) -> Sequence[Action]:
        """The legal actions, and every unmatched card on every meld."""
        if seat not in state.facts.shown:
            return self.legal(state, seat)
        table, moves = state.table, self.moves
        deadwood = table.zones[self.zones.unmatched[seat]]
        rows, fitting = self.zones.on_table(table), self._lay_offs(state, seat)
        pairs = [moves.lay_offs[seat][row][card.index] for row in rows for card in deadwood]
        barred = [pair for pair in pairs if pair not in fitting]
        return [*fitting, *barred, moves.dones[seat]]

    def begin(self, state: JerseyGinState, knocker: Seat, rng: Random) -> None:
        """Begin the first visit, of the seat at the knocker's left (JG-C2)."""
        facts = state.facts
        facts.knocker, facts.turn = knocker, (knocker - 1) % SEATS
        facts.shown, facts.quiet, facts.laying = [], [], False
        self._go_on(state, rng)

    def show(self, state: JerseyGinState, action: Action, rng: Random) -> None:
        """Show a hand; the visit goes on only if there is something to lay off (JG-C5)."""
        self._lay_open(state, action)
        if not self._lay_offs(state, action.seat):
            self.finish(state, rng)

    def done(self, state: JerseyGinState, action: Action, rng: Random) -> None:
        """End a visit by the seat's own will."""
        log_text.done(state.table, action.seat)
        self.finish(state, rng)

    def lay_off(self, state: JerseyGinState, action: Action) -> None:
        """Lay a card off; everybody gets a new chance to build on it."""
        self.zones.lay_off(state, action, self.zones.unmatched[action.seat])
        state.facts.laying = True
        state.facts.quiet = []

    def finish(self, state: JerseyGinState, rng: Random) -> None:
        """End the visit of the seat whose turn it is."""
        facts = state.facts
        if not facts.laying:
            facts.quiet.append(facts.turn)
        self._go_on(state, rng)

    def least_after_lay_offs(self, state: JerseyGinState, seat: Seat) -> Arrangement:
        """The arrangement with the least deadwood after the lay-offs now possible."""
        cards_in = state.table.zones
        hand = mask_of(cards_in[self.zones.hands[seat]])
        others = [mask_of(cards_in[row]) for row in self._targets(state)]
        return shown_best(hand, others, self.everywhere)

    def _targets(self, state: JerseyGinState) -> list[int]:
        """The melds on which may be laid off (JG-C4, R4)."""
        rows = self.zones.on_table(state.table)
        if self.everywhere:
            return rows
        return [row for row in rows if self.zones.owner[row] == state.facts.knocker]

    def _lay_offs(self, state: JerseyGinState, seat: Seat) -> list[Action]:
        """Every lay-off *seat* can make now."""
        deadwood = state.table.zones[self.zones.unmatched[seat]]
        return self.moves.fitting(state.table, seat, deadwood, self._targets(state))

    def _go_on(self, state: JerseyGinState, rng: Random) -> None:
        """The other of the two, unless it cannot lay off; ends when both were quiet (JG-C5)."""
        facts = state.facts
        while len(facts.quiet) < SEATS - 1:
            assert facts.knocker is not None
            seat = facts.turn = SEATS - facts.knocker - facts.turn
            facts.laying = False
            if self.unasked:
                self._by_itself(state, seat)
            elif seat not in facts.shown or self._lay_offs(state, seat):
                return
            if not facts.laying:
                facts.quiet.append(seat)
        self.hand_end.after_knock(state, rng)

    def _lay_open(self, state: JerseyGinState, action: Action) -> None:
        """Lay a hand open: melds as named, or as leaves the least deadwood (JG-C3)."""
        seat, table = action.seat, state.table
        if action.groups:
            melds: Arrangement = tuple(map(mask_of, action.groups))
        else:
            melds = self.least_after_lay_offs(state, seat)
        self.zones.lay_open(table, seat, melds)
        state.facts.shown.append(seat)
        log_text.show(table, seat, card_points(mask_of(table.zones[self.zones.unmatched[seat]])))

    def _by_itself(self, state: JerseyGinState, seat: Seat) -> None:
        """Option `auto_layoff`: shows, then lays off all that can be, on runs before sets."""
        if seat not in state.facts.shown:
            self._lay_open(state, self.moves.shows[seat])
        while ways := self._lay_offs(state, seat):
            self.lay_off(state, min(ways, key=lambda action: not _on_run(state, action)))


def shown_best(hand: Mask, others: Sequence[Mask], own: bool) -> Arrangement:
    """The melds of *hand* that leave least after lay-offs on *others*, or on its *own* too."""

    def left(melds: Arrangement) -> tuple[int, int]:
        rest = hand ^ sum(melds)
        on = [*others, *melds] if own else others
        return card_points(laid_off(rest, on)), card_points(rest)

    return min([(), *arrangements(hand)], key=left)


def _on_run(state: JerseyGinState, action: Action) -> bool:
    assert action.target is not None
    zone = state.table.zone_registry.index[action.target]
    return is_run(mask_of(state.table.zones[zone]))


def laid_off(hand: Mask, melds: Sequence[Mask]) -> Mask:
    """Return the rest of *hand* after all cards that fit are laid off on *melds*.

    Runs are filled before sets: the fourth card of a set opens nothing, the end of a run may.
    """
    runs = [meld for meld in melds if is_run(meld)]
    grown = True
    while grown:
        grown = False
        for at, run in enumerate(runs):
            more = hand & lay_off_cards(run)
            if more:
                runs[at] |= more
                hand ^= more
                grown = True
    for meld in melds:
        if not is_run(meld):
            hand &= ~lay_off_cards(meld)
    return hand
