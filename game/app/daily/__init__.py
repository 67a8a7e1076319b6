"""The deal of the day on the screen: to be dealt, gone on with, and looked back at."""
