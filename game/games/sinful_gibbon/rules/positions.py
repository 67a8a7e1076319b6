"""Written positions of Sinful Gibbon: what follows from the facts and cards that were given."""

from __future__ import annotations

from game.engine.notation import BadNotation, seat_text
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.promises import NUMBERS
from game.games.sinful_gibbon.rules.zones import Zones, lost_pile


def seat(facts: SinfulFacts, seats: int) -> None:
    """Give everybody a chair, a total and a place for lost piles, where none is written.

    Raises:
        BadNotation: when the chairs are not all the seats, or totals are missing.
    """
    facts.chairs = facts.chairs or tuple(range(seats))
    if sorted(facts.chairs) != list(range(seats)):
        raise BadNotation("The chairs must name every seat once.")
    if len(facts.total) not in (0, seats):
        raise BadNotation(f"Write a total for each of the {seats} seats.")
    facts.total = facts.total or [0] * seats
    facts.lost = (facts.lost + [()] * seats)[:seats]


def complete(state: State[SinfulFacts], zones: Zones, seats: int) -> None:
    """Fill in whatever a written position leaves open; one that is whole stays as it is.

    Raises:
        BadNotation: when the position contradicts itself.
    """
    facts, cards_in = state.facts, state.table.zones
    seat(facts, seats)
    _check_piles(state, zones)
    if facts.standing is None and facts.claims:
        facts.standing = facts.claims[-1]
    if facts.promiser is not None:
        facts.phase = "heart_offer"
    if facts.open is None:
        facts.open = bool(facts.owners) and facts.promiser is None
    if facts.phase == "turn" and facts.open and not cards_in[zones.deck]:
        facts.phase = "last_call"
    if facts.turn < 0 or facts.phase in ("swap", "round_end"):
        facts.turn = _decider(facts)
    _check(state, zones)


def _decider(facts: SinfulFacts) -> Seat:
    """Who decides in a position that does not say."""
    if facts.phase in ("swap", "round_end"):
        if facts.chooser is None:
            raise BadNotation("Say who is the braveheart or the closer, who changes chairs.")
        return facts.chooser
    accused = facts.accused
    return facts.next_to(facts.dealer if accused is None else accused)


def _check_piles(state: State[SinfulFacts], zones: Zones) -> None:
    """What the facts say of the pile, of the offered card and of lost piles must lie there."""
    facts, table = state.facts, state.table
    claims, standing = facts.claims, facts.standing
    if not len(facts.owners) == len(claims) == len(table.zones[zones.pile]):
        raise BadNotation("Write the pile with its claims: “pile: 4d(P1,4) Tc(P2,6)”.")
    if claims != sorted(claims):
        raise BadNotation("The numbers promised on a pile never fall.")
    if standing is not None and (standing not in NUMBERS or standing != (claims or [standing])[-1]):
        raise BadNotation("The standing number is the one promised last, from 2 to 14.")
    if (facts.promiser is None) == bool(table.zones[zones.held]):
        raise BadNotation("Write the offered card with who offers it: “held: 5h(P2)”.")
    if facts.open and (facts.promiser is not None or not claims):
        raise BadNotation("Nothing is open to a doubt without a pile, or under an offered heart.")
    for owner, lost in enumerate(facts.lost):
        piles = [table.open(lost_pile(owner, number)) for number in range(1, len(lost) + 1)]
        if not all(table.zones[pile] for pile in piles):
            raise BadNotation("Write lost piles with their cards: “shame P2: Tc 4d sideways”.")


def _check(state: State[SinfulFacts], zones: Zones) -> None:
    """Check that the phase fits the cards and who decides."""
    facts, cards_in = state.facts, state.table.zones
    phase, who = facts.phase, seat_text(facts.turn)
    if phase == "heart_offer" and (facts.promiser is None or facts.standing is None):
        raise BadNotation("A heart is offered on a pile: write both “pile:” and “held: 5h(P2)”.")
    if phase == "last_call" and (cards_in[zones.deck] or not facts.open):
        raise BadNotation("The last call needs an empty deck and a card that may be doubted.")
    if phase == "lead" and facts.owners:
        raise BadNotation("The winner of a doubt leads only when there is no pile.")
    if phase in ("promise", "lead") and not cards_in[zones.hands[facts.turn]]:
        raise BadNotation(f"{who} has no card to play: write “hand {who}: 5c 9h”.")
    answering = phase in ("turn", "promise", "heart_offer", "last_call")
    if answering and facts.turn == facts.accused and (facts.open or facts.promiser is not None):
        raise BadNotation(f"{who} cannot be asked now: the card that may be doubted is {who}'s.")
