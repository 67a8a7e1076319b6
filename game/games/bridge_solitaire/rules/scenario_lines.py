"""Lines of a scenario: auction, contract, tricks and score, as texts to read and to check."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from game.engine.cards import Suit
from game.engine.notation import BadNotation, read_card
from game.engine.rules import State
from game.engine.zones import ZoneId, ZoneRegistry
from game.games.bridge_solitaire.rules import house_bid, match_end
from game.games.bridge_solitaire.rules.bid_numbers import (
    BIDS,
    PASS,
    SUITS,
    TEXTS,
    read_bid,
    trump_of,
)
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Contract, Phase
from game.games.bridge_solitaire.rules.positions import UNWRITTEN
from game.games.bridge_solitaire.text import card_text

EXAMPLES: Final[tuple[str, ...]] = (
    "house_call: 1d (or pass)",
    "contract: 1c doubled (undoubled if it does not say so; in a position also: by house)",
    "declarer: player (or house)",
    "multiplier: 2",
    "trump: clubs",
    "leader: house",
    "led: Jh",
    "tricks: 6 4 (player, house; or tricks player: 6; check: of the last deal when it is over)",
    "below: 40 0 (in this game)",
    "earlier: 100 60 (below the line in games that were won)",
    "above: 200 0",
    "games: 1 0",
    "score: 1150 230",
    "vulnerable: player",
    "honors: 150",
    "phase: choose (auction, play, score, over)",
    "check count: 5 0 1 0 (winning tricks in clubs, diamonds, hearts, spades)",
    "check entries: honors player 150, contract player 40 (of the last deal)",
    "check result: made (or made with 2 more, 1 down)",
    "check winner: player (house, tie)",
)
SIDES = {"player": PLAYER, "P1": PLAYER, "me": PLAYER, "you": PLAYER, "house": HOUSE, "it": HOUSE}
NAMES: Final = ("player", "house")
PAIRS: Final[tuple[str, ...]] = ("tricks", "below", "earlier", "above", "games")
DOUBLES = {"undoubled": 1, "doubled": 2, "x": 2, "redoubled": 4, "xx": 4}


def read(key: str, text: str, state: State[BridgeFacts], zone_registry: ZoneRegistry) -> bool:
    """Take in a line of a position; False when the key is not one of these.

    Raises:
        BadNotation: when the text does not fit the key.
    """
    facts = state.facts
    name, _, who = key.replace("tricks_", "tricks ").partition(" ")
    if key in ("tricks_player", "tricks_house") and not text.isdecimal():
        side = SIDES[who]
        facts.tricks[side] = facts.tricks[side] or (len(text.split()) + 1) // 2
        return False
    if name in PAIRS or name == "score":
        _read_pair(facts, name, who, text)
    elif name == "house_call" or key == "house":
        facts.house_call = _bid(text) if text != "none" else None
        facts.phase = Phase.AUCTION if facts.phase is Phase.CHOOSE else facts.phase
    elif name == "contract":
        _read_contract(facts, text)
    elif name in ("declarer", "multiplier"):
        contract = facts.contract or UNWRITTEN
        value = _side(text) if name == "declarer" else _multiplier(text)
        facts.contract = contract._replace(**{name: value})
    elif name == "trump":
        facts.trump = _suit(text)
        facts.contract = facts.contract or UNWRITTEN
    elif name == "leader":
        facts.leader = _side(text)
        facts.contract = facts.contract or UNWRITTEN
    elif name == "led":
        state.table.put(zone_registry.index[ZoneId("trick")], [read_card(text)])
        facts.leader = HOUSE
    elif name == "vulnerable":
        facts.games = _vulnerable(text)
    elif name == "phase":
        facts.phase = _phase(text)
    else:
        return False
    return True


def write(key: str, state: State[BridgeFacts], zone_registry: ZoneRegistry) -> str | None:
    """The text that a `check` line compares with; None when the key is not one of these."""
    facts = state.facts
    name, _, who = key.replace("tricks_", "tricks ").partition(" ")
    if name in PAIRS or name == "score":
        pair = _pair(name, facts)
        return str(pair[_side(who)]) if who else f"{pair[PLAYER]} {pair[HOUSE]}"
    if name == "count":
        hand = state.table.zones[zone_registry.index[ZoneId("hand", PLAYER)]]
        return " ".join(map(str, house_bid.counted(hand).winners))
    if name == "led":
        trick = state.table.zones[zone_registry.index[ZoneId("trick")]]
        return trick[0].text if trick else "none"
    return _write_play(name, facts)


def _pair(name: str, facts: BridgeFacts) -> Sequence[int]:
    if name == "score":
        return facts.total(PLAYER), facts.total(HOUSE)
    if name == "tricks" and facts.phase is Phase.CHOOSE and facts.last is not None:
        return facts.last.tricks
    pair: list[int] = getattr(facts, name)
    return pair


def _write_play(name: str, facts: BridgeFacts) -> str | None:
    contract = facts.contract
    written = {
        "phase": facts.phase.value,
        "house_call": "none" if facts.house_call is None else _bid_text(facts.house_call),
        "leader": "none" if facts.leader < 0 else NAMES[facts.leader],
        "vulnerable": " ".join(n for n, g in zip(NAMES, facts.games, strict=True) if g) or "none",
        "contract": "none",
        "declarer": "none",
        "multiplier": "none",
        "trump": "none" if facts.trump is None else facts.trump.word,
        "winner": _winner(facts),
        "result": "none" if facts.last is None else card_text.result_words(facts.last),
        "entries": ", ".join(
            f"{entry.kind} {NAMES[entry.side]} {entry.points}"
            for entry in facts.entries
            if facts.last is not None and entry.deal == facts.last.number
        ),
    }
    if contract is not None:
        written["contract"] = TEXTS[contract.bid] + card_text.DOUBLES[contract.multiplier]
        written["declarer"] = NAMES[contract.declarer]
        written["multiplier"] = str(contract.multiplier)
    return written.get(name)


def _winner(facts: BridgeFacts) -> str:
    winner = match_end.winner(facts)
    if winner is None:
        return "tie" if facts.phase is Phase.OVER else "none"
    return NAMES[winner]


def _read_pair(facts: BridgeFacts, name: str, who: str, text: str) -> None:
    words = text.split()
    if len(words) != (1 if who else 2) or not all(re.fullmatch(r"\d{1,5}", w) for w in words):
        raise BadNotation(f"“{name}” needs two numbers, player and house, or “{name} house: 1”.")
    sides = (_side(who),) if who else (PLAYER, HOUSE)
    for side, word in zip(sides, words, strict=True):
        if name == "score":
            facts.above[side] += int(word) - facts.total(side)
        else:
            getattr(facts, name)[side] = int(word)
    if name == "tricks":
        facts.contract = facts.contract or UNWRITTEN


def _read_contract(facts: BridgeFacts, text: str) -> None:
    if text == "none":
        facts.contract = None
        return
    contract = facts.contract or UNWRITTEN
    bid, rest = read_bid(text) or (contract.bid, text)
    declarer, multiplier = contract.declarer, contract.multiplier
    for word in rest.replace(",", " ").split():
        if word in SIDES:
            declarer = SIDES[word]
        elif word in DOUBLES:
            multiplier = DOUBLES[word]
        elif word != "by":
            raise BadNotation(f"“{text}” is no contract; write it so: 1c doubled by house_bid.")
    facts.contract = Contract(_known(bid) if bid else 0, declarer, multiplier or 1)
    facts.trump = trump_of(bid) if bid else facts.trump


def _bid_text(bid: int) -> str:
    return TEXTS.get(bid, "pass")


def _bid(text: str) -> int:
    if text == "pass":
        return PASS
    bid, rest = read_bid(text) or (0, text)
    if rest:
        raise BadNotation(f"“{text}” is no bid; write 1c to 7n, or pass.")
    return _known(bid)


def _known(bid: int) -> int:
    if bid not in BIDS:
        raise BadNotation("A bid is of one to seven; write 1c to 7n, or pass.")
    return bid


def _vulnerable(text: str) -> list[int]:
    """The games of both sides when *text* names those that have won one."""
    if text in ("none", "nobody"):
        return [0, 0]
    if text == "both":
        return [1, 1]
    sides = {_side(word) for word in text.replace(",", " ").split() if word != "and"}
    return [int(side in sides) for side in (PLAYER, HOUSE)]


def _side(text: str) -> int:
    if text not in SIDES:
        raise BadNotation(f"“{text}” is no side; there are player and house_bid.")
    return SIDES[text]


def _multiplier(text: str) -> int:
    if text not in ("1", "2", "4"):
        raise BadNotation(f"“{text}” is no multiplier; it is 1, doubled 2, or redoubled 4.")
    return int(text)


def _suit(text: str) -> Suit | None:
    for suit in SUITS:
        if text in (suit.value, suit.word):
            return suit
    if text in ("none", "n", "no trump", "notrump"):
        return None
    raise BadNotation(f"“{text}” is no trump: write clubs, diamonds, hearts, spades or none.")


def _phase(text: str) -> Phase:
    try:
        return Phase(text.lower())
    except ValueError:
        phases = ", ".join(phase.value for phase in Phase)
        raise BadNotation(f"“{text}” is no phase; there are {phases}.") from None
