"""The computer players of Bridge Solitaire: imagined deals, judgement, and parameters."""
