import { useLayoutEffect } from "react";

/** What a value is written or chosen with. */
const INPUTS = ":is(input:not([type=file]), select, textarea, [contenteditable=true]):not([role=toolbar] *)";

/**
 * Ties an input to its hint and to what is wrong with it, by ids. Mantine's inputs take no such attributes: they have
 * texts of their own, which stand in other places than ours. What is wrong is marked before anybody goes to the first of it.
 */
export function useMarks(id: string, describedBy: string, isInvalid: boolean): void {
  useLayoutEffect(() => {
    const input = document.getElementById(id);
    if (!input) return;
    if (describedBy) input.setAttribute("aria-describedby", describedBy);
    else input.removeAttribute("aria-describedby");
    // of several, such as the parts of a time, each one
    for (const one of input.matches(INPUTS) ? [input] : input.querySelectorAll(INPUTS)) {
      if (isInvalid) one.setAttribute("aria-invalid", "true");
      else one.removeAttribute("aria-invalid");
    }
  });
}
