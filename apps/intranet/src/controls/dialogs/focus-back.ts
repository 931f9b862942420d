import { useEffect, useState } from "react";

/** Gives the focus back to what had it when this came up, once this has gone and nothing else has taken it. */
export function useFocusBack(): void {
  const [before] = useState(focused);
  useEffect(
    () => () => {
      // what holds the focus now leaves the page first
      setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
      });
    },
    [before],
  );
}

/** What opened the menu, or the list of staff found, whose line had the focus last. */
let opener: Element | null = null;

// without motion a menu is gone, and its line with it, before what the line brings up is there
globalThis.document?.addEventListener("focusin", ({ target }) => {
  opener = target instanceof Element ? openerOf(target) : null;
});

/** What has the focus; for a line of a menu, or of the staff found, what opened that: the line goes with it. */
function focused(): Element | null {
  return opener ?? document.activeElement;
}

function openerOf(at: Element): Element | null {
  const list = at.closest('[role="menu"], .staff-found');
  if (!list) return null;
  // a menu that is closing is controlled no more, but still named by its button
  return (
    document.querySelector(`[aria-controls="${list.id}"]`) ??
    document.getElementById(list.getAttribute("aria-labelledby") ?? "")
  );
}
