import { isClaim, type NodeId, nodeOf } from "../core/document";
import type { Session } from "../session/session";

/**
 * Opens a mark's attributes; `null` closes them. A claim becomes the current one, as by its row in the list: what is
 * marked next belongs to what is looked at.
 */
export function openMark(
  session: Session,
  id: NodeId | null,
  isReadOnly: boolean,
  options?: Parameters<Session["open"]>[1],
): void {
  const node = nodeOf(session.document(), id);
  if (node && isClaim(node) && !isReadOnly) session.makeCurrent(node.id);
  session.open(id, options);
}
