import type { Mend } from "../../core/checks/define-check";
import { type NodeId, nodeOf } from "../../core/document";
import { withPlace } from "../../core/places";
import { sourceOf } from "../../core/source";
import { useEditor } from "./editor-context";
import { useTextView } from "./use-text-view";

/** Goes to a node in the text and opens its attributes. */
export function useGoTo(): (id: NodeId) => void {
  const { session } = useEditor();
  const view = useTextView();
  return (id) => {
    view.scrollTo(id);
    session.open(id);
  };
}

/** Does what would mend a problem, or brings the person to where it is done. */
export function useMending(): (mend: Mend, claim?: NodeId) => void {
  const { session } = useEditor();
  const view = useTextView();
  return (mend, claim) => {
    const node = nodeOf(session.document(), "node" in mend ? mend.node : mend.claim);
    if (!node) return;
    switch (mend.do) {
      case "mark":
        session.makeCurrent(node.id);
        view.scrollTo(node.id);
        session.tell({ kind: "to-mark", node: withPlace(session.document(), node), element: mend.element });
        return;
      case "own":
        if (claim) session.reOwn(node.id, claim);
        return;
      case "write":
        view.scrollTo(node.id);
        session.open(node.id, { withFocus: mend.attribute });
        return;
      case "swap-times":
        session.edit(node.id, { stime: node.etime, etime: node.stime }, "swap-times");
        session.endVisit();
        return;
      case "unlink":
        session.stopServingAsDatum(node.id, mend.of);
        return;
      case "place": {
        const { text } = sourceOf(session.document().blocks);
        const start = text.indexOf(node.text);
        const isOnlyOne = start !== -1 && text.indexOf(node.text, start + 1) === -1;
        if (isOnlyOne && session.move(node.id, { start, end: start + node.text.length })) return;
        session.open(node.id);
        session.tell({ kind: "to-place", node: withPlace(session.document(), node) });
      }
    }
  };
}
