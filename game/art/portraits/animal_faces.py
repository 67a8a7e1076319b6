"""The animals: silver gibbon, siamang, frog, owl, tiger, crane and otter, each with all moods."""

from typing import Final

from game.art.palette import BRASS, INK, MADDER, PAPER
from game.art.portraits.gibbon import Coat, gibbon_head
from game.art.portraits.moods import Mood, draw_eye, draw_mouth
from game.art.svg import Paint, both_sides, circle, group, line, path

LAMP_EYE: Final = "#f3d98b"


def silverback(mood: Mood) -> str:
    """Silver: an old grey gibbon with white brows and cheek whiskers that stand out."""
    coat = Coat("#8b8f8a", PAPER, "#4d4a48")
    whiskers = both_sides(
        path(
            "M-36,2C-48,8 -56,18 -58,28C-52,28 -49,27 -47,25C-50,33 -50,39 -53,45"
            "C-46,45 -42,43 -39,40C-39,46 -38,50 -40,55C-32,53 -24,49 -18,44Z",
            "#b4b8b2",
            INK,
            1.6,
        )
    )
    brows = both_sides(
        path("M-6,-20C-12,-30 -26,-30 -32,-20C-26,-24 -14,-22 -6,-20Z", PAPER, "#4d4a48", 1.8)
    )
    return whiskers + gibbon_head(coat, mood) + brows


def siamang(mood: Mood) -> str:
    """Soot: a black siamang with no pale ring, a high crest and a round throat."""
    fur, skin = "#2c2320", "#6b4a36"
    crest = "".join(
        group(path("M-7,0C-6,-10 -2,-16 0,-20C2,-16 6,-10 7,0Z", fur), x, y, 1, a)
        for x, y, a in ((-26, -34, -34), (-13, -42, -16), (0, -44, 0), (13, -42, 16), (26, -34, 34))
    )
    throat = circle(0, 43, 20, Paint("#8a6150", INK, 2.5), ry=14) + line(
        "M-10,48C-4,52 4,52 10,48", INK, 2
    )
    ears = both_sides(circle(-42, 2, 10, fur) + circle(-42, 2, 4.6, skin))
    skull = path(
        "M0,-46C30,-46 48,-26 46,2C45,28 24,42 0,42C-24,42 -45,28 -46,2C-48,-26 -30,-46 0,-46Z", fur
    )
    cut = both_sides(
        line("M-40,12L-46,14M-38,22L-44,26M-32,30L-37,36M-42,2L-48,1", PAPER, 2.2, 0.4)
    )
    mask = path(
        "M0,-18C8,-30 31,-28 31,-8C31,6 24,10 23,18C20,30 10,35 0,35"
        "C-10,35 -20,30 -23,18C-24,10 -31,6 -31,-8C-31,-28 -8,-30 0,-18Z",
        skin,
    )
    nose = path("M-8,8C-5,3 5,3 8,8C6,13 -6,13 -8,8Z", INK)
    eyes = draw_eye((-14, -7), 9, mood, skin, left=True) + draw_eye((14, -7), 9, mood, skin)
    lips = draw_mouth(0, 20, 12, mood, "#f0cfa2")
    return throat + crest + ears + skull + cut + mask + eyes + nose + lips


def frog(mood: Mood) -> str:
    """Moss: a tree frog, eyes on top of a wide head."""
    green, pale = "#5d8a3c", "#dbe0a0"
    knobs = both_sides(circle(-26, -28, 20, green))
    head = path(
        "M0,-34C30,-34 54,-14 54,10C54,34 28,46 0,46C-28,46 -54,34 -54,10C-54,-14 -30,-34 0,-34Z",
        green,
    )
    jaw = path("M-51,14C-36,24 36,24 51,14C50,36 26,46 0,46C-26,46 -50,36 -51,14Z", pale)
    spots = "".join(
        circle(x, y, r, "#3b6230")
        for x, y, r in (
            (0, -22, 4.5),
            (-12, -12, 3.2),
            (12, -12, 3.2),
            (-43, -2, 4),
            (43, -2, 4),
            (0, -8, 2.6),
        )
    )
    throat = line("M-22,38C-10,43 10,43 22,38", "#3b6230", 2.6, 0.7)
    eyes = draw_eye((-26, -30), 13, mood, "#4a7033", LAMP_EYE, True) + draw_eye(
        (26, -30), 13, mood, "#4a7033", LAMP_EYE
    )
    nose = line("M-5,4l-1.6,2M5,4l1.6,2", INK, 3)
    lips = line("M-49,14C-30,23 30,23 49,14", INK, 2.4)
    return (
        knobs + head + jaw + lips + spots + throat + eyes + nose + draw_mouth(0, 26, 19, mood, INK)
    )


