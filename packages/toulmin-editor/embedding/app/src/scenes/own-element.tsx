import { createRoot } from "react-dom/client";
import { judgment } from "../judgment";
import { WithPrecedents } from "../own-element";

/** The README's element beside the six. */
export function show(root: HTMLElement): void {
  createRoot(root).render(<WithPrecedents judgment={judgment} />);
}
