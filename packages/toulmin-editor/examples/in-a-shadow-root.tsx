import { createRoot } from "react-dom/client";
import { ToulminEditor } from "toulmin-editor";
import type { ToulminDocument } from "toulmin-editor/core";

/** Puts an editor into an element where no style of the page reaches it. `styles` is the text of the style sheet. */
export function embedInShadowRoot(host: HTMLElement, styles: string, judgment: ToulminDocument): () => void {
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const root = createRoot(shadow);
  root.render(<ToulminEditor initialValue={judgment} />);
  return () => root.unmount();
}
