import type { Session } from "../session/session";
import type { TextView } from "./text-view";

/**
 * Closes the open node when the person scrolls the text; a scroll of the editor's own does not close it. Returns the
 * undoing. Positions are compared, because the event of an earlier scroll may arrive after the click that opened.
 */
export function registerScrollToClose(scroller: Element, session: Session, view: TextView): () => void {
  let top = scroller.scrollTop;
  const remember = () => {
    top = scroller.scrollTop;
  };
  const onScroll = () => {
    if (session.store.getState().openNode === null) return;
    if (view.isOwnScroll()) remember();
    else if (Math.abs(scroller.scrollTop - top) > 1) session.open(null);
  };
  const unsubscribe = session.store.subscribe((state, before) => {
    if (state.openNode !== before.openNode) remember();
  });
  scroller.addEventListener("scroll", onScroll, { passive: true });
  return () => {
    unsubscribe();
    scroller.removeEventListener("scroll", onScroll);
  };
}
