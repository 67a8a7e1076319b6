"""The row about open play: whether people at one screen do without the curtain."""

from __future__ import annotations

from game.app.scenes.app_context import AppContext
from game.app.setup.setup_model import SetupModel
from game.ui.pictures.widget_svg import Background
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget

PLAY_OPEN = "Play open: no curtain between you"


def open_play_rows(context: AppContext, model: SetupModel) -> list[Widget]:
    """Whether people at one screen play open, as the settings keep it; nothing for one alone."""
    if sum(player.human for player in model.players[: model.seats]) < 2:
        return []
    on = context.settings.play_open
    return [
        Toggle(
            context.theme, PLAY_OPEN, on, lambda wanted: context.change(play_open=wanted),
            ground=Background.PAPER,
        )
    ]  # fmt: skip
