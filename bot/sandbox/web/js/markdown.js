/** Discord's markdown as elements. Blocks first (fences, quotes, lists, headings), then the marks inside a line. */

import { h } from "./dom.js";
import { stamp } from "./time.js";
import { say } from "./words.js";

/**
 * What the text refers to.
 * @typedef {object} Names
 * @property {(id: string) => ?{name: string, me: boolean}} person
 * @property {(id: string) => ?{name: string}} channel
 * @property {(channel: string, message: ?string) => void} go  a link inside the client was followed
 */

/** A whole text as a fragment. @param {string} text @param {Names} names */
export function markdown(text, names) {
  const out = document.createDocumentFragment();
  const parts = text.split(/```(?:([\w+-]+)\n)?\n?([\s\S]*?)\n?```/);
  for (let index = 0; index < parts.length; index += 3) {
    if (parts[index]) out.append(...blocks(trimmed(parts[index], index > 0, index + 1 < parts.length).split("\n"), names));
    if (index + 2 < parts.length) {
      out.append(h("pre", { tabindex: "0" }, h("code", { data: { language: parts[index + 1] } }, parts[index + 2])));
    }
  }
  return out;
}

/** The line break beside a fence is the fence's own. */
function trimmed(text, after, before) {
  const start = after ? text.replace(/^\n/, "") : text;
  return before ? start.replace(/\n$/, "") : start;
}

const ITEM = /^(\s*)([-*]|\d+\.)\s+(.*)$/;

