"""How many players sit at the table: the row of the set-up where that is chosen."""

from __future__ import annotations

from collections.abc import Callable

from game.app.setup.option_rows import neighbour_reasons, reachable_range, small_note
from game.app.setup.setup_model import SetupModel
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.label import Label
from game.ui.widgets.stepper import NumberRange, Stepper
from game.ui.widgets.widget import Widget


def player_count_rows(theme: Theme, model: SetupModel, again: Callable[[], None]) -> list[Widget]:
    """The stepper for the number of players, with a note where it is bounded; *again* is called
    when the sheet must be drawn anew."""
    counts, reasons = model.box.rules.players, model.why_not_seat_counts()
    if len(counts) == 1:
        return [Label(theme, model.box.player_count_text + ".", ground=Background.PAPER)]
    now = counts.index(model.seats)
    least, most = reachable_range(now, reasons)

    def choose(seats: int) -> None:
        model.set_seat_count(seats)
        again()

    bounds = NumberRange(counts[least], counts[most])
    stepper = Stepper(theme, "Players", model.seats, bounds, choose)
    notes = [model.set_for_you, *neighbour_reasons(now, reasons)]
    return [stepper, *[small_note(theme, note) for note in notes if note][:1]]
