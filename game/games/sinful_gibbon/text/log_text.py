"""The words of Sinful Gibbon: the lines of the log, speech bubbles and names of actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.events import Counted, Flourish, Judged, Moment
from game.engine.table import Table
from game.engine.zones import Place, Seat
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.promises import ACE
from game.games.sinful_gibbon.rules.scoring import Sins
from game.patterns.phrases import player_placeholder

LINES: Mapping[str, str] = MappingProxyType(
    {
        "deal": "{who} deals.",
        "starts": "{who} starts the round.",
        "pick": "{who} picks a card.",
        "accept": "{who} lets it be.",
        "accepted": "{who} keeps the heart, face down.",
        "true": "{who} told the truth: it is the {card}.",
        "cheat": "{who} cheated: it is the {card}.",
        "hat": "{who} wears the Heartless Monkey Hat.",
        "straight": "{who} takes the pile for a wrong doubt.",
        "sideways": "{who} takes the pile sideways.",
        "leads": "{who} starts a new pile and gets rid of a card.",
        "braveheart": "{who} has no card left and is the Braveheart.",
        "thrown": "The {card} is thrown onto {who}'s shame.",
        "closer": "Nobody doubts {who}, and the deck is used up: the round is over.",
        "hell": "{who} has {value} points and goes to Hell.",
        "wins": "{who} wins with {value} points.",
        "swap": "{who} changes chairs with {other}.",
    }
)
"""What the log says, by code; the rows of sins are said as well."""

MOMENTS: Mapping[str, Moment] = MappingProxyType(
    {
        "cheat": Moment(Flourish.CAUGHT, "Caught cheating", "mask"),
        "braveheart": Moment(Flourish.TRIUMPH, "Braveheart", "braveheart"),
        "hell": Moment(Flourish.SHAME, "Off to Hell", "flame"),
        "wins": Moment(Flourish.TRIUMPH, "The match is won", "crown"),
    }
)
"""What the table makes much of, by code."""

SPOKEN = (
    *("", "", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"),
    *("Jack", "Queen", "King", "Ace"),
)
"""Numbers as they are said aloud."""


def tell(
    table: Table,
    code: str,
    seat: Seat,
    card: Card | None = None,
    value: int | None = None,
    judged: Judged | None = None,
) -> None:
    """Writes the log line *code* about *seat*, unless nobody listens."""
    if table.record is None:
        return
    text = LINES[code].format(
        who=player_placeholder(seat),
        card="" if card is None else card.words,
        other="" if value is None else player_placeholder(value),
        value=value,
    )
    table.say(code, text, seat, value, moment=MOMENTS.get(code), judged=judged)


def promise_number(table: Table, seat: Seat, number: int) -> None:
    """Says the promised number aloud (SG-P3)."""
    if table.record is not None:
        claim = figure(number)
        text = f"{SPOKEN[number]}."
        table.say("promise_number", text, seat, number, aloud=True, claim=claim)


def promise_heart(table: Table, seat: Seat, number: int) -> None:
    """Offers the heart of the standing number to everybody (SG-P4)."""
    if table.record is not None:
        claim = f"{figure(number)} heart"
        text = f"{SPOKEN[number]} of hearts."
        table.say("promise_heart", text, seat, number, aloud=True, claim=claim)


def challenge(table: Table, seat: Seat, accused: Seat) -> None:
    """Says aloud that *seat* doubts *accused*."""
    if table.record is not None:
        table.say("doubt", f"I doubt {player_placeholder(accused)}!", seat, accused, aloud=True)


def tell_sins(
    table: Table, sins: Sins, number: int, shown: Mapping[str, tuple[Place, ...]]
) -> None:
    """Counts the rows of round *number* aloud, and stops for the score sheet.

    *shown* has the cards in question by row. A row in which nobody pays is only written down.
    """
    sums = [0] * len(sins.pride)
    for row, points in sins._asdict().items():
        sums = [had + paid for had, paid in zip(sums, points, strict=True)]
        counted = Counted(shown[row], tuple(f"+{points}" for points in sums))
        text = f"{row.capitalize()}: {_paid(points)}."
        table.say(row, text, counted=counted if any(points) else None)
    table.say("round", f"Round {number}: {_paid(sums)}.")
    table.scored(f"Round {number}")


def _paid(points: Sequence[int]) -> str:
    paid = [f"{player_placeholder(seat)} {each}" for seat, each in enumerate(points) if each]
    return ", ".join(paid) or "nobody"


def tell_end(table: Table, total: Sequence[int], winners: Sequence[Seat], target: int) -> None:
    """Writes who goes to Hell and who wins the match (SG-M1)."""
    if table.record is None:
        return
    for seat, points in enumerate(total):
        if points >= target:
            tell(table, "hell", seat, value=points)
    for seat in winners:
        tell(table, "wins", seat, value=total[seat])


def figure(number: int) -> str:
    """A number as it stands on a card: ``9``, ``J``."""
    return str(number) if number <= 10 else SPOKEN[number][0]


def full(number: int) -> str:
    """A number with the card it stands for: ``9``, ``11 (jack)``."""
    return str(number) if number <= 10 else f"{number} ({SPOKEN[number].lower()})"


def heart(number: int) -> str:
    """The heart of a number as it is offered: ``nine of hearts``."""
    return f"{SPOKEN[number].lower()} of hearts"


def at_least(number: int) -> str:
    """The numbers from *number* on: ``9 or more``."""
    return full(number) if number == ACE else f"{full(number)} or more"


def label(facts: SinfulFacts, action: Action) -> str:
    """The action in a few words, different for every candidate."""
    verb, value = action.verb, action.value
    if verb == "promise_number" and value is not None and action.cards:
        return f"Promise {full(value)}: {action.cards[0].words}"
    if verb == "promise_heart" and action.cards:
        number = "" if facts.standing is None else f" of {full(facts.standing)}"
        return f"Offer as the heart{number}: {action.cards[0].words}"
    if verb == "swap" and value is not None:
        return f"Swap with {player_placeholder(value)}"
    if verb == "doubt":
        return _doubt_label(facts)
    return {"pick": "Pick a card", "accept": "Let it be"}.get(verb, verb)


def _doubt_label(facts: SinfulFacts) -> str:
    accused, number = facts.accused, facts.standing
    if accused is None or number is None:
        return "Doubt"
    return f"Doubt the {heart(number) if facts.promiser is not None else SPOKEN[number].lower()}"
