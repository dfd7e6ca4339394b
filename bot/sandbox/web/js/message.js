/** One message as an element. */

import { components, file, imageFrame } from "./components.js";
import { fill, h, icon, spoken } from "./dom.js";
import { markdown } from "./markdown.js";
import { avatar } from "./people.js";
import { posted } from "./time.js";
import { counted, parts, say } from "./words.js";

const Flag = { THREAD: 32, EPHEMERAL: 64, LOADING: 128, SILENT: 4096, V2: 32768 };

/**
 * @typedef {object} View  the log around a message
 * @property {import("./session.js").Session} session
 * @property {import("./markdown.js").Names} names
 * @property {(message: object, press: object) => void} act
 * @property {(message: object) => void} dismiss
 * @property {(message: object, anchor: HTMLElement) => void} menu
 */

/** Draw a message; `joined`: it follows one by the same author and needs no header. @param {View} view */
export function messageElement(message, joined, view) {
  const { session } = view;
  const ephemeral = Boolean(message.flags & Flag.EPHEMERAL);
  const name = session.person(message.author.id)?.name ?? message.author.username;
  const called = session.names(message) && message.author.id !== session.id;
  const system = systemLine(message, view);
  const bare = joined || Boolean(system);
  const classes = ["message", bare && "joined", system && "said", ephemeral && "ephemeral", called && "called"];
  const element = h("article", { class: classes.filter(Boolean).join(" "), tabindex: "-1",
    "aria-label": `${name}, ${posted(message.timestamp)}${ephemeral ? `, ${say("page-seen-by-you")}` : ""}`,
    data: { messageId: message.id, author: name, ephemeral, called } },
    origin(message, session), bare ? null : avatar(message.author, session), bare ? null : header(message, name, session),
    h("div", { class: "body" }, system ?? body(message, view)), foot(message, view, ephemeral), toolbar(message, view, ephemeral));
  setBusy(element, session.busy.has(message.id));
  setFailure(element, session.failures.get(message.id));
  return element;
}

/** While the answer to a press is awaited nothing else of the message can be pressed. */
export function setBusy(element, busy, source = null) {
  element.classList.toggle("busy", busy);
  element.setAttribute("aria-busy", String(busy));
  for (const control of element.querySelectorAll("button[data-custom-id]")) {
    if (busy && !control.disabled) control.dataset.waits = "";
    if (busy) control.disabled = true;
    else if ("waits" in control.dataset) {
      control.disabled = false;
      delete control.dataset.waits;
    }
    control.classList.toggle("loading", busy && control === source);
  }
}

/** Show or clear "This interaction failed" under a message. */
export function setFailure(element, text) {
  element.querySelector(".failure")?.remove();
  if (text) element.querySelector(".message-foot").prepend(h("p", { class: "failure", role: "alert" }, text));
}

/** Whether a message may stand under the one before without a header of its own. */
export function joins(message, before) {
  const plain = (one) => one.type === 0 || one.type === 19;
  return Boolean(before) && before.author.id === message.author.id && plain(before) && plain(message) && !message.interaction_metadata?.name
    && !message.message_reference && !(message.flags & Flag.EPHEMERAL) && !(before.flags & Flag.EPHEMERAL)
    && Date.parse(message.timestamp) - Date.parse(before.timestamp) < 420000;
}

function header(message, name, session) {
  return h("header", { class: "message-head" }, h("strong", { class: "author", data: { person: message.author.id } }, name),
    message.author.id === session.bot?.id && h("span", { class: "badge-app" }, "APP"),
    h("time", { class: "posted", datetime: message.timestamp }, posted(message.timestamp)),
    Boolean(message.flags & Flag.SILENT) && h("span", { class: "silent", title: say("page-sent-silently") }, "🔕", spoken(` ${say("page-silently")}`)));
}

/** The line above: who used a command, or which message is answered. */
function origin(message, session) {
  const used = message.interaction_metadata ?? message.interaction;
  if (used?.name) {
    const name = session.person(used.user.id)?.name ?? used.user.username;
    return h("p", { class: "origin" }, parts("page-used", { who: h("b", {}, name), command: h("span", { class: "mention" }, `/${used.name}`) }));
  }
  const answered = message.referenced_message;
  if (message.type === 19 && answered) {
    return h("p", { class: "origin" }, h("b", {}, session.person(answered.author.id)?.name), ` ${answered.content || say("page-see-message")}`);
  }
  return null;
}

