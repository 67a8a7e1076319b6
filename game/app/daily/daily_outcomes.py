"""The daily outcomes: what a person made of the deals of the day of one game."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from game.app.daily import daily_text
from game.app.scenes.app_context import AppContext
from game.daily.daily_book import DailyBook
from game.daily.daily_try import DailyTry
from game.records.result_book import ResultBook
from game.store.matches.match_preview import read_preview


class DailyOutcomes:
    """The daily book, the records and the matches read together; faults are told in sentences."""

    def __init__(self, context: AppContext, game: str) -> None:
        """Begin with nothing read."""
        self._context = context
        self._game = game
        self._book = DailyBook(context.paths.daily)
        self._results = ResultBook(context.paths.results)
        self.days: dict[date, list[DailyTry]] = {}
        """The tries of each day, the one that counts first."""

    @property
    def person(self) -> str:
        """Whose results they are."""
        return self._context.settings.person

    def read(self) -> list[str]:
        """Read all anew; what is wrong, a sentence each."""
        self._book.read()
        self._results.read()
        problems = [self._book.problem, self._results.problem]
        try:
            self._book.find(self._context.paths.matches)
            for match, path in self._book.paths.items():
                if match not in self._results.results and read_preview(path).finished:
                    self._results.add_match(path)
        except OSError as error:
            reason = error.strerror or "the disk refused"
            problems.append(f"The deals of the day could not be written down ({reason}).")
        self.days = self._book.of(self._game, self.person)
        return [each for each in problems if each]

    def first(self, day: date) -> DailyTry | None:
        """The try of a *day* that counts, if there was one."""
        return next((each for each in self.days.get(day, ()) if each.counts), None)

    def known(self, day: date) -> bool:
        """Whether the cards of a *day* were seen already, so that no other try counts."""
        return day in self.days

    def waiting(self, day: date) -> Path | None:
        """The match of the try of a *day* that counts, if one can go on with it."""
        first = self.first(day)
        path = None if first is None else self._book.paths.get(first.match)
        return path if path is not None and not read_preview(path).finished else None

    def deleted(self, day: date) -> bool:
        """Whether the match of the try of a *day* that counts went before it was over."""
        first = self.first(day)
        known = {*self._book.paths, *self._results.results}
        return first is not None and first.match not in known

    def outcome(self, day: date) -> str:
        """What came of a *day*, in a few words."""
        first = self.first(day)
        if first is None:
            return daily_text.KNOWN if self.known(day) else daily_text.NONE
        result = self._results.results.get(first.match)
        if result is not None:
            told = daily_text.result_text(result, self.person)
        else:
            told = daily_text.GOING_ON if first.match in self._book.paths else daily_text.GONE
        return daily_text.tries_text(self.days[day], told)
