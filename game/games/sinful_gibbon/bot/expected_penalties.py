"""What each seat will have to pay for its sins, judged from what lies open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.engine.cards import Card
from game.engine.native import mypyc_attr
from game.engine.zones import Seat
from game.games.sinful_gibbon.bot.parameters import Parameters
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.scoring import GREAT, TINY, hearts, pride

FATTER = 3
"""Cards by which a pile is much fatter than another."""


class Table(Protocol):
    """What penalties are read from: an observation, or an imagined state."""

    @property
    def facts(self) -> SinfulFacts:
        """The public facts."""
        ...

    def cards(self, name: str, owner: Seat | None = None, n: int = 0) -> Sequence[Card | None]:
        """The cards of a zone, bottom first."""
        ...


@mypyc_attr(allow_interpreted_subclasses=True)  # so that its copy needs no __init__
class ExpectedPenalties:
    """The sins so far by seat, and the hands and the deck from which more will come."""

    __slots__ = ("accepted", "deck", "fattest", "hands", "hat", "lust", "paid", "seats", "straight")

    def __init__(self, seen: Table, seats: int) -> None:
        """Read what lies open on the table."""
        facts = seen.facts
        everybody = range(seats)
        self.seats = seats
        self.deck = len(seen.cards("deck"))
        self.hands = [len(seen.cards("hand", seat)) for seat in everybody]
        self.accepted = [len(seen.cards("accepted", seat)) for seat in everybody]
        self.straight = [lost.count(False) for lost in facts.lost]
        self.hat = facts.hat
        self.fattest, self.paid, self.lust = [0] * seats, [0.0] * seats, [0.0] * seats
        for seat in everybody:
            faces = [card for card in seen.cards("thrown", seat) if card is not None]
            for number in range(1, len(facts.lost[seat]) + 1):
                pile = seen.cards("shame", seat, number)
                faces += [card for card in pile[-1:] if card is not None]
                self.fattest[seat] = max(self.fattest[seat], len(pile) - 1)
            self.paid[seat] = pride(faces) + TINY * sum(facts.lost[seat])
            self.lust[seat] = TINY * hearts(faces)

    def copy(self) -> ExpectedPenalties:
        """A copy to change."""
        other = ExpectedPenalties.__new__(ExpectedPenalties)
        other.seats, other.deck, other.hat = self.seats, self.deck, self.hat
        other.hands, other.accepted = self.hands[:], self.accepted[:]
        other.straight, other.fattest = self.straight[:], self.fattest[:]
        other.paid, other.lust = self.paid[:], self.lust[:]
        return other

    def judged(
        self, winner: Seat, loser: Seat, under: int, sideways: bool, hat: bool
    ) -> ExpectedPenalties:
        """A copy after a doubt: the pile goes to the *loser*, the *winner* gets rid of a card.

        What the pile's top card costs is not counted in.
        """
        after = self.copy()
        after.hands[winner] -= 1
        after.fattest[loser] = max(after.fattest[loser], under)
        if sideways:
            after.paid[loser] += TINY
            if hat:
                after.hat = loser
        else:
            after.straight[loser] += 1
        return after

    @property
    def turns(self) -> float:
        """The turns each seat may still have; none when somebody has no card left."""
        return 0.0 if 0 in self.hands else self.deck / self.seats

    def due(self, numbers: Parameters) -> list[float]:
        """The points each seat is expected to pay for the round in the end."""
        turns = self.turns
        early = turns / (turns + numbers.pace)
        late = 1 - early
        kept = numbers.leftover - numbers.shed * early
        most, accepted = max(self.accepted), self.accepted
        wraths, fats = _margins(self.straight), _margins(self.fattest)
        envied = [0 if accepted.count(most) == 1 else 1, 2]
        found: list[float] = []
        for seat, hand in enumerate(self.hands):
            hat, wrath, fat = self.hat == seat, wraths[seat], fats[seat]
            now = hat + (wrath >= 0 < self.straight[seat]) + (fat >= 0 < self.fattest[seat])
            later = numbers.hat[hat] + numbers.wrath[_step(wrath, 2)]
            later += numbers.gluttony[_step(fat, FATTER)]
            due = self.paid[seat] + GREAT * now * late + later * early
            if hand > 0:
                behind = most - accepted[seat]
                due += self.lust[seat] + TINY * behind + hand * kept
                due += numbers.envy[envied[behind > 0]] * early
            found.append(due)
        return found


def _margins(amounts: Sequence[int]) -> list[int]:
    """How much more each seat has than the others' most."""
    first, second = sorted(amounts)[:-3:-1]
    return [each - (second if each == first else first) for each in amounts]


def _step(margin: int, far: int) -> int:
    """0 to 4: less by *far* or more, less, as much, more, more by *far*."""
    if abs(margin) >= far:
        return 4 if margin > 0 else 0
    return 2 + (margin > 0) - (margin < 0)
