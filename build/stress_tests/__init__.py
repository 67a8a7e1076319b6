"""The work of build/soak.py."""
