"""The transfer: people, matches, records and settings in one file, for another computer."""
