"""Thinking elsewhere: computer players in a process of their own, or a slice at a time."""
