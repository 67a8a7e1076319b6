"""The presenter: everything that a game says about itself to a screen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import Generic, TypeVar

from game.engine.action import Action, Choice
from game.engine.observation import Observation
from game.engine.rules import Facts, Rules
from game.engine.zones import Place, Seat
from game.presentation.input_hints import PLAIN, InputHints
from game.presentation.presented_choice import PresentedChoice
from game.presentation.score_sheet import ScoreSheet
from game.presentation.status import Status

F = TypeVar("F", bound=Facts)


class Presenter(ABC, Generic[F]):
    """Words, marks and hints for the screen, made from what a seat sees and never from the truth.

    A game's rules return theirs as :attr:`Rules.presenter`. It holds nothing of a match. What is
    asked about an action is asked with what the acting seat sees, its choices not among it.
    """

    @abstractmethod
    def status(self, seen: Observation[F]) -> Status:
        """Return the words and marks beside the cards, from one seat's sight."""

    @abstractmethod
    def sheet(self, seen: Observation[F]) -> ScoreSheet:
        """Return the score sheet of the match so far."""

    @abstractmethod
    def label(self, seen: Observation[F], action: Action) -> str:
        """Return the action in a few words, different for each candidate: ``Face down as 10+``."""

    def grab_at(self, seen: Observation[F], action: Action) -> Place | None:
        """Return the card on the table by which a hand takes hold of an action, if not its own."""
        return None

    def drop_on_seat(self, action: Action) -> Seat | None:
        """Return the seat whose name plate the action is dropped on, if any."""
        return None

    def input_hints(self, seen: Observation[F], action: Action) -> InputHints:
        """Return the clicks, drags and keys for *action*, beyond its cards, target and value."""
        return PLAIN

    def warning(self, seen: Observation[F], action: Action) -> str:
        """Return a question to answer with yes before a legal but pointless action is done."""
        return ""

    def choice(self, seen: Observation[F], choice: Choice) -> PresentedChoice:
        """Return one choice of the seat of *seen* in words, with hints for the hand."""
        action = choice.action
        return PresentedChoice(
            action,
            self.label(seen, action),
            choice.refused,
            self.grab_at(seen, action),
            self.drop_on_seat(action),
            self.warning(seen, action),
            self.input_hints(seen, action),
        )

    def choices(self, seen: Observation[F]) -> tuple[PresentedChoice, ...]:
        """Return all choices of the seat of *seen* as they are offered at the table."""
        blind = replace(seen, choices=())
        return tuple([self.choice(blind, each) for each in seen.choices])


def presenter_of(rules: Rules[F]) -> Presenter[F]:
    """Return the presenter of *rules*.

    Raises:
        TypeError: when the rules return something else.
    """
    presenter = rules.presenter
    if not isinstance(presenter, Presenter):
        raise TypeError(f"The presenter of {rules.title} is no Presenter.")
    return presenter
