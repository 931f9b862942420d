import { screenByName } from "@portal/definition";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { prefetch } from "./prefetch";

interface ScreenLinkProps {
  /** The route's name. */
  to: string;
  /** What stands behind the path, as `?doc_type=T1`. */
  search?: string;
  className?: string;
  children: ReactNode;
}

/** A link to a screen by its route's name; plain words while the portal does not have the screen. */
export function ScreenLink({ to, search = "", className, children }: ScreenLinkProps) {
  const screen = screenByName(to);
  if (!screen) return <span className={className}>{children}</span>;
  return (
    <Link
      to={screen.path + search}
      className={className}
      onMouseEnter={() => prefetch(to)}
      onFocus={() => prefetch(to)}
    >
      {children}
    </Link>
  );
}
