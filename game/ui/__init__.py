"""The ui room: the thin set of widgets, pictures, letters and sounds every screen is made of.

It knows no card and no game.
"""
