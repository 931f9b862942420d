import "./sheet-paper.css";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";

/** Sheets that only paper shows, one element each, on pages of their own; while they are there, paper has nothing else. */
export function SheetPaper({ children }: { children: ReactNode }) {
  // beside the page, so that paper has nothing but the sheets
  return createPortal(
    <div className="sheet-paper" aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
}