function blocks(lines, names) {
  const out = [];
  let plain = [];
  const flush = () => {
    if (plain.length) out.push(h("p", {}, inline(plain.join("\n"), names)));
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = /^(#{1,3}|-#)\s+(.+)$/.exec(line);
    if (heading) {
      flush();
      out.push(title(heading[1], heading[2], names));
    } else if (line.startsWith(">>> ")) {
      flush();
      out.push(h("blockquote", {}, blocks([line.slice(4), ...lines.slice(at + 1)], names)));
      break;
    } else if (line.startsWith("> ")) {
      flush();
      const [inner, end] = run(lines, at, (next) => next.startsWith("> "));
      out.push(h("blockquote", {}, blocks(inner.map((next) => next.slice(2)), names)));
      at = end;
    } else if (ITEM.test(line)) {
      flush();
      const [items, end] = run(lines, at, (next) => ITEM.test(next));
      out.push(...lists(items.map((next) => ITEM.exec(next)), names));
      at = end;
    } else {
      plain.push(line);
    }
  }
  flush();
  return out;
}

function run(lines, start, belongs) {
  let end = start + 1;
  while (end < lines.length && belongs(lines[end])) end += 1;
  return [lines.slice(start, end), end - 1];
}

function title(mark, text, names) {
  if (mark === "-#") return h("p", { class: "small" }, inline(text, names));
  return h("div", { class: `heading heading-${mark.length}`, role: "heading", "aria-level": mark.length + 2 }, inline(text, names));
}

/** Items by depth: a deeper indent opens a list inside the item before, another kind of mark a new list. */
function lists(items, names) {
  const roots = [];
  const stack = [];
  for (const [, indent, mark, text] of items) {
    const depth = indent.length;
    const kind = /\d/.test(mark) ? "ol" : "ul";
    while (stack.length && (stack.at(-1).depth > depth || (stack.at(-1).depth === depth && stack.at(-1).kind !== kind))) stack.pop();
    if (!stack.length || stack.at(-1).depth < depth) {
      const list = h(kind, kind === "ol" ? { start: Number.parseInt(mark, 10) } : {});
      const parent = stack.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else roots.push(list);
      stack.push({ depth, kind, list });
    }
    stack.at(-1).list.append(h("li", {}, inline(text, names)));
  }
  return roots;
}

const element = (tag, kind) => (found, names) => [h(tag, { class: kind }, inline(found[1], names))];

/** Each mark: what it looks like, and what it becomes. The first that matches earliest wins. */
const MARKS = [
  [/\\([^\sA-Za-z0-9])/, (found) => [found[1]]],
  [/``(.+?)``(?!`)|`([^`]+)`/s, (found) => [h("code", {}, (found[1] ?? found[2]).trim() || " ")]],
  [/\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"([^"]*)")?\)/, (found, names) => [link(found[2], inline(found[1], names), names, found[3])]],
  [/<(https?:\/\/[^\s>]+)>/, (found, names) => [link(found[1], null, names)]],
  [/https?:\/\/[^\s<]+[^\s<.,:;"')\]!?*_~|]/, (found, names) => [link(found[0], null, names)]],
  [/<@!?(\d+)>/, (found, names) => [person(found[1], names)]],
  [/<#(\d+)>/, (found, names) => [channel(found[1], names)]],
  [/<@&\d+>/, () => [h("span", { class: "mention" }, say("page-role"))]],
  [/@(everyone|here)\b/, (found) => [h("span", { class: "mention" }, found[0])]],
  [/<\/([\w -]+):\d+>/, (found) => [h("span", { class: "mention", data: { command: found[1] } }, `/${found[1]}`)]],
  [/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, (found) => [stamp(Number(found[1]), found[2])]],
  [/<(a?):(\w{2,32}):(\d+)>/, (found) => [emoji({ name: found[2], id: found[3], animated: found[1] === "a" })]],
  [/\|\|(.+?)\|\|/s, (found, names) => [spoiler(inline(found[1], names))]],
  [/\*\*\*(.+?)\*\*\*/s, (found, names) => [h("strong", {}, h("em", {}, inline(found[1], names)))]],
  [/\*\*(.+?)\*\*(?!\*)/s, element("strong")],
  [/__(.+?)__(?!_)/s, element("u")],
  [/\*(?!\s)((?:\*\*|[^*])+?)(?<!\s)\*(?!\*)/s, element("em")],
  [/(?<!\w)_(?!\s)([^_]+)_(?!\w)/s, element("em")],
  [/~~(.+?)~~/s, element("s")],
];

/** The marks inside a run of text. @param {Names} names @returns {(Node|string)[]} */
export function inline(text, names) {
  const out = [];
  let rest = text;
  while (rest) {
    let first = null;
    for (const [pattern, become] of MARKS) {
      const found = pattern.exec(rest);
      if (found && (!first || found.index < first.found.index)) first = { found, become };
    }
    if (!first) return [...out, rest];
    const { found, become } = first;
    if (found.index) out.push(rest.slice(0, found.index));
    out.push(...become(found, names));
    rest = rest.slice(found.index + found[0].length);
  }
  return out;
}

const INSIDE = /^https?:\/\/(?:\w+\.)?discord\.com\/channels\/[^/]+\/(\d+)(?:\/(\d+))?\/?$/;

/** Channel and message a client link points at, or null. */
export function inside(url) {
  const found = INSIDE.exec(url ?? "");
  return found && { channel: found[1], message: found[2] ?? null };
}

function link(url, label, names, hint) {
  const target = inside(url);
  if (!target) return h("a", { href: url, title: hint ?? url, target: "_blank", rel: "noopener noreferrer" }, label ?? url);
  const name = names.channel(target.channel)?.name ?? say("page-unknown");
  const text = label ?? [`# ${name}${target.message ? ` › ${say("page-link-message")}` : ""}`];
  return mention(text, () => names.go(target.channel, target.message), { channel: target.channel });
}

function mention(label, press, data) {
  return h("button", { type: "button", class: "mention", data, on: { click: press } }, label);
}

function person(id, names) {
  const known = names.person(id);
  return h("span", { class: known?.me ? "mention mine" : "mention", data: { person: id } }, `@${known?.name ?? say("page-unknown-user")}`);
}

function channel(id, names) {
  const known = names.channel(id);
  if (!known) return h("span", { class: "mention" }, `# ${say("page-no-access")}`);
  return mention(`# ${known.name}`, () => names.go(id, null), { channel: id });
}

/** A custom or Unicode emoji; a picture that does not load gives way to its name. */
export function emoji({ id, name }) {
  if (!id) return h("span", { class: "emoji-text", "aria-hidden": "true" }, name);
  const label = `:${name}:`;
  const image = h("img", { class: "emoji", src: `/emojis/${id}.png`, alt: label, title: label, draggable: "false" });
  image.addEventListener("error", () => image.replaceWith(label), { once: true });
  return image;
}

function spoiler(content) {
  const cover = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": say("page-spoiler-shown") }, content);
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    cover.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
  };
  cover.addEventListener("click", reveal, { once: true });
  cover.addEventListener("keydown", reveal);
  return cover;
}
