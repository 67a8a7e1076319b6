"""A flight: the pilot plays a match of any game, and after every event what is drawn is compared.

Each decision is said in another way than the one before: dragged, clicked, or by keys alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import cycle
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeVar

import pygame

from game.app.play.curtain.hold_button import HOLD
from game.app.play.play_scene import PlayScene
from game.bots.bot_fault import Fault
from game.bots.decision_request import DecisionRequest
from game.bots.decision_service import DecisionService
from game.contract.wording_law import card_codes
from game.engine.action import Action, Choice
from game.engine.options import Value
from game.presentation.presented_choice import PresentedChoice
from game.selftest.quickest import quickest
from game.shelf import SHELF
from game.thinking.inline_service import InlineDecisionService
from tests.app.driver.app_driver import Pilot, deal

WAYS = ("drag", "click", "keys")
LAST = {"put_back", "eat", "end", "bid"}
"""Verbs nobody gets far with: mostly something else is chosen, where there is something else."""
READ = 12
"""Lines of the log that are read after each decision."""
LONGEST = 400
"""Decisions of the people in one match at most."""

AnyChoice = TypeVar("AnyChoice", Choice, PresentedChoice)


class Trip(NamedTuple):
    """What is flown: a game, how many play it, and the options that make it short."""

    game: str
    seats: int
    options: Mapping[str, Value]
    seed: str = "pilot"
    people: int = 1

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}"


NEEDED: Mapping[tuple[str, int], Mapping[str, Value]] = {
    ("vendetta", 3): {"deals": 3},
    ("pitch", 3): {"variant": "cutthroat"},
    ("pitch", 5): {"variant": "cutthroat"},
    ("skitgubbe", 8): {"decks": 2},
}
"""What is chosen as well with so many seats: what they need, or what makes it a whole match."""


def trips(game: str) -> list[Trip]:
    """The usual number of seats first, then the fewest and the most."""
    rules = SHELF[game].rules
    numbers = dict.fromkeys((rules.default_seats, rules.players[0], rules.players[-1]))
    return [trip(game, seats) for seats in numbers]


def trip(game: str, seats: int, people: int = 1) -> Trip:
    """The shortest match of *game* with so many seats."""
    options = {**quickest(game), **NEEDED.get((game, seats), {})}
    return Trip(game, seats, options, people=people)


class Flight:
    """One match from the deal to the last sheet, through everything a person sees meanwhile."""

    def __init__(
        self,
        folder: Path,
        trip: Trip,
        service: Callable[[], DecisionService] | None = None,
        **changes: object,
    ) -> None:
        """Deal; the program keeps its files in *folder*, and *service* opens who thinks in it.

        Raises:
            AssertionError: here and later, when what is drawn is not what is true, or when a
                gesture comes to something else than it should.
        """
        self.trip = trip
        self.decisions: Counter[str] = Counter()
        """By the way in which they were said."""
        self.compared = 0
        self.curtains = 0
        self.rng = Random(f"{trip.seed} {trip.game}")
        self._folder = folder
        self._changes = changes
        self._service = service or (lambda: service_for(trip.game))
        self._ways = cycle(WAYS)
        self._seen: object = None
        self.pilot = self._open()
        deal(self.pilot, trip.game, trip.seats, trip.people, trip.options, trip.seed)

    def fly(self, most: int = LONGEST) -> bool:
        """Up to *most* decisions; whether the match is over then."""
        for _ in range(most):
            if self._arrive():
                return True
            self.decide()
        return self._arrive()

    def decide(self) -> None:
        """One decision of whoever sits before the screen, in the next way."""
        pilot, way = self.pilot, next(self._ways)
        choice = forward(pilot.legal(), self.rng)
        made = len(pilot.play.session.match.actions)
        say = {"drag": pilot.by_drag, "click": pilot.by_mouse, "keys": pilot.by_keyboard}
        say[way](choice)
        actions = pilot.play.session.match.actions
        assert len(actions) > made, f"{self} {way} {choice.label}: {self._told()}"
        assert actions[made] == choice.action, f"{self} {way}: {actions[made]}, {choice.action}"
        self.decisions[way] += 1
        self.read()
        self.look()

    def power_cut(self) -> None:
        """The program dies without a word; another finds the match at the same decision."""
        if self.pilot.context.decision_service is not None:
            self.pilot.context.decision_service.close()
        left, looks = self.pilot.play.session.journal, self.pilot.play.session.hot_seat.viewer
        seen = self.pilot.play.session.match.observe(looks)
        self.pilot.kill()
        self.pilot = self._open()
        self.pilot.click(f"Continue {SHELF[self.trip.game].rules.title}")
        session = self.pilot.play.session
        assert session.journal == left, f"{self} goes on elsewhere"
        assert session.match.observe(looks) == seen, f"{self} something else is seen"
        self._seen = None

    def close(self) -> None:
        """End the program."""
        self.pilot.close()
        if self.pilot.context.decision_service is not None:
            self.pilot.context.decision_service.close()

    def look(self) -> None:
        """Compares what lies on the table, now that it is at rest."""
        top = self.pilot.context.stack.top
        if not isinstance(top, PlayScene) or not caught_up(top):
            return
        sprites = list(top.view.model.sprites())
        assert len({id(sprite) for sprite in sprites}) == len(sprites), f"{self} doubled"
        astray = [
            s for s in sprites if not s.held and not s.moving and not s.pose.near(s.rest_pose)
        ]
        assert not astray, f"{self} {[(s.card, s.pose, s.rest_pose) for s in astray]}"

    def read(self) -> None:
        """Find no card named by its code in anything that is shown, nor in the log."""
        shown = [f"{thing.label} {thing.value}" for thing in self.pilot.things()]
        shown += [line.text for line in self.pilot.play.view.hud.log.lines[-READ:]]
        codes = [text for text in shown if card_codes(text)]
        assert not codes, f"{self} {codes}"

    # On the way

    def _arrive(self) -> bool:
        """Go past sheets and curtains to the next decision; True at the end of the match."""
        pilot = self.pilot
        for _ in range(60):
            if pilot.scene == "score":
                self.read()
                if pilot.play.session.over:
                    return True
                pilot.key(pygame.K_RETURN)
            elif pilot.scene == "curtain":
                self.read()
                self.curtains += 1
                pilot.hold(pygame.K_SPACE, HOLD + 0.2)
            elif pilot.play.session.hot_seat.may_act and not pilot.play.view.busy:
                assert pilot.scene == "play", f"{self} {pilot.scene}"
                return False
            else:
                pilot.frame(10)
                pilot.settle()
        raise AssertionError(f"{self} nobody is asked: {self._told()}")

    def _open(self) -> Pilot:
        pilot = Pilot(self._folder, **self._changes)
        pilot.context.decision_service = self._service()
        pilot.watch = self._compare
        return pilot

    def _compare(self) -> None:
        """After every frame: whenever something happened, the table agrees."""
        top = self.pilot.context.stack.top
        if not isinstance(top, PlayScene) or not caught_up(top):
            return
        now = (len(top.session.match.actions), top.event_feed.looks)
        if now == self._seen:
            return
        self._seen = now
        wrong = top.view.differences_from(top.session.match.observe(top.event_feed.looks))
        assert not wrong, f"{self} {wrong}"
        self.compared += 1

    def _told(self) -> str:
        return f"on {self.pilot.scene}: {self.pilot.labels()}"

    def __str__(self) -> str:
        return f"{self.trip} after {sum(self.decisions.values())} decisions:"


def caught_up(scene: PlayScene) -> bool:
    """Whether the table shows all that happened, and nothing is on its way."""
    feed = scene.event_feed
    return (
        not (
            scene.view.busy
            or feed.waits
            or feed.due_sheet_title
            or feed.looks != scene.session.hot_seat.viewer
        )
        and scene.session.hot_seat.waiting_for is None
    )


def forward(choices: Sequence[AnyChoice], rng: Random) -> AnyChoice:
    """Any legal choice that leads on; of bids one of the two lowest, as a careful player would."""
    legal = [choice for choice in choices if choice.refused is None]
    on = [choice for choice in legal if choice.action.verb not in LAST] or legal
    on = legal if rng.random() < 0.1 else on
    bids = [c for c in on if not c.action.cards and c.action.value is not None]
    return rng.choice([choice for choice in on if choice not in bids[2:]])


def service_for(game: str) -> DecisionService:
    """Who plays against the pilot: only Pitch needs somebody who can count, or it never ends."""
    return InlineDecisionService() if game == "pitch" else ForwardService()


class ForwardService:
    """A service that thinks of any choice that leads on, at once: the flight is about the table."""

    steps: int | None = None
    faults = 0
    fault: Fault | None = None

    def __init__(self) -> None:
        self._request: DecisionRequest | None = None
        self.explanation = ""

    def ask(self, request: DecisionRequest) -> None:
        self._request = request

    def poll(self) -> Action | None:
        request, self._request = self._request, None
        if request is None or not request.seen.choices:
            return None
        return forward(request.seen.choices, Random(request.dice)).action

    def cancel(self) -> None:
        self._request = None

    def close(self) -> None:
        self._request = None
