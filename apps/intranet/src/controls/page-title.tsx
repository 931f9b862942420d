import "./page-title.css";
import type { ReactNode } from "react";
import { titled } from "../api/company";

interface PageTitleProps {
  title: string;
  /** What can be done with the page as a whole. */
  children?: ReactNode;
}

/** The heading of a screen, which also names the browser's tab. */
export function PageTitle({ title, children }: PageTitleProps) {
  return (
    <div className="page-title">
      <title>{titled(title)}</title>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
