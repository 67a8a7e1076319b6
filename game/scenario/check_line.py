"""The ``check`` lines of a scenario: zones, facts, legal plays, score, who is next, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any, NamedTuple

from game.engine.action import Action, Mode
from game.engine.cards import Card
from game.engine.match import Match
from game.engine.notation import BadNotation, read_seat, seat_text
from game.engine.rules import State
from game.engine.table import Table
from game.engine.zones import ZoneId
from game.presentation.zone_look import Shape, zone_look_of
from game.scenario.event_matching import same_card
from game.scenario.written_facts import facts_of, read_value, write_value
from game.scenario.written_position import item_kind, unknown, zone_of


class CheckFailure(NamedTuple):
    """What a scenario expected and what was the case."""

    expected: str
    was: str


def check_line(match: Match[Any], key: str, text: str) -> CheckFailure | None:
    """What is wrong with ``check key: text`` at this moment, if anything.

    Raises:
        BadNotation: when the line cannot be understood.
    """
    state = with_secret_choices(match)
    name, _, rest = key.partition(" ")
    special = match.rules.notation.write_special(key, state)
    if special is not None:
        was, wanted = _plain(special), _plain(text)
        if "'" not in text:  # without a mark any copy of a card is meant
            was = [word.replace("'", "") for word in was]
        if name in match.rules.notation.unordered:
            was, wanted = sorted(was), sorted(wanted)
        plain = _is_fact(match, state, key, text) or _is_zone(match, state, key, text)
        same = was == wanted or plain or _reads(match, key, text) == special
        return None if same else CheckFailure(f"{key}: {text or 'none'}", special or "none")
    if name == "legal":
        return _legal(match, rest, text)
    if name == "next":
        return _next(match, state, text)
    if name == "over":
        return _over(match, text)
    zone = zone_of(match.rules.zone_registry, key, match.rules.seats)
    if zone is not None:
        return _zone(match, state, zone, key, text)
    return _fact(match, state, key, text)


def with_secret_choices(match: Match[Any]) -> State[Any]:
    """The truth with the cards chosen in secret lying where their seats have put them."""
    state = match.state_copy()
    for seat in match.revocable_seats:
        action = match.observe(seat).secret_choice
        if action is not None:
            match.rules.apply(state, action, Random(0))
    return state


def legal_actions(match: Match[Any], seat: int) -> list[Action]:
    """What this seat may do now."""
    return match.observe(seat).legal


def same_action(one: Action, other: Action) -> bool:
    """Whether two actions are the same but for the order of their cards, also within a group."""
    rest = one._replace(cards=(), groups=()) == other._replace(cards=(), groups=())
    return rest and _held(one) == _held(other)


def _held(action: Action) -> list[Counter[Card]]:
    return [Counter(cards) for cards in (action.cards, *action.groups)]


def _plain(text: str) -> list[str]:
    words = text.replace(",", " , ").split()
    return [] if words in (["none"], ["nobody"], ["empty"]) else words


def _reads(match: Match[Any], key: str, text: str) -> str | None:
    """What a key of the game's own would be compared with, had a position this line."""
    rules = match.rules
    if key.split(" ")[0] not in rules.notation.reread:
        return None
    state: State[Any] = State(Table(rules.zone_registry), rules.facts_type()())
    try:
        read = rules.notation.read_special(key, text, state)
    except BadNotation:
        return None
    return rules.notation.write_special(key, state) if read else None


def _is_fact(match: Match[Any], state: State[Any], key: str, text: str) -> bool:
    """Whether a key that the game also writes in its own way is a fact with this value."""
    fact = facts_of(match.rules.facts_type()).get(key)
    try:
        return fact is not None and bool(
            getattr(state.facts, key) == read_value(fact.kind, text, match.rules.seats)
        )
    except BadNotation:
        return False


def _is_zone(match: Match[Any], state: State[Any], key: str, text: str) -> bool:
    """Whether a key that the game also writes in its own way is a zone with these cards."""
    zone_registry = match.rules.zone_registry
    try:
        zone = zone_of(zone_registry, key, match.rules.seats)
    except BadNotation:
        return False
    if zone is None:
        return False
    return _zone(match, state, zone, key, text) is None


