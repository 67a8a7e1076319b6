"""Widgets together: focus, forms, dialogs."""
