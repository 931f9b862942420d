import { PRESENT_FOR } from "@portal/definition";

/** Longer than between two signs of presence, so that one of them tells of whatever was done; in milliseconds. */
const IDLE_AFTER = PRESENT_FOR / 2;

let lastDone = Date.now();

for (const kind of ["pointerdown", "keydown", "wheel", "touchstart"]) {
  // tests of what is sent have no page
  globalThis.addEventListener?.(kind, () => (lastDone = Date.now()), { passive: true, capture: true });
}

/** Whether nobody has pressed, typed or turned anything on this page for a while: what it asks now it asks by itself. */
export function isIdle(): boolean {
  return Date.now() - lastDone > IDLE_AFTER;
}
