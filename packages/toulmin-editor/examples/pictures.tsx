import { ClaimsOverview, ToulminChart } from "toulmin-editor/chart";
import type { NodeId, ToulminDocument } from "toulmin-editor/core";
import "toulmin-editor/styles.css";
import { useState } from "react";

/** All claims of a document; one that is pressed shows its chart below. */
export function Pictures({ document }: { document: ToulminDocument }) {
  const [claim, setClaim] = useState<NodeId | null>(null);
  return (
    <>
      <div style={{ height: 480 }}>
        <ClaimsOverview document={document} onOpenClaim={setClaim} />
      </div>
      <div style={{ height: 640 }}>{claim && <ToulminChart document={document} claim={claim} />}</div>
    </>
  );
}
