import "./sheet-paper.css";
import type { Sheet } from "@portal/definition";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";

interface SheetPaperProps {
  size?: NonNullable<Sheet["size"]>;
  /** One element a sheet; each begins on a page of its own. */
  children: ReactNode;
}

/** Sheets that only paper shows; while they are there, paper has nothing else. */
export function SheetPaper({ size = "A4", children }: SheetPaperProps) {
  // beside the page, so that paper has nothing but the sheets
  return createPortal(
    <div className={`sheet-paper is-${size}`} aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
}
