/** Message components (Discord's V2 and the older rows) as elements. */

import { keepFresh } from "./api.js";
import { h, icon } from "./dom.js";
import { emoji, inside, markdown } from "./markdown.js";
import { selectBox } from "./select.js";
import { showImage } from "./viewer.js";
import { region, say } from "./words.js";

/** Component types, by Discord's numbers. */
export const Kind = { ROW: 1, BUTTON: 2, SELECT: 3, INPUT: 4, USERS: 5, ROLES: 6, MENTIONABLES: 7, CHANNELS: 8, SECTION: 9,
  TEXT: 10, THUMBNAIL: 11, GALLERY: 12, FILE: 13, SEPARATOR: 14, CONTAINER: 17, LABEL: 18, UPLOAD: 19, RADIO: 21, CHECKS: 22, CHECK: 23 };

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };

/**
 * Where components are shown.
 * @typedef {object} Surroundings
 * @property {import("./markdown.js").Names} names
 * @property {object[]} files  the message's attachments
 * @property {(kind: string) => object[]} things  options of a select over people, roles or channels
 * @property {(press: {custom_id: string, values?: string[], source: HTMLElement}) => void} act
 */

/** Draw a list of components. @param {object[]} parts @param {Surroundings} around */
export const components = (parts, around) => (parts ?? []).map((part) => component(part, around)).filter(Boolean);

function component(part, around) {
  switch (part.type) {
    case Kind.ROW: return h("div", { class: "row", role: "group" }, components(part.components, around));
    case Kind.BUTTON: return button(part, around);
    case Kind.SELECT: case Kind.USERS: case Kind.ROLES: case Kind.MENTIONABLES: case Kind.CHANNELS: return select(part, around);
    case Kind.SECTION: return h("div", { class: "section" }, h("div", { class: "section-text" }, components(part.components, around)),
      component(part.accessory, around));
    case Kind.TEXT: return h("div", { class: "text" }, markdown(part.content, around.names));
    case Kind.THUMBNAIL: return picture(part, around, "thumbnail");
    case Kind.GALLERY: return h("div", { class: "gallery", data: { count: part.items.length } },
      part.items.map((item) => picture(item, around, "")));
    case Kind.FILE: return file(attachment(part.file, around) ?? { url: part.file.url, filename: part.name, size: part.size });
    case Kind.SEPARATOR: return h("div", { class: `separator ${part.spacing === 2 ? "wide" : ""}`,
      role: part.divider === false ? "presentation" : "separator", data: { divider: part.divider !== false } });
    case Kind.CONTAINER: return container(part, around);
    default: return h("p", { class: "unknown" }, say("page-unknown-component", { kind: part.type }));
  }
}

function container(part, around) {
  const colour = part.accent_color ?? null;
  const accent = colour === null ? {} : { "--accent": `#${colour.toString(16).padStart(6, "0")}` };
  const inner = h("div", { class: "container", style: accent, data: { accent: colour === null ? null : accent["--accent"].slice(1) } },
    components(part.components, around));
  return part.spoiler ? covered(inner) : inner;
}

function covered(inner) {
  const lid = h("button", { type: "button", class: "lid", on: { click: () => lid.remove() } }, say("page-spoiler"));
  return h("div", { class: "covered" }, inner, lid);
}

function button(part, around) {
  const face = [part.emoji && emoji(part.emoji), part.label && h("span", { class: "label" }, part.label)];
  // An emoji alone says its name.
  const spokenName = part.label ? null : part.emoji?.name;
  const common = { class: `button ${STYLES[part.style] ?? "secondary"}`, "aria-label": spokenName, data: { style: STYLES[part.style] } };
  if (part.style === 5) {
    const target = inside(part.url);
    if (target) return h("button", { ...common, type: "button", on: { click: () => around.names.go(target.channel, target.message) } }, face);
    return h("a", { ...common, href: part.url, target: "_blank", rel: "noopener noreferrer" }, face, icon("out", 16));
  }
  const element = h("button", { ...common, type: "button", disabled: part.disabled,
    data: { ...common.data, customId: part.custom_id } }, face, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")));
  element.addEventListener("click", () => around.act({ custom_id: part.custom_id, source: element }));
  return element;
}

function select(part, around) {
  const kind = Object.keys(Kind).find((name) => Kind[name] === part.type);
  const chosen = new Set((part.default_values ?? []).map((value) => value.id));
  const options = part.options ?? around.things(kind, part).map((thing) => ({ ...thing, default: chosen.has(thing.value) }));
  const element = selectBox({ label: part.placeholder || say("page-select"), placeholder: part.placeholder, options,
    min: part.min_values ?? 1, max: part.max_values ?? 1, disabled: part.disabled, data: { customId: part.custom_id },
    change: (values) => around.act({ custom_id: part.custom_id, values, source: element }) });
  return element;
}

/** The attachment a media item refers to: by id, or by name while the upload is not resolved. */
function attachment(media, around) {
  const name = media.url?.startsWith("attachment://") ? media.url.slice("attachment://".length) : null;
  return around.files.find((one) => (name ? one.filename === name : one.id === media.attachment_id || one.url === media.url));
}

function picture(item, around, kind) {
  const media = item.media;
  const source = attachment(media, around);
  const url = source?.url ?? media.url;
  const alt = item.description ?? source?.description ?? "";
  const [width, height] = [media.width ?? source?.width, media.height ?? source?.height];
  const image = imageFrame(url, alt, width, height, kind);
  return item.spoiler ? covered(image) : image;
}

/** A picture that opens in full size; its alt text shows on hover. */
export function imageFrame(url, alt, width, height, kind = "") {
  const image = h("img", { src: url, alt: alt || say("page-image"), width, height, loading: "eager", decoding: "async" });
  const frame = h("button", { type: "button", class: `picture ${kind}`, "aria-haspopup": "dialog",
    title: alt || null, on: { click: () => showImage(image.src, alt, image) } }, image, alt && h("span", { class: "alt", "aria-hidden": "true" }, say("page-alt")));
  if (width && height) {
    // The place is kept free while the picture loads.
    frame.classList.add("sized");
    frame.style.setProperty("--own-width", `${width}px`);
    frame.style.setProperty("--aspect", String(width / height));
  }
  keepFresh(image, () => frame.classList.add("broken"));
  return frame;
}

/** A file to download. */
export function file({ url, filename, size }) {
  const name = filename ?? decodeURIComponent(url.split(/[?#]/)[0].split("/").pop());
  return h("a", { class: "file", href: url, download: name, target: "_blank" }, icon("file", 28),
    h("span", {}, h("span", { class: "file-name" }, name), size && h("span", { class: "file-size" }, weight(size))));
}

function weight(bytes) {
  if (bytes < 1024) return say("page-bytes", { size: bytes });
  const tenths = new Intl.NumberFormat(region(), { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false });
  return bytes < 1048576 ? say("page-kilobytes", { size: tenths.format(bytes / 1024) }) : say("page-megabytes", { size: tenths.format(bytes / 1048576) });
}
