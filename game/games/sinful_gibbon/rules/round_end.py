"""The end of a round of Sinful Gibbon: hands are laid open, the sins counted, the hat comes off."""

from __future__ import annotations

from game.engine.zones import Seat
from game.games.sinful_gibbon.rules import match_end
from game.games.sinful_gibbon.rules.evidence import Evidence
from game.games.sinful_gibbon.rules.facts import Round, SinfulState
from game.games.sinful_gibbon.rules.scoring import Shame, count
from game.games.sinful_gibbon.rules.zones import Zones, lost_pile
from game.games.sinful_gibbon.text.log_text import tell_end, tell_sins


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
            tell_sins(table, sins, len(facts.rounds), Evidence(state, zones).of(sins))
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
