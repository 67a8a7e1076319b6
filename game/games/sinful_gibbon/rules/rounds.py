"""A round of Sinful Gibbon: how it is dealt, how its sins are counted, who sits where next."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from game.engine.rules import State
from game.engine.zones import Seat
from game.games.sinful_gibbon.rules.evidence import Evidence
from game.games.sinful_gibbon.rules.facts import Round, SinfulFacts
from game.games.sinful_gibbon.rules.options import SinfulGibbonOptions
from game.games.sinful_gibbon.rules.scoring import Shame, count
from game.games.sinful_gibbon.rules.zones import Zones, lost_pile
from game.games.sinful_gibbon.text.log_text import tell, tell_end, tell_sins

SinfulState: TypeAlias = State[SinfulFacts]


class Rounds:
    """How rounds begin and end."""

    def __init__(self, zones: Zones, seats: int, options: SinfulGibbonOptions) -> None:
        """Prepare the rounds of *seats* players with their *options*."""
        self.zones = zones
        self.seats = seats
        self.cards = options.cards(seats)
        self.target = options.target_score
        self.mask = options.mask

    def begin(self, state: SinfulState, rng: Random) -> None:
        """Gather all cards, shuffle and deal; a Braveheart starts and wears the mask.

        Without one the seat on the dealer's left starts (SG-D2, D3, W4).
        """
        facts, table, deck = state.facts, state.table, self.zones.deck
        self._gather(state)
        braveheart = facts.braveheart
        facts.mask = braveheart if self.mask else None
        facts.hat = facts.promiser = facts.braveheart = facts.closer = facts.last_loser = None
        facts.clear_pile()
        table.shuffle(deck, rng)
        tell(table, "deal", facts.dealer)
        first = facts.chairs.index(facts.next_to(facts.dealer))
        order = facts.chairs[first:] + facts.chairs[:first]
        table.deal(deck, [self.zones.hands[seat] for seat in order], rounds=self.cards)
        facts.phase, facts.turn = "turn", order[0] if braveheart is None else braveheart
        tell(table, "starts", facts.turn)

    def end(self, state: SinfulState) -> None:
        """Lay the hands open, count the sins and take the hat off (SG-E1 to E3).

        The Braveheart or the closer is on turn then, to change chairs, unless the match is over.
        """
        facts, table, zones = state.facts, state.table, self.zones
        for hand, leftovers in zip(zones.hands, zones.leftovers, strict=True):
            table.move_all(hand, leftovers)
        shames = [self.shame(state, seat) for seat in range(self.seats)]
        sins = count(shames, facts.braveheart, facts.hat)
        facts.rounds += (Round(facts.braveheart, facts.closer, sins),)
        facts.total = [had + paid for had, paid in zip(facts.total, sins.sums, strict=True)]
        facts.hat, facts.open = None, False
        assert facts.chooser is not None
        facts.turn = facts.chooser
        facts.phase = "swap"
        if table.record is not None:
            tell_sins(table, sins, len(facts.rounds), Evidence(state, zones).of(sins))
        if max(facts.total) >= self.target:
            facts.phase = "over"
            tell_end(table, facts.total, winners(facts), self.target)

    def swap(self, state: SinfulState, seat: Seat, other: Seat, rng: Random) -> None:
        """Let two seats change chairs, and the dealer's job go one chair on (SG-W1 to W3)."""
        facts = state.facts
        tell(state.table, "swap", seat, value=other)
        chair = facts.chairs.index(facts.dealer)
        exchanged = {seat: other, other: seat}
        facts.chairs = tuple(exchanged.get(each, each) for each in facts.chairs)
        facts.dealer = facts.chairs[(chair + 1) % self.seats]
        self.begin(state, rng)

    def shame(self, state: SinfulState, seat: Seat) -> Shame:
        """What lies before *seat* at the count."""
        table, zones, lost = state.table, self.zones, state.facts.lost[seat]
        cards_in = table.zones
        faces = cards_in[zones.thrown[seat]] + cards_in[zones.leftovers[seat]]
        under: list[int] = []
        for number in range(1, len(lost) + 1):
            pile = cards_in[table.open(lost_pile(seat, number))]
            faces.append(pile[-1])
            under.append(len(pile) - 1)
        return Shame(faces, under, sum(lost), len(cards_in[zones.accepted[seat]]))

    def _gather(self, state: SinfulState) -> None:
        """All cards go back to the deck."""
        facts, table, zones = state.facts, state.table, self.zones
        for seat, lost in enumerate(facts.lost):
            for number in range(1, len(lost) + 1):
                table.move_all(table.open(lost_pile(seat, number)), zones.deck)
        for zone in zones.cleared:
            if table.zones[zone]:
                table.move_all(zone, zones.deck)
        facts.lost = [()] * self.seats


def winners(facts: SinfulFacts) -> tuple[Seat, ...]:
    """The seats with the lowest total; equal ones share the win (SG-M1, M2)."""
    best = min(facts.total)
    return tuple(seat for seat, points in enumerate(facts.total) if points == best)
