"""The curtain between two people at one screen: when it falls, and what is on it."""
