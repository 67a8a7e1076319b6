"""The daily deal: what is dealt of a game on a day, the same wherever it is played."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import NamedTuple

from game.art.portraits.portraits import ANIMALS, PEOPLE
from game.bots.profile import Level
from game.engine.journal import Journal
from game.shelf import game_entry
from game.store.player import Player

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Those of a seed that can be read aloud."""
LENGTH = 10
LEVEL = str(Level.SKILLED)


class DailyDeal(NamedTuple):
    """The deal of one game on one day: usual options and seats, skilled computers."""

    game: str
    day: date
    """In UTC, so that it begins at the same moment everywhere."""

    @property
    def seed(self) -> str:
        """What it is shuffled from: it follows from the game, its version and the day."""
        told = f"{self.game} {self.day.isoformat()} {game_entry(self.game).rules.version}"
        number, letters = int.from_bytes(sha256(told.encode()).digest()), ""
        for _ in range(LENGTH):
            number, at = divmod(number, len(LETTERS))
            letters += LETTERS[at]
        return letters

    def journal(self, salt: str) -> Journal:
        """The match before its first decision, sealed with *salt*."""
        rules = game_entry(self.game).open()
        options = rules.options.written()
        return Journal(self.game, rules.version, rules.seats, options, self.seed).sealed(salt)

    def players(self, name: str) -> list[Player]:
        """The person, called *name*, and the computers: those the day brings."""
        seed, seats = self.seed, game_entry(self.game).rules.default_seats
        animals = sorted(ANIMALS, key=lambda each: sha256(f"{seed} {each}".encode()).digest())
        own = Player(name, PEOPLE[0])
        return [own, *(Player(each.title(), each, LEVEL) for each in animals[: seats - 1])]


def day_of_deal(beginning: Journal, today: date) -> date | None:
    """The day whose deal has the cards of *beginning*: *today* or the next one; else None.

    Somebody whose clock is ahead can give away the deal of the next day.
    """
    rules = game_entry(beginning.game).open()
    usual = rules.version, rules.seats, rules.options.written()
    if (beginning.version, beginning.seats, dict(beginning.options)) != usual:
        return None
    days = (today, today + timedelta(1))
    return next((d for d in days if DailyDeal(beginning.game, d).seed == beginning.seed), None)


def utc_day(seconds: float) -> date:
    """The day in UTC at a moment in *seconds* since 1970; the first one where there is none."""
    try:
        return datetime.fromtimestamp(seconds, UTC).date()
    except (OverflowError, OSError, ValueError):
        return date(1970, 1, 1)
