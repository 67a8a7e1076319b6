"""The computer players of Jersey Gin: imagined deals, judgement, and parameters."""
