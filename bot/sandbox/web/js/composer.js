/** Where people write: plain lines, or slash commands from the list of the synced ones. */

import { post, Refused } from "./api.js";
import { CommandForm } from "./command.js";
import { fitting, flatten } from "./commands.js";
import { byId, h, icon, spoken } from "./dom.js";
import { Suggestions } from "./suggest.js";
import { say, spoken as spokenNow } from "./words.js";

export class Composer {
  /** `page`: {log, session, answered(result)} of the page, read when needed. */
  constructor(page) {
    this.page = page;
    this.home = byId("composer");
    this.suggestions = new Suggestions();
    this.drafts = new Map();
    this.build();
  }

  build() {
    this.language = spokenNow();
    this.text = h("textarea", { rows: "1", maxlength: "2000", spellcheck: "true", "aria-autocomplete": "list",
      on: { input: () => this.typed(), keydown: (event) => this.key(event), blur: () => !this.form && this.suggestions.hide(), focus: () => this.typed() } });
    this.plain = h("form", { class: "plain", on: { submit: (event) => (event.preventDefault(), this.say()) } },
      h("button", { type: "button", class: "icon-button", title: say("page-commands"), on: { click: () => this.slash() } }, icon("slash"), spoken(say("page-commands"))),
      this.text, h("button", { type: "submit", class: "icon-button send" }, icon("send"), spoken(say("page-send"))));
    this.slot = h("div", { class: "slot" }, this.plain);
    this.home.replaceChildren(this.suggestions.element, this.slot);
  }

  /** Serve another channel, person or language; what was being written comes back with them. */
  show(session, channel) {
    if (this.place) this.drafts.set(this.place, this.form ? "" : this.text.value);
    this.place = `${session.id}/${channel.id}`;
    this.closeForm();
    if (this.language !== spokenNow()) this.build();
    const label = say("page-message-to", { where: channel.type === 0 ? `#${channel.name}` : channel.name });
    this.text.setAttribute("aria-label", label);
    this.text.placeholder = label;
    this.text.value = this.drafts.get(this.place) ?? "";
    this.grow();
  }

  focus() {
    if (this.form) this.form.focus();
    else this.text.focus();
  }

  get commands() {
    return flatten(this.page.session.commands, this.page.session.locale);
  }

  slash() {
    this.text.value = "/";
    this.text.focus();
    this.typed();
  }

  grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 180)}px`;
  }

  typed() {
    this.grow();
    const found = /^\/([^\n]*)$/.exec(this.text.value);
    if (!found || document.activeElement !== this.text) return this.suggestions.hide();
    const whole = found[1].endsWith(" ") && this.commands.find((one) => one.path === found[1].trim());
    if (whole) return this.begin(whole);
    const items = fitting(this.commands, found[1]).map((command) => ({ label: `/${command.path}`, note: command.description,
      mark: this.page.session.bot.username, value: command.path, run: () => this.begin(command) }));
    return this.suggestions.show(this.text, { label: say("page-commands"), head: say("page-commands"), items,
      empty: say(this.commands.length ? "page-no-command" : "page-no-commands-yet") });
  }

  /** The commands are others now. */
  renew() {
    if (!this.form && document.activeElement === this.text) this.typed();
  }

  begin(command) {
    this.suggestions.hide();
    this.text.value = "";
    this.form = new CommandForm(command, this.page.session, this.suggestions,
      { send: (name, options) => this.run(name, options), cancel: () => (this.closeForm(), this.text.focus()) });
    this.slot.replaceChildren(this.form.element);
    this.form.focus();
  }

  closeForm() {
    this.suggestions.hide();
    if (!this.form) return;
    this.form = null;
    this.slot.replaceChildren(this.plain);
  }

  key(event) {
    if (this.suggestions.key(event)) return;
    if (event.key === "Escape" && this.suggestions.shown) {
      event.preventDefault();
      this.suggestions.hide();
    } else if ((event.key === "Enter" && !event.shiftKey && !event.isComposing) || (event.key === "Tab" && this.suggestions.current)) {
      event.preventDefault();
      if (this.suggestions.current) this.suggestions.current.run();
      else this.say();
    }
  }

  async say() {
    const text = this.text.value.trim();
    if (!text) return;
    if (this.suggestions.shown && text.startsWith("/")) return;
    const { session } = this.page;
    this.text.value = "";
    this.grow();
    try {
      await post("say", { person: session.id, channel: session.current, text });
    } catch (error) {
      this.page.fail(error);
      this.text.value = text;
    }
  }

  async run(name, options) {
    const { session, log } = this.page;
    this.closeForm();
    this.text.focus();
    const ended = log.pending(say("page-sending", { command: name }));
    try {
      const result = await post("slash", { person: session.id, channel: session.current, name, options });
      ended();
      this.page.answered(session, result);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      ended(error.message);
    }
  }
}
