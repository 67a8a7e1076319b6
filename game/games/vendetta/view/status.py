"""What Vendetta shows beside its cards: prompts, points, passes in a row, worths."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.observation import Observation
from game.engine.zones import Seat, ZoneId
from game.games.vendetta.rules.facts import Phase, VendettaFacts
from game.games.vendetta.rules.options import VendettaOptions
from game.games.vendetta.rules.zones import spot
from game.games.vendetta.text import result_text, status_text
from game.patterns.phrases import player_placeholder, players_text
from game.presentation.badge import Badge, BadgeKind
from game.presentation.gauge import Gauge, GaugeKind
from game.presentation.marks import Mark, MarkKind
from game.presentation.score_panel import ScoreLine
from game.presentation.status import Status

RANKS = {1: "A", 11: "J", 12: "Q", 13: "K", 14: "A", **{n: str(n) for n in range(2, 11)}}
"""A rank as it stands on a card."""


def status(seen: Observation[VendettaFacts], options: VendettaOptions) -> Status:
    """The status from one seat's sight."""
    facts = seen.facts
    seats = len(facts.owed)
    word = status_text.LAST_CALL if facts.phase is Phase.LAST_CALL else ""
    return Status(
        prompt(seen),
        goal(facts, options),
        tuple(_key(facts, len(seen.zones.get(ZoneId("stack"), ())))),
        tuple(_badges(facts)),
        tuple(_marks(seen)),
        Gauge(status_text.PASSES, min(facts.passes, seats), seats, text=word, kind=GaugeKind.DOTS),
        sign_texts=status_text.SIGNS,
    )


def goal(facts: VendettaFacts, options: VendettaOptions) -> str:
    """The line under the title: what wins, and in which deal we are."""
    most = status_text.MOST_POINTS
    if options.deals == 1:
        return most
    number = len(facts.finished) + (facts.phase is not Phase.OVER)
    return status_text.deal_of(most, number, options.deals)


def prompt(seen: Observation[VendettaFacts]) -> str:
    """The sentence that says who decides, and what."""
    facts = seen.facts
    if seen.outcome is not None:
        return _won(seen.outcome.winners, seen.seat)
    if facts.phase is Phase.LAST_CALL and facts.asked is not None:
        if facts.asked == seen.seat:
            return status_text.JOKER_OR_END
        return status_text.may_play_last_joker(player_placeholder(facts.asked))
    if facts.turn == seen.seat:
        return _asked(seen)
    if any(action.verb == "joker" for action in seen.legal):
        return status_text.turn_or_joker(player_placeholder(facts.turn))
    return status_text.turn_of(player_placeholder(facts.turn))


def _won(winners: Sequence[Seat], viewer: Seat | None) -> str:
    if tuple(winners) == (viewer,):
        return result_text.YOU_WIN
    if len(winners) == 1:
        return result_text.wins(players_text(winners))
    return result_text.share_win(players_text(winners))


def _asked(seen: Observation[VendettaFacts]) -> str:
    verbs = {action.verb for action in seen.legal}
    ways = [
        words
        for verb, words in (
            ("create", status_text.LAY_DOWN_A_TRICK),
            ("add", status_text.ADD_TO_A_TRICK),
            ("joker", status_text.STEAL_WITH_JOKER),
        )
        if verb in verbs
    ]
    played = seen.facts.played_this_turn
    if not ways:
        what = status_text.END_YOUR_TURN if played else status_text.ONLY_PASS
        why = status_text.NOTHING_FITS if _hand(seen) else status_text.EMPTY_HAND
        return status_text.nothing_to_play(why, what)
    end = status_text.BE_DONE if played else status_text.PASS
    return status_text.your_turn(", ".join(ways), end)


def _hand(seen: Observation[VendettaFacts]) -> Sequence[object]:
    return seen.zones.get(ZoneId("hand", seen.seat), ())


def _key(facts: VendettaFacts, left: int) -> Iterator[ScoreLine]:
    """The points of each seat, and what it will draw of the cards *left* in the stack."""
    for seat, points in enumerate(facts.points()):
        owed = min(facts.owed[seat], left)
        note = status_text.draws(owed) if owed else ""
        yield ScoreLine((seat,), str(points), note=note)


def _badges(facts: VendettaFacts) -> Iterator[Badge]:
    """Who has passed since the last card; the turn goes clockwise, so they sit in a row."""
    seats = len(facts.owed)
    if facts.phase is Phase.TURN:
        last = facts.turn - 1
        tip = status_text.PASSED_TIP
        for step in range(min(facts.passes, seats)):
            yield Badge((last - step) % seats, BadgeKind.CALL, status_text.PASS, tip)
    elif facts.asked is not None:
        yield Badge(
            facts.asked, BadgeKind.CALL, status_text.ASKS_FOR_JOKER, status_text.LAST_JOKER_TIP
        )


def _marks(seen: Observation[VendettaFacts]) -> Iterator[Mark]:
    """The worth of each trick, closed ones, where runs go on, and jokers lying crosswise."""
    for number, trick in seen.facts.tricks.items():
        zone = spot(trick.owner, number)
        yield Mark(
            MarkKind.COIN,
            zone,
            trick.size - 1,
            status_text.worth(trick),
            tip=status_text.tip(trick),
        )
        for rank in trick.wanted if trick.run else ():
            at = 0 if rank < trick.low else trick.size - 1
            yield Mark(MarkKind.GROWS, zone, at, RANKS[rank])
        if trick.closed:
            yield Mark(MarkKind.CLOSED, zone)
        for at in range(trick.size, len(seen.zones[zone])):
            yield Mark(MarkKind.SIDEWAYS, zone, at)