function body(message, view) {
  if (message.flags & Flag.LOADING) {
    const name = view.session.person(message.author.id)?.name;
    return h("p", { class: "thinking" }, h("span", { class: "dots shown", "aria-hidden": "true" }, h("i"), h("i"), h("i")), say("page-thinking", { who: name }));
  }
  const around = { names: view.names, files: message.attachments ?? [], things: (kind, part) => things(kind, part, view.session),
    act: (press) => view.act(message, press) };
  const shown = components(message.components, around);
  if (message.flags & Flag.V2) return shown;
  return [message.content && h("div", { class: "text" }, markdown(message.content, view.names)),
    (message.attachments ?? []).map(attached), (message.embeds ?? []).map((one) => embed(one, view)), shown];
}

const attached = (one) => (/^image\//.test(one.content_type ?? "") ? h("div", { class: "gallery", data: { count: 1 } },
  imageFrame(one.url, one.description ?? one.filename, one.width, one.height)) : file(one));

/** Threads begun, people added: what the client itself says; null for what somebody wrote. */
function systemLine(message, view) {
  const name = view.session.person(message.author.id)?.name ?? say("page-somebody");
  const go = (label, channel, id = null) => h("button", { type: "button", class: "mention", on: { click: () => view.names.go(channel, id) } }, label);
  const { channel_id: channel, message_id: id } = message.message_reference ?? {};
  const who = h("b", {}, name);
  const line = (shape, words) => h("p", { class: "system" }, icon(shape, 17), h("span", {}, words), " ",
    h("time", { class: "posted", datetime: message.timestamp }, posted(message.timestamp)));
  switch (message.type) {
    case 1: return line("enter", parts("page-added", { who, people: h("b", {}, (message.mentions ?? []).map((one) => one.global_name).join(", ")) }));
    case 4: return line("pencil", parts("page-renamed", { who, name: h("b", {}, message.content) }));
    case 6: return line("pin", parts("page-pinned", { who }));
    case 18: return line("thread", parts("page-thread-started", { who, thread: go(message.content, channel) }));
    case 21: return line("thread", parts("page-thread-began", { message: go(say("page-a-message"), channel, id),
      channel: `# ${view.session.channels.get(channel)?.name ?? say("page-a-channel")}` }));
    default: return null;
  }
}

function embed(one, { names }) {
  const colour = one.color ? { "--accent": `#${one.color.toString(16).padStart(6, "0")}` } : {};
  return h("div", { class: "container embed", style: colour },
    one.author && h("p", { class: "small" }, one.author.name),
    one.title && h("div", { class: "heading heading-3" }, one.url ? h("a", { href: one.url, target: "_blank", rel: "noopener" }, one.title) : one.title),
    one.description && h("div", { class: "text" }, markdown(one.description, names)),
    (one.fields ?? []).map((field) => h("div", { class: field.inline ? "field inline" : "field" }, h("b", {}, field.name),
      h("div", { class: "text" }, markdown(field.value, names)))),
    one.image && imageFrame(one.image.url, one.image.description ?? one.title, one.image.width, one.image.height),
    one.footer && h("p", { class: "small" }, one.footer.text));
}

/** What a select over people or channels offers. */
export function things(kind, part, session) {
  if (kind === "USERS" || kind === "MENTIONABLES") {
    return session.people.map((one) => ({ value: one.id, label: one.global_name, description: one.username }));
  }
  if (kind === "CHANNELS") {
    const wanted = part.channel_types?.length ? new Set(part.channel_types) : null;
    return [...session.channels.values()].filter((one) => one.type !== 1 && (!wanted || wanted.has(one.type)))
      .map((one) => ({ value: one.id, label: `# ${one.name}` })).slice(0, 25);
  }
  return [];
}

function foot(message, view, ephemeral) {
  const { session } = view;
  const thread = session.channels.get(message.id);
  return h("footer", { class: "message-foot" },
    message.edited_timestamp && !message.components?.length && h("span", { class: "edited" }, say("page-edited")),
    thread && chip(thread, view),
    ephemeral && h("p", { class: "private" }, icon("eye", 14), ` ${say("page-private")} · `,
      h("button", { type: "button", class: "link", on: { click: () => view.dismiss(message) } }, say("page-dismiss-message"))));
}

/** The thread that was started on a message. */
function chip(thread, view) {
  const element = h("button", { type: "button", class: "thread-chip", data: { thread: thread.id }, on: { click: () => view.names.go(thread.id, null) } });
  fillChip(element, thread);
  return element;
}

/** Write name and size of a thread into its chip. */
export const fillChip = (element, thread) => fill(element, icon("thread", 16), h("b", {}, thread.name), h("span", {},
  counted("page-count-messages", thread.message_count ?? 0)));

function toolbar(message, view, ephemeral) {
  if (ephemeral || message.flags & Flag.LOADING) return null;
  const more = h("button", { type: "button", class: "icon-button", "aria-haspopup": "menu", "aria-expanded": "false",
    on: { click: () => view.menu(message, more) } }, icon("more"), spoken(say("page-message-actions")));
  return h("div", { class: "toolbar" }, more);
}
