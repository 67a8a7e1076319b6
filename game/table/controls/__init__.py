"""Buttons that lie on the table: actions, the chooser beside a card, tiles, sorting, tabs."""
