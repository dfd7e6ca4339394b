"""Confucius, by Alan Paull (2008): families rise at the court of the Ming by bribes, gifts, ships, armies."""
