/** A modal: a form of the bot in a dialog, with the checks of the real client. */

import { Kind } from "./components.js";
import { freshId, h, icon, spoken } from "./dom.js";
import { markdown } from "./markdown.js";
import { things } from "./message.js";
import { selectBox } from "./select.js";
import { say } from "./words.js";

/**
 * Open a modal. `send(values)` may throw: the sentence is shown and the form stays.
 * @param {object} modal @param {import("./session.js").Session} session @param {import("./markdown.js").Names} names
 * @param {(values: object) => Promise<void>} send @param {() => void} closed
 */
export function openModal(modal, session, names, send, closed) {
  const heading = freshId("title");
  const fields = [];
  const body = (modal.components ?? []).map((part) => top(part, session, names, fields));
  const problem = h("p", { class: "problem", role: "alert" });
  const submit = h("button", { type: "submit", class: "button primary" }, say("page-submit"));
  const close = () => dialog.close();
  const form = h("form", { class: "modal-form", novalidate: true },
    h("header", {}, h("img", { src: "/web/seal.svg", alt: "", class: "avatar small" }), h("h2", { id: heading }, modal.title),
      h("button", { type: "button", class: "icon-button", on: { click: close } }, icon("close"), spoken(say("page-close")))),
    h("div", { class: "modal-body" }, body, problem),
    h("footer", {}, h("button", { type: "button", class: "button link", on: { click: close } }, say("page-cancel")), submit));
  const dialog = h("dialog", { class: "modal", "aria-labelledby": heading, data: { customId: modal.custom_id } }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!valid(fields)) return;
    submit.disabled = true;
    problem.textContent = "";
    try {
      await send(Object.fromEntries(fields.map((field) => [field.id, field.read()])));
      close();
    } catch (error) {
      problem.textContent = error.message;
    } finally {
      submit.disabled = false;
    }
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    closed();
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector(".modal-body :is(input, textarea, button)")?.focus();
}

function valid(fields) {
  let first = null;
  for (const field of fields) {
    const wrong = field.check();
    field.note.textContent = wrong ?? "";
    field.element.classList.toggle("wrong", Boolean(wrong));
    if (wrong) first ??= field;
  }
  first?.element.querySelector("input, textarea, button")?.focus();
  return !first;
}

/** A part of the modal: text, or a label around one field. */
function top(part, session, names, fields) {
  if (part.type === Kind.TEXT) return h("div", { class: "text" }, markdown(part.content, names));
  const item = part.type === Kind.ROW ? part.components[0] : part.component;
  const label = part.label ?? item.label ?? "";
  const name = freshId("name");
  const describe = part.description ? freshId("about") : null;
  const made = BUILD[item.type]?.(item, { label, name, describe, session });
  if (!made) return h("p", { class: "unknown" }, say("page-unknown-field", { kind: item.type }));
  const required = item.type !== Kind.CHECK && item.required !== false;
  const note = h("p", { class: "field-note", role: "alert" });
  const element = h("div", { class: "modal-field", data: { customId: item.custom_id } },
    made.plain ? null : h(made.group ? "span" : "label", { class: "modal-label", id: name, for: made.group ? null : made.target },
      label, required && h("span", { class: "star", "aria-hidden": "true" }, "*")),
    part.description && h("p", { class: "small", id: describe }, part.description), made.element, note);
  fields.push({ id: item.custom_id, read: made.read, check: () => made.check(required), element, note });
  return element;
}

function textInput(item, { describe }) {
  const target = freshId("input");
  const long = item.style === 2;
  const input = h(long ? "textarea" : "input", { id: target, "aria-describedby": describe, placeholder: item.placeholder,
    maxlength: item.max_length ?? 4000, rows: long ? "4" : null, type: long ? null : "text", autocomplete: "off",
    "aria-required": item.required === false ? null : "true", data: { customId: item.custom_id } });
  input.value = item.value ?? "";
  const check = (required) => {
    if (!input.value) return required ? say("page-needed") : null;
    return input.value.length < (item.min_length ?? 0) ? say("page-too-short", { least: item.min_length }) : null;
  };
  return { element: input, target, read: () => input.value, check };
}

function selectInput(item, { label, session }) {
  const kind = Object.keys(Kind).find((name) => Kind[name] === item.type);
  const chosen = new Set((item.default_values ?? []).map((value) => value.id));
  const options = item.options ?? things(kind, item, session).map((thing) => ({ ...thing, default: chosen.has(thing.value) }));
  const required = item.required !== false;
  const element = selectBox({ label, placeholder: item.placeholder, options, min: required ? item.min_values ?? 1 : 0, required,
    max: item.max_values ?? 1, disabled: item.disabled, data: { customId: item.custom_id } });
  const check = () => {
    const picks = element.values().length;
    if (!picks) return required && (item.min_values ?? 1) > 0 ? say("page-needed") : null;
    return picks < (item.min_values ?? 1) ? say("page-pick-more", { least: item.min_values }) : null;
  };
  return { element, group: true, read: () => element.values(), check };
}

/** Radio buttons or checkboxes under one name. */
function ticks(kind) {
  return (item, { name, describe }) => {
    const group = freshId("group");
    const inputs = item.options.map((option) => h("input", { type: kind, name: group, value: option.value, checked: option.default }));
    const element = h("div", { class: "ticks", role: kind === "radio" ? "radiogroup" : "group", "aria-labelledby": name, "aria-describedby": describe },
      item.options.map((option, index) => h("label", { class: "tick" }, inputs[index], h("span", {}, option.label,
        option.description && h("small", {}, option.description)))));
    const read = () => inputs.filter((input) => input.checked).map((input) => input.value);
    const [least, most] = [item.min_values ?? 1, item.max_values ?? item.options.length];
    const check = (required) => {
      const picks = read().length;
      if (!picks) return required ? say("page-needed") : null;
      if (kind === "radio") return null;
      return picks < least || picks > most ? say("page-pick-between", { least, most }) : null;
    };
    return { element, group: true, read, check };
  };
}

function checkbox(item, { label, describe }) {
  const input = h("input", { type: "checkbox", checked: item.default, "aria-describedby": describe, data: { customId: item.custom_id } });
  return { element: h("label", { class: "tick" }, input, h("span", {}, label)), plain: true, read: () => input.checked, check: () => null };
}

const BUILD = { [Kind.INPUT]: textInput, [Kind.SELECT]: selectInput, [Kind.USERS]: selectInput, [Kind.ROLES]: selectInput,
  [Kind.MENTIONABLES]: selectInput, [Kind.CHANNELS]: selectInput, [Kind.RADIO]: ticks("radio"), [Kind.CHECKS]: ticks("checkbox"),
  [Kind.CHECK]: checkbox };
