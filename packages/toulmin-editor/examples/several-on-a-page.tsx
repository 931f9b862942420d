import { ToulminEditor } from "toulmin-editor";
import type { ToulminDocument } from "toulmin-editor/core";

/** Two instances side by side: each keeps its own document, and keys go to the one that has the focus. */
export const SideBySide = ({ first, appeal }: { first: ToulminDocument; appeal: ToulminDocument }) => (
  <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", height: "100vh" }}>
    <ToulminEditor initialValue={first} documentId="2025고합1041" />
    <ToulminEditor initialValue={appeal} documentId="2026노88" />
  </div>
);
