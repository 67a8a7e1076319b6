"""What events look, sound and feel like over time: plan, player, highlights, emotions, sounds."""
