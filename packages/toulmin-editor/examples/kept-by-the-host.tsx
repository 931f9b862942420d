import { useState } from "react";
import { ToulminEditor } from "toulmin-editor";
import type { NodeId, ToulminDocument } from "toulmin-editor/core";

/** The host keeps the document and the selection, and lets nobody delete what was agreed on. */
export function Review({ first }: { first: ToulminDocument }) {
  const [document, setDocument] = useState(first);
  const [selected, setSelected] = useState<NodeId | null>(null);
  const agreed = document.nodes.filter((node) => node.keyword === "agreed");
  return (
    <ToulminEditor
      document={document}
      onChange={setDocument}
      selectedId={selected}
      onSelect={setSelected}
      onBeforeChange={(_next, changes) =>
        !changes.some((change) => change.kind === "deleted" && change.node.keyword === "agreed")
      }
      slots={{ status: <span>{agreed.length} agreed</span> }}
    />
  );
}
