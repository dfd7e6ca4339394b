/** A slash command being filled in: one field an option, choices above, problems named before anything is sent. */

import { post } from "./api.js";
import { Opt, offered, read } from "./commands.js";
import { h, icon, spoken } from "./dom.js";
import { say } from "./words.js";

const PAUSE = 250;

export class CommandForm {
  /**
   * @param {import("./commands.js").Command} command @param {import("./session.js").Session} session
   * @param {import("./suggest.js").Suggestions} suggestions
   * @param {{send: (name: string, options: object) => void, cancel: () => void}} then
   */
  constructor(command, session, suggestions, then) {
    Object.assign(this, { command, session, suggestions, then, fields: [], asked: 0 });
    this.extra = h("input", { class: "extra", type: "text", autocomplete: "off", spellcheck: "false", role: "combobox",
      "aria-expanded": "false", "aria-label": say("page-more-options"), on: { focus: () => this.offerOptions(), input: () => this.offerOptions(),
        keydown: (event) => this.extraKey(event), blur: () => this.left() } });
    this.row = h("div", { class: "fields" }, h("span", { class: "command-name" }, `/${command.path}`), this.extra);
    this.problem = h("p", { class: "problem", role: "alert" });
    this.element = h("form", { class: "command", "aria-label": `/${command.path}`, data: { command: command.path },
      on: { submit: (event) => (event.preventDefault(), this.submit()) } },
      h("button", { type: "button", class: "icon-button", title: say("page-cancel-command"), on: { click: () => then.cancel() } }, icon("close"), spoken(say("page-cancel-command"))),
      h("div", { class: "command-middle" }, this.row, this.problem),
      h("button", { type: "submit", class: "icon-button send" }, icon("send"), spoken(say("page-send"))));
    for (const option of command.options.filter((one) => one.required)) this.add(option);
    this.hint();
  }

  focus() {
    (this.fields[0]?.input ?? this.extra).focus();
  }

  get missing() {
    const shown = new Set(this.fields.map((field) => field.option.name));
    return this.command.options.filter((option) => !shown.has(option.name));
  }

  hint() {
    const left = this.missing.length;
    this.extra.placeholder = left ? say("page-optional", { count: left }) : "";
    this.extra.classList.toggle("spent", !left && this.fields.length > 0);
  }

  add(option) {
    const file = option.type === Opt.FILE;
    const input = h("input", { type: file ? "file" : "text", autocomplete: "off", spellcheck: "false", role: "combobox", "aria-expanded": "false",
      "aria-label": option.name, "aria-required": option.required ? "true" : null, "aria-autocomplete": "list",
      inputmode: option.type === 4 ? "numeric" : null, size: "6" });
    const field = { option, input, picked: null };
    field.element = h("label", { class: "field", data: { option: option.name } }, h("span", { class: "field-name" }, option.name,
      option.required && h("span", { class: "star", "aria-hidden": "true" }, "*")), input);
    if (file) {
      input.addEventListener("change", async () => {
        const [chosen] = input.files;
        field.picked = chosen ? { value: { name: chosen.name, text: await chosen.text() } } : null;
      });
    } else {
      input.addEventListener("focus", () => this.offer(field));
      input.addEventListener("input", () => this.typed(field));
    }
    input.addEventListener("keydown", (event) => this.key(event, field));
    input.addEventListener("blur", () => this.left());
    this.fields.push(field);
    this.row.insertBefore(field.element, this.extra);
    this.hint();
    return field;
  }

  typed(field) {
    field.picked = null;
    field.element.classList.remove("wrong");
    fit(field.input);
    this.offer(field);
  }

  /** Show what the field may hold. */
  offer(field) {
    const { option, input } = field;
    const head = h("span", {}, h("b", {}, option.name), ` ${option.description} ${bounds(option)}`, option.required ? h("span", { class: "needed" }, say("page-required")) : "");
    const show = (choices, empty, first = true) => this.suggestions.show(input, { label: say("page-choices", { option: option.name }), head, empty, first,
      items: choices.map((choice) => ({ label: choice.name, note: choice.note, value: choice.value, run: () => this.pick(field, choice) })) });
    if (option.autocomplete) return this.ask(field, show);
    const known = offered(option, this.session);
    const text = field.picked ? "" : input.value.trim().toLowerCase();
    return show((known ?? []).filter((choice) => choice.name.toLowerCase().includes(text)).slice(0, 25), known ? say("page-no-option") : "");
  }

