/** Tells of every change of an element's size; returns the undoing. Silent where sizes are not observed (jsdom). */
export function observeSize(element: Element, listener: () => void): () => void {
  if (typeof ResizeObserver === "undefined") return () => {};
  const observer = new ResizeObserver(listener);
  observer.observe(element);
  return () => observer.disconnect();
}
