/** Requests to the stand-in: `/ui/...` as JSON, and the stream of events of one person. */

import { say, spoken } from "./words.js";

/** The stand-in refused; `message` is the sentence to show. */
export class Refused extends Error {}

async function answer(response) {
  let body = null;
  try {
    body = await response.json();
  } catch {
    throw new Refused(say("page-unreadable"));
  }
  if (body.error) throw new Refused(body.error);
  return body;
}

async function reach(url, init) {
  let response;
  try {
    response = await fetch(url, { ...init, headers: { ...init?.headers, "Accept-Language": spoken() } });
  } catch {
    throw new Refused(say("page-silent"));
  }
  return answer(response);
}

export const get = (path, query) => reach(`/ui/${path}?${new URLSearchParams(query)}`);

export const post = (path, body) =>
  reach(`/ui/${path}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/** Links to pictures expire, as Discord's do: where one has, a fresh one is fetched. */
export function keepFresh(image, failed = () => {}) {
  image.addEventListener("error", async () => {
    image.addEventListener("error", failed);
    try {
      image.src = (await post("refresh", { url: image.src })).url;
    } catch {
      failed();
    }
  }, { once: true });
}

/**
 * Keep an event stream open for a person. `hear(type, data)` gets every event; `up()` is called (and awaited) after each
 * connection, `down()` after each loss.
 */
export function listen(person, { hear, up, down }) {
  let wait = 500;
  const connect = () => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ui/events?person=${person}`);
    socket.onopen = () => {
      wait = 500;
      up();
    };
    socket.onmessage = (event) => {
      const { t, d } = JSON.parse(event.data);
      hear(t, d);
    };
    socket.onclose = () => {
      down();
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, 8000);
    };
  };
  connect();
}
