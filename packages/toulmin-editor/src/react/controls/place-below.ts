/** Puts what lies in the top layer below an element of the page, moved in where it would reach over the edge of the window. */
export function placeBelow(element: HTMLElement, anchor: HTMLElement): void {
  const { left, bottom, top } = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const fitsBelow = bottom + height <= window.innerHeight - 8;
  element.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`;
  element.style.top = `${fitsBelow ? bottom + 4 : Math.max(8, top - height - 4)}px`;
}