  /** Ask the bot, once the person has stopped typing. */
  ask(field, show) {
    clearTimeout(this.pause);
    const turn = (this.asked += 1);
    if (this.suggestions.field !== field.input) show([], say("page-loading"));
    this.pause = setTimeout(async () => {
      const others = this.values(field).values;
      const body = { person: this.session.id, channel: this.session.current, name: this.command.path, option: field.option.name,
        text: field.input.value, options: others };
      let choices = [];
      let empty = say("page-no-match");
      try {
        choices = (await post("autocomplete", body)).choices;
      } catch {
        empty = say("page-loading-failed");
      }
      // What is typed may be sent as it is: nothing is marked until the arrows are used.
      if (turn === this.asked && document.activeElement === field.input) show(choices, empty, Boolean(field.input.value) && choices.length > 0);
    }, this.suggestions.field === field.input ? PAUSE : 0);
  }

  pick(field, choice) {
    field.picked = choice;
    field.input.value = choice.name;
    field.element.classList.remove("wrong");
    fit(field.input);
    this.next(field);
  }

  next(field) {
    const empty = this.fields.find((one) => !one.input.value && one.option.required);
    const after = this.fields[this.fields.indexOf(field) + 1];
    this.suggestions.hide();
    (empty ?? (after && !after.input.value ? after : { input: this.extra })).input.focus();
  }

  /** The options one could still add. */
  offerOptions() {
    const text = this.extra.value.trim().toLowerCase();
    const exact = text.endsWith(":") && this.missing.find((option) => option.name === text.slice(0, -1));
    if (exact) return this.take(exact);
    const items = this.missing.filter((option) => option.name.includes(text))
      .map((option) => ({ label: option.name, note: option.description, run: () => this.take(option) }));
    if (items.length) this.suggestions.show(this.extra, { label: say("page-options"), head: say("page-options"), items, first: Boolean(text) });
    else this.suggestions.hide();
    return undefined;
  }

  take(option) {
    this.extra.value = "";
    this.add(option).input.focus();
  }

  key(event, field) {
    if (this.suggestions.key(event)) return;
    const { current } = this.suggestions;
    if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey && current && !field.picked && field.input.value)) {
      event.preventDefault();
      if (current && !field.picked) current.run();
      else this.submit();
    } else if (event.key === "Backspace" && !field.input.value && !field.option.required) {
      event.preventDefault();
      this.drop(field);
    } else this.leave(event);
  }

  extraKey(event) {
    if (this.suggestions.key(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (this.suggestions.current) this.suggestions.current.run();
      else this.submit();
    } else if (event.key === "Backspace" && !this.extra.value) {
      event.preventDefault();
      const last = this.fields.at(-1);
      if (!last) this.then.cancel();
      else if (last.option.required) last.input.focus();
      else this.drop(last);
    } else this.leave(event);
  }

  leave(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    this.then.cancel();
  }

  /** The focus went elsewhere: nothing more to suggest. */
  left() {
    setTimeout(() => !this.element.contains(document.activeElement) && this.suggestions.hide());
  }

  drop(field) {
    this.fields = this.fields.filter((one) => one !== field);
    field.element.remove();
    this.hint();
    this.extra.focus();
  }

  /** What stands in the fields by name, without `but`; and what is wrong, by field. */
  values(but = null) {
    const values = {};
    const problems = new Map();
    for (const field of this.fields) {
      if (field === but) continue;
      const { value, problem } = read(field.option, field.input.value, field.picked, this.session);
      if (problem) problems.set(field, problem);
      else if (value !== undefined) values[field.option.name] = value;
    }
    return { values, problems };
  }

  submit() {
    const { values, problems } = this.values();
    for (const field of this.fields) {
      field.element.classList.toggle("wrong", problems.has(field));
      field.input.setAttribute("aria-invalid", String(problems.has(field)));
    }
    const [first] = problems;
    if (!first) return this.then.send(this.command.path, values);
    this.problem.textContent = `${first[0].option.name}: ${first[1]}`;
    first[0].input.focus();
    return undefined;
  }
}

function bounds({ min_value: least, max_value: most }) {
  if (least === undefined && most === undefined) return "";
  if (most === undefined) return say("page-at-least", { least });
  return least === undefined ? say("page-at-most", { most }) : say("page-between", { least, most });
}

function fit(input) {
  input.size = Math.max(6, Math.min(input.value.length + 1, 36));
}
