"""The confusion variant of Skitgubbe: each player has two hands, which sit opposite each other.

Without it every hand is that of the player of the same number (SK-5).
"""

from __future__ import annotations

from game.engine.zones import Seat


def hands_in_play(players: int, confusion: bool) -> int:
    """The number of hands, two for each player in the variant."""
    return 2 * players if confusion else players


def owners(players: int, hands: int) -> tuple[Seat, ...]:
    """The player of each hand: in the variant hand n + 3 is the left hand of player n."""
    return tuple(hand % players for hand in range(hands))


def hands_of(player: Seat, players: int, hands: int) -> range:
    """The hands of a player."""
    return range(player, hands, players)
