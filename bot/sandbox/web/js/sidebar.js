/** Channels with their threads, direct messages, the clock and the switches of the person. */

import { post } from "./api.js";
import { byId, h, icon } from "./dom.js";
import { byAge, Type } from "./session.js";
import { now, words } from "./time.js";

const STEPS = [["+1 h", 3600, "Advance the clock by one hour"], ["+6 h", 21600, "Advance the clock by six hours"],
  ["+1 day", 86400, "Advance the clock by one day"]];

/** Draw the list of channels. `go(id)` opens one. */
export function drawChannels(session, go) {
  const all = [...session.channels.values()];
  const texts = all.filter((one) => one.type === Type.TEXT).sort((one, other) => one.position - other.position);
  const direct = all.filter((one) => one.type === Type.DM);
  const tree = texts.map((channel) => [entry(session, channel, go), threads(session, all, channel, go)]);
  byId("guild").replaceChildren(h("p", {}, session.guild.name));
  const pane = byId("channels");
  const place = pane.scrollTop;
  pane.replaceChildren(
    h("h2", { class: "pane-title" }, "Channels"), h("ul", {}, tree.flat()),
    h("h2", { class: "pane-title" }, "Direct messages"),
    direct.length ? h("ul", {}, direct.map((channel) => entry(session, channel, go))) : h("p", { class: "none" }, "None yet"));
  pane.scrollTop = place;
}

function threads(session, all, channel, go) {
  const below = all.filter((one) => Type.THREADS.has(one.type) && one.parent_id === channel.id);
  below.sort((one, other) => Number(one.thread_metadata.archived) - Number(other.thread_metadata.archived) || byAge(other.id, one.id));
  return below.map((thread) => entry(session, thread, go));
}

function entry(session, channel, go) {
  const thread = Type.THREADS.has(channel.type);
  const shape = thread ? (channel.thread_metadata.archived ? "box" : "thread") : channel.type === Type.DM ? "at" : "hash";
  const classes = ["channel", thread && "thread", channel.unread && "unread", channel.thread_metadata?.archived && "archived"];
  const calls = channel.mentions > 0 && `${channel.mentions} ${channel.mentions === 1 ? "mention" : "mentions"}`;
  const spokenName = [channel.name, thread && "thread", channel.thread_metadata?.archived && "archived", channel.unread && "unread", calls];
  return h("li", { class: thread ? "nested" : "" },
    h("button", { type: "button", class: classes.filter(Boolean).join(" "), "aria-current": session.current === channel.id ? "page" : null,
      "aria-label": spokenName.filter(Boolean).join(", "), title: channel.name,
      data: { channel: channel.id, unread: channel.unread, mentions: channel.mentions || null }, on: { click: () => go(channel.id) } },
      icon(shape, 18), h("span", { class: "channel-name" }, channel.name), calls && h("span", { class: "count" }, String(channel.mentions))));
}

/** Build the clock's panel; `drawClock` keeps the time in it true. */
export function buildClock(fail) {
  const jump = (seconds) => post("clock", { seconds }).catch(fail);
  byId("clock").replaceChildren(
    h("div", { class: "clock-face" }, icon("clock", 18), h("time", { id: "time", role: "timer", "aria-label": "Simulated time" })),
    h("div", { class: "clock-steps" }, STEPS.map(([label, seconds, hint]) =>
      h("button", { type: "button", class: "button secondary", title: hint, on: { click: () => jump(seconds) } }, label))));
  setInterval(drawClock, 1000);
}

/** Write the simulated time. */
export function drawClock() {
  const face = byId("time");
  face.textContent = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short", hour: "2-digit",
    minute: "2-digit", second: "2-digit" }).format(now());
  face.dateTime = new Date(now()).toISOString();
  face.title = words(now(), "F");
}

/** Draw who you are, whether the bot can write to you, and whether you manage the server. */
export function drawMe(session, face, fail) {
  const me = session.people.find((one) => one.id === session.id) ?? {};
  const flip = (id, label, title, checked, send) => {
    const box = h("input", { type: "checkbox", role: "switch", id, checked, on: { change: () => send(box.checked).catch(fail) } });
    return h("label", { class: "switch", for: id, title }, label, box);
  };
  byId("me").replaceChildren(face, h("span", { class: "me-name" }, h("b", {}, session.name), h("small", {}, me.member === false ? "left" : "you")),
    h("span", { class: "switches" },
      flip("dms", "DMs closed", "When closed, the bot cannot send direct messages to this person", me.dms_closed ?? false,
        (closed) => post("dms", { person: session.id, closed })),
      flip("staff", "Manages", "Whether this person may manage the server; its owner always may", me.staff ?? false,
        (staff) => post("staff", { person: session.id, staff }))));
}
