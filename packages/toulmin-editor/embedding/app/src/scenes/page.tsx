import { createRoot } from "react-dom/client";
import { createMemoryStore, ToulminEditor } from "toulmin-editor";
import { mark } from "toulmin-editor/core";
import "toulmin-editor/styles.css";
import { judgment } from "../judgment";

const claimed = mark(judgment, "C", { start: 70, end: 76 });
const marked = "error" in claimed ? judgment : claimed;

/** A plain page with an editor; `hostile` in the address adds the style sheet of a page that styles every tag. */
export async function show(root: HTMLElement): Promise<void> {
  if (new URLSearchParams(location.search).has("hostile")) await import("../hostile.css");
  const place = document.createElement("div");
  place.style.cssText = "position: absolute; inset: 0; padding: 0; border: 0;";
  root.append(place);
  createRoot(place).render(<ToulminEditor initialValue={marked} storage={createMemoryStore()} />);
}
