import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface MarkLinkProps {
  to: string | undefined;
  children: ReactNode;
}

/** A mark of a chart that leads somewhere when it is pressed; by keyboard the table below the chart does. */
export function MarkLink({ to, children }: MarkLinkProps) {
  return to === undefined ? (
    children
  ) : (
    <Link to={to} tabIndex={-1} className="chart-mark">
      {children}
    </Link>
  );
}
