"""What Sinful Gibbon shows beside its cards: prompt, standing number, hat, shame and totals."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.observation import Observation
from game.engine.zones import Seat, ZoneId
from game.games.sinful_gibbon.rules import match_end
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.options import SinfulGibbonOptions
from game.games.sinful_gibbon.rules.promised_numbers import ACE
from game.games.sinful_gibbon.rules.zones import DECK, HELD, PILE, lost_pile
from game.games.sinful_gibbon.text import result_text, status_text
from game.games.sinful_gibbon.text.card_text import at_least, figure, full, heart
from game.games.sinful_gibbon.text.log_text import lost_pile_marks
from game.patterns.phrases import player_placeholder, players_text
from game.presentation.badge import Badge, BadgeKind
from game.presentation.centre import Centre, CentreKind
from game.presentation.gauge import Gauge
from game.presentation.marks import Mark, MarkKind
from game.presentation.score_panel import ScoreLine
from game.presentation.status import Status


def status(seen: Observation[SinfulFacts], options: SinfulGibbonOptions, cards: int) -> Status:
    """The status from one seat's sight; *cards* are dealt to each player."""
    facts = seen.facts
    standing = facts.standing or 0
    return Status(
        prompt(seen),
        status_text.fewest_points_win(options.target_score),
        tuple(_key(seen, options.target_score, cards)),
        tuple(_badges(facts)),
        tuple(_marks(seen)),
        Gauge(
            status_text.PROMISE,
            standing - 1 if standing else 0,
            ACE - 1,
            ends=("2", "A"),
            figure=figure(standing) if standing else "",
        ),
        Centre(CentreKind.STAND, int(facts.hat is None), "hat"),
        chairs=facts.chairs,
        unit=status_text.POINTS,
        sign_texts=status_text.SIGNS,
    )


def prompt(seen: Observation[SinfulFacts]) -> str:
    """The sentence that says who decides, and what."""
    facts = seen.facts
    if seen.outcome is not None:
        winners = seen.outcome.winners
        if winners == (seen.seat,):
            return result_text.YOU_WIN
        if len(winners) == 1:
            return result_text.wins(players_text(winners))
        return result_text.share_win(players_text(winners))
    return _asked(seen) if facts.turn == seen.seat else _others(facts)


def _asked(seen: Observation[SinfulFacts]) -> str:
    """What the viewer is asked."""
    facts = seen.facts
    if facts.phase == "turn":
        return _turn(facts)
    if facts.phase == "promise":
        return _promise(facts, hearts=facts.hat != seen.seat)
    if facts.phase == "lead":
        return status_text.START_AFTER_DOUBT
    if facts.phase == "swap":
        if facts.braveheart == seen.seat:
            return status_text.choose_swap(status_text.YOU_ARE_BRAVEHEART)
        return status_text.choose_swap(status_text.YOU_CLOSED_ROUND)
    assert facts.accused is not None
    assert facts.standing is not None
    who, number = player_placeholder(facts.accused), facts.standing
    if facts.phase == "heart_offer":
        return status_text.answer_heart(who, heart(number))
    return status_text.answer_last_card(who, full(number))


def _turn(facts: SinfulFacts) -> str:
    if facts.open and facts.accused is not None and facts.standing is not None:
        claim = status_text.claim_of(player_placeholder(facts.accused), full(facts.standing))
        return status_text.doubt_or_pick(claim)
    return status_text.PICK_A_CARD


def _promise(facts: SinfulFacts, hearts: bool) -> str:
    if facts.standing is None:
        return status_text.START_A_PILE
    low = at_least(facts.standing)
    if not hearts:
        return status_text.promise_without_heart(low)
    return status_text.promise_or_heart(low, heart(facts.standing))


def _others(facts: SinfulFacts) -> str:
    """What somebody else is asked."""
    who = player_placeholder(facts.turn)
    if facts.phase == "swap":
        if facts.braveheart == facts.turn:
            return status_text.chooses_swap(who, status_text.IS_BRAVEHEART)
        return status_text.chooses_swap(who, status_text.CLOSED_ROUND)
    if facts.phase in ("heart_offer", "last_call"):
        assert facts.accused is not None
        return status_text.is_asked(who, player_placeholder(facts.accused))
    return {
        "turn": status_text.turn_of(who),
        "promise": status_text.promises_a_card(who),
        "lead": status_text.starts_a_pile(who),
    }[facts.phase]


