/** Channels with their threads, direct messages, the clock and the switches of the person. */

import { post } from "./api.js";
import { byId, fill, h, icon } from "./dom.js";
import { selectBox } from "./select.js";
import { byAge, Type } from "./session.js";
import { now, words } from "./time.js";
import { counted, languageOf, languages, region, say, spoken } from "./words.js";

const STEPS = [["page-hour", 3600, "page-hour-hint"], ["page-six-hours", 21600, "page-six-hours-hint"], ["page-day", 86400, "page-day-hint"]];

/** Draw the list of channels. `go(id)` opens one. */
export function drawChannels(session, go) {
  const all = [...session.channels.values()];
  const texts = all.filter((one) => one.type === Type.TEXT).sort((one, other) => one.position - other.position);
  const direct = all.filter((one) => one.type === Type.DM);
  const tree = texts.map((channel) => [entry(session, channel, go), threads(session, all, channel, go)]);
  const pane = byId("channels");
  const place = pane.scrollTop;
  pane.replaceChildren(
    h("h2", { class: "pane-title" }, say("page-channels")), h("ul", {}, tree.flat()),
    h("h2", { class: "pane-title" }, say("page-direct")),
    direct.length ? h("ul", {}, direct.map((channel) => entry(session, channel, go))) : h("p", { class: "none" }, say("page-none")));
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
  const calls = channel.mentions > 0 && `${channel.mentions} ${counted("page-mentions", channel.mentions)}`;
  const spokenName = [channel.name, thread && say("page-is-thread"), channel.thread_metadata?.archived && say("page-is-archived"),
    channel.unread && say("page-unread"), calls];
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
    h("div", { class: "clock-face" }, icon("clock", 18), h("time", { id: "time", role: "timer", "aria-label": say("page-time") })),
    h("div", { class: "clock-steps" }, STEPS.map(([label, seconds, hint]) =>
      h("button", { type: "button", class: "button secondary", title: say(hint), on: { click: () => jump(seconds) } }, say(label)))));
}

/** Write the simulated time. */
export function drawClock() {
  const face = byId("time");
  face.textContent = new Intl.DateTimeFormat(region(), { weekday: "short", day: "numeric", month: "short", hour: "2-digit",
    minute: "2-digit", second: "2-digit" }).format(now());
  face.dateTime = new Date(now()).toISOString();
  face.title = words(now(), "F");
}

/** A choice among the languages there are. */
function choice(id, label, title, locale, send) {
  const options = Object.entries(languages).map(([language, name]) => ({ value: language, label: name, default: language === languageOf(locale) }));
  const box = selectBox({ label, options, change: ([language]) => send(language) });
  box.classList.add("language");
  box.title = title;
  box.querySelector("button").id = id;
  return box;
}

let drawn = "";

/** Draw the server, who you are, your language, whether the bot can write to you, and whether you manage the server. */
export function drawMe(session, face, fail) {
  const me = session.people.find((one) => one.id === session.id) ?? {};
  const { guild } = session;
  // Only what is new: a list of languages may be open.
  const wanted = JSON.stringify([spoken(), me, guild.name, guild.preferred_locale]);
  if (wanted === drawn) return;
  drawn = wanted;
  const held = document.activeElement?.id;
  const put = (what, state) => post(what, { person: session.id, ...state }).catch((error) => {
    drawn = "";
    fail(error);
  });
  const flip = (id, label, title, checked, send) => {
    const box = h("input", { type: "checkbox", role: "switch", id, checked, on: { change: () => send(box.checked) } });
    return h("label", { class: "switch", for: id, title }, label, box);
  };
  fill(byId("guild"), h("p", {}, guild.name), me.staff && choice("server-language", say("page-server-language"), say("page-server-language-hint"),
    guild.preferred_locale, (language) => put("server", { language })));
  fill(byId("me"), face, h("span", { class: "me-name" }, h("b", {}, session.name), h("small", {}, say(me.member === false ? "page-left" : "page-yourself"))),
    h("span", { class: "switches" },
      choice("language", say("page-language"), say("page-language-hint"), session.locale, (language) => put("locale", { language })),
      flip("dms", say("page-dms-closed"), say("page-dms-closed-hint"), me.dms_closed ?? false, (closed) => put("dms", { closed })),
      flip("staff", say("page-manages"), say("page-manages-hint"), me.staff ?? false, (staff) => put("staff", { staff }))));
  if (["language", "server-language", "dms", "staff"].includes(held)) byId(held)?.focus();
}
