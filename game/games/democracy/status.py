"""What is shown beside the cards in Democracy: prompts, tribes, tags, marks and the score sheet."""

from __future__ import annotations

from game.engine.observation import Observation
from game.engine.status import Badge, Centre, KeyLine, Mark, Sheet, SheetRow, Status
from game.engine.zones import ZoneId
from game.games.democracy import talk
from game.games.democracy.facts import DemocracyFacts, Island, Phase
from game.games.democracy.options import DemocracyOptions
from game.games.democracy.ranks import ENOUGH, WHOLE
from game.patterns.phrases import names

UPCARD = ZoneId("upcard")
WAITING = {
    Phase.UPCARD: "The next card of the voting pool is turned up.",
    Phase.REVEAL: "Everyone has chosen: the cards are shown.",
    Phase.SCORE: "The island has been played: its tribes are scored.",
}
RANKING = "5 4 3 A K Q J 10 9 8 7 6"


def status(seen: Observation[DemocracyFacts], house: DemocracyOptions) -> Status:
    """All that is shown beside the cards."""
    goal = f"First to {house.target_tribes} tribes; high to low: {RANKING}"
    return Status(
        prompt(seen), goal, key_lines(seen, house), badges(seen), marks(seen), centre=centre(seen)
    )


def prompt(seen: Observation[DemocracyFacts]) -> str:
    """What is asked of the viewer, or whom the table waits for."""
    facts = seen.facts
    if facts.winner is not None:
        return f"{_name(facts.winner == seen.seat, facts.winner)} the game."
    if facts.phase is not Phase.CHOOSE:
        return WAITING[facts.phase]
    waited = seen.turn.seats
    if seen.seat in waited:
        return f"{moment(seen)}. Choose any card of your hand."
    verb = "chooses" if len(waited) == 1 else "choose"
    if seen.sealed is not None:
        chosen = seen.sealed.cards[0].words
        others = f"{names(waited)} still {verb}"
        return f"You chose the {chosen}; you may choose another card while {others}."
    return f"{moment(seen)}. {names(waited)} {verb}."


def _name(own: bool, seat: int) -> str:
    return "You win" if own else f"{{{seat}}} wins"


def moment(seen: Observation[DemocracyFacts]) -> str:
    """Day, trick and trump: ``Day 1, trick 3 of 8: hearts are trump``."""
    facts = seen.facts
    last = facts.trick + len(seen.cards("pool"))
    sign = centre(seen)
    trump = f"{sign.text} are trump" if sign is not None else "there is no trump"
    return f"Day {facts.day}, trick {facts.trick} of {last}: {trump}"


def centre(seen: Observation[DemocracyFacts]) -> Centre | None:
    """The trump suit, large; nothing where a joker is turned up."""
    upcards = seen.cards("upcard")
    suit = talk.trump_of(upcards[0]) if upcards else None
    return None if suit is None else Centre("suit", talk.SUITS.index(suit.word), suit.word)


def key_lines(seen: Observation[DemocracyFacts], house: DemocracyOptions) -> tuple[KeyLine, ...]:
    """Each seat's tribes as pips; beside the viewer's own what it captured on this island."""
    facts, target = seen.facts, house.target_tribes
    return tuple(
        KeyLine(
            (seat,),
            str(tribes),
            min(tribes, target),
            target,
            note=talk.points_text(facts.points_of(seat)) if seat == seen.seat else "",
        )
        for seat, tribes in enumerate(facts.tribes)
    )


def badges(seen: Observation[DemocracyFacts]) -> tuple[Badge, ...]:
    """The dealer's button, and who has chosen."""
    facts = seen.facts
    worn = [Badge(facts.dealer, "dealer", tip="Deals both days of this island.")]
    if facts.phase is Phase.CHOOSE:
        ready = (s for s in range(len(facts.tribes)) if s not in seen.turn.seats)
        worn += [Badge(seat, "call", "ready", "Has chosen a card.") for seat in ready]
    return tuple(worn)


def marks(seen: Observation[DemocracyFacts]) -> tuple[Mark, ...]:
    """The card the viewer has chosen in secret, and a joker that makes no trumps."""
    found = []
    if seen.sealed is not None:
        hand = ZoneId("hand", seen.seat)
        at = seen.zones[hand].index(seen.sealed.cards[0])
        found.append(Mark("frame", hand, at))
    if seen.cards("upcard") and centre(seen) is None:
        found.append(Mark("tag", UPCARD, 0, "no trump"))
    return tuple(found)


def sheet(seen: Observation[DemocracyFacts], house: DemocracyOptions) -> Sheet:
    """One row an island; under the newest the points of each suit."""
    facts = seen.facts
    rows: list[SheetRow] = []
    for island in facts.islands:
        gains = tuple(f"+{gain}" if gain else "0" for gain in island.gains)
        rows.append(SheetRow(f"Island {island.number}", gains))
    if facts.islands:
        rows += _details(facts.islands[-1])
    best = max(facts.tribes, default=0)
    return Sheet(
        _note(facts, house.target_tribes),
        tuple((seat,) for seat in range(len(facts.tribes))),
        tuple(rows),
        tuple(str(tribes) for tribes in facts.tribes),
        tuple(seat for seat, tribes in enumerate(facts.tribes) if best and tribes == best),
    )


def _details(island: Island) -> list[SheetRow]:
    rows = []
    for number, suit in enumerate(talk.SUITS):
        points = [suits[number] for suits in island.points]
        looks = tuple("won" if n >= ENOUGH else "" for n in points)
        values = tuple(map(str, points))
        label = f"{suit.capitalize()}, of {WHOLE}"
        rows.append(SheetRow(label, values, 1, icon=suit.removesuffix("s"), looks=looks))
    return rows


def _note(facts: DemocracyFacts, target: int) -> str:
    played = len(facts.islands)
    islands = "1 island" if played == 1 else f"{played} islands"
    if facts.winner is not None:
        return f"The game is over after {islands}."
    if played and facts.tribes.count(max(facts.tribes)) > 1 and max(facts.tribes) >= target:
        return f"After {islands}: the first to be alone in front wins."
    goal = f"first to {target} tribes wins, and {ENOUGH} points of a suit score its tribe"
    return f"After {islands}: {goal}." if played else f"Nothing is scored yet: {goal}."
