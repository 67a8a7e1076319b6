"""Widgets and sprites that several scenes use."""
