"""How melds are handled: the tray they lie on first, the heaps of an Indian Chief, suits."""

from __future__ import annotations

from game.engine.action import PLAIN, Action, Handling, Tile, Tray
from game.engine.cards import Card
from game.games.indian_chief import talk
from game.games.indian_chief.facts import BEGGAR, BOXES, CHIEF, DOCTOR, NAMES, ChiefFacts
from game.games.indian_chief.scoring import SUITS


def handling(facts: ChiefFacts, action: Action, manual: bool) -> Handling:
    """The tray for a meld, and the tile of a suit where a Doctor names one."""
    size = len(action.cards)
    if action.verb != "meld" or not size:
        return PLAIN
    if size not in BOXES:
        return Handling(tray=Tray("", "", f"No box takes {size} cards"))
    tray = _tray(facts, action, manual)
    if action.value is None:
        return Handling(tray=tray)
    suit = SUITS[action.value]
    tile = Tile(tray.figure, action.value, suit=suit.word[0])
    return Handling(tile=tile, tray=tray._replace(button="Paid in which suit?"))


def _tray(facts: ChiefFacts, action: Action, manual: bool) -> Tray:
    """What the cards make, and what it scores as things stand."""
    size = len(action.cards)
    name = NAMES[size]
    if not facts.open[action.seat] >> size & 1:
        return Tray(name, "", f"{name}: already filled")
    if size == BEGGAR:
        return Tray(name, "?", f"{name}: depends on the others")
    if manual and size in (DOCTOR, CHIEF) and action.value is None and not action.groups:
        return Tray(name, "", f"{name}: nothing stated")
    worth, how = talk.promise(action)
    parts = _heaps(action) if size == CHIEF else ()
    return Tray(name, talk.minus(worth), f"{name}: {talk.points(worth)}{how}", parts=parts)


def _heaps(action: Action) -> tuple[tuple[Card, ...], ...]:
    """The five for poker and the two for Baccarat."""
    order = talk.parted(action)
    return order[:5], order[5:]