def owl(mood: Mood) -> str:
    """Dusk: a horned owl with two great rings round the eyes."""
    plume, pale = "#4b4560", "#cfc4d0"
    tufts = both_sides(
        path("M-44,-24C-50,-40 -50,-52 -46,-60C-36,-54 -24,-48 -10,-44Z", plume, INK, 2)
    )
    head = path(
        "M0,-46C34,-46 50,-26 50,4C50,34 28,50 0,50C-28,50 -50,34 -50,4C-50,-26 -34,-46 0,-46Z",
        plume,
    )
    breast = path("M0,50C-22,50 -38,40 -45,24C-24,30 24,30 45,24C38,40 22,50 0,50Z", "#6d6480")
    scales = "".join(
        line(f"M{x - 6},{y}q6,7 12,0", pale, 2.4)
        for x, y in ((-24, 33), (-8, 36), (8, 36), (24, 33), (-16, 42), (0, 44), (16, 42))
    )
    disc = both_sides(
        circle(-20, -6, 23, pale)
        + "".join(group(line("M0,-17L0,-21", plume, 2.2), -20, -6, 1, a) for a in range(0, 360, 30))
    )
    brow = path(
        "M0,-14C-8,-30 -24,-38 -42,-36C-28,-44 -8,-40 0,-28C8,-40 28,-44 42,-36"
        "C24,-38 8,-30 0,-14Z",
        plume,
    )
    eyes = draw_eye((-20, -6), 14, mood, "#8d8398", "#f0b84a", True) + draw_eye(
        (20, -6), 14, mood, "#8d8398", "#f0b84a"
    )
    return tufts + head + breast + scales + disc + brow + eyes + _beak(mood)


def _beak(mood: Mood) -> str:
    if mood.mouth in ("laugh", "round"):
        return path("M-8,6C-4,0 4,0 8,6L0,16Z", BRASS, INK, 2) + path(
            "M-6,14L0,18L6,14C5,22 2,26 0,27C-2,26 -5,22 -6,14Z", MADDER, INK, 2
        )
    tilt = {"smirk": 8, "aside": -6, "frown": 0}.get(mood.mouth, 0)
    drop = 4 if mood.mouth == "frown" else 0
    return group(
        path("M-8,6C-4,0 4,0 8,6C7,14 3,20 0,23C-3,20 -7,14 -8,6Z", BRASS, INK, 2)
        + line("M-5,10L5,10", INK, 1.6),
        0,
        drop,
        1,
        tilt,
    )


def tiger(mood: Mood) -> str:
    """Amber: a young tiger with round ears and cut stripes."""
    coat = "#d98a32"
    ears = both_sides(circle(-36, -34, 15, Paint(coat, INK, 2.5)) + circle(-36, -34, 7, PAPER))
    head = path(
        "M0,-46C32,-46 52,-24 52,4C52,14 56,20 58,26C50,28 46,32 40,38C30,46 14,48 0,48"
        "C-14,48 -30,46 -40,38C-46,32 -50,28 -58,26C-56,20 -52,14 -52,4"
        "C-52,-24 -32,-46 0,-46Z",
        coat,
    )
    cheeks = path("M-8,14L8,14L10,47L-10,47Z", PAPER) + both_sides(
        path("M-6,12C-20,6 -34,12 -40,26C-44,28 -48,27 -50,26C-44,40 -26,48 -4,47Z", PAPER)
    )
    brow = both_sides(path("M-8,-16C-10,-26 -24,-28 -30,-18C-24,-21 -14,-20 -8,-16Z", PAPER))
    stripes = both_sides(
        path("M-52,-4L-34,0L-51,5ZM-50,-18L-33,-11L-52,-9ZM-50,12L-36,12L-53,18Z", INK)
        + path("M-18,-44L-12,-30L-10,-45Z", INK)
    ) + path("M-3,-46L0,-26L3,-46Z", INK)
    nose = path("M-9,6C-5,2 5,2 9,6C6,13 2,15 0,16C-2,15 -6,13 -9,6Z", "#b2564a", INK, 2)
    freckles = both_sides(
        "".join(circle(x, y, 1.8, INK) for x, y in ((-20, 22), (-27, 27), (-18, 30)))
    )
    eyes = draw_eye((-18, -5), 10, mood, coat, "#e8e0a0", True) + draw_eye(
        (18, -5), 10, mood, coat, "#e8e0a0"
    )
    return (
        ears
        + head
        + cheeks
        + brow
        + stripes
        + eyes
        + nose
        + line("M0,16L0,21", INK, 2)
        + freckles
        + draw_mouth(0, 25, 13, mood, INK)
    )


