/** The simulated clock, and Discord's timestamp styles read against it. */

import { h } from "./dom.js";
import { region } from "./words.js";

let offset = 0;

/** Simulated now, in milliseconds since 1970. */
export const now = () => Date.now() + offset;

/** The stand-in's clock says `iso`; timestamps on the page follow. */
export function setNow(iso) {
  offset = Date.parse(iso) - Date.now();
  refresh();
}

const FORMATS = {
  t: { hour: "2-digit", minute: "2-digit" },
  T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: { day: "numeric", month: "long", year: "numeric" },
  f: { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
  F: { weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
};
FORMATS.s = { ...FORMATS.d, ...FORMATS.t };
FORMATS.S = { ...FORMATS.d, ...FORMATS.T };

const made = new Map();

/** What writes dates of that style in the language that is spoken; made once, for making it is slow. */
function writer(style) {
  const key = `${region()} ${style}`;
  if (!made.has(key)) {
    made.set(key, style === "R" ? new Intl.RelativeTimeFormat(region(), { numeric: "always" }) : new Intl.DateTimeFormat(region(), FORMATS[style]));
  }
  return made.get(key);
}

const UNITS = [["year", 31536e6], ["month", 2592e6], ["day", 864e5], ["hour", 36e5], ["minute", 6e4], ["second", 1e3]];

/** A moment (milliseconds) in words; styles are Discord's t T d D f F R (and s S). */
export function words(moment, style) {
  if (style !== "R") return writer(style).format(moment);
  const distance = moment - now();
  const [unit, length] = UNITS.find(([, size]) => Math.abs(distance) >= size) ?? UNITS.at(-1);
  return writer("R").format(Math.round(distance / length), unit);
}

/** A `<time>` element that keeps itself true while the clock runs; `seconds` since 1970. */
export function stamp(seconds, style = "f") {
  const moment = seconds * 1000;
  if (Number.isNaN(new Date(moment).getTime())) return document.createTextNode(`<t:${seconds}>`);
  const known = style in FORMATS || style === "R" ? style : "f";
  return h("time", { class: "stamp", datetime: new Date(moment).toISOString(), title: words(moment, "F"),
    data: { style: known, moment } }, words(moment, known));
}

/** Time of a message for its header: today's hour, or day and hour. */
export function posted(iso) {
  const moment = Date.parse(iso);
  const sameDay = words(moment, "d") === words(now(), "d");
  return sameDay ? words(moment, "t") : words(moment, "s");
}

export const day = (iso) => words(Date.parse(iso), "D");

function refresh() {
  for (const element of document.querySelectorAll("time[data-style=R]")) {
    element.textContent = words(Number(element.dataset.moment), "R");
  }
  for (const element of document.querySelectorAll("time.posted")) element.textContent = posted(element.dateTime);
}

setInterval(refresh, 5000);
