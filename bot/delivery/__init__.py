"""Sends the outbox: every message the bot posts of its own accord was first stored with what caused it.

``worker``      takes rows in order, one match at a time, many matches side by side; tries again what failed
``kinds``       what each kind of row does on Discord
``posting``     how a message gets into a thread, a channel or to a person, once
``reminders``   to whom a reminder goes
``notices``     what happened besides moves
``substitutes`` calls for substitutes, in the channel
``watches``     matches as their watchers see them elsewhere
``places``      where a match's messages go: its thread, a new one if that was deleted, else its channel
``traces``      finds a row that was posted just before the process died
"""

from bot.delivery.worker import Worker

__all__ = ["Worker"]
