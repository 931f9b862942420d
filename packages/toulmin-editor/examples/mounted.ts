import type { ToulminDocument } from "toulmin-editor/core";
import { mountToulminEditor, ownElements } from "toulmin-editor/mount";
import "toulmin-editor/styles.css";

/** Earlier decisions that a warrant rests on: a seventh element, marked by 7 or L. */
const elements = ownElements([
  {
    key: "L",
    name: "precedent",
    codeLabel: "선례",
    labels: { ko: "선례", en: "Precedent" },
    keyCode: "KeyL",
    attachesTo: "W",
    colors: { hue: ["#5b4a00", "#e6d36f"], tint: ["#f7f0cc", "#3d3508"] },
  },
]);

/** An editor on a page without React, with a button for the night and a count of the marks. */
export function showEditor(page: HTMLElement, judgment: ToulminDocument): () => void {
  const night = page.appendChild(document.createElement("button"));
  const count = page.appendChild(document.createElement("output"));
  const frame = page.appendChild(document.createElement("div"));
  frame.style.height = "100vh";
  const editor = mountToulminEditor(frame, {
    documentId: "2025고합1041",
    initialValue: judgment,
    elements,
    onChange: ({ nodes }) => {
      count.textContent = `${nodes.length}`;
    },
  });
  night.textContent = "Dark";
  night.onclick = () => editor.update({ theme: "dark" });
  return () => editor.unmount();
}
