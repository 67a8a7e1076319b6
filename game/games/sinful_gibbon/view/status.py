"""What Sinful Gibbon shows beside its cards: prompt, standing number, hat, shame and totals."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.observation import Observation
from game.engine.status import Badge, Centre, Gauge, KeyLine, Mark, Status
from game.engine.zones import Seat, ZoneId
from game.games.sinful_gibbon.rules.actions import DECK, HELD, PILE, lost_pile
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.options import SinfulGibbonOptions
from game.games.sinful_gibbon.rules.promises import ACE
from game.games.sinful_gibbon.text.log_text import at_least, figure, full, heart
from game.patterns.phrases import player_placeholder, players_text


def status(seen: Observation[SinfulFacts], options: SinfulGibbonOptions, cards: int) -> Status:
    """All of it from one seat's sight; *cards* are dealt to each player."""
    facts = seen.facts
    standing = facts.standing or 0
    return Status(
        prompt(seen),
        f"Fewest sins win when somebody has {options.target_score}",
        tuple(_key(seen, options.target_score, cards)),
        tuple(_badges(facts)),
        tuple(_marks(seen)),
        Gauge(
            "promise",
            standing - 1 if standing else 0,
            ACE - 1,
            ends=("2", "A"),
            figure=figure(standing) if standing else "",
        ),
        Centre("stand", int(facts.hat is None), "hat"),
        chairs=facts.chairs,
        counted="sins",
    )


def prompt(seen: Observation[SinfulFacts]) -> str:
    """One sentence: who decides, and what."""
    facts = seen.facts
    if seen.outcome is not None:
        winners = seen.outcome.winners
        if winners == (seen.seat,):
            return "You win the match."
        end = "wins the match" if len(winners) == 1 else "share the win"
        return f"{players_text(winners)} {end}."
    return _asked(seen) if facts.turn == seen.seat else _others(facts)


def _asked(seen: Observation[SinfulFacts]) -> str:
    """What the viewer is asked."""
    facts = seen.facts
    if facts.phase == "turn":
        return _turn(facts)
    if facts.phase == "promise":
        return _promise(facts, hearts=facts.hat != seen.seat)
    if facts.phase == "lead":
        return "You won the doubt: start a new pile with any card and number, without picking."
    if facts.phase == "swap":
        who = "You are the Braveheart" if facts.braveheart == seen.seat else "You closed the round"
        return f"{who}: choose whom to change chairs with."
    assert facts.accused is not None
    assert facts.standing is not None
    who, number = player_placeholder(facts.accused), facts.standing
    if facts.phase == "heart_offer":
        return f"{who} offers the {heart(number)}: doubt it, or let it be."
    return f"The deck is used up: doubt {who}'s {full(number)}, or let it be."


def _turn(facts: SinfulFacts) -> str:
    if facts.open and facts.accused is not None and facts.standing is not None:
        claim = f"{player_placeholder(facts.accused)}'s {full(facts.standing)}"
        return f"Your turn: doubt {claim}, or pick a card and play one."
    return "Your turn: pick a card."


def _promise(facts: SinfulFacts, hearts: bool) -> str:
    if facts.standing is None:
        return "Start a pile: play a card face down and promise any number."
    low = at_least(facts.standing)
    if not hearts:
        return f"Play a card: promise {low}; the hat bars hearts."
    return f"Play a card: promise {low}, or offer the {heart(facts.standing)}."


def _others(facts: SinfulFacts) -> str:
    """What somebody else is asked."""
    who = player_placeholder(facts.turn)
    if facts.phase == "swap":
        why = "is the Braveheart" if facts.braveheart == facts.turn else "closed the round"
        return f"{who} {why} and chooses whom to change chairs with."
    if facts.phase in ("heart_offer", "last_call"):
        assert facts.accused is not None
        return f"{who} is asked: doubt {player_placeholder(facts.accused)}, or let it be?"
    return {
        "turn": f"It is {who}'s turn.",
        "promise": f"{who} has picked and now promises a card.",
        "lead": f"{who} won the doubt and starts a new pile.",
    }[facts.phase]


