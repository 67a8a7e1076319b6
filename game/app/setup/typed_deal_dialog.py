"""A typed deal: asks for the code of a deal, says what it holds, and deals it."""

from __future__ import annotations

from functools import partial

from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import NewMatchRoute
from game.app.setup.unique_names import with_unique_names
from game.app.sharing.share_code import LONGEST, BadShareCode, SharedDeal, read_share_code
from game.daily.daily_book import DailyBook
from game.daily.daily_deal import day_of_deal, utc_day
from game.engine.journal import Journal
from game.presentation.option_text import option_text
from game.shelf import game_entry
from game.store.matches.known_deal import KnownDeal
from game.store.player import Player
from game.ui.clipboard import pasted_text
from game.ui.forms.dialog import DialogButton
from game.ui.forms.dialog_stack import DialogStack
from game.ui.pictures.widget_svg import Background
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column
from game.ui.widgets.text_field import TextField

TYPE_IN = "Type in a deal"
ASKED = (
    "With a code from somebody else you are dealt the same cards. It has twenty letters or a few "
    "more, in groups of five."
)
CARDS_OF_A_DAY = (
    "These are the cards of the deal of the day of {day}. Once they are dealt in this way, no try "
    "of that deal counts."
)
ROOM = LONGEST + LONGEST // 5
"""Signs the line takes, hyphens and all."""


class TypedDealDialog:
    """The dialogs from a code to its deal."""

    def __init__(self, context: AppContext, layers: DialogStack) -> None:
        """Dialogs go to *layers*."""
        self._context = context
        self._layers = layers

    def ask(self, text: str = "", wrong: str = "") -> None:
        """Ask for a code; *text* is on the line already, and *wrong* says what is wrong with it."""
        theme, given = self._context.theme, [text]

        def write(now: str) -> None:
            given[0] = now

        def done() -> None:
            self._layers.dialogs.clear()
            self._read(given[0])

        def paste() -> None:
            field.text = given[0] = pasted_text().strip()[:ROOM] or field.text
            dialog.focus(field, visible=True)

        field = TextField(theme, "Code", text, ROOM, write, done)
        button = Button(theme, "Paste", paste, ground=Background.PAPER)
        dialog = self._layers.ask(
            theme,
            TYPE_IN,
            wrong or ASKED,
            [
                DialogButton("Show the deal", lambda: self._read(given[0]), primary=True),
                DialogButton("Back", lambda: None),
            ],
            extra=[column(theme, [field, button], 1.5)],
        )
        dialog.focus(field, visible=True)

    def _read(self, text: str) -> None:
        try:
            deal = read_share_code(text)
        except BadShareCode as error:
            self.ask(text, str(error))
            return
        players = players_of_deal(deal, self._context.settings.name)
        self._layers.ask(
            self._context.theme,
            game_entry(deal.game).rules.title,
            "\n".join(filter(None, [described(deal, players), self._of_a_day(deal)])),
            [
                DialogButton("Deal", partial(self._deal, deal, players), primary=True),
                DialogButton("Back", partial(self.ask, text)),
            ],
        )

    def _of_a_day(self, deal: SharedDeal) -> str:
        """A warning where a deal of the day was not tried yet; empty for any other deal."""
        context = self._context
        beginning = Journal(
            deal.game, game_entry(deal.game).rules.version, deal.seats, deal.options, deal.seed
        )
        day = day_of_deal(beginning, utc_day(context.clock()))
        book = DailyBook(context.paths.daily)
        book.read()
        if day is None or day in book.of(deal.game, context.settings.person):
            return ""
        return CARDS_OF_A_DAY.format(day=f"{day.day} {day:%B}")

    def _deal(self, deal: SharedDeal, players: list[Player]) -> None:
        self._context.open(
            NewMatchRoute(deal.game, deal.seats, deal.options, players, deal.seed, KnownDeal.CODE)
        )


def players_of_deal(deal: SharedDeal, name: str) -> list[Player]:
    """Its players; the first person is called *name*."""
    players = list(deal.players)
    own = next((seat for seat, player in enumerate(players) if player.human), None)
    if own is not None:
        players[own] = players[own]._replace(name=name)
    return with_unique_names(players)


def described(deal: SharedDeal, players: list[Player]) -> str:
    """What is dealt, and what may be otherwise here."""
    who = ", ".join(p.name if p.human else f"{p.name} ({p.level})" for p in players)
    kind = game_entry(deal.game).rules.options_type
    usual = kind().written()
    chosen = [
        option_text(spec, deal.options[spec.key])
        for spec in kind.describe()
        if deal.options[spec.key] != usual[spec.key]
    ]
    told = [f"{who}.", "; ".join(chosen) + "." if chosen else "", deal.other_versions()]
    return "\n".join(filter(None, told))
