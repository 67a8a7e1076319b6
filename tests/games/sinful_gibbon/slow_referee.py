"""A slow referee: one round of Sinful Gibbon played from the specification alone, on texts."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.sinful_gibbon.slow_scoring import Player, penance

RANKS = "??23456789TJQKA"


class Referee:
    """A referee who follows one round; players are numbers in clockwise order, 0 sits anywhere."""

    def __init__(self, deck: Sequence[str], hands: Sequence[Sequence[str]], starter: int) -> None:
        """*deck* is written top first."""
        self.deck = list(deck)
        self.hands = [list(hand) for hand in hands]
        self.players = [Player() for _ in hands]
        self.pile: list[tuple[str, int, int]] = []
        self.held: tuple[str, int] | None = None
        self.standing = 0
        self.open = False
        self.hat: int | None = None
        self.braveheart: int | None = None
        self.closer: int | None = None
        self.over = False
        self.asked = [starter]
        self.asking = "turn"

    @property
    def now(self) -> int:
        """Who decides."""
        return self.asked[0]

    def others(self, player: int) -> list[int]:
        """Everybody else, clockwise from the left of *player*."""
        count = len(self.hands)
        return [(player + step) % count for step in range(1, count)]

    def legal(self) -> set[str]:
        """What the player asked may do."""
        if self.asking in ("offer", "call"):
            return {"accept", "doubt"}
        if self.asking == "turn":
            return {"pick", "doubt"} if self.open else {"pick"}
        lowest = max(2, self.standing)
        hand = self.hands[self.now]
        found = {f"promise_number {card} {n}" for card in hand for n in range(lowest, 15)}
        if self.asking == "promise" and self.standing and self.hat != self.now:
            found |= {f"promise_heart {card}" for card in hand}
        return found

    def play(self, text: str) -> None:
        """Carry out what the player asked decided."""
        verb, *words = text.split()
        player = self.now
        if verb == "pick":
            self.hands[player].append(self.deck.pop(0))
            self.asking = "promise"
        elif verb == "promise_number":
            self.hands[player].remove(words[0])
            self.pile.append((words[0], player, int(words[1])))
            self.standing, self.open = int(words[1]), True
            self.go_on(player)
        elif verb == "promise_heart":
            self.hands[player].remove(words[0])
            self.held, self.open = (words[0], player), False
            self.asked, self.asking = self.others(player), "offer"
        elif verb == "accept":
            self.asked.pop(0)
            if not self.asked:
                self.all_accepted()
        else:
            self.judge(player)

    def go_on(self, player: int) -> None:
        """After a number: the left neighbour's turn, or everybody is asked a last time."""
        if self.deck:
            self.asked, self.asking = self.others(player)[:1], "turn"
        else:
            self.asked, self.asking = self.others(player), "call"

    def all_accepted(self) -> None:
        """Go on after nobody has doubted."""
        if self.held is None:
            self.finish(closer=self.pile[-1][1])
            return
        card, player = self.held
        self.held = None
        self.players[player].accepted.append(card)
        if self.deck:
            self.asked, self.asking = self.others(player)[:1], "turn"
        else:
            self.finish(closer=player)

    def judge(self, doubter: int) -> None:
        """The table of verdicts, row by row."""
        promise = "number"
        if self.held is not None:
            self.pile.append((*self.held, self.standing))
            self.held, promise = None, "heart"
        card, accused, number = self.pile[-1]
        right_number, is_heart = card[0] == RANKS[number], card[1] == "h"
        true = card == "*1"
        if promise == "number" and right_number and not is_heart:
            true = True
        if promise == "heart" and right_number and is_heart:
            true = True
        if not true and (promise == "heart" or is_heart):
            self.hat = accused
        winner, loser = (accused, doubter) if true else (doubter, accused)
        cards = [entry[0] for entry in self.pile]
        self.players[loser].piles.append((cards, "straight" if true else "sideways"))
        self.pile, self.standing, self.open = [], 0, False
        if len(self.hands[winner]) == 1:
            self.players[loser].thrown.append(self.hands[winner].pop())
            self.finish(braveheart=winner)
        else:
            self.asked, self.asking = [winner], "lead"

    def finish(self, braveheart: int | None = None, closer: int | None = None) -> None:
        """The round is over."""
        self.braveheart, self.closer, self.over = braveheart, closer, True
        for player, hand in zip(self.players, self.hands, strict=True):
            player.leftovers = hand
        self.asked = [player for player in (braveheart, closer) if player is not None]

    def sums(self) -> list[int]:
        """What the round costs each player."""
        sheet = penance(self.players, self.braveheart, self.hat)
        return [sum(column) for column in zip(*sheet.values(), strict=True)]
