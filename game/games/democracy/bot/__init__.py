"""The computer players of Democracy: imagined deals, judgement, and parameters."""
