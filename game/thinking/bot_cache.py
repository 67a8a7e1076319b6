"""The bot cache: made from the shelf, and kept while the same game goes on."""

from __future__ import annotations

from typing import Protocol

from game.bots.bot import Bot
from game.bots.decision_request import DecisionRequest
from game.bots.hint_adviser import Adviser


class BotFactory(Protocol):
    """A maker of the bot for a request, at the top of a module so that it can be sent."""

    def __call__(self, request: DecisionRequest) -> Bot:
        """The bot, its rules opened."""
        ...


def bot_of_game(request: DecisionRequest) -> Bot:
    """The bot of the game on the shelf."""
    # Imported here, so that the window can start the worker before any game is loaded.
    from game.shelf import game_entry

    opened = game_entry(request.game)
    rules = opened.open(request.seats, request.options)
    return opened.plain(rules) if request.use_baseline else opened.bot(rules, request.profile)


def opened_bot(opener: BotFactory, request: DecisionRequest) -> Bot:
    """Make the bot for a request; for a hint, one that advises instead of deciding."""
    bot = opener(request)
    return Adviser(bot) if request.wants_advice else bot


class BotCache:
    """The bots of one game, for to open its rules may take longer than to decide."""

    def __init__(self, opener: BotFactory) -> None:
        """Make bots by *opener*."""
        self._opener = opener
        self._game: tuple[object, ...] = ()
        self._bots: dict[tuple[object, ...], Bot] = {}

    def bot(self, request: DecisionRequest) -> Bot:
        """Who thinks about a request."""
        game = (request.game, request.seats, tuple(sorted(request.options.items())))
        if game != self._game:
            self._game, self._bots = game, {}
        key = (request.profile, request.use_baseline, request.wants_advice)
        if key not in self._bots:
            self._bots[key] = opened_bot(self._opener, request)
        return self._bots[key]
