"""What is shown beside the cards in Skitgubbe: prompts, who is out, marks in the middle."""

from __future__ import annotations

from game.engine.observation import Observation
from game.engine.status import Badge, Cell, Centre, Gauge, Head, KeyLine, Mark, Status
from game.engine.zones import Seat
from game.games.skitgubbe import scoring
from game.games.skitgubbe.facts import PART_ONE, PART_TWO, SkitgubbeFacts
from game.games.skitgubbe.ground import PILE, TABLE, Ground
from game.games.skitgubbe.options import SkitgubbeOptions
from game.games.skitgubbe.prompts import held, known, prompt
from game.games.skitgubbe.runs import lowest_run
from game.games.skitgubbe.talk import place_name, rank_name

HEADS = (Head("in hand", tip="Cards in hand, or the place of who is out."),)


class Sight:
    """One look at the table."""

    def __init__(
        self, seen: Observation[SkitgubbeFacts], ground: Ground, house: SkitgubbeOptions
    ) -> None:
        """Binds what is seen."""
        self.seen = seen
        self.facts = seen.facts
        self.ground = ground
        self.house = house

    def status(self) -> Status:
        """All of it."""
        facts = self.facts
        return Status(
            prompt(self.seen, self.ground),
            "Do not be the last one holding cards",
            self.key(),
            tuple(self.badges()),
            self.marks(),
            self.gauge() if facts.phase in PART_TWO else None,
            self.centre(),
            heads=HEADS,
            counted="points" if self.house.scoring != "off" else "times Goat",
        )

    def key(self) -> tuple[KeyLine, ...]:
        """For each player the points or times as Goat, and cards or place."""
        facts, players = self.facts, self.ground.players
        scored = self.house.scoring != "off"
        totals = scoring.totals(facts.games, players, self.house.scoring)
        lines = []
        for player, total in enumerate(totals):
            points = minus(total) if scored else str(-total)
            lines.append(KeyLine((player,), points, cells=(self._cards(player),)))
        return tuple(lines)

    def _cards(self, player: Seat) -> Cell:
        """How many cards a player holds, or that he is out, and as which."""
        place = self.facts.places[player]
        if place:
            return Cell(place_name(place), "won")
        hands = self.ground.of_player(player)
        sizes = [len(held(self.seen, hand, self.ground)) for hand in hands]
        return Cell(" + ".join(map(str, sizes)))

    def badges(self) -> list[Badge]:
        """The Goat of the last game, the last card, who fights a war, who is out."""
        facts, owner = self.facts, self.ground.owner
        worn = []
        goat = facts.games[-1].goat if facts.games else None
        if goat is not None:
            worn.append(Badge(goat, "goat", tip="Was the Goat of the last game."))
        if facts.phase in PART_ONE:
            if facts.final is not None:
                tip = "Has the last card, which nobody has seen: it names trump."
                worn.append(Badge(owner[facts.final], "last_card", tip=tip))
            if len(facts.round) < self.ground.count:
                fighters = sorted({owner[hand] for hand in facts.round})
                worn += [Badge(seat, "war", tip="Fights in this war.") for seat in fighters]
        for player, place in enumerate(facts.places):
            if place:
                worn.append(Badge(player, "out", place_name(place), "Has got rid of all cards."))
        return worn

    def marks(self) -> tuple[Mark, ...]:
        """Whose each card is, what is sluffed, what is highest, what would be eaten."""
        if self.facts.phase in PART_TWO:
            return tuple(self._table_marks())
        return tuple(self._pile_marks())

    def _pile_marks(self) -> list[Mark]:
        """The plays of earlier rounds are dimmed; the highest of this round is framed."""
        facts, owner, strength = self.facts, self.ground.owner, self.ground.strength
        plays = [at for at, how in enumerate(facts.laid_as) if how != "sluff"]
        now = plays[len(plays) - len(facts.played) :]
        found = [Mark("owner", PILE, at, seat=owner[by]) for at, by in enumerate(facts.laid_by)]
        for at, card in enumerate(self.seen.cards("pile")):
            if facts.laid_as[at] == "sluff":
                found.append(Mark("tag", PILE, at, "sluff"))
            elif at not in now:
                found.append(Mark("dim", PILE, at))
            elif card is not None and strength[card.rank] == facts.top:
                found.append(Mark("frame", PILE, at))
        if facts.laid_by:
            found.append(Mark("last", PILE, len(facts.laid_by) - 1))
        return found

    def _table_marks(self) -> list[Mark]:
        """Whose play begins where; the cards to be eaten are lit."""
        facts, at = self.facts, 0
        found = []
        for size, hand in zip(facts.plays, facts.players, strict=True):
            found.append(Mark("owner", TABLE, at, seat=self.ground.owner[hand]))
            at += size
        cards = known(self.seen.cards("table"))
        if cards:
            found += [Mark("lit", TABLE, at) for at in range(lowest_run(cards))]
            found.append(Mark("last", TABLE, len(cards) - 1))
        return found

    def gauge(self) -> Gauge:
        """How many plays lie there, of those that kill; the highest trump where it matters."""
        facts = self.facts
        left = facts.n - len(facts.plays)
        text = "one more kills" if left == 1 else f"{left} more kill"
        label = f"highest trump {rank_name(facts.high)}; plays" if facts.high else "plays"
        return Gauge(label, len(facts.plays), facts.n, text=text, kind="dots")

    def centre(self) -> Centre | None:
        """Trump."""
        facts = self.facts
        if facts.trump is None or facts.phase not in PART_TWO:
            return None
        return Centre("suit", "cdhs".index(facts.trump), facts.trump.word)


def minus(points: int) -> str:
    """Points with a true minus sign."""
    return f"−{-points}" if points < 0 else str(points)
