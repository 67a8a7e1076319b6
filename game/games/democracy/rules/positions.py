"""Written positions of Democracy: what follows from the facts and cards that were given."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.notation import BadNotation
from game.engine.rules import State
from game.games.democracy.rules import match_end
from game.games.democracy.rules.dealing import pack_for
from game.games.democracy.rules.facts import TRIBES, DemocracyFacts, Phase
from game.games.democracy.rules.flow import Flow
from game.games.democracy.rules.scoring import WHOLE, add_points
from game.games.democracy.rules.upcard import turn_up
from game.games.democracy.rules.zones import Zones

UNWRITTEN = -1
"""Points that a position leaves to the captured cards."""


def complete(flow: Flow, state: State[DemocracyFacts]) -> None:
    """Fill in whatever a written position leaves open; one that is whole stays as it is.

    Raises:
        BadNotation: when no trick can be played from what was written.
    """
    facts, cards_in, seats = state.facts, state.table.zones, flow.seats
    _check_numbers(facts, seats)
    whole = sum(map(len, cards_in)) == len(pack_for(seats))
    facts.written = not whole or len(facts.points) < TRIBES * seats
    facts.tribes += [0] * (seats - len(facts.tribes))
    _complete_points(flow.zones, state)
    _check_trick(flow.zones, state)
    facts.voted = sum(1 << seat for seat, at in enumerate(flow.zones.chosen) if cards_in[at])
    _go_on(flow, state)


def _check_numbers(facts: DemocracyFacts, seats: int) -> None:
    """Numbers that no match ever comes to."""
    if len(facts.tribes) > seats or len(facts.points) > TRIBES * seats:
        raise BadNotation(f"There are only {seats} seats to have tribes and points.")
    if not 0 <= facts.dealer < seats or not 0 <= (facts.winner or 0) < seats:
        raise BadNotation(f"Dealer and winner are seats, P1 to P{seats}.")
    if facts.day not in (1, 2) or facts.trick < 1 or facts.island < 1:
        raise BadNotation("An island has day 1 and day 2; islands and tricks count from 1.")


def _complete_points(zones: Zones, state: State[DemocracyFacts]) -> None:
    """Points that were not written are those of the captured cards."""
    facts = state.facts
    facts.points += [UNWRITTEN] * (TRIBES * len(zones.won) - len(facts.points))
    for seat, zone in enumerate(zones.won):
        captured = [0] * TRIBES
        add_points(captured, 0, state.table.zones[zone])
        for suit, points in enumerate(captured, TRIBES * seat):
            if facts.points[suit] == UNWRITTEN:
                facts.points[suit] = points
    for suit in range(TRIBES):
        if min(facts.points) < 0 or sum(facts.points[suit::TRIBES]) > WHOLE:
            raise BadNotation(f"A suit has {WHOLE} points; nobody can have captured more of it.")


def _check_trick(zones: Zones, state: State[DemocracyFacts]) -> None:
    """Check that everybody plays one card to each trick."""
    cards_in = state.table.zones
    if any(len(cards_in[zone]) > 1 for zone in zones.trick):
        raise BadNotation("One card is turned up, and each seat chooses one card.")
    if len({len(cards_in[hand]) + len(cards_in[chosen]) for hand, chosen in zones.places}) > 1:
        raise BadNotation("Give every seat the same number of cards, one for each trick.")


def _go_on(flow: Flow, state: State[DemocracyFacts]) -> None:
    """The phase; what happens by itself on the way there happens, but nothing is scored."""
    facts, cards_in, zones = state.facts, state.table.zones, flow.zones
    if facts.phase is Phase.OVER or facts.winner is not None:
        facts.phase = Phase.OVER
        if facts.winner is None:
            facts.winner = match_end.winner(facts.tribes, flow.island_end.target)
        if facts.winner is None:
            raise BadNotation("The game is over only when one seat alone has enough tribes.")
    elif facts.phase is Phase.SCORE:
        if any(cards_in[zone] for pair in zones.places for zone in pair):
            raise BadNotation("An island is scored when all cards have been played.")
    elif all(cards_in[zone] for zone in zones.chosen):
        facts.phase = Phase.REVEAL
    elif facts.phase is Phase.REVEAL:
        raise BadNotation("The cards are shown when every seat has chosen: write “chosen P1: ...”.")
    elif not cards_in[zones.hands[0]] and not cards_in[zones.chosen[0]]:
        _next_day(flow, state)
    elif cards_in[zones.upcard]:
        facts.phase = Phase.CHOOSE
    elif facts.phase is Phase.CHOOSE:
        turn_up(state, zones)


def take_back(
    zones: Zones, choices: Sequence[Sequence[Action]], state: State[DemocracyFacts]
) -> list[Action]:
    """Put the choices that lie there before all have chosen back into the hands.

    *choices* are all there are, by seat and by the index of the card.
    """
    facts, cards_in = state.facts, state.table.zones
    if facts.phase is not Phase.CHOOSE:
        return []
    made = []
    for seat, (hand, place) in enumerate(zones.places):
        for card in cards_in[place]:
            cards_in[hand].append(card)
            made.append(choices[seat][card.index])
        cards_in[place].clear()
    facts.voted = 0
    return made


def _next_day(flow: Flow, state: State[DemocracyFacts]) -> None:
    """Deal the second day, or score the island, when nobody holds a card."""
    if flow.dealing.day_follows(state):
        state.facts.day = 2
        flow.dealing.deal_day(state)
    else:
        state.facts.phase = Phase.SCORE
