"""Discord's own JSON shapes: people, members, roles, server, channels, application."""

from datetime import datetime
from typing import Any

from .permissions import EVERYONE
from .snowflakes import stamp

Json = dict[str, Any]

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREADS = frozenset({10, PUBLIC_THREAD, PRIVATE_THREAD})


class Flag:
    """Bits of a message's `flags`."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


def user(user_id: str, name: str, *, bot: bool = False) -> Json:
    """A person, or the bot."""
    return {
        "id": user_id,
        "username": name if bot else name.lower().replace(" ", "_"),
        "global_name": None if bot else name,
        "discriminator": "0001" if bot else "0",
        "avatar": None,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "bot": bot,
        "public_flags": 0,
        "flags": 0,
    }


def member(person: Json, roles: list[str], joined: datetime) -> Json:
    """A user as a member of the server."""
    return {
        "user": person,
        "nick": None,
        "avatar": None,
        "banner": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "roles": roles,
        "joined_at": stamp(joined),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def role(role_id: str, name: str, position: int, permissions: int, bot_id: str | None = None) -> Json:
    """A role of the server; with `bot_id` the one that belongs to that bot."""
    shape: Json = {
        "id": role_id,
        "name": name,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": bot_id is not None,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if bot_id is not None:
        shape["tags"] = {"bot_id": bot_id}
    return shape


def guild(guild_id: str, name: str, owner_id: str, bot_id: str, bot_role: str) -> Json:
    """The server, without its channels and members."""
    return {
        "id": guild_id,
        "name": name,
        "owner_id": owner_id,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "widget_enabled": False,
        "widget_channel_id": None,
        "safety_alerts_channel_id": None,
        "verification_level": 1,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "nsfw": False,
        "application_id": None,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "max_members": 250000,
        "max_presences": None,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "home_header": None,
        "latest_onboarding_question_id": None,
        "incidents_data": None,
        "preferred_locale": "en-US",
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [
            role(guild_id, "@everyone", 0, EVERYONE),
            role(bot_role, "Mandate", 1, EVERYONE, bot_id),
        ],
    }


def text_channel(channel_id: str, guild_id: str, name: str, position: int) -> Json:
    """A text channel of the server."""
    return {
        "id": channel_id,
        "type": TEXT,
        "guild_id": guild_id,
        "name": name,
        "position": position,
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "flags": 0,
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "permission_overwrites": [],
    }


def thread(thread_id: str, parent: Json, name: str, owner_id: str, minutes: int, now: datetime) -> Json:
    """A public thread; `minutes` of silence archive it."""
    return {
        "id": thread_id,
        "type": PUBLIC_THREAD,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": owner_id,
        "name": name,
        "flags": 0,
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "message_count": 0,
        "member_count": 0,
        "total_message_sent": 0,
        "thread_metadata": {
            "archived": False,
            "archive_timestamp": stamp(now),
            "auto_archive_duration": minutes,
            "locked": False,
            "create_timestamp": stamp(now),
        },
    }


def dm(channel_id: str, person: Json) -> Json:
    """The channel between the bot and one person, as the bot sees it."""
    return {"id": channel_id, "type": DM, "flags": 0, "last_message_id": None, "recipients": [person]}


def application(app_id: str, bot: Json, owner: Json) -> Json:
    """The application behind the bot."""
    return {
        "id": app_id,
        "name": "Mandate",
        "description": "",
        "summary": "",
        "icon": None,
        "type": None,
        "bot": bot,
        "owner": owner,
        "team": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 1 << 23,
        "flags_new": str(1 << 23),
        "tags": [],
        "redirect_uris": [],
        "rpc_origins": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }
