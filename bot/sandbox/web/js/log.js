/** The messages of the channel on show: drawn once, then kept up to date one by one. */

import { games } from "./commands.js";
import { byId, h } from "./dom.js";
import { fillChip, joins, messageElement, setBusy, setFailure } from "./message.js";
import { closePopupIn } from "./popup.js";
import { byAge, Type } from "./session.js";
import { steadily } from "./steady.js";
import { day } from "./time.js";
import { parts, say } from "./words.js";

export class Log {
  /** `view`: what messages need of the page (see message.js), without the session; `play(game)` begins a match. */
  constructor(view) {
    this.view = view;
    this.list = byId("log");
    this.scroll = byId("scroll");
    this.latest = byId("latest");
    this.stuck = true;
    /** The control that was pressed last. */
    this.source = null;
    this.scroll.addEventListener("scroll", () => this.scrolled());
    this.latest.addEventListener("click", () => this.toEnd());
    const resized = new ResizeObserver(() => steadily(() => this.stuck && this.toEnd()));
    resized.observe(this.list);
    resized.observe(this.scroll);
    addEventListener("focus", () => this.seen());
  }

  /** Show a channel as a person sees it. */
  async show(session, channel) {
    this.session = session;
    this.channel = channel.id;
    this.list.replaceChildren();
    this.list.setAttribute("aria-label", say("page-messages-in", { channel: channel.name }));
    this.list.setAttribute("aria-busy", "true");
    const read = channel.unread ? channel.read : undefined;
    const messages = await session.fetch(channel.id);
    if (this.session !== session || this.channel !== channel.id) return;
    this.newFrom = read === undefined ? null : messages.find((one) => (!read || byAge(one.id, read) > 0) && one.author.id !== session.id)?.id;
    this.draw(messages);
    this.list.setAttribute("aria-busy", "false");
    this.toEnd();
    this.seen();
  }

  draw(messages) {
    this.list.replaceChildren(this.beginning(messages.length === 0));
    let before = null;
    for (const message of messages) {
      this.list.append(...this.lines(message, before), this.element(message, before));
      before = message;
    }
  }

  /** What stands at the start; an `empty` channel offers a match. */
  beginning(empty) {
    const channel = this.session.channels.get(this.channel);
    const start = channel.thread_metadata ? "page-start-thread" : channel.type === Type.DM ? "page-start-conversation" : "page-start-channel";
    return h("div", { class: "beginning" }, h("h2", {}, start === "page-start-channel" ? `# ${channel.name}` : channel.name),
      empty && channel.type === Type.TEXT ? this.offer() : h("p", {}, say(start)));
  }

  /** The shortest way to a board. */
  offer() {
    const { session } = this;
    const boards = h("div", { class: "boards" });
    const show = () => boards.replaceChildren(...games(session.commands, session.locale).map(({ name, value }) => {
      const button = h("button", { type: "button", class: "board", "aria-label": say("page-against-computers", { game: name }), on: { click: () => {
        button.disabled = true;
        this.view.play(value).finally(() => { button.disabled = false; });
      } } }, h("img", { src: `/titles/${value}`, alt: "", width: 600, height: 338 }));
      return button;
    }));
    // The page may be open before the bot is.
    show();
    session.addEventListener("commands", show, { once: true });
    return h("div", { class: "offer" }, h("p", {}, parts("page-offer", { command: h("code", {}, "/match new") })), boards);
  }

  /** What stands above a message: a new day, the mark of what is new. */
  lines(message, before) {
    const out = [];
    if (!before || day(before.timestamp) !== day(message.timestamp)) {
      out.push(h("div", { class: "line day", role: "separator" }, h("span", {}, day(message.timestamp))));
    }
    if (message.id === this.newFrom) out.push(h("div", { class: "line new", role: "separator", "aria-label": say("page-new-messages") }, h("span", {}, say("page-new"))));
    return out;
  }

  element(message, before) {
    const joined = joins(message, before) && day(message.timestamp) === day(before.timestamp) && message.id !== this.newFrom;
    return messageElement(message, joined, { ...this.view, session: this.session });
  }

  find(id) {
    return this.list.querySelector(`:scope > [data-message-id="${id}"]`);
  }

  /** Something happened to a message of this session. */
  heard(detail) {
    const { session } = this;
    // A press shows at once, so that it is not made twice; it moves nothing.
    if (detail.how === "busy") this.take(detail);
    else steadily(() => session === this.session && this.take(detail));
  }

  take({ how, channel, message }) {
    if (channel !== this.channel || this.list.getAttribute("aria-busy") === "true") return;
    const known = this.find(message.id);
    if (how === "new" && !known) this.add(message);
    else if (how === "changed" && known) this.replace(known, message);
    else if (how === "gone" && known) this.remove(known);
    else if (how === "busy" && known) {
      setBusy(known, true, this.source);
      setFailure(known, null);
    } else if (how === "idle" && known) {
      setBusy(known, false);
      setFailure(known, this.session.failures.get(message.id));
      if (this.heldBy(known)) this.source.focus({ preventScroll: true });
    }
  }

