"""Where everything lies in a window of any size: pure numbers, no card and no picture."""
