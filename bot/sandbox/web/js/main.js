/** The page: five sessions, one of them on show; everything else is told here what to draw. */

import { get, post } from "./api.js";
import { Composer } from "./composer.js";
import { byId, fill, h, icon, spoken, toast } from "./dom.js";
import { Log } from "./log.js";
import { openModal } from "./modal.js";
import { avatar, drawPeople } from "./people.js";
import { openMenu } from "./popup.js";
import { Session, Type } from "./session.js";
import { buildClock, drawChannels, drawClock, drawMe } from "./sidebar.js";
import { steadily } from "./steady.js";
import { setNow } from "./time.js";
import { languageOf, say, speak, spoken as language } from "./words.js";

class Page {
  constructor(sessions) {
    this.sessions = sessions;
    this.session = null;
    this.fail = (error) => toast(error.message);
    this.names = { person: (id) => this.session.person(id), channel: (id) => this.session.channels.get(id), go: (channel, message) => this.go(channel, message) };
    this.log = new Log({ names: this.names, act: (message, press) => this.act(message, press), dismiss: (message) => this.dismiss(message),
      menu: (message, anchor) => this.messageMenu(message, anchor), play: (game) => this.play(game) });
    this.composer = new Composer(this);
    for (const session of sessions) this.follow(session);
  }

  follow(session) {
    session.addEventListener("channels", () => this.soon());
    session.addEventListener("people", () => (session === this.session && this.speak() ? this.again() : this.soon()));
    session.addEventListener("commands", () => session === this.session && this.composer.renew());
    session.addEventListener("clock", ({ detail }) => session === this.session && this.jumped(detail.now));
    session.addEventListener("link", () => this.linked(session));
    session.addEventListener("message", ({ detail }) => {
      if (session === this.session) this.log.heard(detail);
    });
  }

  /** Draw what stands around the messages, once for many changes. */
  soon() {
    if (this.due) return;
    this.due = true;
    queueMicrotask(() => steadily(() => {
      this.due = false;
      this.drawAround();
    }));
  }

  drawAround() {
    drawPeople(this.sessions, this.session, (session) => this.be(session));
    drawChannels(this.session, (id) => this.go(id));
    drawMe(this.session, avatar({ id: this.session.id, global_name: this.session.name }, this.session), this.fail);
    const channel = this.session.channels.get(this.session.current);
    if (!channel) return this.go(this.home(this.session));
    this.drawTop(channel);
    this.log.threads();
    const calls = this.session.calling;
    document.title = `${calls ? `(${calls}) ` : ""}${channel.name} · ${this.session.name} · ${say("page-title")}`;
    return undefined;
  }

  drawTop(channel) {
    const thread = Type.THREADS.has(channel.type);
    const parent = thread && this.session.channels.get(channel.parent_id);
    const more = thread && h("button", { type: "button", class: "icon-button", "aria-haspopup": "menu", "aria-expanded": "false",
      on: { click: () => this.threadMenu(channel, more) } }, icon("more"), spoken(say("page-thread-actions")));
    const state = channel.thread_metadata;
    const menu = h("button", { type: "button", class: "icon-button", id: "open-side", "aria-controls": "side",
      "aria-expanded": String(document.body.classList.contains("side-open")), on: { click: () => this.side(true) } },
      icon("menu"), spoken(say("page-navigation")), this.elsewhere() && h("span", { class: "dot" }));
    const crumbs = parent && [h("button", { type: "button", class: "crumb", on: { click: () => this.go(parent.id) } }, `# ${parent.name}`),
      h("span", { class: "crumb-mark", "aria-hidden": "true" }, "›")];
    fill(byId("top"), menu, crumbs, icon(thread ? "thread" : channel.type === Type.DM ? "at" : "hash"), h("h1", { title: channel.name }, channel.name),
      state?.archived && h("span", { class: "tag" }, say(state.locked ? "page-archived-locked" : "page-archived")), more);
  }

  /** Whether somebody is called somewhere that is not on show. */
  elsewhere() {
    return this.sessions.some((session) => session.calling > 0);
  }

  linked(session) {
    if (session === this.session) {
      const banner = byId("banner");
      banner.hidden = session.linked;
      banner.textContent = session.linked ? "" : say("page-lost");
    }
    // After a break everything was read anew.
    if (session.linked && session === this.session && session.current) {
      setNow(session.now);
      this.be(session);
    }
  }

  jumped(now) {
    setNow(now);
    drawClock();
    toast(say("page-clock-advanced"));
  }

  // where we are

  home(session) {
    return [...session.channels.values()].find((one) => one.type === Type.TEXT)?.id;
  }

  /** Be another person. */
  be(session) {
    this.session = session;
    this.speak();
    this.go(session.channels.has(session.current) ? session.current : this.home(session));
  }

  /** Speak the language of who is on show; whether that is another one. */
  speak() {
    if (languageOf(this.session.locale) === language()) return false;
    speak(this.session.locale);
    buildClock(this.fail);
    drawClock();
    return true;
  }

  /** Draw what is on show in another language. */
  again() {
    const { session } = this;
    const channel = session.channels.get(session.current);
    this.soon();
    if (!channel) return;
    this.composer.show(session, channel);
    this.log.show(session, channel);
  }

