import { nodeOf } from "../core/document";
import { AttributePanel } from "./attribute-panel";
import { useSessionState } from "./editor-context";
import { ListPanel } from "./list-panel";

/** The attributes of the open mark, else the list of claims. */
export function SidePanel() {
  const open = useSessionState(({ history, openNode }) => nodeOf(history.present, openNode));
  return <aside className="toulmin-panel">{open ? <AttributePanel key={open.id} node={open} /> : <ListPanel />}</aside>;
}
