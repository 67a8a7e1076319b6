"""The inline service: decisions in the caller's own thread, for pictures and tests."""

from __future__ import annotations

from game.bots.bot import explanation_of
from game.bots.bot_fault import Fault, decided
from game.bots.decision_request import DecisionRequest
from game.engine.action import Action
from game.thinking.bot_cache import BotCache, BotFactory, bot_of_game


class InlineDecisionService:
    """A service that thinks when it is polled, however long that takes; faults raise."""

    steps: int | None = None
    faults = 0
    fault: Fault | None = None

    def __init__(self, opener: BotFactory = bot_of_game) -> None:
        """Begin with nothing asked."""
        self._bots = BotCache(opener)
        self._request: DecisionRequest | None = None
        self.explanation = ""

    def ask(self, request: DecisionRequest) -> None:
        """Remember the request."""
        self._request = request

    def poll(self) -> Action | None:
        """Think it through to the end.

        Raises:
            BotFailed: when the bot does not decide as it should.
        """
        request, self._request = self._request, None
        if request is None:
            return None
        bot = self._bots.bot(request)
        action = decided(bot, request.seen, request.dice, request.steps)
        self.explanation = explanation_of(bot, request.seen, action) if request.wants_advice else ""
        return action

    def cancel(self) -> None:
        """Forget the request."""
        self._request = None

    def close(self) -> None:
        """Do nothing: nothing was opened."""
