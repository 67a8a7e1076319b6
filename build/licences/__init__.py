"""Licences of the download: whether every part in it has its text beside the program."""
