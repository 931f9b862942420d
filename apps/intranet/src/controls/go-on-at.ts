/** Whether the keyboard is nowhere in particular: on the page as a whole, or on its heading after it was opened. */
export function isNowhere(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches("h1[tabindex='-1']");
}

/**
 * Once the page is drawn again, gives the focus to what stands where something was taken out of a group: the next of
 * its kind, else the last, else what stands for the group when nothing is left of it.
 */
export function goOnAt(group: ParentNode | null, kind: string, at: number, otherwise: string): void {
  requestAnimationFrame(() => {
    const left = group?.querySelectorAll<HTMLElement>(kind);
    const next = left?.[Math.min(at, left.length - 1)] ?? group?.querySelector<HTMLElement>(otherwise);
    next?.focus();
  });
}
