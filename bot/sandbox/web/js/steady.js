/** A click counts only if it ends on the element it began on; so nothing is drawn while somebody holds a control down. */

const CONTROL = "button, a[href], [role=option]";

let held = false;
const waiting = [];

/** Do `change` now, or as soon as no control is held down any more. */
export function steadily(change) {
  if (held || waiting.length) waiting.push(change);
  else change();
}

function hold(event) {
  if (event.target.closest?.(CONTROL)) held = true;
}

function letGo() {
  if (!held) return;
  held = false;
  // The click itself comes after this event, but before anything that is put off.
  setTimeout(catchUp);
}

function catchUp() {
  if (held || !waiting.length) return;
  const change = waiting.shift();
  try {
    change();
  } finally {
    catchUp();
  }
}

addEventListener("pointerdown", (event) => event.button === 0 && hold(event), true);
addEventListener("keydown", (event) => event.key === " " && hold(event), true);
addEventListener("keyup", (event) => event.key === " " && letGo(), true);
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, letGo, true);
// Only the window's own: a control that loses the focus is let go no sooner.
addEventListener("blur", (event) => event.target === window && letGo());