  /** Threads may have grown or have another name. */
  threads() {
    for (const chip of this.list.querySelectorAll(".thread-chip")) {
      const thread = this.session.channels.get(chip.dataset.thread);
      if (thread) fillChip(chip, thread);
      else chip.remove();
    }
  }

  add(message) {
    const messages = this.session.list(this.channel);
    const at = messages.findIndex((one) => one.id === message.id);
    const next = at + 1 < messages.length ? this.find(messages[at + 1].id) : this.list.querySelector(":scope > .pending");
    const own = message.author.id === this.session.id || message.flags & 64;
    this.list.querySelector(".offer")?.remove();
    for (const node of [...this.lines(message, messages[at - 1]), this.element(message, messages[at - 1])]) this.list.insertBefore(node, next);
    if (own || this.stuck) this.toEnd();
    else this.latest.hidden = false;
    this.seen();
  }

  replace(known, message) {
    const messages = this.session.list(this.channel);
    const fresh = this.element(message, messages[messages.findIndex((one) => one.id === message.id) - 1]);
    const held = this.heldBy(known);
    const source = known.contains(this.source) && this.source;
    keepPictures(known, fresh);
    closePopupIn(known);
    known.replaceWith(fresh);
    if (source) this.source = counterpart(fresh, source);
    if (held) counterpart(fresh, held).focus({ preventScroll: true });
    if (this.stuck) this.toEnd();
  }

  /** The control in a message that the keyboard is on; one that waits for its answer has only lent its focus. */
  heldBy(known) {
    const focused = document.activeElement;
    if (known.contains(focused)) return focused;
    return focused === document.body && known.contains(this.source) ? this.source : null;
  }

  /** A dialog was closed: the keyboard goes back to what opened it, also if that was drawn anew meanwhile. */
  resume() {
    if (document.activeElement === document.body) this.source?.focus({ preventScroll: true });
  }

  remove(known) {
    const held = known.contains(document.activeElement);
    known.remove();
    if (held) this.scroll.focus();
  }

  /** Show a line of the client's own while a command is on its way; returns a function that says how it ended. */
  pending(text) {
    const words = h("span", {}, text);
    const line = h("div", { class: "pending", role: "status" }, h("span", { class: "dots shown", "aria-hidden": "true" }, h("i"), h("i"), h("i")), words);
    this.list.append(line);
    this.toEnd();
    return (failure) => {
      if (!failure) return line.remove();
      line.classList.add("failed");
      line.setAttribute("role", "alert");
      line.replaceChildren(`${failure} `, h("button", { type: "button", class: "link", on: { click: () => line.remove() } }, say("page-dismiss")));
      return undefined;
    };
  }

  /** Bring a message into sight and light it up. */
  flash(id) {
    const element = this.find(id);
    if (!element) return;
    this.stuck = false;
    element.scrollIntoView({ block: "center" });
    element.focus();
    element.classList.add("flash");
    setTimeout(() => element.classList.remove("flash"), 2000);
  }

  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroll;
    if (scrollHeight !== this.height) {
      // The page grew or shrank; nobody scrolled.
      this.height = scrollHeight;
      if (this.stuck) this.toEnd();
      return;
    }
    this.stuck = scrollHeight - scrollTop - clientHeight < 60;
    if (this.stuck) this.latest.hidden = true;
    this.seen();
  }

  toEnd() {
    this.scroll.scrollTop = this.scroll.scrollHeight;
    this.stuck = true;
    this.latest.hidden = true;
  }

  seen() {
    if (this.session && this.stuck && !document.hidden) this.session.read(this.channel);
  }
}

/** The old picture stays in place until the new one has come. */
function keepPictures(known, fresh) {
  const before = [...known.querySelectorAll(".picture img")];
  [...fresh.querySelectorAll(".picture img")].forEach((image, index) => {
    const old = before[index];
    if (!old || old.src === image.src || image.getAttribute("width") !== old.getAttribute("width")) return;
    image.style.backgroundImage = `url("${old.src}")`;
    image.addEventListener("load", () => image.style.removeProperty("background-image"), { once: true });
  });
}

/** Where the keyboard goes on after a message was drawn anew: the control of the same id or words, or the first one. */
function counterpart(fresh, held) {
  const controls = [...fresh.querySelectorAll("button:not(:disabled)")].filter((one) => one.dataset.customId);
  return controls.find((one) => one.dataset.customId === held.dataset.customId)
    ?? controls.find((one) => one.textContent === held.textContent) ?? controls[0] ?? fresh;
}
