"""The turn loop: computers think and deadlines run out while nobody at the screen decides."""

from __future__ import annotations

import math
from typing import Any, Protocol

from game.app.session.bot_scheduler import HELD_BACK, PASS, BotScheduler, schedule_bots
from game.app.session.hot_seat import HotSeat
from game.app.session.turn_clock import TurnClock
from game.bots.character_styles import profile_of
from game.bots.decision_dice import dice_key
from game.bots.decision_request import DecisionRequest
from game.bots.decision_service import DecisionService
from game.bots.hint_adviser import ADVISER_PROFILE, advice_dice
from game.bots.profile import BotProfile
from game.engine.action import Action, Mode, Turn
from game.engine.match import Match
from game.engine.zones import Seat


class Script(Protocol):
    """What is played instead of what computers would decide, as in a lesson."""

    @property
    def in_charge(self) -> bool:
        """Whether nothing happens now but what is written; else everybody plays freely."""
        ...

    @property
    def waits(self) -> bool:
        """Whether the next thing written is an action that nobody at the screen decides."""
        ...

    def due(self, match: Match[Any], dt: float) -> Action | None:
        """Let *dt* seconds pass; the action that is played in *match* now, if there is one."""
        ...


class TurnLoop:
    """The computers and the deadlines. *pace* is the least time a computer is seen to think.

    People who share a screen are asked one after the other, without a deadline.
    """

    def __init__(self, hot_seat: HotSeat, service: DecisionService, *, pace: float) -> None:
        """Begin without waiting for anything; see :meth:`start`."""
        self._hot_seat = hot_seat
        self.pace = pace
        self.hurried = False
        """Whether a computer acts as soon as it has thought, whoever would like to watch it."""
        self.script: Script | None = None
        """Who decides for the computers as long as it is in charge; then there is no deadline."""
        self._clock = TurnClock()
        self._computers = BotScheduler(service, self._asked)
        self._lined = False
        """Whether the computers are lined up for what is to be decided now."""
        self._still = 0.0
        """Seconds that were waited since somebody acted."""

    @property
    def remaining(self) -> float | None:
        """How much is left of the time to act, from 1 to 0; None without a deadline."""
        if self._scripted:
            return None
        left, given = self._clock.left, self._clock.allowed_seconds
        return None if left is None or not given else left / given

    @property
    def _scripted(self) -> bool:
        return self.script is not None and self.script.in_charge

    @property
    def running(self) -> bool:
        """Whether something goes on without the people: a computer thinks, or time runs out."""
        if self.script is not None and self.script.in_charge:
            return self.script.waits
        self._line_up()
        passing = len(self._hot_seat.seats_asked) < len(self._hot_seat.match.seats_with_moves)
        return self._computers.busy or passing or self._clock.left is not None

    @property
    def may_interrupt(self) -> bool:
        """Whether a computer may act now though nobody waits for it."""
        if self._scripted:
            return False
        turn = self._hot_seat.match.turn
        seats = set(turn.seats) - {turn.lead, *self._hot_seat.humans}
        return turn.mode is Mode.OPEN and bool(seats)

    @property
    def silence_tells(self) -> bool:
        """Whether a computer that may act unasked would have done so by now, if it wanted to."""
        if not self.may_interrupt:
            return False
        return self._still >= (HELD_BACK if self._hot_seat.match.turn.seconds is None else 0.0)

    def start(self) -> None:
        """Begin to wait in a match that was dealt, read or taken back."""
        self._clock.start(self._hot_seat.match, not self._hot_seat.shared_screen)
        self._still = 0.0
        self.drop_computers()

    def acted(self, action: Action, before: Turn) -> None:
        """Note that *action* was played in the turn *before*."""
        self._still = 0.0
        if self._clock.acted(self._hot_seat.match, before, not self._hot_seat.shared_screen):
            self._lined = False
        else:
            self._computers.acted(action.seat, seen=before.mode is Mode.OPEN)

    def due(self, dt: float, thinking: bool) -> list[tuple[Action, int | None]]:
        """What happens by itself in the next *dt* seconds; no computer moves unless *thinking*.

        With each action the number of thinking steps, where the time limit ended the thought.
        """
        if self.script is not None and self.script.in_charge:
            written = self.script.due(self._hot_seat.match, dt)
            return [] if written is None else [(written, None)]
        self._clock.elapsed += dt
        self._still += dt
        late = self._clock.left == 0.0
        # Only people run out of time: what a computer does never depends on how long it thought.
        people = [
            seat
            for seat in self._hot_seat.match.seats_with_moves
            if self._hot_seat.players[seat].human
        ]
        over = [seat for seat in people if late or seat not in self._hot_seat.seats_asked]
        if over:
            return [
                (a, None)
                for seat in over
                for a in self._hot_seat.match.legal(seat)
                if a.verb == PASS
            ]
        if not thinking:
            return []
        self._line_up()
        age = math.inf if self.hurried else self._clock.elapsed
        action = self._computers.poll(age)
        return [] if action is None else [(action, self._computers.steps)]

    def drop_computers(self) -> None:
        """Stop all computers from thinking, until :meth:`start` lines them up again."""
        self._computers.line_up(())
        self._lined = False

    def _line_up(self) -> None:
        if not self._lined:
            self._lined = True
            computers = [seat for seat, who in enumerate(self._hot_seat.players) if not who.human]
            self._computers.line_up(
                schedule_bots(
                    self._hot_seat.match, computers, self._clock.allowed_seconds, self.pace
                )
            )

    def _asked(self, seat: Seat) -> DecisionRequest:
        player = self._hot_seat.players[seat]
        return self.request(seat, profile_of(player.level, player.portrait))

    def request(self, seat: Seat, profile: BotProfile) -> DecisionRequest:
        """What a computer is asked: how it plays depends on seed, moment and seat."""
        match = self._hot_seat.match
        dice = dice_key(match.seed, match.moment, seat)
        return DecisionRequest.of(match.rules, profile, match.asked(seat), dice)

    def hint_request(self, seat: Seat) -> DecisionRequest:
        """What is asked for a hint: the analysis asks the same about this decision."""
        match = self._hot_seat.match
        dice = advice_dice(match.seed, match.moment, seat)
        asked = DecisionRequest.of(match.rules, ADVISER_PROFILE, match.asked(seat), dice)
        return asked._replace(wants_advice=True)
