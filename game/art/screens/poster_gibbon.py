"""The gibbon of the poster: it hangs by one hand, winks, and holds up the ace it hid."""

import math

from game.art.palette import INK, MADDER, PAPER_LIT
from game.art.portraits.gibbon import Coat, gibbon_head, leg, long_arm, trunk
from game.art.portraits.moods import MOODS
from game.art.suits import pip, suit_colour
from game.art.svg import Paint, both_sides, group, line, mirrored, path, rect

_DARK = Coat()

_CUT_RANKS = {
    # ranks as the knife would cut them, in a box from -20 to 20
    "A": "M-15,20L-4,-20L4,-20L15,20M-10,8L10,8M-20,20L-9,20M9,20L20,20",
    "K": "M-12,-20L-12,20M-18,-20L-6,-20M-18,20L-6,20M13,-20L-11,4M-4,-2L13,20"
    "M7,-20L18,-20M7,20L19,20",
    "Q": "M0,-20C-20,-20 -20,16 0,16C20,16 20,-20 0,-20M-4,8C4,8 6,24 16,20",
    "J": "M6,-20L6,8C6,22 -14,22 -14,10M-2,-20L14,-20",
}


def poster_gibbon() -> str:
    """The gibbon with all its cards, round the middle of the poster."""
    return _ape() + _fan()


def _ape() -> str:
    """Hanging by one hand, winking, an ace of spades held up in the other."""
    scale = 1.5
    free = line("M22,22C66,12 90,-14 96,-54", _DARK.fur, 21) + line(
        "M66,2L74,8M78,-10L88,-7M86,-26L96,-24M88,-42L99,-42", _DARK.ring, 2.2, 0.5
    )
    card = group(_card("A", "s", 80), 112, -110, 1, 12)
    thumb = line("M92,-54C92,-62 94,-68 98,-73", _DARK.fur, 9) + line(
        "M92.5,-60C93,-64 94.6,-68 97,-71", _DARK.ring, 1.6, 0.5
    )
    fingers = line("M84,-60C80,-66 80,-70 82,-74M104,-54C110,-56 116,-58 122,-58", _DARK.fur, 7)
    fur = line(
        "M-30,8L-36,3M-38,-2L-44,-6M40,22L44,28M52,16L57,21M-6,112L-8,118M8,112L10,118"
        "M-18,110L-22,115M18,110L22,115",
        _DARK.ring,
        2.2,
        0.5,
    )
    body = (
        long_arm(_DARK)
        + fingers
        + card
        + free
        + thumb
        + both_sides(leg(_DARK))
        + trunk(_DARK, MADDER)
        + fur
        + group(gibbon_head(_DARK, MOODS["wink"]), 3, -30, 1.12, 5)
    )
    return group(body, 14, 10, scale)


def _card(rank: str, suit: str, wide: float) -> str:
    """A small printed card round (0, 0), its rank cut with the knife."""
    colour = suit_colour(suit)
    k = wide / 100
    cut = group(line(_CUT_RANKS[rank], colour, 7.4), -31, -48, 0.5)
    index = cut + group(pip(suit, colour, incised=False), -31, -25, 0.19)
    body = (
        rect(-46, -64, 100, 140, 8, Paint("#050a08", opacity=0.28))
        + rect(-50, -70, 100, 140, 8, Paint(PAPER_LIT, INK, 3.4))
        + index
        + group(cut, 0, 0, 1, 180)
        + group(pip(suit, colour), 2, 2, 0.58 if rank == "A" else 0.5)
    )
    return group(body, 0, 0, k)


def _fan() -> str:
    """The rest of the hand, held by the feet."""
    cards = "".join(
        group(
            _card(rank, suit, 106),
            330 * math.sin(math.radians(a)) + 14,
            634 - 330 * math.cos(math.radians(a)),
            1,
            a,
        )
        for rank, suit, a in (
            ("K", "h", -19.5),
            ("Q", "d", -6.5),
            ("J", "c", 6.5),
            ("A", "d", 19.5),
        )
    )
    toes = "".join(
        line(f"M{x + 14},222C{x + 13},232 {x + 15},238 {x + 16},244", _DARK.fur, 10)
        for x in (-40, -27, -14)
    )
    feet = path(
        "M-48,206C-44,196 0,196 6,208C8,220 -2,228 -22,228C-42,228 -50,220 -48,206Z", _DARK.fur
    )
    foot = toes + feet
    return cards + foot + mirrored(foot, 14)
