import type { ToulminDocument } from "toulmin-editor/core";
import { mountToulminEditor } from "toulmin-editor/mount";
import "toulmin-editor/styles.css";

/** An editor on a page without React, with a button for the night and a count of the marks. */
export function showEditor(page: HTMLElement, judgment: ToulminDocument): () => void {
  const night = page.appendChild(document.createElement("button"));
  const count = page.appendChild(document.createElement("output"));
  const frame = page.appendChild(document.createElement("div"));
  frame.style.height = "100vh";
  const editor = mountToulminEditor(frame, {
    documentId: "2025고합1041",
    initialValue: judgment,
    onChange: ({ nodes }) => {
      count.textContent = `${nodes.length}`;
    },
  });
  night.textContent = "Dark";
  night.onclick = () => editor.update({ theme: "dark" });
  return () => editor.unmount();
}
