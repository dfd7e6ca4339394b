/** Faces: a colour and an initial for people, the seal for the bot; and the switcher between the five. */

import { byId, h, spoken } from "./dom.js";
import { counted, say } from "./words.js";

/** A round face. @param {object} user @param {import("./session.js").Session} session */
export function avatar(user, session, size = "") {
  if (user.id === session.bot?.id) return h("img", { class: `avatar ${size}`, src: "/web/seal.svg", alt: "" });
  const place = session.people.findIndex((one) => one.id === user.id);
  const name = user.global_name || user.username;
  return h("span", { class: `avatar ${size}`, "aria-hidden": "true", data: { colour: Math.max(place, 0) % 5 } }, [...name][0]);
}

/** Draw the switcher. @param {import("./session.js").Session[]} sessions @param {(session: object) => void} choose */
export function drawPeople(sessions, active, choose) {
  const buttons = sessions.map((session, index) => {
    const calls = session.calling;
    const mine = session === active;
    return h("button", { type: "button", class: "face", title: say("page-be", { who: session.name, key: `Alt+${index + 1}` }), "aria-current": mine ? "true" : null,
      data: { person: session.id, name: session.name, mentions: calls || null }, on: { click: () => choose(session) } },
      avatar({ id: session.id, global_name: session.name }, session, "large"), h("span", { class: "face-name" }, session.name),
      calls > 0 && h("span", { class: "count" }, calls > 99 ? "99+" : String(calls), spoken(` ${counted("page-mentions", calls)}`)));
  });
  byId("people").replaceChildren(h("p", { class: "rail-title" }, say("page-you-are")), ...buttons);
}
