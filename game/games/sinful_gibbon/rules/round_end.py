"""The end of a round of Sinful Gibbon: a Braveheart throws the last card, and the sins are counted.

Hands are laid open for it, and the hat comes off. What a Braveheart need not pay is in the scoring.
"""

from __future__ import annotations

from game.engine.zones import Seat
from game.games.sinful_gibbon.rules import match_end
from game.games.sinful_gibbon.rules.facts import Round, SinfulState
from game.games.sinful_gibbon.rules.scoring import Shame, count
from game.games.sinful_gibbon.rules.sin_cards import SinCards
from game.games.sinful_gibbon.rules.zones import Zones, lost_pile
from game.games.sinful_gibbon.text.log_text import tell, tell_end, tell_sins


class RoundEnd:
    """What happens when a round is over."""

    def __init__(self, zones: Zones, seats: int, target: int) -> None:
        """Prepare the count for *seats* players; a total of *target* ends the match."""
        self.zones = zones
        self.seats = seats
        self.target = target

    def end(self, state: SinfulState) -> None:
        """Lay the hands open, count the sins and take the hat off (SG-E1 to E3).

        The Braveheart or the closer is on turn then, to change chairs, unless the match is over.
        """
        facts, table, zones = state.facts, state.table, self.zones
        for hand, leftovers in zip(zones.hands, zones.leftovers, strict=True):
            table.move_all(hand, leftovers)
        shames = [self.shame(state, seat) for seat in range(self.seats)]
        sins = count(shames, facts.braveheart, facts.hat)
        facts.rounds += (Round(facts.braveheart, facts.closer, sins, tuple(shames)),)
        facts.total = [had + paid for had, paid in zip(facts.total, sins.sums, strict=True)]
        facts.hat, facts.open = None, False
        assert facts.chooser is not None
        facts.turn = facts.chooser
        facts.phase = "swap"
        if table.record is not None:
            tell_sins(table, sins, len(facts.rounds), SinCards(state, zones).of(sins))
        if match_end.is_over(facts, self.target):
            facts.phase = "over"
            damned = match_end.in_hell(facts, self.target)
            tell_end(table, facts.total, match_end.winners(facts), damned)

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
        return Shame(tuple(faces), tuple(under), sum(lost), len(cards_in[zones.accepted[seat]]))


class Braveheart:
    """How somebody becomes the Braveheart of a round."""

    def __init__(self, zones: Zones, round_end: RoundEnd) -> None:
        """Prepare the last throw on these *zones*; then *round_end* counts."""
        self.zones = zones
        self.round_end = round_end

    def has_won(self, state: SinfulState, winner: Seat) -> bool:
        """Whether the *winner* of a doubt has only one card left (SG-J7)."""
        return len(state.table.zones[self.zones.hands[winner]]) == 1

    def throw(self, state: SinfulState, winner: Seat, loser: Seat) -> None:
        """Throw the last card onto the shame of the *loser*, and end the round (SG-J7)."""
        facts, table, hand = state.facts, state.table, self.zones.hands[winner]
        card = table.zones[hand][0]
        facts.braveheart = winner
        tell(table, "braveheart", winner)
        table.move(card, hand, self.zones.thrown[loser])
        tell(table, "thrown", loser, card)
        self.round_end.end(state)