def _key(seen: Observation[SinfulFacts], target: int, cards: int) -> Iterator[ScoreLine]:
    """Totals, and how many cards of the hand everybody is rid of."""
    facts = seen.facts
    for seat in facts.chairs:
        left = len(seen.cards("hand", seat))
        rid = max(0, cards - left)
        if facts.phase in ("swap", "over"):
            rid = cards if facts.braveheart == seat else 0
        yield ScoreLine((seat,), str(facts.total[seat]), rid, cards, note=_note(seen, seat, target))


def _note(seen: Observation[SinfulFacts], seat: Seat, target: int) -> str:
    facts = seen.facts
    if seat in match_end.in_hell(facts, target):
        return status_text.IN_HELL
    if facts.braveheart == seat:
        return status_text.BRAVEHEART
    return status_text.ONE_CARD_LEFT if len(seen.cards("hand", seat)) == 1 else ""


def _badges(facts: SinfulFacts) -> Iterator[Badge]:
    yield Badge(facts.dealer, BadgeKind.DEALER, tip=status_text.DEALER_TIP)
    if facts.hat is not None:
        yield Badge(facts.hat, BadgeKind.HAT, tip=status_text.HAT_TIP)
    if facts.mask is not None:
        yield Badge(facts.mask, BadgeKind.MASK, tip=status_text.MASK_TIP)
    if facts.accused is not None and facts.standing is not None:
        number = facts.standing
        if facts.promiser is not None:
            claim = status_text.heart_tag(figure(number))
            yield Badge(facts.accused, BadgeKind.CALL, claim, status_text.offers(heart(number)))
        else:
            yield Badge(
                facts.accused, BadgeKind.CALL, figure(number), status_text.promised(full(number))
            )


def _marks(seen: Observation[SinfulFacts]) -> Iterator[Mark]:
    """What may be doubted, what was promised, and how the lost piles lie."""
    facts = seen.facts
    verbs = {action.verb for action in seen.legal}
    doubts = "doubt" in verbs
    if facts.promiser is not None:
        yield Mark(MarkKind.OWNER, HELD, 0, seat=facts.promiser)
        yield Mark(MarkKind.TAG, HELD, 0, status_text.heart_tag(figure(facts.standing or 0)))
        if doubts:
            yield Mark(MarkKind.LIT, HELD, 0)
    if facts.owners:
        top = len(facts.owners) - 1
        yield Mark(MarkKind.OWNER, PILE, top, seat=facts.owners[-1])
        yield Mark(MarkKind.TAG, PILE, top, figure(facts.claims[-1]))
        yield Mark(MarkKind.LAST, PILE, top)
        if not facts.open or facts.phase == "promise":
            # Whoever has picked has let the card below pass (SG-T3).
            yield Mark(MarkKind.DIM, PILE, top)
            yield Mark(MarkKind.NOTE, PILE, text=status_text.BELIEVED)
        elif doubts:
            yield Mark(MarkKind.LIT, PILE, top)
            yield Mark(MarkKind.NOTE, PILE, text=status_text.DOUBT_IT)
        else:
            yield Mark(MarkKind.NOTE, PILE, text=status_text.OPEN_TO_DOUBT)
    if "pick" in verbs and seen.zones.get(DECK):
        yield Mark(MarkKind.LIT, DECK, len(seen.zones[DECK]) - 1)
    for seat, lost in enumerate(facts.lost):
        hearts = ZoneId("accepted", seat)
        kept = len(seen.zones.get(hearts, ()))
        if kept:
            yield Mark(MarkKind.TAG, hearts, kept - 1, status_text.heart_tag(str(kept)))
        thrown = ZoneId("thrown", seat)
        if seen.zones.get(thrown):
            yield Mark(MarkKind.TAG, thrown, 0, status_text.THROWN)
        for number, sideways in enumerate(lost, 1):
            zone = lost_pile(seat, number)
            yield from lost_pile_marks(zone, len(seen.zones[zone]) - 1, sideways)
