"""What a person can do wrong with a match; what the rules forbid stands in `games.engine.errors`."""

from games.engine import CodedError

UNREADABLE = ("rules-changed", "broken-record")
"""This program cannot show the match as it stands, only what was kept of it."""

MATCH_ERRORS: dict[str, tuple[str, ...]] = {
    # the match
    "no-such-match": ("match",),
    "match-over": ("match",),
    "not-started": ("match",),
    "never-began": ("match",),
    "not-played": ("match",),
    "rules-changed": ("match", "game", "found", "known"),
    "broken-record": ("match", "number", "entry", "reason"),
    "position-changed": ("match",),
    # the lobby
    "unknown-pace": ("pace", "known"),
    "unknown-caretaker": ("caretaker", "known"),
    "not-in-lobby": ("match", "state"),
    "match-full": ("match", "size"),
    "already-in": ("match",),
    "not-creator": ("match", "name"),
    "too-few-seats": ("match", "seats", "least"),
    "too-many-people": ("match", "size", "people"),
    "unknown-strength": ("strength", "known"),
    "no-computer": ("match",),
    "no-name": (),
    # profiles
    "profile-hidden": ("name",),
    # invitations
    "everybody-may-look": ("match",),
    "sits-there": ("match", "name"),
    "invited-already": ("match", "name"),
    "not-to-invite": ("match", "name"),
    # who may join
    "not-invited": ("match", "state"),
    "blocked": ("match",),
    "own-limit": ("most",),
    "server-limit": ("most",),
    # what people say about themselves
    "unknown-zone": ("zone",),
    "short-day": ("hours", "least"),
    "vacation-past": (),
    "vacation-backwards": (),
    "vacation-too-far": ("days",),
    "vacation-overlaps": (),
    "vacation-too-long": ("year", "days", "left", "most"),
    "block-yourself": (),
    "too-many-blocked": ("most",),
    "still-playing": ("count",),
    # ended without a result
    "archived": ("match",),
    "not-archived": ("match",),
    "archived-by-staff": ("match",),
    "nobody-to-play": ("match",),
    # seats on offer
    "not-offered": ("match",),
    "sitter-plays": ("match", "name"),
    "seat-resigned": ("match",),
    "not-to-seat": ("match", "name"),
    "knows-another-seat": ("match",),
    "paused": ("match", "by"),
    "not-paused": ("match",),
    "no-deadline": ("match",),
    "not-called": ("match",),
    # votes
    "no-such-vote": ("match",),
    "no-vote": ("match",),
    # questions
    "no-such-question": ("match",),
    "too-many-questions": ("match", "most"),
    "nobody-to-ask": ("match",),
    "not-asked": ("match",),
    "not-your-question": ("match",),
    # the end
    "not-over": ("match",),
    # what begins in another match
    "record-too-long": ("most",),
    "record-elsewhere": (),
    "record-not-over": (),
    "record-known": ("match",),
    "fork-over": ("match", "number"),
    "fork-left": ("match", "number"),
    "no-other-side": ("match",),
    "already-cheered": ("match",),
    "too-many-reviews": ("most",),
    # who you are
    "not-in-match": ("match",),
    "not-your-turn": ("match", "seat", "name", "since"),
    "already-resigned": ("match",),
    "computer-plays": ("match",),
    # the panel
    "stale-panel": ("match",),
    "no-such-choice": ("match", "choice"),
    "nothing-to-confirm": ("match",),
    "nothing-ahead": ("match",),
    "nothing-to-undo": ("match",),
    "already-final": ("match",),
    # planning
    "too-many-plans": ("match", "most"),
    "no-such-plan": ("match",),
    "plan-too-long": ("match", "most"),
    # those who wait
    "own-turn": ("match",),
    "nobody-waits-for": ("match",),
    "nudged-lately": ("match", "at"),
    "reminded-enough": ("match", "count"),
    "time-given": ("match",),
    "too-many-pings": ("most",),
    "pause-used": ("match",),
    "pause-of-another": ("match", "name", "until"),
    "same-terms": ("match",),
    "rules-differ": ("match",),
    # reminders
    "nothing-to-snooze": (),
    # competitions
    "no-such-competition": (),
    "competition-over": (),
    "competition-begun": (),
    "competition-out": (),
    "blocked-there": (),
    "entered-already": (),
    "not-entered": (),
    "bye-used": (),
    "bye-decides": (),
    "bye-needed": (),
    "no-next-round": (),
    "competition-full": ("most",),
    "too-few-entrants": ("least",),
    # seeking a table
    "seek-least": ("least", "most"),
    "seek-seats": ("least", "most"),
    "seek-away": (),
    # following
    "private-match": ("match",),
    "not-reading": (),
    "cannot-read-on": (),
    # looking
    "no-such-turn": ("match", "number", "last"),
    # the staff
    "nothing-after": ("match",),
}
"""Every code of `MatchError` with the names of its facts.

``match`` is the match's id; ``since``, ``at`` and ``until`` are Unix times in seconds; ``seat`` a number from
0; ``name`` a display name (of the seat to act, or of the creator); ``state`` "playing" or "over"; ``found``
and ``known`` of the rules are version numbers; lists are joined by ", ". A position-changed is for
`Records.check` alone: the record no longer leads to the position that was stored.
"""


class MatchError(CodedError):
    """A refusal with a ``code`` of `MATCH_ERRORS` and its ``facts``; nothing was changed."""

    message = "refusal"
    codes = MATCH_ERRORS
