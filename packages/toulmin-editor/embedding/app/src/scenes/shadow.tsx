import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryStore, ToulminEditor } from "toulmin-editor";
import styles from "toulmin-editor/styles.css?inline";
import { judgment } from "../judgment";

/** The editor in an open shadow root, where the page's styles do not reach. */
export function show(root: HTMLElement): void {
  const shadow = root.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const place = document.createElement("div");
  place.style.height = "800px";
  shadow.append(place);
  createRoot(place).render(
    <StrictMode>
      <ToulminEditor initialValue={judgment} storage={createMemoryStore()} />
    </StrictMode>,
  );
}
