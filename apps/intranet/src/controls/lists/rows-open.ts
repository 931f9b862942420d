import type { KeyboardEvent, MouseEvent, SyntheticEvent } from "react";

/** What leads from a row to what it stands for: a link or a button with this attribute. */
export const opensRow = { "data-opens-row": "" };

/**
 * For the body of a list's table: a row opens by a click anywhere in it, and by Enter where it has the focus, as by the
 * way that it has itself. Words may be marked to be copied, and other controls do what they say.
 */
export const rowsOpen = {
  onClick(event: MouseEvent) {
    const isControl = (event.target as Element).closest("a, button, input, select, label, summary");
    if (!isControl && !event.ctrlKey && !event.metaKey && getSelection()?.isCollapsed) open(event);
  },
  onKeyDown(event: KeyboardEvent) {
    const isRow = event.target instanceof HTMLTableRowElement;
    if (isRow && event.key === "Enter" && !event.nativeEvent.isComposing) open(event);
  },
};

function open({ target }: SyntheticEvent): void {
  (target as Element).closest("tr")?.querySelector<HTMLElement>("[data-opens-row]")?.click();
}
