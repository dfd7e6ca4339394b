"""Sends the outbox: every message the bot posts of its own accord was first stored with what caused it."""

from bot.delivery.worker import Worker

__all__ = ["Worker"]
