"""What is shown beside the cards in Democracy: prompts, tribes, tags, marks."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.events import Said
from game.engine.observation import Observation
from game.engine.zones import Seat, ZoneId
from game.games.democracy.rules.facts import DemocracyFacts, Phase
from game.games.democracy.rules.options import DemocracyOptions
from game.games.democracy.rules.scoring import ENOUGH, WORTH
from game.games.democracy.rules.trick_winner import ORDER, trump_suit
from game.games.democracy.text import card_text, result_text, status_text
from game.games.democracy.text.standing_text import SIGNS, island, key_lines
from game.patterns.phrases import player_placeholder, players_text
from game.presentation.badge import Badge, BadgeKind
from game.presentation.centre import Centre, CentreKind
from game.presentation.marks import Mark, MarkKind
from game.presentation.score_panel import ColumnHead
from game.presentation.status import Status

UPCARD = ZoneId("upcard")
WAITING = {
    Phase.UPCARD: status_text.UPCARD_COMES,
    Phase.REVEAL: status_text.CARDS_ARE_SHOWN,
    Phase.SCORE: status_text.TRIBES_ARE_SCORED,
}
FEW = 3
"""So many players are called by their names."""
HEADS = tuple(
    ColumnHead(suit, sign, tip=status_text.suit_tip(suit, ENOUGH))
    for suit, sign in zip(card_text.SUITS, SIGNS, strict=True)
)
RANKS = tuple(
    f"{'JQKA'[rank - 11] if rank > 10 else rank}:{WORTH.get(rank, 0)}" for rank in ORDER[::-1]
)
"""The ranks from high to low with their points."""


def status(seen: Observation[DemocracyFacts], options: DemocracyOptions) -> Status:
    """All that is shown beside the cards."""
    return Status(
        prompt(seen),
        status_text.first_to(options.target_tribes),
        key_lines(seen.facts),
        badges(seen),
        marks(seen),
        centre=centre(seen),
        heads=HEADS,
        unit=status_text.TRIBES,
        unit_icon="flag",
        ranks=RANKS,
        island_map=island(seen.facts),
        sign_texts=status_text.SIGNS,
    )


def prompt(seen: Observation[DemocracyFacts]) -> str:
    """What is asked of the viewer, or whom the table waits for."""
    facts = seen.facts
    if facts.winner is not None:
        if facts.winner == seen.seat:
            return result_text.YOU_WIN
        return result_text.wins(player_placeholder(facts.winner))
    if facts.phase is not Phase.CHOOSE:
        return WAITING[facts.phase]
    waited = seen.turn.seats
    if seen.seat in waited:
        return status_text.choose_a_card(moment(seen))
    others = _who_chooses(waited)
    if seen.secret_choice is not None:
        chosen = seen.secret_choice.cards[0].words
        if len(seen.cards("hand", seen.seat)) == 1:
            return status_text.last_card_chosen(chosen, others)
        return status_text.card_may_be_changed(chosen, others)
    return status_text.others_choose(moment(seen), others)


def _who_chooses(seats: Sequence[Seat]) -> str:
    """Who is waited for, by name while they are few."""
    if len(seats) == 1:
        return status_text.one_chooses(player_placeholder(seats[0]))
    who = players_text(seats) if len(seats) <= FEW else status_text.players(len(seats))
    return status_text.several_choose(who)


def moment(seen: Observation[DemocracyFacts]) -> str:
    """Day, trick and trump: ``Day 1, trick 3 of 8: hearts are trump``."""
    facts = seen.facts
    last = facts.trick + len(seen.cards("pool"))
    sign = centre(seen)
    trump = status_text.NO_TRUMP if sign is None else status_text.are_trump(sign.text)
    return status_text.moment(facts.day, facts.trick, last, trump)


def centre(seen: Observation[DemocracyFacts]) -> Centre | None:
    """The trump suit, large; nothing where a joker is turned up."""
    upcards = seen.cards("upcard")
    suit = trump_suit(upcards[0]) if upcards else None
    return (
        None
        if suit is None
        else Centre(CentreKind.SUIT, card_text.SUITS.index(suit.word), suit.word)
    )


def badges(seen: Observation[DemocracyFacts]) -> tuple[Badge, ...]:
    """The dealer's button, who won the last trick, and who has chosen."""
    facts = seen.facts
    worn = [Badge(facts.dealer, BadgeKind.DEALER, tip=status_text.DEALER_TIP)]
    taker = _taker(seen)
    if taker is not None:
        worn.append(Badge(taker, BadgeKind.CROWN, tip=status_text.LAST_TRICK_TIP))
    if facts.phase is Phase.CHOOSE:
        ready = (s for s in range(len(facts.tribes)) if s not in seen.turn.seats)
        worn += [
            Badge(seat, BadgeKind.CALL, status_text.READY, status_text.READY_TIP) for seat in ready
        ]
    return tuple(worn)


def _taker(seen: Observation[DemocracyFacts]) -> Seat | None:
    """Who won the trick that was played last; nobody if it was tied, or none was played."""
    for event in reversed(seen.history):
        if isinstance(event, Said) and event.code in ("wins", "tie", "deal"):
            return event.seat if event.code == "wins" else None
    return None


def marks(seen: Observation[DemocracyFacts]) -> tuple[Mark, ...]:
    """Who has voted, the card the viewer has chosen, and a joker that makes no trumps."""
    found = []
    if seen.facts.phase is Phase.CHOOSE:
        ready = (s for s in range(len(seen.facts.tribes)) if s not in seen.turn.seats)
        found += [
            Mark(MarkKind.SECRET, ZoneId("chosen", seat)) for seat in ready if seat != seen.seat
        ]
    if seen.secret_choice is not None:
        hand = ZoneId("hand", seen.seat)
        at = seen.zones[hand].index(seen.secret_choice.cards[0])
        found.append(Mark(MarkKind.FRAME, hand, at))
    if seen.cards("upcard") and centre(seen) is None:
        found.append(Mark(MarkKind.TAG, UPCARD, 0, status_text.NO_TRUMP_TAG))
    return tuple(found)
