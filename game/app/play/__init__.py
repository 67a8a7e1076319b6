"""The table while a match is played: its scene, menu, curtain, score flow, remarks."""
