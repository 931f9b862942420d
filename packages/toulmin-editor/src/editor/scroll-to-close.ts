import type { Session } from "../session/session";
import type { TextView } from "./text-view";

/**
 * Closes the open node when the person scrolls the text. A scroll by the editor, or by the browser because what is drawn
 * has another height or was moved to another place of the page, does not close it. Returns the undoing.
 */
export function registerScrollToClose(scroller: HTMLElement, session: Session, view: TextView): () => void {
  const leaving = new AbortController();
  const options = { passive: true, signal: leaving.signal };
  // since the node was opened: the event of an earlier scroll may arrive after the click that opened
  let isByHand = false;
  for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) {
    scroller.addEventListener(
      kind,
      ({ target }) => {
        // a press on the scroller itself is one of its scroll bar
        isByHand ||= kind !== "pointerdown" || target === scroller;
      },
      options,
    );
  }
  const onScroll = () => {
    if (view.isOwnScroll()) isByHand = false;
    else if (isByHand && session.store.getState().openNode !== null) session.open(null);
  };
  scroller.addEventListener("scroll", onScroll, options);
  const unsubscribe = session.store.subscribe((state, before) => {
    if (state.openNode !== before.openNode) isByHand = false;
  });
  return () => {
    leaving.abort();
    unsubscribe();
  };
}
