import { nodeOf } from "../core/document";
import type { ElementName } from "../core/elements/define-element";
import type { Session } from "../session/session";
import type { NoRange, TextSelection } from "./selection";
import type { TextView } from "./text-view";

/** Marks what is selected in the text (or was, when a press took it away); the caret then stands behind the mark. */
export function markSelection(
  session: Session,
  view: TextView,
  element: ElementName,
  selection: TextSelection | NoRange = view.selection(),
): void {
  if ("error" in selection) {
    session.tell({ kind: "refused", reason: selection.error });
    return;
  }
  const id = session.mark(element, selection);
  const anchor = nodeOf(session.document(), id)?.anchor;
  if (anchor) view.select({ start: anchor.end, end: anchor.end });
}
