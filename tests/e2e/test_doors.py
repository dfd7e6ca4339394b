"""Doors: every button there is, pressed by everybody who may not; nothing changes, and each is told why."""

from pathlib import Path
from typing import Any

import pytest

from bot.components.serve import ROUTES
from bot.sandbox import Person, Post
from bot.store import people, seats
from tests.support.play import CHANNEL, begin, forge, newest, open_match, press, said
from tests.support.stage import Stage

PEOPLE = ("Mei", "Jonas", "Aiko", "Rafi", "Lena", "Otto", "Kim", "Nils")
"""Mei hosts, owns the server and has blocked Nils; Jonas plays, Aiko has resigned, a computer plays for Rafi;
Otto follows the match, Kim is of the staff, Lena is a stranger."""

SEATED, STAFF, ALL = "Mei Jonas Rafi", "Mei Kim", " ".join(PEOPLE)

DOORS = {
    "running": {
        "": (
            "move go hand board standings detail|1 signs|qin text log recap news why since|move since|today"
            " more scoring rules explain search|qin searched|qin"
            " export fork|0 pause end resign substitute orders order||pass|on watch brief"
            " handover"
            " vote|99|yes snooze|morning enqueue|0 only-if unqueue"
            " join leave start options terms invite invited computers resume revive rematch rematch|other"
            " waiting gifts cheer take-over|0 take-over|2 proposal propose sitter-named adopt ask|adopt"
            " plan plan-part|1 plan-name plan-keep plan-open plan-drop|mine notes note|match noted|match"
            " look-back|1 looked-back|1 fork-solo|0 answer|1 answer|99 answered|99 settle|99 show|film"
            " sitter-off|0 sitter-off|9"
        ),
        "Mei Jonas": (
            "nudge time pause-now sitter sitter-off queue plan-queue type|RR_A1-A2"
            " plan-pick|0|RR plan-who|0 plan-back|0 plan-on|0 plan-over|0"
        ),
        "mover": "pick|0 back|0 over|0 part|1 confirm|0 undo",
        SEATED: "ask|pause ask|end ask|undo vote|1|yes vote|1|no resign-yes substitute-yes",
        "Rafi": "play-on",
        "Jonas Rafi": "answered|1",
        "Mei": "settle|1",
        "Otto": "unwatch|1 read|1 read|1|1",
        STAFF: "staff|pause staff|resume staff|abort staff|revive follow|here",
        ALL: "follow|dm follow|read fork-yes|0",
    },
    "lobby": {
        "": "confirm|0 take-over|0 revive rematch ask|end cheer board log hand fork|0 fork-yes|0"
        " plan plan-over|0 notes look-back|1 fork-solo|0 show|page",
        "Mei": "start options terms computers invite",
        "Mei Jonas": "leave resign-yes substitute-yes",
        "Aiko Rafi Lena Otto Kim": "join",
        STAFF: "staff|abort",
    },
    "over": {
        "": "confirm|0 resign-yes ask|end revive join scoring board log recap hand export review"
        " plan plan-over|0",
        "Mei Jonas": "rematch rematch|other cheer review-ask|me review-ask|all advice fork-solo|0",
    },
}
"""By the state of the match: who may change something, by which buttons with which arguments."""

OWN = [
    "list",
    "next",
    "others",
    "tables",
    "offer",
    "solo",
    "profile",
    "lessons",
    "learn",
    "server",
    "server-form",
    "server-terms",
    "seek",
    "seek-form",
    "seek-sent",
    "seek-off",
    "seek-ping",
    "competition",
    "competition-join",
    "competition-leave",
    "competition-skip",
    "competition-begin",
    "competition-cancel",
]
"""Buttons that are about no match; those that begin with ``me`` are about whoever presses them."""

KEPT = "matches seats actions drafts deadlines votes ballots notices watches cheers substitutions invites"
KEPT += " plans notes pings questions answers sitters standing_orders servers vacations blocks reviews"


async def kept(stage: Stage) -> dict[str, list[Any]]:
    """What nobody may change who is not entitled to."""
    return {name: await stage.rows(f"SELECT * FROM {name} ORDER BY 1, 2") for name in KEPT.split()}


def test_every_button_is_in_the_table() -> None:
    buttons = " ".join(text for doors in DOORS.values() for text in doors.values()).split()
    verbs = {button.partition("|")[0] for button in buttons} | set(OWN)
    assert {verb for verb in ROUTES if not verb.startswith("me")} == verbs


