"""The course of Sinful Gibbon: how each action changes the table, and what follows unasked."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.engine.action import Action
from game.engine.zones import Seat
from game.games.sinful_gibbon.rules.doubts import Doubts
from game.games.sinful_gibbon.rules.rounds import Rounds, SinfulState
from game.games.sinful_gibbon.rules.zones import Zones
from game.games.sinful_gibbon.text import log_text
from game.games.sinful_gibbon.text.log_text import tell


class Flow:
    """What each action changes, and what follows from it unasked."""

    def __init__(self, zones: Zones, rounds: Rounds) -> None:
        """Prepare the course of play on these *zones*; *rounds* begins and ends them."""
        self.zones = zones
        self.rounds = rounds
        self.doubts = Doubts(zones, rounds)
        self.verbs: dict[str, Callable[[SinfulState, Action, Random], None]] = {
            "pick": self._pick,
            "doubt": self.doubts.judge,
            "promise_number": self._promise_number,
            "promise_heart": self._promise_heart,
            "accept": self._accept,
            "swap": self._swap,
        }

    def _pick(self, state: SinfulState, action: Action, rng: Random) -> None:
        """Take the top of the deck into the hand (SG-T3); a written position may lack one."""
        table, zones, seat = state.table, self.zones, action.seat
        tell(table, "pick", seat)
        if table.zones[zones.deck]:
            table.draw(zones.deck, zones.hands[seat])
        state.facts.phase = "promise"

    def _promise_number(self, state: SinfulState, action: Action, rng: Random) -> None:
        """Lay a hand card face down on the pile with a number (SG-P3, L2)."""
        facts, table, zones, seat = state.facts, state.table, self.zones, action.seat
        number = action.value
        assert number is not None
        table.move(action.cards[0], zones.hands[seat], zones.pile)
        facts.add(seat, number)
        facts.standing, facts.open = number, True
        log_text.promise_number(table, seat, number)
        facts.turn = facts.next_to(seat)
        facts.phase = "turn" if table.zones[zones.deck] else "last_call"

    def _promise_heart(self, state: SinfulState, action: Action, rng: Random) -> None:
        """Offer a hand card to everybody as the heart of the standing number (SG-P4)."""
        facts, table, zones, seat = state.facts, state.table, self.zones, action.seat
        assert facts.standing is not None
        table.move(action.cards[0], zones.hands[seat], zones.held)
        facts.open, facts.promiser = False, seat
        log_text.promise_heart(table, seat, facts.standing)
        facts.turn = facts.next_to(seat)
        facts.phase = "heart_offer"

    def _accept(self, state: SinfulState, action: Action, rng: Random) -> None:
        """One seat lets it be; when all have, the heart is kept or the round closed."""
        facts = state.facts
        tell(state.table, "accept", action.seat)
        following = facts.next_to(action.seat)
        if following != facts.accused:
            facts.turn = following
        elif facts.promiser is not None:
            self._keep_heart(state, facts.promiser)
        else:
            self._close(state, following)

    def _keep_heart(self, state: SinfulState, promiser: Seat) -> None:
        """Collect the heart nobody doubted; the pile stays as it is (SG-H3)."""
        facts, table, zones = state.facts, state.table, self.zones
        facts.promiser = None
        table.move(table.zones[zones.held][0], zones.held, zones.accepted[promiser])
        tell(table, "accepted", promiser)
        if table.zones[zones.deck]:
            facts.phase, facts.turn = "turn", facts.next_to(promiser)
        else:
            self._close(state, promiser)

    def _close(self, state: SinfulState, closer: Seat) -> None:
        """End the round without a Braveheart: nobody doubts the last card (SG-X3, R25)."""
        state.facts.closer = closer
        tell(state.table, "closer", closer)
        self.rounds.end(state)

    def _swap(self, state: SinfulState, action: Action, rng: Random) -> None:
        """Let two players change chairs, and begin the next round (SG-W1)."""
        assert action.value is not None
        self.rounds.swap(state, action.seat, action.value, rng)
