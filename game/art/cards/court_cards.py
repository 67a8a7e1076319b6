"""Court cards: jacks, queens and kings, each with their own head, pose and attribute.

Half a figure is drawn on the card grid (250 x 350) from y = 24 to the belt at y = 175.
"""

from game.art.cards.court_parts.court_cloth import CLOTH, Cloth
from game.art.cards.court_parts.jacks import jack_head, jack_pose
from game.art.cards.court_parts.kings import king_head, king_pose
from game.art.cards.court_parts.queens import queen_head, queen_pose
from game.art.lantern import lantern
from game.art.motifs import tulip
from game.art.palette import BRASS, INK, MOSS, PAPER, SKIN, SKY, WOOD_LIGHT
from game.art.suits import pip
from game.art.svg import Paint, circle, group, half_turned, line, path, rect


def court(rank: int, suit: str, colour: str) -> str:
    """The framed double figure of a jack (11), queen (12) or king (13)."""
    half = _sprig(suit) + group(pip(suit, colour), 79, 50, 0.31) + figure(rank, suit)
    belt = (
        rect(58.5, 166, 133, 18, 0, INK)
        + "".join(path(f"M{x},175l8,-6l8,6l-8,6Z", BRASS) for x in range(63, 180, 20))
        + "".join(circle(x, 175, 2, PAPER) for x in range(81, 182, 20))
    )
    frame = (
        rect(57, 24, 136, 302, 7, "#faf2e0")
        + half
        + half_turned(half, 250, 350)
        + belt
        + rect(57, 24, 136, 302, 7, Paint("none", INK, 3))
    )
    return group(frame, 125 - 125 * 1.085, 175 - 175 * 1.085, 1.085)


def bust(rank: int, suit: str) -> str:
    """The same figure once and large, for cards with the large index."""
    return group(figure(rank, suit), -24, 91, 1.4)


def figure(rank: int, suit: str) -> str:
    """Half a court figure without frame: body, head, and the two hands with what they hold."""
    cloth = CLOTH[suit]
    head = {11: jack_head, 12: queen_head, 13: king_head}[rank]
    behind, front = head(suit, cloth.robe, cloth.trim)
    pose = {11: jack_pose, 12: queen_pose, 13: king_pose}[rank]
    return (
        behind
        + _robe(cloth, suit)
        + _breast(cloth, suit)
        + pose(cloth, suit)
        + front
        + _attribute(suit)
        + _right_hand(cloth)
    )


def _robe(cloth: Cloth, suit: str) -> str:
    out = path(
        "M60,176L60,158C64,136 92,126 108,120L142,120C158,126 186,136 190,158L190,176Z",
        cloth.robe,
        INK,
        3,
    )
    return out + _weave(suit, cloth.trim)


def _weave(suit: str, ink: str) -> str:
    """The pattern of each suit's robe: stripes, lozenges, leaves, waves."""
    cells = ((68, 152, 174), (80, 143, 174), (92, 136, 174))
    out = []
    for x, top, foot in cells:
        for side in (x, 250 - x):
            if suit == "h":
                inwards = 2 if side < 125 else -2
                out.append(line(f"M{side},{foot}L{side + inwards},{top}", ink, 3.4))
            elif suit == "d":
                out += [
                    path(f"M{side},{y - 5}l3.6,5l-3.6,5l-3.6,-5Z", ink)
                    for y in range(top + 6, foot - 4, 12)
                ]
            elif suit == "c":
                out += [
                    line(f"M{side - 4},{y - 4}L{side},{y}L{side + 4},{y - 4}", ink, 2.6)
                    for y in range(top + 8, foot - 4, 8)
                ]
            else:
                wave = "".join(
                    "q3,-3.5 0,-7" if i % 2 else "q-3,-3.5 0,-7" for i in range((foot - top) // 7)
                )
                out.append(line(f"M{side},{foot - 1}{wave}", ink, 2.8))
    return "".join(out)


def _breast(cloth: Cloth, suit: str) -> str:
    dark = suit == "d"
    out = path("M107,120L143,120L150,176L100,176Z", cloth.trim, INK, 3)
    if dark:
        out += path("M113,124L137,124L142,176L108,176Z", cloth.heart)
    sign = BRASS if dark else cloth.heart
    out += group(pip(suit, sign, cloth.trim, False), 125, 149, 0.26)
    return out + "".join(circle(x, 168, 2.4, sign) for x in (110, 125, 140))


def _attribute(suit: str) -> str:
    if suit == "h":
        return line("M174,118L174,160", MOSS, 5) + group(tulip(), 174, 82, 0.78)
    if suit == "d":
        return line("M174,46L174,164", WOOD_LIGHT, 5) + group(lantern(False), 174, 86, 0.62)
    if suit == "c":
        return _leafed_staff()
    return (
        path("M174,34L181,50L180,128L168,128L167,50Z", SKY, INK, 3)
        + line("M174,48L174,122", PAPER, 2.4)
        + path("M156,128L192,128L192,136L156,136Z", BRASS, INK, 2.5)
        + line("M174,136L174,160", INK, 9)
    )


def _leafed_staff() -> str:
    out = line("M174,160C176,130 172,90 175,46", WOOD_LIGHT, 7)
    for y, d in ((84, 1), (96, -1), (108, 1), (72, -1)):
        out += path(
            f"M174,{y}C{174 + d * 8},{y - 22} {174 + d * 18},{y - 20} {174 + d * 15},{y - 30}"
            f"C{174 + d * 2},{y - 26} {174 - d * 2},{y - 12} 174,{y}Z",
            MOSS,
            INK,
            2,
        )
    return out + group(pip("c", MOSS, PAPER, False), 174, 46, 0.3)


def _right_hand(cloth: Cloth) -> str:
    return (
        path("M158,152C158,142 164,138 174,138C184,138 188,144 187,152Z", SKIN, INK, 2.5)
        + line("M166,140l0,9M173,139l0,10M180,140l0,9", INK, 1.6)
        + path("M156,152L190,152L190,164L154,164Z", cloth.trim, INK, 2.5)
    )


def _sprig(suit: str) -> str:
    return line(
        "M66,84C74,78 74,72 79,72C84,72 84,78 92,84M79,74L79,112M79,92C72,90 68,96 68,102"
        "C74,102 78,98 79,92C80,98 84,102 90,102C90,96 86,90 79,92",
        CLOTH[suit].sprig,
        3,
    )
