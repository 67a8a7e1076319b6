"""The wishes: how a game is to be played tonight and by whom, before it is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app import guests
from game.app.parlour import Parlour
from game.engine.options import BadOption, OptionSpec, Value
from game.shelf import box
from game.store.saves import Player

USUAL = "The rules as they are usually played."


class Wishes:
    """Seats, players and options of one game, as they were left last."""

    def __init__(self, parlour: Parlour, game: str) -> None:
        """What was chosen for *game* the last time."""
        self.parlour = parlour
        self.game = game
        self.box = box(game)
        rules = self.box.rules
        seats, players, options = guests.remembered(parlour.settings, game)
        self.seats = seats if seats and seats in rules.players else rules.default_seats
        self.players = guests.usual(parlour.settings, self.seats, players)
        try:
            self.options: dict[str, Value] = rules.options_type.read(options).written()
        except BadOption:
            self.options = rules.options_type().written()

    @property
    def specs(self) -> list[OptionSpec]:
        """Every option in words."""
        return list(self.box.rules.options_type.describe())

    @property
    def presets(self) -> list[str]:
        """The names of the ready-made evenings."""
        return list(self.box.rules.options_type.presets)

    @property
    def preset(self) -> int | None:
        """The number of the preset that is chosen; None for one's own choice."""
        names = self.presets
        return next((n for n, name in enumerate(names) if self.of(name) == self.options), None)

    def of(self, preset: str) -> dict[str, Value]:
        """The options of a preset."""
        options_type = self.box.rules.options_type
        return options_type.read(options_type.presets[preset]).written()

    def told(self) -> str:
        """What is otherwise than usual, in a few words."""
        usual = self.box.rules.options_type().written()
        words = [
            in_words(spec, self.options[spec.key])
            for spec in self.specs
            if self.options[spec.key] != usual[spec.key]
        ]
        return "; ".join(words) + "." if words else USUAL

    def objection(self) -> str:
        """Why it cannot be dealt like this; nothing if it can."""
        try:
            options = self.box.rules.options_type.read(self.options)
        except BadOption as error:
            return str(error)
        return options.objection(self.seats) or ""

    def sit(self, seats: int) -> None:
        """So many players."""
        self.seats = seats
        self.players = guests.usual(self.parlour.settings, seats, self.players)

    def change(self, seat: int, **changes: Any) -> None:
        """Another name or portrait for a seat."""
        self.players[seat] = self.players[seat]._replace(**changes)

    def deal(self) -> None:
        """Remembers all this for the next time, and deals."""
        players = guests.named(self.players)
        remember(self.parlour, self.game, self.seats, players, self.options)
        self.parlour.ways.begin(self.game, self.seats, self.options, players)


def in_words(spec: OptionSpec, value: Value) -> str:
    """An option and its value: ``Cards for each player: 3``."""
    if isinstance(value, bool):
        return spec.label if value else f"not: {spec.label.lower()}"
    return f"{spec.label}: {spec.names[spec.choices.index(value)]}"


def remember(
    parlour: Parlour, game: str, seats: int, players: Sequence[Player], options: dict[str, Value]
) -> None:
    """Keeps what was chosen for the next time."""
    chosen = {"seats": seats, "players": [list(each) for each in players], "options": options}
    alone = sum(player.human for player in players) == 1
    parlour.change(
        **{
            "game": game,
            "last": parlour.settings.with_last(game, chosen).last,
            "name": players[0].name if alone and players[0].human else parlour.settings.name,
        }
    )
