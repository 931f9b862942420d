import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "../readme";

/** The README's own lines. */
export function show(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
