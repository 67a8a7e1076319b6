"""Gestures: what is under the pointer, picked or carried, and what is meant and done by it."""
