"""The real window, crashes, and the report of what is on the screen."""
