"""Confucius' pictures."""
