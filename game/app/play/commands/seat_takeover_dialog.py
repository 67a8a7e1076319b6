"""The seat takeover dialog: in mid-match a seat goes to a computer, or to another person."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import ResumeRoute
from game.app.session.seat_takeover import take_over_seat
from game.app.session.session import Session
from game.app.setup.portrait_choice import free_animal
from game.app.setup.remembered_setup import LEVELS
from game.app.setup.seat_identities import has_name, remember_people, with_people
from game.art.portraits.portraits import PEOPLE
from game.engine.zones import Seat
from game.store.known_people import KnownPerson, known_people
from game.store.player import Player
from game.store.settings import LONGEST_NAME, UNNAMED
from game.ui.forms.dialog import DialogButton
from game.ui.forms.dialog_stack import DialogStack
from game.ui.forms.menu_dialog import MenuEntry, MenuText, open_menu
from game.ui.widgets.text_field import TextField

HAND_OVER = "Hand over a seat"
WHICH = "Whose seat does somebody else play from now on?"
WHO = (
    "The hand stays as it is. For whoever had the seat and whoever takes it, this match stands "
    "apart in the records."
)
LAST = "Somebody has to stay at the table, so no computer can take this seat."
NOT_SAVED = "No seat can change hands while this match cannot be saved."
NO_NAME = "Write a name that nobody at this table has."
SOMEBODY_NEW = "Somebody new"
BACK = "Back to the table"


class SeatTakeoverDialog:
    """The dialogs that hand a seat over, and the match that goes on with another player."""

    def __init__(self, context: AppContext, session: Session, layers: DialogStack) -> None:
        """Dialogs go to *layers*."""
        self._context = context
        self._session = session
        self._layers = layers

    def ask(self) -> None:
        """Ask which seat changes hands."""
        entries = [
            MenuEntry(
                f"{player.name} (computer)" if not player.human else player.name,
                partial(self._ask_who, seat),
            )
            for seat, player in enumerate(self._session.players)
        ]
        self._dialog(HAND_OVER, WHICH, entries)

    def _ask_who(self, seat: Seat) -> None:
        """Ask who plays on."""
        session = self._session
        here = session.players[seat]
        others = [player for number, player in enumerate(session.players) if number != seat]
        last = not any(player.human for player in others)
        levels = [] if last else [each for each in LEVELS if each != here.level]
        entries = [
            MenuEntry(f"Computer: {level}", partial(self._to_computer, seat, level))
            for level in levels
        ]
        entries += [
            MenuEntry(person.name, partial(self._to_person, seat, person))
            for person in self._people(others, here)
        ]
        entries.append(MenuEntry(SOMEBODY_NEW, partial(self._ask_name, seat)))
        told = f"{WHO} {LAST}" if last and here.human else WHO
        self._dialog(f"Who plays on for {here.name}?", told, entries)

    def _people(self, others: Sequence[Player], here: Player) -> list[KnownPerson]:
        taken = {each.id for each in (*others, here)} | {each.name for each in (*others, here)}
        settings = self._context.settings
        known = known_people(settings)
        if settings.name == UNNAMED and settings.person:
            known.insert(0, KnownPerson(settings.person, UNNAMED))
        return [each for each in known if not taken & {each.id, each.name}]

    def _ask_name(self, seat: Seat, wrong: str = "") -> None:
        """Ask for the name of somebody new."""
        written = [""]

        def write(name: str) -> None:
            written[0] = name

        def done() -> None:
            self._layers.dialogs.clear()
            self._to_somebody_new(seat, written[0].strip())

        theme = self._context.theme
        field = TextField(theme, "Name", "", LONGEST_NAME, write, done)
        answers = [
            DialogButton("Play on", lambda: self._to_somebody_new(seat, written[0].strip()), True),
            DialogButton(BACK, lambda: None),
        ]
        dialog = self._layers.ask(theme, SOMEBODY_NEW, wrong, answers, extra=[field])
        dialog.focus(field, visible=True)

    def _to_computer(self, seat: Seat, level: str) -> None:
        players = self._session.players
        here = players[seat]
        if here.human:
            others = [player for number, player in enumerate(players) if number != seat]
            portrait = free_animal(others)
            here = Player(portrait.title(), portrait)
        taker = here._replace(level=level, id=f"computer:{here.portrait}")
        self._hand_over(seat, self._told_apart(seat, taker))

    def _to_person(self, seat: Seat, person: KnownPerson) -> None:
        taken = {player.portrait for player in self._session.players}
        free = [face for face in (person.face, *PEOPLE) if face and face not in taken]
        company = any(each.human for n, each in enumerate(self._session.players) if n != seat)
        name = f"Player {seat + 1}" if company and person.name == UNNAMED else person.name
        self._hand_over(seat, Player(name, (free or PEOPLE)[0], id=person.id))

    def _to_somebody_new(self, seat: Seat, name: str) -> None:
        taken = [player.name.casefold() for player in self._session.players]
        if name.casefold() in taken or not has_name(Player(name)):
            self._ask_name(seat, NO_NAME)
            return
        settings = self._context.settings
        _, known = with_people([Player("", id=settings.person), Player(name)], settings, {})
        self._to_person(seat, KnownPerson(known.id, known.name))

    def _told_apart(self, seat: Seat, taker: Player) -> Player:
        """*taker* with a name that nobody else at the table has."""
        names = [player.name for n, player in enumerate(self._session.players) if n != seat]
        return taker._replace(name=f"{taker.name} {seat + 1}") if taker.name in names else taker

    def _hand_over(self, seat: Seat, taker: Player) -> None:
        path = take_over_seat(self._session, seat, taker)
        if path is None:
            self._context.say(NOT_SAVED, at_once=True)
            return
        if taker.human:
            remember_people(self._context, [taker], first_at_screen=False)
        self._context.open(ResumeRoute(path))
        self._context.say(f"{taker.name} plays on.")

    def _dialog(self, title: str, text: str, entries: Sequence[MenuEntry]) -> None:
        open_menu(self._layers, self._context.theme, MenuText(title, BACK, text), entries)
