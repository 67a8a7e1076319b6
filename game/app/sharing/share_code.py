"""The share code: a deal in a few letters that somebody else can type in.

It holds the game, the versions of its rules and of the computers, the seats, the options, who sits
where, and the seed; names stay at home. Its letters are URL-safe and stand in groups of five.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from game.app.sharing.check_letter import ALIKE, LETTERS, check
from game.app.sharing.code_bits import BitReader, BitWriter
from game.app.sharing.seed_bits import packs, put_seed, take_seed
from game.art.portraits.portraits import ANIMALS, PEOPLE
from game.bots.bot import PLAYERS_VERSION
from game.bots.profile import Level
from game.engine.journal import Journal
from game.engine.options import BadOption, Options, Value
from game.entry import GameEntry
from game.shelf import SHELF
from game.store.player import Player

FORM: Final = 0
"""Of the code itself: another form is another number."""
GROUP: Final = 5
LONGEST: Final = 120
"""Letters of a code at most, and more than any has."""
_FORM_BITS, _GAME_BITS = 3, 10
_LEVELS: Final = tuple(map(str, Level))
_SITTERS: Final = 1 + len(_LEVELS) * len(ANIMALS)
"""Who can sit on a seat: a person, or an animal of a level."""

WRONG = "A letter of this code is wrong or missing; compare it with the one you were given."
TOO_NEW = "This code was made by a newer version of Folkdeck, which this one cannot read."
OTHER = "This deal has players or options that this version of the game does not know."
NO_GAME = "This code is of a game that does not stand on this shelf."


class BadShareCode(ValueError):
    """A code that cannot be read, or a deal that has none; the text is a sentence."""


class SharedDeal(NamedTuple):
    """What a code says."""

    game: str
    rules_version: int
    players_version: int
    """Of the computers; 0 is not known."""
    seats: int
    options: Mapping[str, Value]
    players: tuple[Player, ...]
    """People without a name."""
    seed: str

    def other_versions(self) -> str:
        """What may be otherwise here than where it was made, in a sentence; empty if nothing."""
        if self.rules_version != SHELF[self.game].rules.version:
            return (
                "It was made by another version of the rules: "
                "it is dealt all the same, but cards and moves may be others."
            )
        if self.players_version != PLAYERS_VERSION and any(not p.human for p in self.players):
            return (
                "It was made by another version of the computers: "
                "the cards are the same, but they may play otherwise."
            )
        return ""


def share_code(
    beginning: Journal, players: Sequence[Player], players_version: int = PLAYERS_VERSION
) -> str:
    """The code of the deal that began so.

    Raises:
        BadShareCode: when it cannot be told in one.
    """
    entry = SHELF.get(beginning.game)
    if entry is None:
        raise BadShareCode(NO_GAME)
    if not packs(beginning.seed):
        raise BadShareCode("The seed of this deal is too long for a code.")
    if beginning.seats not in entry.rules.players:
        raise BadShareCode(OTHER)
    try:
        number = _options_number(entry.rules.options_type, beginning.options)
    except BadOption:
        raise BadShareCode(OTHER) from None
    packed = BitWriter()
    packed.put(FORM, _FORM_BITS)
    packed.put(game_number(beginning.game), _GAME_BITS)
    packed.put_any(beginning.version)
    packed.put_any(players_version)
    packed.put_any(beginning.seats - entry.rules.players[0])
    packed.put_any(number)
    sitting = 0
    for player in players:
        sitting = sitting * _SITTERS + _sitter(player)
    packed.put(sitting, _sitting_bits(len(players)))
    put_seed(packed, beginning.seed)
    values = packed.letters()
    text = "".join(LETTERS[value] for value in [*values, check(values)])
    return "-".join(text[at : at + GROUP] for at in range(0, len(text), GROUP))


def read_share_code(text: str) -> SharedDeal:
    """What the code *text* says; spaces, hyphens and capitals do not matter.

    Raises:
        BadShareCode: when it is none, or cannot be dealt here.
    """
    values = _values(text)
    if len(values) < 2 or check(values[:-1]) != values[-1]:
        raise BadShareCode(WRONG)
    packed = BitReader(values[:-1])
    try:
        if packed.take(_FORM_BITS) != FORM:
            raise BadShareCode(TOO_NEW)
        number = packed.take(_GAME_BITS)
        game = next((each for each in SHELF if game_number(each) == number), None)
        if game is None:
            raise BadShareCode(NO_GAME)
        deal = _dealt(packed, game, SHELF[game])
    except BadShareCode:
        raise
    except ValueError:
        raise BadShareCode(WRONG) from None
    if not packed.at_end:
        raise BadShareCode(WRONG)
    return deal


def game_number(game: str) -> int:
    """What stands for a game in a code; each of the shelf has another."""
    return int.from_bytes(sha256(game.encode()).digest()[:2]) >> (16 - _GAME_BITS)


def _dealt(packed: BitReader, game: str, entry: GameEntry) -> SharedDeal:
    """What is packed after the game.

    Raises:
        BadShareCode: when the game here has no such seats or options.
        ValueError: when it makes no sense.
    """
    rules = entry.rules
    versions = packed.take_any(), packed.take_any()
    seats, number = rules.players[0] + packed.take_any(), packed.take_any()
    unknown = f"{rules.title} has no such players or options in this version of Folkdeck."
    if seats not in rules.players:
        raise BadShareCode(unknown)
    try:
        options = _options(rules.options_type, number)
        entry.open(seats, options)
    except BadOption:
        raise BadShareCode(unknown) from None
    sitting = packed.take(_sitting_bits(seats))
    players: list[Player] = []
    for _ in range(seats):
        sitting, sitter = divmod(sitting, _SITTERS)
        players.insert(0, _player(sitter))
    if sitting:
        raise ValueError("nobody sits like this")
    return SharedDeal(game, *versions, seats, options, _seated(players), take_seed(packed))


def _values(text: str) -> list[int]:
    """The values of the letters in *text*."""
    signs = [ALIKE.get(sign, sign) for sign in text.upper() if not (sign.isspace() or sign in "-–")]
    if not signs:
        raise BadShareCode("Type in the letters of a deal.")
    strange = next((sign for sign in signs if sign not in LETTERS), "")
    if len(signs) > LONGEST:
        raise BadShareCode("This is too long for the code of a deal.")
    if strange:
        shown = f"“{strange}”" if strange.isprintable() else "a sign in it"
        raise BadShareCode(f"This is no code of a deal: {shown} does not stand in any.")
    return [LETTERS.index(sign) for sign in signs]


def _options_number(kind: type[Options], given: Mapping[str, object]) -> int:
    """Options as one number; the usual ones are 0."""
    number, radix = 0, 1
    for spec, value in zip(kind.describe(), kind.read(given).written().values(), strict=True):
        usual = spec.choices.index(spec.default)
        number += radix * ((spec.choices.index(value) - usual) % len(spec.choices))
        radix *= len(spec.choices)
    return number


def _options(kind: type[Options], number: int) -> dict[str, Value]:
    chosen: dict[str, Value] = {}
    for spec in kind.describe():
        number, step = divmod(number, len(spec.choices))
        usual = spec.choices.index(spec.default)
        chosen[spec.key] = spec.choices[(usual + step) % len(spec.choices)]
    if number:
        raise BadOption("There are more options than this.")
    return chosen


def _sitting_bits(seats: int) -> int:
    most: int = _SITTERS**seats - 1
    return most.bit_length()


def _sitter(player: Player) -> int:
    if player.human:
        return 0
    if player.level not in _LEVELS or player.portrait not in ANIMALS:
        raise BadShareCode("Somebody plays in this deal who cannot be told in a code.")
    return 1 + _LEVELS.index(player.level) * len(ANIMALS) + ANIMALS.index(player.portrait)


def _player(sitter: int) -> Player:
    if not sitter:
        return Player("")
    level, animal = divmod(sitter - 1, len(ANIMALS))
    return Player(ANIMALS[animal].title(), ANIMALS[animal], _LEVELS[level])


def _seated(players: Sequence[Player]) -> tuple[Player, ...]:
    """The same, every person with a portrait of his own."""
    faces = iter(PEOPLE * 2)
    return tuple(p._replace(portrait=next(faces)) if p.human else p for p in players)
