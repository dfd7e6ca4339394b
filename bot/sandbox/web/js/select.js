/** A select: a button that opens a list of options, with one or several picks. */

import { freshId, h, icon } from "./dom.js";
import { emoji } from "./markdown.js";
import { closePopup, openPopup, popupOf } from "./popup.js";
import { say } from "./words.js";

/**
 * @typedef {object} Choice
 * @property {string} label @property {string} value @property {string} [description] @property {object} [emoji]
 * @property {boolean} [default]
 */

/**
 * A select as an element; its `values()` gives the picks.
 * @param {{label: string, placeholder?: string, options: Choice[], min?: number, max?: number, disabled?: boolean,
 *   data?: object, required?: boolean, change?: (values: string[]) => void}} spec
 */
export function selectBox(spec) {
  const select = new Select(spec);
  select.element.values = () => [...select.chosen];
  select.element.retract = (values) => select.set(values);
  return select.element;
}

class Select {
  constructor({ label, placeholder, options, min = 1, max = 1, disabled = false, data = {}, required, change }) {
    Object.assign(this, { placeholder: placeholder || say("page-select"), options, min, max, change, active: -1, typed: "" });
    this.label = label;
    this.chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
    this.listId = freshId("list");
    this.face = h("span", { class: "select-face" });
    this.button = h("button", { type: "button", class: "select-button", role: "combobox", "aria-haspopup": "listbox",
      "aria-expanded": "false", "aria-controls": this.listId, "aria-label": label, "aria-required": required ? "true" : null,
      disabled, data, on: { click: () => this.toggle(), keydown: (event) => this.key(event) } }, this.face, icon("down", 18));
    this.element = h("div", { class: "select" }, this.button);
    this.show();
  }

  /** Put the picks back to these values. */
  set(values) {
    this.chosen = new Set(values);
    this.show();
  }

  show() {
    const picked = this.options.filter((option) => this.chosen.has(option.value));
    this.face.replaceChildren();
    this.face.classList.toggle("empty", !picked.length);
    if (!picked.length) this.face.append(this.placeholder);
    for (const option of picked) {
      this.face.append(h("span", { class: this.max > 1 ? "pick chip" : "pick" }, option.emoji && emoji(option.emoji), option.label));
    }
    this.button.setAttribute("aria-description", picked.map((option) => option.label).join(", "));
  }

  toggle() {
    if (popupOf(this.button)) closePopup(true);
    else this.open();
  }

  open() {
    this.before = [...this.chosen];
    this.rows = this.options.map((option) => this.row(option));
    const panel = h("div", { class: "listbox", role: "listbox", id: this.listId, "aria-label": this.label,
      "aria-multiselectable": this.max > 1 ? "true" : null }, this.hint(), this.rows);
    openPopup(this.button, panel, { width: true, closed: () => this.closed() });
    const first = this.options.findIndex((option) => this.chosen.has(option.value));
    this.activate(Math.max(first, 0));
  }

  hint() {
    if (this.max === 1) return null;
    const text = this.min === this.max ? say("page-pick", { count: this.min }) : say("page-pick-range", { least: this.min, most: this.max });
    return h("div", { class: "listbox-hint", role: "presentation" }, text,
      h("button", { type: "button", class: "done", tabindex: "-1", on: { click: () => closePopup(true) } }, say("page-done")));
  }

  row(option) {
    const row = h("div", { class: "option", role: "option", id: freshId("option"), data: { value: option.value },
      "aria-selected": String(this.chosen.has(option.value)) },
      option.emoji && h("span", { class: "option-emoji" }, emoji(option.emoji)),
      h("span", { class: "option-text" }, h("span", { class: "option-label" }, option.label),
        option.description && h("span", { class: "option-note" }, option.description)),
      h("span", { class: "option-mark" }, icon("check", 16)));
    // The focus stays on the button.
    row.addEventListener("pointerdown", (event) => event.preventDefault());
    row.addEventListener("click", () => this.pick(option.value));
    row.addEventListener("pointermove", () => this.activate(this.rows.indexOf(row), false));
    return row;
  }

  activate(index, scroll = true) {
    this.rows[this.active]?.classList.remove("active");
    this.active = index;
    const row = this.rows[index];
    if (!row) return;
    row.classList.add("active");
    this.button.setAttribute("aria-activedescendant", row.id);
    if (scroll) row.scrollIntoView({ block: "nearest" });
  }

  pick(value) {
    if (this.max === 1) {
      const again = this.chosen.has(value) && this.min === 0;
      this.chosen = new Set(again ? [] : [value]);
      this.show();
      this.done = true;
      closePopup(true);
      return;
    }
    if (this.chosen.has(value)) this.chosen.delete(value);
    else if (this.chosen.size < this.max) this.chosen.add(value);
    this.rows.forEach((row, index) => row.setAttribute("aria-selected", String(this.chosen.has(this.options[index].value))));
    this.show();
  }

  closed() {
    this.button.removeAttribute("aria-activedescendant");
    const values = this.options.map((option) => option.value).filter((value) => this.chosen.has(value));
    const changed = this.done || values.join("\n") !== this.before.join("\n");
    this.done = false;
    if (values.length < this.min && !(this.min === 1 && this.max === 1)) this.set(this.before);
    else if (changed) this.change?.(values);
  }

  key(event) {
    const shown = Boolean(popupOf(this.button));
    const last = this.options.length - 1;
    const steps = { ArrowDown: Math.min(this.active + 1, last), ArrowUp: Math.max(this.active - 1, 0), Home: 0, End: last };
    if (event.key in steps) {
      event.preventDefault();
      if (shown) this.activate(steps[event.key]);
      else this.open();
    } else if (shown && (event.key === "Enter" || (event.key === " " && !this.typed))) {
      event.preventDefault();
      this.pick(this.options[this.active].value);
    } else if (shown && event.key === "Tab") {
      closePopup();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && event.key !== " ") {
      this.search(event.key, shown);
    }
  }

  /** Go to the option that starts with what was typed in the last second. */
  search(letter, shown) {
    clearTimeout(this.pause);
    this.pause = setTimeout(() => (this.typed = ""), 900);
    this.typed += letter.toLowerCase();
    if (!shown) this.open();
    const found = this.options.findIndex((option) => option.label.toLowerCase().startsWith(this.typed));
    if (found >= 0) this.activate(found);
  }
}
