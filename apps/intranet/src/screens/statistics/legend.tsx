import type { ReactNode } from "react";

interface LegendProps {
  parts: readonly string[];
  /** Of the parts. */
  colours: readonly string[];
  children?: ReactNode;
}

/** Which part of a chart has which colour. */
export function Legend({ parts, colours, children }: LegendProps) {
  return (
    <ul className="chart-legend" aria-hidden="true">
      {parts.map((part, index) => (
        <li key={part}>
          <i className={colours[index]} /> {part}
        </li>
      ))}
      {children}
    </ul>
  );
}
