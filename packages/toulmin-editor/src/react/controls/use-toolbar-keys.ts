import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * One tab stop for all buttons of a toolbar (WAI-ARIA toolbar pattern): left and right, Home and End go from one to the
 * next; Tab comes back to the one that had the focus last.
 */
export function useToolbarKeys(toolbar: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement | null>(null);
  const buttons = () =>
    [...(toolbar.current?.querySelectorAll<HTMLElement>(BUTTONS) ?? [])].filter(
      (button) => !button.closest("[popover]"),
    );

  function stopAt(stop: HTMLElement | undefined): void {
    for (const button of buttons()) {
      const place = button === stop ? 0 : -1;
      // what is written has the browser work out all styles at once
      if (button.tabIndex !== place) button.tabIndex = place;
    }
  }
  // after every rendering: buttons come, go and are disabled
  useLayoutEffect(() => {
    const all = buttons();
    stopAt(all.find((button) => button === last.current) ?? all[0]);
  });

  return {
    onFocus(event: FocusEvent<HTMLElement>) {
      const button = buttons().find((each) => each === event.target);
      if (!button) return;
      last.current = button;
      stopAt(button);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const all = buttons();
      const at = all.indexOf(event.target as HTMLElement);
      if (at === -1 || event.ctrlKey || event.altKey || event.metaKey) return;
      const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      all.at(next % all.length)?.focus();
    },
  };
}

const BUTTONS = "button:not(:disabled)";
