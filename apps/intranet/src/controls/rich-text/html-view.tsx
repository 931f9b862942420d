import "./html-view.css";
import { useLayoutEffect, useRef } from "react";
import { sanitised } from "./sanitised";

/** Formatted text to be read; a table that is wider than it scrolls by itself. */
export function HtmlView({ html }: { html: string }) {
  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // those that were put in with this text
    if (html) for (const table of view.current?.querySelectorAll("table") ?? []) frame(table);
  }, [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is sanitised here
  return <div ref={view} className="html-view" dangerouslySetInnerHTML={{ __html: sanitised(html) }} />;
}

function frame(table: HTMLTableElement): void {
  if (table.parentElement?.className === "html-table") return;
  const framed = document.createElement("div");
  framed.className = "html-table";
  framed.tabIndex = 0;
  framed.setAttribute("role", "group");
  framed.setAttribute("aria-label", "표");
  table.replaceWith(framed);
  framed.append(table);
}
