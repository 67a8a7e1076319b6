"""Where the signs round the cards lie: title, prompt, buttons, score panel, log."""
