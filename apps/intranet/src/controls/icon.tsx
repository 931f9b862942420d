import type { ComponentType } from "react";

/** A drawing of the one set, `@tabler/icons-react`, imported from its own file: the whole set has five thousand. */
export type Drawing = ComponentType<{ readonly size: number; readonly stroke: number; readonly "aria-hidden": true }>;

/** A sign beside words, or in a button that has a name of its own: it is never read out. */
export function Icon({ of: Shape, size = 18 }: { of: Drawing; size?: number }) {
  return <Shape size={size} stroke={1.75} aria-hidden={true} />;
}
