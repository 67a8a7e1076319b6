"""The visits after a knock: the other two show their hands and lay off in turn (JG-C)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from game.engine.action import Action
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.jersey_gin import endings, words
from game.games.jersey_gin.facts import SEATS, JerseyGinFacts
from game.patterns.melds import (
    Arrangement,
    Mask,
    arrangements,
    is_run,
    laid_off,
    mask_of,
    points,
)

if TYPE_CHECKING:
    from game.games.jersey_gin.rules import JerseyGin


def targets(rules: JerseyGin, state: State[JerseyGinFacts]) -> list[int]:
    """The melds on which may be laid off (JG-C4, R4)."""
    rows = rules.places.on_table(state.table)
    if rules.house.layoff_targets == "all":
        return rows
    return [row for row in rows if rules.places.owner[row] == state.facts.knocker]


def lay_offs(rules: JerseyGin, state: State[JerseyGinFacts], seat: Seat) -> list[Action]:
    """Every lay-off *seat* can make now."""
    deadwood = state.table.zones[rules.places.unmatched[seat]]
    return rules.moves.fitting(state.table, seat, deadwood, targets(rules, state))


def legal(rules: JerseyGin, state: State[JerseyGinFacts], seat: Seat) -> Sequence[Action]:
    """Showing the hand in any arrangement; later any lay-off, or leaving it at that.

    A hand that has melds cannot be shown without any: naming none means the best.
    """
    if seat in state.facts.shown:
        return [*lay_offs(rules, state, seat), rules.moves.dones[seat]]
    hand = mask_of(rules.places.concealed(state.table, seat))
    return rules.moves.show_all(seat, arrangements(hand))


def candidates(rules: JerseyGin, state: State[JerseyGinFacts], seat: Seat) -> Sequence[Action]:
    """The same, with every unmatched card on every meld."""
    if seat not in state.facts.shown:
        return legal(rules, state, seat)
    table, moves = state.table, rules.moves
    deadwood = table.zones[rules.places.unmatched[seat]]
    rows, fitting = rules.places.on_table(table), lay_offs(rules, state, seat)
    pairs = [moves.lay_offs[seat][row][card.index] for row in rows for card in deadwood]
    barred = [pair for pair in pairs if pair not in fitting]
    return [*fitting, *barred, moves.dones[seat]]


def begin(rules: JerseyGin, state: State[JerseyGinFacts], knocker: Seat, rng: Random) -> None:
    """The first visit is of the seat at the knocker's left (JG-C2)."""
    facts = state.facts
    facts.knocker, facts.turn = knocker, (knocker - 1) % SEATS
    facts.shown, facts.quiet, facts.laying = [], [], False
    go_on(rules, state, rng)


def go_on(rules: JerseyGin, state: State[JerseyGinFacts], rng: Random) -> None:
    """The other of the two visits, unless it cannot lay off; ends when both were quiet (JG-C5)."""
    facts = state.facts
    while len(facts.quiet) < SEATS - 1:
        assert facts.knocker is not None
        seat = facts.turn = SEATS - facts.knocker - facts.turn
        facts.laying = False
        if rules.house.auto_layoff:
            _by_itself(rules, state, seat)
        elif seat not in facts.shown or lay_offs(rules, state, seat):
            return
        if not facts.laying:
            facts.quiet.append(seat)
    endings.after_knock(rules, state, rng)


def finish(rules: JerseyGin, state: State[JerseyGinFacts], rng: Random) -> None:
    """Ends the visit of the seat whose turn it is."""
    facts = state.facts
    if not facts.laying:
        facts.quiet.append(facts.turn)
    go_on(rules, state, rng)


def after_show(rules: JerseyGin, state: State[JerseyGinFacts], rng: Random) -> None:
    """The visit goes on only if there is something to lay off (JG-C5)."""
    if not lay_offs(rules, state, state.facts.turn):
        finish(rules, state, rng)


def show(rules: JerseyGin, state: State[JerseyGinFacts], action: Action) -> None:
    """Lays a hand open: melds as named, or as leaves the least deadwood (JG-C3)."""
    seat = action.seat
    if action.groups:
        melds: Arrangement = tuple(map(mask_of, action.groups))
    else:
        melds = least_after_lay_offs(rules, state, seat)
    rules.places.lay_open(state.table, seat, melds)
    state.facts.shown.append(seat)
    words.show(state.table, seat, points(mask_of(state.table.zones[rules.places.unmatched[seat]])))


def least_after_lay_offs(rules: JerseyGin, state: State[JerseyGinFacts], seat: Seat) -> Arrangement:
    """The arrangement with the least deadwood after the lay-offs now possible."""
    zones = state.table.zones
    hand = mask_of(zones[rules.places.hands[seat]])
    others = [mask_of(zones[row]) for row in targets(rules, state)]
    return shown_best(hand, others, rules.house.layoff_targets == "all")


def shown_best(hand: Mask, others: Sequence[Mask], own: bool) -> Arrangement:
    """The melds of *hand* that leave least after lay-offs on *others*, or on its *own* too."""

    def left(melds: Arrangement) -> tuple[int, int]:
        rest = hand ^ sum(melds)
        on = [*others, *melds] if own else others
        return points(laid_off(rest, on)), points(rest)

    return min([(), *arrangements(hand)], key=left)


def lay_off(rules: JerseyGin, state: State[JerseyGinFacts], action: Action) -> None:
    """A lay-off: everybody gets a new chance to build on it."""
    rules.places.lay_off(state, action, rules.places.unmatched[action.seat])
    state.facts.laying = True
    state.facts.quiet = []


def _by_itself(rules: JerseyGin, state: State[JerseyGinFacts], seat: Seat) -> None:
    """Option `auto_layoff`: shows, then lays off all that can be, on runs before sets."""
    if seat not in state.facts.shown:
        show(rules, state, rules.moves.shows[seat])
    while ways := lay_offs(rules, state, seat):
        lay_off(rules, state, min(ways, key=lambda action: not _on_run(rules, state, action)))


def _on_run(rules: JerseyGin, state: State[JerseyGinFacts], action: Action) -> bool:
    assert action.target is not None
    return is_run(mask_of(state.table.zones[rules.board.index[action.target]]))