def crane(mood: Mood) -> str:
    """Birch: a white crane with a red crown, black throat and a long bill turned to the side."""
    white, shade = "#f7f1e4", "#cfc6b4"
    neck = path("M-22,54C-26,36 -26,22 -20,10L22,14C26,28 24,42 22,54Z", INK)
    head = path(
        "M-44,4C-46,-24 -28,-44 -2,-44C24,-44 36,-28 36,-8C36,12 22,24 0,26C-24,28 -42,22 -44,4Z",
        white,
        INK,
        2.5,
    )
    cap = path("M-34,-24C-26,-46 20,-50 32,-22C16,-32 -14,-34 -34,-24Z", MADDER, INK, 2.5)
    plumes = path("M-42,-4C-54,-10 -58,-22 -56,-32C-48,-28 -40,-22 -36,-16Z", INK)
    barring = line("M-38,8L-32,10M-34,15L-28,16M-40,0L-34,2", shade, 2.6)
    eyes = draw_eye((-13, -8), 10, mood, shade, "#f0d98a", True) + draw_eye(
        (17, -8), 9, mood, shade, "#f0d98a"
    )
    return neck + plumes + head + cap + barring + eyes + _bill(mood)


def _bill(mood: Mood) -> str:
    lower = {"laugh": 13, "round": 17}.get(mood.mouth, 2)
    turn = {"frown": 12, "aside": -8, "smirk": -4}.get(mood.mouth, 0)
    upper = path("M6,2C16,-4 26,-2 32,2C44,6 54,10 60,16C46,18 26,18 12,16Z", BRASS, INK, 2.4)
    under = path("M10,12C22,16 36,16 50,16C40,21 22,22 12,19Z", "#b07f2a", INK, 2.2)
    return group(
        group(under, 0, 0, 1, lower - 2) + upper + line("M18,6L26,8", INK, 1.8), -2, 2, 1, turn
    )


def otter(mood: Mood) -> str:
    """Pebble: a river otter, flat head, long whiskers, a shell on the brow."""
    fur, pale = "#7a6150", "#e2d2b4"
    ears = both_sides(circle(-44, -14, 9, Paint(fur, INK, 2)) + circle(-44, -14, 4, pale))
    head = path(
        "M0,-40C34,-40 52,-22 52,4C52,32 30,46 0,46C-30,46 -52,32 -52,4C-52,-22 -34,-40 0,-40Z", fur
    )
    muzzle = path(
        "M0,2C14,-6 40,2 44,16C44,34 24,46 0,46C-24,46 -44,34 -44,16C-40,2 -14,-6 0,2Z", pale
    )
    nose = path("M-13,4C-8,-4 8,-4 13,4C10,12 4,15 0,15C-4,15 -10,12 -13,4Z", INK)
    shine = line("M-6,3C-3,1 1,1 4,2", PAPER, 2, 0.8)
    whiskers = both_sides(line("M-24,20L-58,14M-24,25L-58,27M-23,30L-54,39", INK, 1.8))
    shell = path("M-13,-30C-13,-42 13,-42 13,-30L0,-21Z", "#8fb4c9", INK, 2) + line(
        "M0,-22L-6,-37M0,-22L0,-39M0,-22L6,-37", PAPER, 1.8
    )
    cut = both_sides(
        line("M-46,4L-50,3M-45,13L-49,14M-30,-30L-33,-34M-20,-34L-22,-38", pale, 2.2, 0.5)
    )
    eyes = draw_eye((-22, -8), 9, mood, fur, left=True) + draw_eye((22, -8), 9, mood, fur)
    return (
        ears
        + head
        + cut
        + muzzle
        + whiskers
        + nose
        + shine
        + eyes
        + shell
        + line("M0,15L0,21", INK, 2)
        + draw_mouth(0, 24, 12, mood, INK)
    )
