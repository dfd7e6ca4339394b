/** Small helpers to build and find elements. Text is always set as text, never parsed as HTML. */

/**
 * Build an element. `props`: `class`, `data` (dataset), `on` (listeners), `style` (custom properties),
 * any other key is an attribute; `true` sets it empty; `false`, `null` and `undefined` leave it out.
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === false || value === null || value === undefined) continue;
    if (key === "class") element.className = value;
    else if (key === "data") assign(element.dataset, value);
    else if (key === "on") for (const [name, listener] of Object.entries(value)) element.addEventListener(name, listener);
    else if (key === "style") for (const [name, rule] of Object.entries(value)) element.style.setProperty(name, rule);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...real(children));
  return element;
}

const real = (children) => children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);

/** Give an element other children. */
export const fill = (element, ...children) => element.replaceChildren(...real(children));

function assign(target, values) {
  for (const [key, value] of Object.entries(values)) {
    if (value !== null && value !== undefined && value !== false) target[key] = String(value);
  }
}

export const byId = (id) => document.getElementById(id);

/** Text that only a screen reader says. */
export const spoken = (text) => h("span", { class: "spoken" }, text);

let counter = 0;
/** An id that no other element has. */
export const freshId = (prefix) => `${prefix}-${(counter += 1)}`;

const SHAPES = {
  hash: "M8 3 6 21M18 3l-2 18M3.5 8.5h18M2.5 15.5h18",
  thread: "M5 3v8a4 4 0 0 0 4 4h10m-4-4 4 4-4 4",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5",
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5 5 19",
  send: "M4 4l17 8-17 8 3-8-3-8Zm3 8h8",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Zm13 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z",
  down: "m6 9 6 6 6-6",
  out: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  file: "M6 2h8l5 5v15H6V2Zm8 0v5h5",
  box: "M3 4h18v5H3V4Zm2 5v11h14V9M10 13h4",
  bin: "M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15",
  clock: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 7v5l3.5 2",
  enter: "M4 12h13m-5-5 5 5-5 5M21 4v16",
  pencil: "M4 20l1-5L16 4l4 4L9 19l-5 1Z",
  pin: "M9 3h6l-1 7 4 4H6l4-4-1-7Zm3 11v7",
  check: "m5 12.5 5 5 9-11",
  slash: "M16 3 8 21",
};

/** A line icon; decoration only, hidden from screen readers. */
export function icon(name, size = 20) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const attributes = { viewBox: "0 0 24 24", width: size, height: size, fill: "none", stroke: "currentColor",
    "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round", "aria-hidden": "true", class: "icon" };
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value);
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}

/** Say something for a few seconds at the bottom of the page. */
export function toast(text) {
  const note = h("p", { class: "toast" }, text);
  for (const old of byId("toasts").children) if (old.textContent === text) old.remove();
  byId("toasts").append(note);
  setTimeout(() => note.remove(), 4000);
}
