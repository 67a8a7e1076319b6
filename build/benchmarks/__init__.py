"""The programs that build/bench.py starts and measures, and what it prints of them."""
