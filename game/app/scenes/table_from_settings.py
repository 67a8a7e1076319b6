"""The table by the settings: how its cards, people and gestures are as somebody likes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from game.app.scenes.app_context import AppContext
from game.bots.character_styles import introduction
from game.store.player import Player
from game.store.settings import Settings
from game.table.table_dependencies import (
    NO_READING_PACE,
    CardStyle,
    GesturePreferences,
    PauseKind,
    PauseLength,
    PlayerInfo,
    TableDeps,
)

CARD_SCALES: Final[Mapping[str, float]] = MappingProxyType(
    {"small": 0.85, "usual": 1.0, "large": 1.12}
)
"""How large the cards of a hand are by the word of the settings; the usual size is 1."""


def card_style(settings: Settings) -> CardStyle:
    """How the cards look by the *settings*."""
    return CardStyle(settings.four_colours, settings.large_index, settings.back)


def gesture_preferences(settings: Settings) -> GesturePreferences:
    """How cards are played by the *settings*."""
    moves = settings.moves
    return GesturePreferences(moves != "click", moves != "drag", settings.confirm)


def pause_lengths(settings: Settings) -> dict[PauseKind, PauseLength]:
    """How long the table holds still for each kind of thing by the *settings*."""
    return {kind: PauseLength(getattr(settings, f"pause_{kind.value}")) for kind in PauseKind}


def table_deps(context: AppContext, play_sound: Callable[[str], None]) -> TableDeps:
    """What the scene gives a table; *play_sound* plays a sound by its name."""
    settings = context.settings
    return TableDeps(
        context.raster,
        context.theme,
        card_style(settings),
        play_sound,
        felt=settings.felt,
        card_scale=CARD_SCALES[settings.card_size],
        gestures=gesture_preferences(settings),
        reading=NO_READING_PACE if context.demo else pause_lengths(settings),
        now=lambda: context.now,
        keys=context.keys,
    )


def player_infos(players: Sequence[Player]) -> list[PlayerInfo]:
    """Who sits at a table, and what is told of each who is pointed at."""
    return [PlayerInfo(p.name, p.portrait, p.human, _told(p)) for p in players]


def _told(player: Player) -> str:
    return "" if player.human else introduction(player.portrait, player.name, player.level)
