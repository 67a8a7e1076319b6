"""How melds are handled: the tray they lie on first, the heaps of an Indian Chief, suits."""

from __future__ import annotations

from game.engine.action import Action
from game.engine.cards import Card
from game.games.indian_chief.rules.facts import BEGGAR, BOXES, CHIEF, DOCTOR, ChiefFacts
from game.games.indian_chief.rules.poker_and_baccarat import baccarat, parted, poker
from game.games.indian_chief.rules.scoring import SUITS
from game.games.indian_chief.text import action_text, card_text, status_text
from game.games.indian_chief.text.card_text import BOX_NAMES
from game.presentation.input_hints import PLAIN, InputHints, StagingArea, Tile


def input_hints(facts: ChiefFacts, action: Action, manual: bool) -> InputHints:
    """The tray for a meld, and the tile of a suit where a Doctor names one."""
    size = len(action.cards)
    if action.verb != "meld" or not size:
        return PLAIN
    if size not in BOXES:
        return InputHints(staging_area=StagingArea("", "", status_text.no_box_takes(size)))
    tray = _tray(facts, action, manual)
    if action.value is None:
        return InputHints(staging_area=tray)
    suit = SUITS[action.value]
    tile = Tile(tray.figure, action.value, suit=suit.word[0])
    return InputHints(tile=tile, staging_area=tray._replace(button=status_text.WHICH_SUIT))


def _tray(facts: ChiefFacts, action: Action, manual: bool) -> StagingArea:
    """What the cards make, and what it scores as things stand."""
    size = len(action.cards)
    name = BOX_NAMES[size]
    if not facts.open[action.seat] >> size & 1:
        return StagingArea(name, "", status_text.already_filled(name))
    if size == BEGGAR:
        return StagingArea(name, "?", status_text.depends_on_others(name))
    if manual and size in (DOCTOR, CHIEF) and action.value is None and not action.groups:
        return StagingArea(name, "", status_text.nothing_stated(name))
    worth, how = action_text.promise(action)
    parts: tuple[tuple[Card, ...], ...] = ()
    if size == CHIEF:
        five, two = parts = _heaps(action)
        how = status_text.hand_and_rest(poker(five), baccarat(*two))
    return StagingArea(
        name,
        card_text.minus(worth),
        status_text.scores(name, card_text.points(worth), how),
        parts=parts,
    )


def _heaps(action: Action) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The five for poker and the two for Baccarat."""
    order = parted(action)
    return order[:5], order[5:]
