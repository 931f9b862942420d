import { useRef, useState } from "react";
import { type MarkStyle, ToulminEditor } from "toulmin-editor";
import { type NodeId, nodeOf, type ToulminDocument, type ToulminNode } from "toulmin-editor/core";

/** Marks without an issue stand out, and what was agreed on is underlined by the page's own class. */
const markStyle = ({ issue, keyword }: ToulminNode): MarkStyle => ({
  color: issue === "" ? "#b02a3c" : undefined,
  className: keyword === "agreed" ? "agreed" : undefined,
});

/** Tells beside the editor what the pointer is on, and what was done last. */
export function Watched({ judgment }: { judgment: ToulminDocument }) {
  const document = useRef(judgment);
  const [pointed, setPointed] = useState<NodeId | null>(null);
  const [done, setDone] = useState("");
  return (
    <>
      <ToulminEditor
        initialValue={judgment}
        documentId="2025고합1042"
        markStyle={markStyle}
        onHover={setPointed}
        onChange={(next, changes) => {
          document.current = next;
          for (const change of changes) {
            if (change.kind === "created") setDone(`created: ${change.node.text}`);
            if (change.kind === "updated") setDone(`${change.fields.join(", ")} of: ${change.node.text}`);
            if (change.kind === "deleted") setDone(`deleted: ${change.node.text}`);
          }
        }}
      />
      <p>{nodeOf(document.current, pointed)?.text}</p>
      <output>{done}</output>
    </>
  );
}
