"""The commands of build/torture.py, and the program they kill, damage and starve."""
