/** The list above the composer: commands, options or choices. The focus stays in the field it serves. */

import { freshId, h } from "./dom.js";

export class Suggestions {
  constructor() {
    this.id = freshId("suggestions");
    this.title = h("div", { class: "suggest-title" });
    this.list = h("div", { class: "suggest-list", role: "listbox", id: this.id });
    this.element = h("div", { class: "suggest", hidden: true }, this.title, this.list);
    // A press must not take the focus from the field.
    this.element.addEventListener("pointerdown", (event) => event.preventDefault());
    this.items = [];
    this.active = -1;
  }

  /**
   * Show items {label, note, mark, run} for a field. `first`: whether the first is marked at once.
   * @param {HTMLElement} field @param {{label: string, head?: Node|string, items: object[], first?: boolean, empty?: string}} what
   */
  show(field, { label, head = "", items, first = true, empty = "" }) {
    if (this.field !== field) this.hide();
    this.field = field;
    this.items = items;
    this.active = -1;
    this.title.replaceChildren(head);
    this.list.setAttribute("aria-label", label);
    this.rows = items.map((item) => {
      const row = h("div", { class: "suggest-row", role: "option", id: freshId("suggestion"), "aria-selected": "false",
        data: { value: item.value ?? item.label }, on: { click: () => item.run() } },
        h("span", { class: "suggest-label" }, item.label), item.note && h("span", { class: "suggest-note" }, item.note),
        item.mark && h("span", { class: "suggest-mark" }, item.mark));
      row.addEventListener("pointermove", () => this.activate(this.rows.indexOf(row), false));
      return row;
    });
    this.list.replaceChildren(...(items.length || !empty ? this.rows : [h("p", { class: "suggest-empty", role: "status" }, empty)]));
    this.element.hidden = false;
    this.list.scrollTop = 0;
    field.setAttribute("aria-controls", this.id);
    field.setAttribute("aria-expanded", String(items.length > 0));
    if (first && items.length) this.activate(0);
  }

  hide() {
    this.element.hidden = true;
    this.items = [];
    this.active = -1;
    for (const name of ["aria-activedescendant", "aria-controls"]) this.field?.removeAttribute(name);
    if (this.field?.getAttribute("role") === "combobox") this.field.setAttribute("aria-expanded", "false");
    else this.field?.removeAttribute("aria-expanded");
    this.field = null;
  }

  get shown() {
    return !this.element.hidden;
  }

  get current() {
    return this.items[this.active] ?? null;
  }

  activate(index, scroll = true) {
    const old = this.rows[this.active];
    old?.classList.remove("active");
    old?.setAttribute("aria-selected", "false");
    this.active = index;
    const row = this.rows[index];
    if (!row) return;
    row.classList.add("active");
    row.setAttribute("aria-selected", "true");
    this.field.setAttribute("aria-activedescendant", row.id);
    if (scroll) row.scrollIntoView({ block: "nearest" });
  }

  /** Arrow keys move in the list; returns whether the key was one. */
  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !this.shown || !this.items.length) return false;
    event.preventDefault();
    const at = this.active < 0 && step < 0 ? 0 : this.active;
    this.activate((at + step + this.items.length) % this.items.length);
    return true;
  }
}
