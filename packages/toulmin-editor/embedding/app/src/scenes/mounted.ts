import { judgment } from "../judgment";
import { showEditor } from "../mounted";

/** A page that has no React of its own. */
export function show(root: HTMLElement): void {
  showEditor(root, judgment);
}
