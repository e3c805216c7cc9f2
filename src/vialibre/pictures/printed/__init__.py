"""Boards on paper: what is drawn (marks.py), what it shows, and the files it goes to."""
