"""The deal of the day: the same for everybody, and what each person made of it."""
