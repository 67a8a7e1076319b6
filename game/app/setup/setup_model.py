"""The set-up model: how a game is to be played tonight and by whom, before it is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import NewMatchRoute
from game.app.setup import player_defaults, portrait_choice
from game.app.setup.needed_option import NeededOption, needed_option
from game.app.setup.remembered_setup import remember_setup, remembered_setup
from game.app.setup.seat_identities import NewName, remember_people, unclear_seats, with_people
from game.app.setup.unique_names import with_unique_names
from game.art.portraits.portraits import PORTRAITS
from game.engine.options import BadOption, OptionSpec, Value
from game.engine.zones import Seat
from game.presentation.option_text import unusual_options
from game.shelf import game_entry
from game.store.known_people import KnownPerson, known_people, person_by_id
from game.store.player import Player

USUAL = "The rules as they are usually played."


class SetupModel:
    """Seats, players and options of one game, as they were left last."""

    def __init__(self, context: AppContext, game: str) -> None:
        """What was chosen for *game* the last time."""
        self.context = context
        self.game = game
        self.box = game_entry(game)
        rules = self.box.rules
        seats, players, options = remembered_setup(context.settings, game)
        self.seats = seats if seats and seats in rules.players else rules.default_seats
        self._needed: NeededOption | None = None
        self._left: dict[int, Player] = {}
        """By seat: the person in whose place a computer plays now."""
        self.players = player_defaults.default_players(context.settings, self.seats, players)
        try:
            self.options: dict[str, Value] = rules.options_type.read(options).written()
        except BadOption:
            self.options = rules.options_type().written()
        if self.why_not_dealable():
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
        """The options of a preset, with what so many players need if no preset names that."""
        options_type = self.box.rules.options_type
        options = options_type.read(options_type.presets[preset]).written()
        needed = needed_option(options_type, options, self.seats)
        named = {key for values in options_type.presets.values() for key in values}
        if needed is not None and needed.key not in named:
            options[needed.key] = needed.value
        return options

    def told(self) -> str:
        """What the chosen preset is; of one's own choice, what is otherwise than usual."""
        if self.preset is not None:
            name = self.presets[self.preset]
            line = self.box.rules.options_type.preset_help.get(name, "")
            if line:
                return line
        unusual = unusual_options(self.box.rules.options_type, self.options)
        return f"{unusual}." if unusual else USUAL

    def why_not_dealable(self) -> str:
        """Why it cannot be dealt like this; nothing if it can."""
        return self._against(self.options, self.seats)

    def barred(self, key: str, value: Value) -> str:
        """Why an option cannot have this value just now; nothing if it can."""
        return self._against({**self.options, key: value}, self.seats)

    def why_not_preset(self, preset: str) -> str:
        """Why a preset cannot be chosen for so many players; nothing if it can."""
        return self._against(self.of(preset), self.seats)

    def why_not_seat_counts(self) -> list[str]:
        """The reasons why there cannot be so many players just now, for each number of them."""
        options_type = self.box.rules.options_type
        return [
            "" if needed_option(options_type, self.options, seats)
            else self._against(self.options, seats)
            for seats in self.box.rules.players
        ]  # fmt: skip

    @property
    def set_for_you(self) -> str:
        """Which option was set so that so many players can sit down, and why; nothing if none."""
        needed = self._needed
        holds = needed is not None and self.options[needed.key] == needed.value
        return needed.told if needed is not None and holds else ""

    @property
    def idle(self) -> Mapping[str, str]:
        """The options that change nothing at this table, and why."""
        return self.box.rules.options_type.read(self.options).idle(self.seats)

    def _against(self, options: Mapping[str, Value], seats: int) -> str:
        try:
            return self.box.rules.options_type.read(options).why_invalid(seats) or ""
        except BadOption as error:
            return str(error)

    @property
    def usual(self) -> bool:
        """Whether everything is as it is before anybody has chosen."""
        rules = self.box.rules
        plain = player_defaults.default_players(self.context.settings, rules.default_seats)
        mine = (self.seats, self.options, self.players)
        return mine == (rules.default_seats, rules.options_type().written(), plain)

    def reset(self) -> None:
        """Forget what was chosen."""
        rules = self.box.rules
        self.seats = rules.default_seats
        self._needed = None
        self._left.clear()
        self.options = rules.options_type().written()
        self.players = player_defaults.default_players(self.context.settings, self.seats)

    def set_level(self, seat: int, level: str) -> None:
        """Who plays on *seat*; the first friend at the screen brings the options that suit two."""
        before = sum(player.human for player in self.players)
        self._set_player(seat, level)
        if before < 2 <= sum(player.human for player in self.players):
            plain = self.box.rules.options_type().written()
            shared = self.box.rules.options_type.shared.items()
            self.options |= {k: v for k, v in shared if self.options[k] == plain[k]}

    def _set_player(self, seat: int, level: str) -> None:
        """A computer, or a person: the one who gave the seat to a computer comes back to it."""
        if self.players[seat].human and level:
            self._left[seat] = self.players[seat]
        self.players = player_defaults.with_level(self.players, seat, level)
        back = self._left.pop(seat, None) if not level else None
        others = [player for number, player in enumerate(self.players) if number != seat]
        if back is not None and not any(
            player.name == back.name or player.portrait == back.portrait for player in others
        ):
            self.players[seat] = back

    def set_seat_count(self, seats: int) -> None:
        """Set the number of players, and the option that so many of them need."""
        before, self._needed = self._needed, None
        if before is not None and self.options[before.key] == before.value:
            self.options = {**self.options, before.key: before.before}
        self._needed = needed_option(self.box.rules.options_type, self.options, seats)
        if self._needed is not None:
            self.options = {**self.options, self._needed.key: self._needed.value}
        self.seats = seats
        self.players = player_defaults.default_players(self.context.settings, seats, self.players)

    def rename(self, seat: int, name: str) -> None:
        """Another name for a seat."""
        self.players[seat] = self.players[seat]._replace(name=name)

    def next_portrait(self, seat: int) -> None:
        """The next portrait nobody has for a seat: another friend's face, or another animal."""
        portrait = portrait_choice.next_portrait(self.players, seat)
        self.players[seat] = portrait_choice.with_portrait(self.players[seat], portrait)

    def people_for(self, seat: int) -> list[KnownPerson]:
        """The known people who sit on no other seat than *seat*."""
        others = {each.id for number, each in enumerate(self.players) if number != seat}
        here = self.players[seat]
        return [
            each for each in known_people(self.context.settings)
            if each.id not in others and each.name != here.name
        ]  # fmt: skip

    def seat_person(self, seat: int, person: KnownPerson | None) -> None:
        """Put *person* on a seat, or somebody new."""
        others = [each.portrait for n, each in enumerate(self.players) if n != seat]
        here = self.players[seat]
        if person is None:
            self.players[seat] = here._replace(name=f"Player {seat + 1}", id="")
            return
        known = person.face in PORTRAITS and person.face not in others
        face = person.face if known else here.portrait
        self.players[seat] = Player(person.name, face, id=person.id)

    def person_before(self, seat: int) -> KnownPerson | None:
        """Who sat on *seat* before another name was written there."""
        return person_by_id(self.context.settings, self.players[seat].id)

    def unclear(self) -> list[Seat]:
        """The seats where a new name may be that of who sat there, or of somebody else."""
        return list(unclear_seats(self.players, self.context.settings))

    def deal(self, answers: Mapping[Seat, NewName] = MappingProxyType({})) -> None:
        """Remember all this for the next time, and deal; *answers* are about `unclear` seats."""
        players = with_unique_names(self.players)
        players = with_people(players, self.context.settings, answers)
        remember_setup(self.context, self.game, self.seats, players, self.options)
        remember_people(self.context, players)
        self.context.open(NewMatchRoute(self.game, self.seats, self.options, players))
