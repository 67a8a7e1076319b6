"""Sinful Gibbon: merciless cheating and seven deadly sins, for 3 to 7 players."""
