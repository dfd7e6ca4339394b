/** Lists and menus that open beside the element they belong to; on a phone they rise from the bottom. */

import { h } from "./dom.js";

let open = null;

/** Close what is open, if anything. `refocus`: give the focus back to where it came from. */
export function closePopup(refocus = false) {
  if (!open) return;
  const { panel, shade, anchor, closed } = open;
  open = null;
  panel.remove();
  shade.remove();
  anchor.setAttribute("aria-expanded", "false");
  document.removeEventListener("scroll", follow, true);
  if (refocus && anchor.isConnected) anchor.focus();
  closed?.();
}

export const popupOf = (anchor) => (open?.anchor === anchor ? open.panel : null);

/** Close what belongs to something inside that element. */
export function closePopupIn(element) {
  if (open && element.contains(open.anchor)) closePopup();
}

/** Show `panel` beside `anchor` until it is closed; `width`: as wide as the anchor. `closed` is called once at the end. */
export function openPopup(anchor, panel, { closed, width = false, above = false } = {}) {
  closePopup();
  // A modal dialog makes everything outside itself inert.
  const home = anchor.closest("dialog") ?? document.body;
  const shade = h("div", { class: "popup-shade", on: { pointerdown: (event) => (event.preventDefault(), closePopup(true)) } });
  panel.classList.add("popup");
  home.append(shade, panel);
  anchor.setAttribute("aria-expanded", "true");
  open = { anchor, panel, shade, closed, width, above };
  place();
  document.addEventListener("scroll", follow, true);
}

function follow(event) {
  if (open && !open.panel.contains(event.target)) place();
}

function place() {
  const { anchor, panel, width, above } = open;
  if (window.matchMedia("(max-width: 560px)").matches) return;
  const box = anchor.getBoundingClientRect();
  if (width) panel.style.width = `${Math.max(box.width, 220)}px`;
  const room = { below: innerHeight - box.bottom - 12, above: box.top - 12 };
  const up = above || (room.below < Math.min(panel.scrollHeight, 280) && room.above > room.below);
  panel.style.maxHeight = `${Math.min(Math.max(up ? room.above : room.below, 120), 420)}px`;
  panel.style.left = `${Math.max(8, Math.min(box.left, innerWidth - panel.offsetWidth - 8))}px`;
  panel.style.top = up ? "auto" : `${box.bottom + 4}px`;
  panel.style.bottom = up ? `${innerHeight - box.top + 4}px` : "auto";
}

addEventListener("resize", () => open && place());
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && open) {
    event.preventDefault();
    event.stopPropagation();
    closePopup(true);
  }
}, true);

/** A menu of actions: `items` are {label, icon, danger, run}. */
export function openMenu(anchor, label, items) {
  const buttons = items.map((item) =>
    h("button", { type: "button", role: "menuitem", class: item.danger ? "danger" : "", tabindex: "-1",
      on: { click: () => (closePopup(true), item.run()) } }, item.icon, item.label));
  const panel = h("div", { class: "menu", role: "menu", "aria-label": label }, buttons);
  panel.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = buttons.indexOf(document.activeElement);
    buttons[(at + step + buttons.length) % buttons.length].focus();
  });
  openPopup(anchor, panel);
  buttons[0]?.focus();
}
