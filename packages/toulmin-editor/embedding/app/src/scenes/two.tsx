import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryStore, ToulminEditor } from "toulmin-editor";
import { judgment } from "../judgment";
import "../two.css";

/** Two editors, each in a root of its own, beside things that belong to the page. */
export function show(root: HTMLElement): void {
  root.innerHTML = `
    <h1>Host</h1>
    <p id="host-text">A paragraph of the page, with a <mark>mark</mark>.</p>
    <label>Host field <input id="host-field"></label>
    <button id="host-button">Host button</button>
    <button id="add-styles">Add the editor</button>
    <div class="pair"><div id="a"></div><div id="b"></div></div>`;
  root.querySelector("#add-styles")?.addEventListener("click", () => void addEditors());
}

/** The style sheet comes with the editors, so that the page can be compared before and after. */
async function addEditors(): Promise<void> {
  await import("toulmin-editor/styles.css");
  for (const id of ["a", "b"]) {
    const place = document.getElementById(id);
    if (!place) continue;
    createRoot(place).render(
      <StrictMode>
        <ToulminEditor documentId={id} initialValue={judgment} storage={createMemoryStore()} />
      </StrictMode>,
    );
  }
}
