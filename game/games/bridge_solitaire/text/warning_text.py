"""The questions Bridge Solitaire asks before a pointless action."""

from __future__ import annotations

LEADS_A_JOKER = "The house wins any trick in which you lead a joker. Lead it all the same?"
