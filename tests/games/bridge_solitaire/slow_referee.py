"""A slow referee of Bridge Solitaire: written from the specification with texts, not with cards."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

RANKS = "23456789TJQKA"
STRAINS = "cdhsn"


def winners_in(suit: str, hand: list[str]) -> int:
    """Winning tricks of one suit, played out on paper card by card."""
    mine = {word[0] for word in hand if word[1] == suit and word[0] != "*"}
    count = 0
    theirs = set(RANKS) - mine
    while mine:
        if not theirs:
            return count + len(mine)
        top = max(mine | theirs, key=RANKS.index)
        if top in mine:
            count += 1
            mine.remove(top)
            theirs.remove(min(theirs, key=RANKS.index))
        else:
            theirs.remove(top)
            mine.remove(min(mine, key=RANKS.index))
    return count


def walked_down(suit: str, hand: list[str]) -> int:
    """The other wording, good for six cards or fewer: walk down the ranks from the ace."""
    mine = [rank for rank in RANKS if rank + suit in hand]
    assert len(mine) <= 6
    count = 0
    for rank in reversed(RANKS):
        if not mine:
            break
        if rank in mine:
            mine.remove(rank)
            count += 1
        else:
            mine.pop(0)
    return count


def house_bid(hand: list[str], tie: str) -> str:
    """The bid of the house as it is written, or ``pass``."""
    level = 6 - sum(winners_in(suit, hand) for suit in "cdhs")
    if level <= 0:
        return "pass"
    lengths = {s: sum(word[1] == s for word in hand if word[0] != "*") for s in "cdhs"}
    order = "cdhs" if tie == "low" else "shdc"
    return f"{level}{min(order, key=lambda s: lengths[s])}"


def shape(hand: list[str]) -> str:
    """The suit lengths and the jokers: ``4333``, ``3333*``."""
    lengths = sorted((sum(w[1] == s for w in hand if w[0] != "*") for s in "cdhs"), reverse=True)
    return "".join(map(str, lengths)) + "*" * sum(word[0] == "*" for word in hand)


class Position(NamedTuple):
    """Play at a moment when the player decides; *led* is the card the house led, if it led."""

    hand: tuple[str, ...]
    stock: tuple[str, ...]
    trump: str
    led: str | None
    player: int
    house: int


def may_play(now: Position) -> list[str]:
    """BS-D3 and BS-D4."""
    if now.led is None or now.led[0] == "*":
        return list(now.hand)
    same = [c for c in now.hand if c[0] != "*" and c[1] == now.led[1]]
    return same or list(now.hand)


def reply(lead: str, stock: tuple[str, ...], trump: str) -> tuple[str | None, int]:
    """The house's card, None for none, and how many cards it turned up (BS-D5 to BS-D7)."""
    for number, turned in enumerate(stock, 1):
        fits = lead[0] == "*" or turned[0] == "*" or turned[1] in (lead[1], trump)
        if fits or number == len(stock):
            return turned, number
        if trump == "n" and number == 4:
            return None, number
    return None, 0


def player_takes(first: str, second: str | None, house_led: bool, trump: str) -> bool:
    """BS-D8 and BS-D9; *second* None is a trick without a card of the house."""
    if second is None:
        return True
    if "*" in (first[0], second[0]):
        return house_led and first[0] == second[0] == "*"
    if second[1] == first[1]:
        second_wins = RANKS.index(second[0]) > RANKS.index(first[0])
    else:
        second_wins = second[1] == trump
    return second_wins == house_led


def after(now: Position, card: str) -> Position | tuple[int, int]:
    """The next position, or the tricks of both sides when the hand is over."""
    hand = tuple(c for c in now.hand if c != card)
    if now.led is not None:
        stock, taken = now.stock, player_takes(now.led, card, True, now.trump)
    else:
        answer, turned = reply(card, now.stock, now.trump)
        stock, taken = now.stock[turned:], player_takes(card, answer, False, now.trump)
    player, house = now.player + taken, now.house + (not taken)
    if not hand or not stock:
        return player + len(hand), house
    if taken:
        return Position(hand, stock, now.trump, None, player, house)
    return Position(hand, stock[1:], now.trump, stock[0], player, house)


def endings(now: Position) -> Counter[tuple[int, int]]:
    """How often each result comes out when every legal card is tried every time."""
    found: Counter[tuple[int, int]] = Counter()
    for card in may_play(now):
        then = after(now, card)
        if isinstance(then, Position):
            found += endings(then)
        else:
            found[then] += 1
    return found
