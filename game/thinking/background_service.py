"""The background service: a worker process thinks, or slices of time; answers are checked."""

from __future__ import annotations

from game.bots.bot_fault import ENDED, ILLEGAL, Fault, lawful
from game.bots.decision_request import DecisionRequest
from game.engine.action import Action
from game.thinking.bot_cache import BotFactory, bot_of_game
from game.thinking.child_process import ProcessNotStarted, Spawner
from game.thinking.fallback_decision import chance_decision, fallback_request
from game.thinking.messages import DecisionAnswer
from game.thinking.thinking_limit import SILENCE
from game.thinking.time_sliced_worker import SLICE_SECONDS, TimeSlicedWorker
from game.thinking.worker_process import WorkerProcess


class BackgroundDecisionService:
    """One request at a time. Whatever fails is counted, and the match goes on.

    After a fault the worker is replaced and the game's plain policy plays; should that fail too,
    a legal action by the dice. A hint that fails is not given at all.
    """

    def __init__(
        self,
        opener: BotFactory = bot_of_game,
        spawn: Spawner | None = None,
        *,
        silence: float = SILENCE,
        slices: TimeSlicedWorker | None = None,
    ) -> None:
        """Begin at rest, see :meth:`start`; with *slices* no process is ever started."""
        self._worker = None if slices else WorkerProcess(opener, spawn, silence)
        self._slices = slices or TimeSlicedWorker(opener)
        self._ticket = 0
        self._request: DecisionRequest | None = None
        self._again = False
        """Whether the request was asked anew, because the process was not listening."""
        self.explanation = ""
        """Why the last decision was a good one, if that was asked."""
        self.steps: int | None = None
        """How many steps the last decision took, where the time limit ended it: 0 after a fault."""
        self.faults = 0
        """How many decisions have failed."""
        self.fault: Fault | None = None
        """The last of them."""

    @classmethod
    def in_slices(
        cls, opener: BotFactory = bot_of_game, seconds: float = SLICE_SECONDS
    ) -> BackgroundDecisionService:
        """One that thinks in the caller's thread, *seconds* a poll."""
        return cls(opener, slices=TimeSlicedWorker(opener, seconds))

    @property
    def alone(self) -> bool:
        """Whether it thinks in a process of its own."""
        return self.worker is not None

    @property
    def worker(self) -> int | None:
        """The number of the worker process, if one runs."""
        return None if self._worker is None else self._worker.pid

    @property
    def not_started(self) -> ProcessNotStarted | None:
        """Why no process could be started, if none could."""
        return None if self._worker is None else self._worker.not_started

    def start(self) -> None:
        """Start the worker; return at once, long before it is ready."""
        if self._worker is not None:
            self._worker.start()

    def ask(self, request: DecisionRequest) -> None:
        """Begin to think; a request before it is dropped at once."""
        self.cancel()
        if self._worker is not None and self._worker.dead:
            self._note(Fault(ENDED, "between two decisions"))
        self.explanation, self.steps, self._again = "", None, False
        self._begin(request)

    def poll(self) -> Action | None:
        """The decision, once there is one; never waits."""
        request = self._request
        if request is None:
            return None
        answer = self._poll()
        if answer is None:
            return None
        if answer.error and not self._begun and not self._again:
            # It was not this request that failed, but one nobody waits for any more.
            self._note(Fault(answer.error, answer.details))
            self._again = True
            self._begin(request)
            return None
        if answer.error or not lawful(request.seen, answer.action):
            return self._failed(request, answer)
        self._request = None
        self.explanation, self.steps = (
            answer.explanation,
            0 if request.use_baseline else answer.steps,
        )
        return answer.action

    def cancel(self) -> None:
        """Drop the request; the worker stops before its next step."""
        if self._request is None:
            return
        self._request = None
        self._ticket += 1
        self._slices.stop()
        if self._worker is not None:
            self._worker.stop(self._ticket)

    def close(self) -> None:
        """End the worker."""
        self.cancel()
        if self._worker is not None:
            self._worker.end()

    def _begin(self, request: DecisionRequest) -> None:
        self._request = request
        self._ticket += 1
        self.start()
        if self._worker is not None and self._worker.pid is not None:
            self._worker.ask(self._ticket, request)
        else:
            self._slices.ask(self._ticket, request)

    def _poll(self) -> DecisionAnswer | None:
        if self._worker is not None and self._worker.pid is not None:
            return self._worker.poll()
        return self._slices.poll()

    @property
    def _begun(self) -> bool:
        return self._worker is None or self._worker.pid is None or self._worker.begun

    def _failed(self, request: DecisionRequest, answer: DecisionAnswer) -> Action | None:
        """Note the fault, and have somebody else decide."""
        error, details = answer.error or ILLEGAL, answer.details or f"{answer.action}"
        who = "the plain policy" if request.use_baseline else f"{request.profile}"
        self._note(Fault(error, details, request.seen, request.dice, who))
        self._request = None
        if request.wants_advice:
            self.start()
            return None
        plain = fallback_request(request)
        if plain is not None:
            self._begin(plain)
            return None
        self.start()
        self.steps = 0
        return chance_decision(request)

    def _note(self, fault: Fault) -> None:
        """Count a fault and end the worker; another one is started for the next request."""
        self.faults += 1
        self.fault = fault
        if self._worker is not None:
            self._worker.end()
