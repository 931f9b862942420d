import { type DictionaryOverrides, ToulminEditor } from "toulmin-editor";
import type { ToulminDocument } from "toulmin-editor/core";

/** What a screen reader calls the parts of each, so that it can tell one from the other. */
const called = (which: string): DictionaryOverrides => ({
  text: { label: `${which} 판결문` },
  panel: { list: `${which} 주장 목록` },
});
const ofFirst = called("1심");
const ofAppeal = called("2심");

/** Two instances side by side: each keeps its own document, and keys go to the one that has the focus. */
export const SideBySide = ({ first, appeal }: { first: ToulminDocument; appeal: ToulminDocument }) => (
  <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", height: "100vh" }}>
    <ToulminEditor initialValue={first} documentId="2025고합1041" dictionary={ofFirst} />
    <ToulminEditor initialValue={appeal} documentId="2026노88" dictionary={ofAppeal} />
  </div>
);
