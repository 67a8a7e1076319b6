"""The cards on the table: the model that follows events, where each card lies, and its picture."""
