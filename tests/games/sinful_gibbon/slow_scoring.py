"""A slow scorer of the seven sins, written from the specification alone, on plain texts."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Player:
    """What lies before a player, cards as texts."""

    piles: list[tuple[list[str], str]] = field(default_factory=list)
    """Lost piles: cards from bottom to top, and ``straight`` or ``sideways``."""
    thrown: list[str] = field(default_factory=list)
    leftovers: list[str] = field(default_factory=list)
    accepted: list[str] = field(default_factory=list)


ROWS = ("pride", "sloth", "lust", "envy", "wrath", "gluttony", "jealousy")


def penance(players: list[Player], braveheart: int | None, hat: int | None) -> dict[str, list[int]]:
    """Each row of the sheet, one number a player."""
    sheet: dict[str, list[int]] = {row: [0] * len(players) for row in ROWS}
    for number, player in enumerate(players):
        for card in face_up(player):
            if card[0] in "23456789T":
                sheet["pride"][number] += 10
            else:
                sheet["pride"][number] += 20
            if (card[1] == "h" or card == "*1") and number != braveheart:
                sheet["lust"][number] += 20
        for _, side in player.piles:
            if side == "sideways":
                sheet["sloth"][number] += 20
        for other in players:
            short = 20 * (len(other.accepted) - len(player.accepted))
            if number != braveheart and short > sheet["envy"][number]:
                sheet["envy"][number] = short
        if is_wrathful(players, number):
            sheet["wrath"][number] = 50
        if is_glutton(players, number):
            sheet["gluttony"][number] = 50
        if hat == number:
            sheet["jealousy"][number] = 50
    return sheet


def face_up(player: Player) -> list[str]:
    """Tops of lost piles, a thrown card, leftovers."""
    found = list(player.thrown)
    for cards, _ in player.piles:
        found.append(cards[len(cards) - 1])
    for card in player.leftovers:
        found.append(card)
    return found


def is_wrathful(players: list[Player], number: int) -> bool:
    """Whether nobody has more straight piles, and there is one."""

    def straight(player: Player) -> int:
        return len([side for _, side in player.piles if side == "straight"])

    own = straight(players[number])
    return own > 0 and not any(straight(other) > own for other in players)


def is_glutton(players: list[Player], number: int) -> bool:
    """Whether a pile of his has something under its top, and nobody's beats it."""
    for cards, _ in players[number].piles:
        beaten = any(len(others) > len(cards) for other in players for others, _ in other.piles)
        if len(cards) > 1 and not beaten:
            return True
    return False
