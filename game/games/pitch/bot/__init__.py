"""The computer players of Pitch: imagined deals, judgement, and parameters."""
