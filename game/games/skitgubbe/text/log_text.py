"""What is said at a table of Skitgubbe: the lines of the log and calls."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Outcome
from game.engine.cards import Card, Suit
from game.engine.events import Scored
from game.engine.rules import State
from game.engine.table import Table
from game.engine.zones import Seat
from game.games.skitgubbe.rules.facts import LEAD, SkitgubbeFacts
from game.games.skitgubbe.rules.zones import PILE, Zones
from game.games.skitgubbe.text.card_text import cards_count, cards_name, place_name
from game.games.skitgubbe.text.result_text import PROVERB, is_goat
from game.games.skitgubbe.text.standing_text import StandingText
from game.patterns.phrases import player_placeholder, players_text
from game.presentation.announcement import PLAIN, Announcement, CardMarks, Delivery, NewPart
from game.presentation.cue import Cue
from game.presentation.highlight import Highlight, HighlightKind
from game.presentation.marks import Mark, MarkKind
from game.presentation.score_sheet import RoundEnd

TRICK_TAKEN = Announcement(Cue.TRICK_TAKEN)
REWARD = Announcement(Cue.REWARD)
LOSER_NAMED = Announcement(Cue.LOSER_NAMED, Delivery.ALOUD)
CARDS_EATEN = Announcement(Cue.CARDS_EATEN)
WAR = Announcement(Cue.NONE, highlight=Highlight(HighlightKind.STRIKE, "War!", "drum"))
KILL = Announcement(Cue.KILL, highlight=Highlight(HighlightKind.STRIKE, "The kill", "killed"))
GOAT = Announcement(Cue.NONE, highlight=Highlight(HighlightKind.SHAME, "The Goat", "bell"))
EXPLAINS = PLAIN._replace(explains_part=True)
PART_TWO = Announcement(
    Cue.NONE,
    Delivery.LOG,
    part=NewPart(
        "Part two", ("Beat what was led, or eat it: whoever keeps cards to the end is the Goat.",)
    ),
)
ANOTHER_GAME = RoundEnd(then="Another game?")
OVER = Announcement(
    Cue.PERFECT, highlight=Highlight(HighlightKind.TRIUMPH, "The last card", "medal_star")
)


class LogText:
    """The lines for what happens; on a silent table none."""

    def __init__(self, zones: Zones, scored: str) -> None:
        """Bind whose hand is whose, and how games are *scored*: the option."""
        self.zones = zones
        self.standing = StandingText(zones, scored)

    def _say(
        self, table: Table, code: str, hand: Seat, text: str, announcement: Announcement = PLAIN
    ) -> None:
        """Say a line about a hand, whose name stands for ``@``; nothing on a silent table."""
        if table.record is None:
            return
        zones = self.zones
        words = text.replace("@", zones.name(hand))
        table.say(code, words, announcement, zones.owner[hand], zones.mention(hand))

    def deal(self, table: Table, number: int, leader: Seat) -> None:
        """Say who leads a new game."""
        self._say(table, "deal", leader, f"Game {number}: @ leads.")

    def turns_up(self, table: Table, hand: Seat, card: Card) -> None:
        """Say that a card of the stock became the play."""
        if table.record is not None:
            self._say(table, "turns_up", hand, f"@ turns up the {card.words}.")

    def sluffs(self, table: Table, hand: Seat, card: Card) -> None:
        """Say that a card was sluffed."""
        if table.record is not None:
            self._say(table, "sluffs", hand, f"@ sluffs the {card.words}.")

    def takes_final(self, table: Table, hand: Seat) -> None:
        """Say who draws the last card of the stock."""
        self._say(table, "takes_the_final_card", hand, "@ takes the last card, face down.")

    def wins(self, state: State[SkitgubbeFacts], hand: Seat) -> None:
        """Say who wins the trick, whose last play is framed instead of the one it beat."""
        table, facts = state.table, state.facts
        if table.record is None:
            return
        laid = zip(facts.laid_by, facts.laid_as, strict=True)
        at = max(at for at, (by, how) in enumerate(laid) if by == hand and how != "sluff")
        framed = CardMarks((Mark(MarkKind.FRAME, PILE, at),))
        self._say(table, "wins", hand, "@ wins the trick.", TRICK_TAKEN._replace(at_cards=framed))

    def war(self, table: Table, tied: tuple[Seat, ...]) -> None:
        """Say who play another round because they tied."""
        if table.record is not None:
            zones = self.zones
            text = f"War between {zones.names(tied)}!"
            table.say("war", text, WAR, zones.owner[tied[0]], zones.mention(tied[-1]))

    def irreconcilable(self, table: Table) -> None:
        """Say that a war has no end."""
        text = "The war cannot be fought out: everybody takes the cards back."
        table.say("irreconcilable", text, EXPLAINS)

    def collects(self, table: Table, hand: Seat) -> None:
        """Say who has won the pile."""
        self._say(table, "collects", hand, "@ collects the pile.", TRICK_TAKEN)

    def part_one_over(self, table: Table, *, ran_out: bool) -> None:
        """Say that part one is over, and why where a hand *ran out* of cards."""
        why = ": the stock is used up, and somebody has no cards left." if ran_out else "."
        table.say("part_one_over", f"Part one is over{why}", EXPLAINS)

    def final_card(self, table: Table, hand: Seat) -> None:
        """Say who gets the card that was left over."""
        self._say(table, "final_card", hand, "The last card goes to @.")

    def intermission(self, table: Table) -> None:
        """Say that everybody takes up all cards between the parts."""
        table.say("intermission", "Intermission: everybody takes up all their cards.", PLAIN)

    def trump(self, table: Table, suit: Suit | None) -> None:
        """Say what is trump."""
        if suit is None:
            table.say("trump", "There is no trump.", EXPLAINS)
        elif table.record is not None:
            table.say("trump", f"Trump is {suit.word}.", EXPLAINS)

    def needy(self, table: Table, hands: tuple[Seat, ...]) -> None:
        """Say who has too few cards."""
        if table.record is None:
            return
        if not hands:
            table.say("needy", "Everybody has enough cards.", EXPLAINS)
            return
        zones = self.zones
        verb = "has" if len(hands) == 1 else "have"
        text = f"{zones.names(hands)} {verb} too few cards."
        table.say("needy", text, EXPLAINS, zones.owner[hands[0]], zones.mention(hands[-1]))

    def dreck(self, table: Table, hands: tuple[Seat, ...], count: int) -> None:
        """Say how many low cards are shared out."""
        if table.record is not None:
            text = (
                f"All give up their low cards: {cards_count(count)} for {self.zones.names(hands)}."
            )
            table.say("dreck", text, EXPLAINS, None, count)

    def extra(self, table: Table, hand: Seat, accepts: bool) -> None:
        """Say whether an extra card is taken."""
        text = "@ takes an extra card." if accepts else "@ wants no extra card."
        self._say(table, "accepts" if accepts else "declines", hand, text, EXPLAINS)

    def part_two(self, table: Table) -> None:
        """Say that part two begins."""
        table.say("part_two", "Part two begins.", PART_TWO)

    def lead(self, table: Table, hand: Seat) -> None:
        """Say whose lead it is."""
        self._say(table, "lead", hand, "@ leads.")

    def lead_moves(self, table: Table, stuck: Seat, hand: Seat) -> None:
        """Say that the lead moves to the right."""
        name = self.zones.name(stuck)
        text = f"{name} holds only the highest trump: the lead moves right to @."
        self._say(table, "lead_moves_right", hand, text)

    def plays(self, table: Table, hand: Seat, cards: Sequence[Card], phase: str) -> None:
        """Say which run was led, or beats the last one."""
        code, verb = ("leads", "leads") if phase == LEAD else ("beats", "beats it with")
        self._say(table, code, hand, f"@ {verb} the {cards_name(cards)}.")

    def eats(self, table: Table, hand: Seat, cards: Sequence[Card]) -> None:
        """Say that the lowest run was eaten."""
        self._say(table, "eats", hand, f"@ eats the {cards_name(cards)}.", CARDS_EATEN)

    def table_bare(self, table: Table) -> None:
        """Say that no cards are left on the table."""
        table.say("table_bare", "The table is bare.", PLAIN)

    def goes_out(self, state: State[SkitgubbeFacts], hand: Seat, place: int) -> None:
        """Say which player has no cards left."""
        table, owner = state.table, self.zones.owner[hand]
        if table.record is not None:
            text = f"{{{owner}}} goes out: {place_name(place)}."
            told = REWARD._replace(standing=self.standing.after(state))
            table.say("goes_out", text, told, owner, self.zones.mention(hand))

    def empty(self, table: Table, hand: Seat) -> None:
        """Say that one of a player's two hands has no cards left."""
        self._say(table, "empty", hand, "@ has no cards left.")

    def kill(self, state: State[SkitgubbeFacts], hand: Seat) -> None:
        """Say that the trick is killed: as many plays lie there as it takes."""
        if state.table.record is not None:
            told = KILL._replace(standing=self.standing.after(state))
            self._say(state.table, "kill", hand, "@ kills the trick.", told)

    def stalemate(self, table: Table) -> None:
        """Say that the game goes round in circles."""
        table.say("stalemate", "The game goes round in circles: it ends without a Goat.", PLAIN)

    def goat(self, state: State[SkitgubbeFacts], player: Seat) -> None:
        """Let the loser bleat, and say who it is, once the game is written down."""
        table = state.table
        if table.record is not None:
            table.say("bleats", "Baa!", LOSER_NAMED, player)
            text = f"{is_goat(player_placeholder(player))} {PROVERB}"
            table.say("goat", text, GOAT._replace(standing=self.standing.after(state)), player)

    def scored(self, table: Table, number: int, asks: bool) -> None:
        """Announce that a game was scored; *asks* is whether all are asked for another."""
        table.announce(Scored(f"Game {number}", ANOTHER_GAME if asks else None))

    def enough(self, table: Table, players: Sequence[Seat]) -> None:
        """Say who does not want another game."""
        if table.record is not None:
            verb = "has" if len(players) == 1 else "have"
            text = f"{players_text(players)} {verb} had enough."
            table.say("enough", text, PLAIN, players[0])

    def over(self, table: Table, outcome: Outcome) -> None:
        """Say that the match is over."""
        if table.record is not None:
            best = players_text(outcome.winners)
            verb = "comes" if len(outcome.winners) == 1 else "come"
            even = len(outcome.winners) == self.zones.players
            result = "all come off even" if even else f"{best} {verb} off best"
            table.say("over", f"The evening is over: {result}.", OVER)