def _key(seen: Observation[SinfulFacts], target: int, cards: int) -> Iterator[KeyLine]:
    """Totals, and how many cards of the hand everybody is rid of."""
    facts = seen.facts
    for seat in facts.chairs:
        left = len(seen.cards("hand", seat))
        rid = max(0, cards - left)
        if facts.phase in ("swap", "over"):
            rid = cards if facts.braveheart == seat else 0
        yield KeyLine((seat,), str(facts.total[seat]), rid, cards, note=_note(seen, seat, target))


def _note(seen: Observation[SinfulFacts], seat: Seat, target: int) -> str:
    facts = seen.facts
    if facts.total[seat] >= target:
        return "in Hell"
    if facts.braveheart == seat:
        return "Braveheart"
    return "1 card" if len(seen.cards("hand", seat)) == 1 else ""


def _badges(facts: SinfulFacts) -> Iterator[Badge]:
    yield Badge(facts.dealer, "dealer", tip="Deals this round; the job goes from chair to chair.")
    if facts.hat is not None:
        yield Badge(facts.hat, "hat", tip="Heartless Monkey Hat: no heart promises, and 50 points.")
    if facts.mask is not None:
        yield Badge(facts.mask, "mask", tip="Braveheart of the last round.")
    if facts.accused is not None and facts.standing is not None:
        number = facts.standing
        if facts.promiser is not None:
            claim = f"{figure(number)} heart"
            yield Badge(facts.accused, "call", claim, f"Offers the {heart(number)}.")
        else:
            yield Badge(facts.accused, "call", figure(number), f"Promised {full(number)}.")


def _marks(seen: Observation[SinfulFacts]) -> Iterator[Mark]:
    """What may be doubted, what was promised, and how the lost piles lie."""
    facts = seen.facts
    verbs = {action.verb for action in seen.legal}
    doubts = "doubt" in verbs
    if facts.promiser is not None:
        yield Mark("owner", HELD, 0, seat=facts.promiser)
        yield Mark("tag", HELD, 0, f"{figure(facts.standing or 0)} heart")
        if doubts:
            yield Mark("lit", HELD, 0)
    if facts.owners:
        top = len(facts.owners) - 1
        yield Mark("owner", PILE, top, seat=facts.owners[-1])
        yield Mark("tag", PILE, top, figure(facts.claims[-1]))
        yield Mark("last", PILE, top)
        if not facts.open or facts.phase == "promise":
            # Whoever has picked has let the card below pass (SG-T3).
            yield Mark("dim", PILE, top)
            yield Mark("note", PILE, text="believed")
        elif doubts:
            yield Mark("lit", PILE, top)
            yield Mark("note", PILE, text="doubt it?")
        else:
            yield Mark("note", PILE, text="open to doubt")
    if "pick" in verbs and seen.zones.get(DECK):
        yield Mark("lit", DECK, len(seen.zones[DECK]) - 1)
    for seat, lost in enumerate(facts.lost):
        hearts = ZoneId("accepted", seat)
        kept = len(seen.zones.get(hearts, ()))
        if kept:
            yield Mark("tag", hearts, kept - 1, f"{kept} heart")
        thrown = ZoneId("thrown", seat)
        if seen.zones.get(thrown):
            yield Mark("tag", thrown, 0, "thrown")
        for number, sideways in enumerate(lost, 1):
            yield from _shame(seen, seat, number, sideways)


def _shame(
    seen: Observation[SinfulFacts], seat: Seat, number: int, sideways: bool
) -> Iterator[Mark]:
    """One lost pile: how it lies, and how many cards lie under its top."""
    zone = lost_pile(seat, number)
    under = len(seen.zones[zone]) - 1
    if under:
        yield Mark("tag", zone, under, f"+{under}")
    if sideways:
        for at in range(under + 1):
            yield Mark("sideways", zone, at)
