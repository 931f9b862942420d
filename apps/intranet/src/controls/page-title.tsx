import "./page-title.css";
import { type ReactNode, useEffect, useRef } from "react";
import { titled } from "../api/company";
import { isNowhere } from "./go-on-at";

interface PageTitleProps {
  title: string;
  /** What can be done with the page as a whole. */
  children?: ReactNode;
}

/** The path of the first screen that was opened: the browser itself announces that one. */
let begunAt: string | undefined;

/**
 * The heading of a screen, which also names the browser's tab. Where a link has led to another screen and is gone with its
 * own, the keyboard goes on at the heading, and a screen reader reads it.
 */
export function PageTitle({ title, children }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    begunAt ??= location.pathname;
    if (location.pathname === begunAt || !isNowhere()) return;
    // back on the first screen it is another one as well
    begunAt = "";
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="page-title">
      <title>{titled(title)}</title>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