  /** Open a channel, and a message in it. */
  async go(id, message = null) {
    const { session } = this;
    const channel = session.channels.get(id);
    if (!channel) return toast(say("page-hidden-channel"));
    const same = this.shown === `${session.id}/${id}`;
    session.current = id;
    this.shown = `${session.id}/${id}`;
    this.side(false);
    if (!same) this.composer.show(session, channel);
    this.remember();
    this.soon();
    await this.log.show(session, channel);
    if (message) this.log.flash(message);
    else if (!matchMedia("(max-width: 760px)").matches) this.composer.focus();
    return undefined;
  }

  remember() {
    const name = encodeURIComponent(this.session.name);
    history.replaceState(null, "", `#${name}/${this.session.current}`);
  }

  side(open) {
    document.body.classList.toggle("side-open", open);
    byId("open-side")?.setAttribute("aria-expanded", String(open));
    if (open) byId("channels").querySelector("[aria-current]")?.focus();
  }

  // what people do

  async act(message, press) {
    const { session } = this;
    this.log.source = press.source.querySelector?.(".select-button") ?? press.source;
    try {
      this.answered(session, await session.press(message, press));
    } catch {
      // The message itself says that it failed.
    }
  }

  /** What an interaction brought: a modal opens, everything else comes as messages. */
  answered(session, { modal }) {
    if (!modal) return;
    openModal(modal, session, this.names, async (values) => {
      const result = await post("modal", { person: session.id, interaction: modal.interaction, values });
      this.answered(session, result);
    }, () => this.log.resume());
  }

  /** A match against computers in this channel, and on to its thread as soon as there is one. */
  async play(game) {
    const { session } = this;
    const channel = session.current;
    const before = new Set(session.channels.keys());
    const arrived = () => {
      const thread = [...session.channels.values()].find((one) => one.parent_id === channel && Type.THREADS.has(one.type) && !before.has(one.id));
      if (!thread) return;
      session.removeEventListener("channels", arrived);
      if (session === this.session && session.current === channel) this.go(thread.id);
    };
    session.addEventListener("channels", arrived);
    const ended = this.log.pending(say("page-sending", { command: "match new" }));
    try {
      await post("slash", { person: session.id, channel, name: "match new", options: { game, seats: 3, computers: "steady" } });
      ended();
    } catch (error) {
      session.removeEventListener("channels", arrived);
      ended(error.message);
    }
  }

  dismiss(message) {
    const { session } = this;
    session.gone({ id: message.id, channel_id: message.channel_id });
    post("dismiss", { person: session.id, message: message.id }).catch(this.fail);
  }

  messageMenu(message, anchor) {
    const remove = () => post("delete", { channel: message.channel_id, message: message.id }).catch(this.fail);
    openMenu(anchor, say("page-message-actions"), [
      { label: say("page-copy-id"), icon: icon("hash", 18), run: () => navigator.clipboard?.writeText(message.id) },
      { label: say("page-delete-message"), icon: icon("bin", 18), danger: true, run: remove }]);
  }

  threadMenu(channel, anchor) {
    const { archived, locked } = channel.thread_metadata;
    const put = (state) => post("archive", { channel: channel.id, ...state }).catch(this.fail);
    openMenu(anchor, say("page-thread-actions"), [
      archived ? { label: say("page-reopen"), icon: icon("box", 18), run: () => put({ archived: false, locked: false }) }
        : { label: say("page-archive"), icon: icon("box", 18), run: () => put({ archived: true }) },
      ...(locked ? [] : [{ label: say("page-archive-lock"), icon: icon("box", 18), run: () => put({ archived: true, locked: true }) }]),
      { label: say("page-delete-thread"), icon: icon("bin", 18), danger: true, run: () => post("delete", { channel: channel.id }).catch(this.fail) }]);
  }
}

/** Person and channel from the address, so that a reload or a second window knows who it is. */
function wanted(sessions) {
  const [name, channel] = location.hash.slice(1).split("/").map(decodeURIComponent);
  const session = sessions.find((one) => one.name === name) ?? sessions[0];
  if (session.channels.has(channel)) session.current = channel;
  return session;
}

async function start() {
  speak(document.documentElement.lang);
  const { people, now } = await get("people", {});
  setNow(now);
  const sessions = await Promise.all(people.map((person) => new Session(person.id).start()));
  const page = new Page(sessions);
  buildClock(page.fail);
  drawClock();
  setInterval(drawClock, 1000);
  addEventListener("keydown", (event) => {
    const place = event.altKey && !event.ctrlKey ? Number(event.key) : 0;
    if (!sessions[place - 1]) return;
    event.preventDefault();
    page.be(sessions[place - 1]);
  });
  addEventListener("keydown", (event) => {
    // Whoever types with nothing under the keyboard means the composer.
    const busy = document.activeElement.closest("input, textarea, [role=combobox], dialog, .popup");
    if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey && !busy) page.composer.focus();
  });
  addEventListener("hashchange", () => page.be(wanted(sessions)));
  byId("side").addEventListener("click", (event) => event.target === byId("side") && page.side(false));
  addEventListener("keydown", (event) => event.key === "Escape" && page.side(false));
  page.be(wanted(sessions));
  byId("app").removeAttribute("aria-busy");
}

start().catch((error) => {
  const banner = byId("banner");
  banner.hidden = false;
  banner.textContent = error.message;
});