@pytest.mark.fuzz  # for its time
async def test_nobody_changes_what_is_not_theirs(tmp_path: Path, same_shuffles: None) -> None:
    async with Stage(tmp_path, PEOPLE) as stage:
        known = {name: stage.sandbox.person(name) for name in PEOPLE}
        mei, jonas = known["Mei"], known["Jonas"]
        known["Kim"].staff = True
        table = await begin(stage, "Mei", "Jonas", "Aiko", "Rafi")
        lobby = await said(mei, "match new", game="qin", seats=4)
        await jonas.click(lobby, "Join")
        over = await open_match(stage, "Mei", "Jonas")
        await press(jonas, await said(jonas, "match resign", over), "Resign for good")
        await table.resigns(known["Aiko"])
        await stage.settled()
        match = await stage.matches.watching.match(1)
        (rafi,) = (seat.seat for seat in match.seats if seat.name == "Rafi")
        if match.to_act == rafi:
            await table.turn(person=known["Rafi"])
        following = await said(known["Otto"], "watch", table.thread)
        await press(known["Otto"], following, "Qin 1 in my DMs")
        await press(jonas, await said(jonas, "match pause", table.thread), "Ask the others")
        await said(mei, "ask", table.thread, text="Until when?")
        await stage.settled()
        match = await stage.matches.watching.match(1)
        assert match.to_act not in (None, rafi)
        mover = match.seats[match.to_act or 0].name
        async with stage.matches.store.transaction() as writing:
            await seats.change(writing, match.id, rafi, computer="novice")
            await people.put(writing, people.PersonRow(int(known["Nils"].id), "Nils", "en"))
            await people.block(writing, int(mei.id), int(known["Nils"].id))
        posts = {"running": newest(mei, table.thread), "lobby": lobby, "over": newest(mei, over)}
        for number, (state, doors) in enumerate(DOORS.items(), 1):
            for who, buttons in doors.items():
                entitled = who.replace("mover", mover).split()
                for person in (known[name] for name in PEOPLE if name not in entitled):
                    for button in buttons.replace("_", " ").split():
                        verb, *args = button.split("|")
                        custom_id = "|".join(["m1", verb, str(number), "1", *args])
                        await tried(stage, person, posts[state], custom_id)


async def tried(stage: Stage, person: Person, post: Post, custom_id: str) -> None:
    """Press it; nothing changes, and what is told is no apology."""
    before = await kept(stage)
    forge(post, custom_id)
    reply = await person.click(post, custom_id)
    if reply.interaction.modal is None:
        reply = await reply.settle()
        told = [post.text for post in (*reply.followups, reply.message)]
        assert not any("did not work" in text for text in told), f"{person.name}: {custom_id}"
    assert await kept(stage) == before, f"{person.name} changed something by {custom_id}"


async def test_who_has_left_the_server_puts_nothing_there_from_elsewhere(tmp_path: Path) -> None:
    stage = Stage(tmp_path)
    world = stage.sandbox.world
    world.add_channel("elsewhere", world.add_guild("Elsewhere")["id"])
    async with stage:
        mei, jonas, aiko = stage.people("Mei", "Jonas", "Aiko")
        over = await open_match(stage, "Mei", "Jonas")
        await press(jonas, await said(jonas, "match resign", over), "Resign for good")
        card = await said(jonas, "match new", game="qin", seats=3)
        assert "is called" in (await said(jonas, "match title", "elsewhere", title="Spring")).text
        assert "is invited" in (await said(jonas, "match invite", "elsewhere", person=mei.id)).text
        await stage.settled()
        before, posts = await kept(stage), len(mei.visible(CHANNEL))
        gone = {"message": "Unknown Member", "code": 10007}
        stage.sandbox.faults.add("GET", f"/members/{jonas.id}", status=404, json=gone, times=9)
        for command, facts in (("title", {"title": "Ha!"}), ("invite", {"person": aiko.id})):
            text = (await said(jonas, f"match {command}", "elsewhere", match=2, **facts)).text
            assert "You may not write where Qin 2 is played" in text
        page = await said(jonas, "inbox", "dm")
        for button in ("rematch|1|1", "fork-yes|1|1|0", "fork-solo|1|1|0"):
            forge(page, f"m1|{button}")
            assert "may not write where Qin 1" in (await press(jonas, page, f"m1|{button}")).text
        await stage.settled()
        assert (await kept(stage), len(mei.visible(CHANNEL))) == (before, posts)
        assert "Ha!" not in card.text
