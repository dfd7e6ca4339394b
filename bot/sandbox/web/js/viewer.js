/** A picture in full size over the page. */

import { keepFresh } from "./api.js";
import { h, icon } from "./dom.js";
import { say } from "./words.js";

/** Open a picture: it fits the window first, another press shows its own size. `from` is the small picture. */
export function showImage(url, alt, from) {
  const image = h("img", { src: url, alt: alt || say("page-image") });
  keepFresh(image);
  const stage = h("div", { class: "stage", on: { click: (event) => event.target === stage && close() } },
    h("button", { type: "button", class: "zoom", "aria-label": say("page-zoom"), on: { click: (event) => zoom(event) } }, image));
  const words = alt && h("p", { class: "viewer-alt" }, alt);
  const dialog = h("dialog", { class: "viewer", "aria-label": say("page-image") }, stage,
    h("div", { class: "viewer-bar" }, words,
      h("a", { href: url, target: "_blank", rel: "noopener" }, say("page-open-outside")),
      h("button", { type: "button", class: "icon-button", "aria-label": say("page-close"), on: { click: () => close() } }, icon("close"))));
  const close = () => dialog.close();
  const zoom = (event) => {
    const box = image.getBoundingClientRect();
    const at = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    if (!dialog.classList.toggle("large")) return;
    stage.scrollTo(image.offsetWidth * at.x - stage.clientWidth / 2, image.offsetHeight * at.y - stage.clientHeight / 2);
  };
  dialog.addEventListener("close", () => {
    dialog.remove();
    from.closest("button")?.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}