def _legal(match: Match[Any], who: str, text: str) -> CheckFailure | None:
    notation = match.rules.notation
    seat = notation.player(who)
    actual, state = legal_actions(match, seat), match.state_copy()
    if text.isdecimal():
        same = len(actual) == int(text)
        return None if same else CheckFailure(f"legal {who}: {text}", f"{len(actual)} actions")
    parts = [part.strip() for part in text.split(",") if part.strip() not in ("", "none")]
    wanted = [notation.steps(notation.read(seat, part), state)[-1] for part in parts]
    same = len(wanted) == len(actual) and all(
        any(same_action(w, a) for a in actual) for w in wanted
    )
    if same:
        return None
    extra = [notation.write(a) for a in actual if not any(same_action(w, a) for w in wanted)]
    missing = [notation.write(w) for w in wanted if not any(same_action(w, a) for a in actual)]
    notes = [f"{word} {', '.join(some)}" for word, some in _named(extra, missing) if some]
    was = ", ".join(notation.write(a) for a in actual) or "none"
    if notes:
        was += f" ({'; '.join(notes)})"
    return CheckFailure(f"legal {who}: {text or 'none'}", was)


def _named(extra: list[str], missing: list[str]) -> Iterable[tuple[str, list[str]]]:
    return ("also legal:", extra), ("not legal:", missing)


def phase(match: Match[Any], state: State[Any]) -> str:
    """The word of the game for what is decided now; empty if it has none."""
    special = match.rules.notation.write_special("phase", state)
    if special is not None:
        return special
    return write_value(getattr(state.facts, "phase", ""), False)


def _next(match: Match[Any], state: State[Any], text: str) -> CheckFailure | None:
    turn = match.turn
    words = text.replace(",", " ").split()
    player = match.rules.notation.player
    named = [player(word) for word in words if word[:1] == "P"]
    asked = [word for word in words if word[:1] != "P"]
    now = phase(match, state) if turn.seats else "over"
    verbs = {a.verb for seat in turn.seats for a in legal_actions(match, seat)}
    if turn.mode is Mode.OPEN:
        seats = bool(named) and set(named) <= set(turn.seats)
    else:
        seats = named == list(turn.seats) or (not named and bool(asked))
    if seats and all(word == now or word in verbs for word in asked):
        return None
    who = " ".join(seat_text(seat) for seat in turn.seats)
    return CheckFailure(f"next: {text}", f"{who} {now or ', '.join(sorted(verbs))}".strip())


def _over(match: Match[Any], text: str) -> CheckFailure | None:
    outcome = match.outcome
    was = "not over"
    if outcome is not None:
        was = " ".join(seat_text(seat) for seat in outcome.winners) or "none"
    same = sorted(was.split()) == sorted(text.replace(",", " ").split() or ["none"])
    if same or (text in ("no", "none", "not yet") and outcome is None):
        return None
    return CheckFailure(f"over: {text or 'none'}", was)


def _zone(
    match: Match[Any], state: State[Any], zone: ZoneId, key: str, text: str
) -> CheckFailure | None:
    zone_registry = match.rules.zone_registry
    laid = state.table.zones[state.table.open(zone)]
    shape = zone_look_of(zone_registry.spec(zone)).shape
    shown = laid[::-1] if shape is Shape.PILE else laid
    if text.isdecimal():
        same = len(laid) == int(text)
        return None if same else CheckFailure(f"{key}: {text}", f"{len(laid)} cards")
    words = [] if text.lower() in ("none", "empty") else text.split()
    if shape is Shape.FAN:
        same = _same_set(laid, words)
    else:
        # A heap made of a swept trick may be read the way it was laid.
        same = _same(shown, words) or (shape is Shape.PILE and _same(laid, words))
    return None if same else CheckFailure(f"{key}: {text or 'none'}", _cards(shown))


def _same_set(cards: list[Card], words: list[str]) -> bool:
    left = cards[:]
    for word in words:
        match = next((card for card in left if same_card(card, word)), None)
        if match is None:
            return False
        left.remove(match)
    return not left


def _same(cards: list[Card], words: list[str]) -> bool:
    return len(cards) == len(words) and all(map(same_card, cards, words))


def _cards(cards: list[Card]) -> str:
    return " ".join(card.text for card in cards) or "none"


def _fact(match: Match[Any], state: State[Any], key: str, text: str) -> CheckFailure | None:
    rules = match.rules
    facts = facts_of(rules.facts_type())
    name, *rest = key.split(" ")
    if name not in facts:
        if name == "score":
            return _score(match, state, text)
        raise BadNotation(unknown(key, rules))
    fact, value = facts[name], getattr(state.facts, name)
    kind = fact.kind
    if rest:
        kind = item_kind(fact, rest)
        value = value[read_seat(rest[0], rules.seats)]
    if read_value(kind, text, rules.seats) == value:
        return None
    return CheckFailure(f"{key}: {text or 'none'}", write_value(value, fact.seats))


def _score(match: Match[Any], state: State[Any], text: str) -> CheckFailure | None:
    outcome = match.outcome
    points = getattr(state.facts, "points", None) if outcome is None else outcome.points
    if points is None:
        raise BadNotation("This game tells its score only when the match is over.")
    was = " ".join(str(each) for each in points)
    return None if was.split() == text.split() else CheckFailure(f"score: {text}", was)
