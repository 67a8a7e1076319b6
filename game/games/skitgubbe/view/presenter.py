"""The presenter of Skitgubbe: words, marks and hints for the screen."""

from __future__ import annotations

from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.zones import Place
from game.games.skitgubbe.rules.facts import SkitgubbeFacts
from game.games.skitgubbe.rules.options import SkitgubbeOptions
from game.games.skitgubbe.rules.part_two.eating import lowest_run
from game.games.skitgubbe.rules.zones import PILE, STOCK, TABLE, Zones, hand_id
from game.games.skitgubbe.text import action_text
from game.games.skitgubbe.view import score_sheet as sheet
from game.games.skitgubbe.view import status
from game.presentation.input_hints import PLAIN, InputHints
from game.presentation.presenter import Presenter
from game.presentation.score_sheet import ScoreSheet
from game.presentation.status import Status

SECOND = InputHints(second=True)


class SkitgubbePresenter(Presenter[SkitgubbeFacts]):
    """What a screen shows of a match of Skitgubbe."""

    def __init__(self, zones: Zones, options: SkitgubbeOptions, seats: int) -> None:
        """Present a match of *seats* players with these *zones* and *options*."""
        self.zones = zones
        self.options = options
        self.seats = seats

    def status(self, seen: Observation[SkitgubbeFacts]) -> Status:
        """What is shown beside the cards."""
        return status.StatusView(seen, self.zones, self.options).status()

    def sheet(self, seen: Observation[SkitgubbeFacts]) -> ScoreSheet:
        """The score sheet: the games so far."""
        return sheet.sheet(seen, self.options, self.seats)

    def label(self, seen: Observation[SkitgubbeFacts], action: Action) -> str:
        """The action in a few words; eating names the cards."""
        if action.verb == "eat":
            cards = seen.faces(TABLE)
            if cards:
                return action_text.eat_label(cards[: lowest_run(cards)])
        return action_text.label(action)

    def grab_at(self, seen: Observation[SkitgubbeFacts], action: Action) -> Place | None:
        """The card to take hold of: the top of the stock, or the lowest card of the table."""
        if action.verb == "flip":
            return seen.top(STOCK)
        if action.verb == "eat" and seen.zones.get(TABLE):
            return Place(TABLE, 0)
        return None

    def input_hints(self, seen: Observation[SkitgubbeFacts], action: Action) -> InputHints:
        """How it is done by hand: a click turns the stock over, the lowest run is dragged."""
        if action.verb == "flip":
            return InputHints(PILE, at_once=True)
        if action.verb == "sluff":
            return SECOND
        if action.verb == "eat":
            table = seen.faces(TABLE)
            run = range(lowest_run(table)) if table else ()
            places = tuple(Place(TABLE, at) for at in run)
            own = hand_id("hand", max(0, seen.facts.turn), self.zones.players)
            return InputHints(own, also=places)
        return PLAIN
