"""The ready-made evenings of a game: the row of the set-up where one of them is chosen."""

from __future__ import annotations

from collections.abc import Callable

from game.app.setup.option_rows import small_note
from game.app.setup.setup_model import SetupModel
from game.ui.theme import Theme
from game.ui.widgets.radio_group import RadioGroup, RadioOption
from game.ui.widgets.widget import Widget

OWN = "Your own"


def preset_rows(theme: Theme, model: SetupModel, again: Callable[[], None]) -> list[Widget]:
    """The presets, and why one is refused; *again* is called when the sheet must be drawn anew."""
    names, now = model.presets, model.preset
    picks = [RadioOption(name, model.why_not_preset(name)) for name in names]
    reasons = [pick.refusal for pick in picks if pick.refusal]
    if now is None:
        picks.append(RadioOption(OWN))
    chosen = len(names) if now is None else now

    def choose(index: int) -> None:
        if index < len(names):
            model.options = model.of(names[index])
            again()

    row = RadioGroup(theme, "Game", picks, chosen, choose)
    return [row, *(small_note(theme, reason) for reason in reasons[:1])]
