import { screenByName } from "@portal/definition";
import type { CSSProperties, ReactNode } from "react";
import { generatePath, Link } from "react-router-dom";
import { prefetching } from "./prefetch";

export interface ScreenLinkProps {
  /** The route's name. */
  to: string;
  /** What stands for the path's parameters. */
  params?: Readonly<Record<string, string | number>>;
  /** What stands behind the path, as `?doc_type=T1`. */
  search?: string;
  className?: string;
  /** It leads to the screen that is open. */
  isCurrent?: boolean;
  children: ReactNode;
  /** What a button that is this link looks like. */
  style?: CSSProperties;
  "data-size"?: string;
  "data-variant"?: string;
  "data-opens-row"?: string;
}

/** A link to a screen by its route's name; plain words while the portal does not have the screen. */
export function ScreenLink({ to, params = {}, search = "", className, isCurrent, children, ...look }: ScreenLinkProps) {
  const screen = screenByName(to);
  if (!screen) return <span className={className}>{children}</span>;
  return (
    <Link
      to={generatePath(screen.path, asText(params)) + search}
      {...look}
      className={className}
      aria-current={isCurrent ? "page" : undefined}
      {...prefetching(to)}
    >
      {children}
    </Link>
  );
}

function asText(params: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}
