import type { ComponentPropsWithRef } from "react";

interface OutsideLinkProps extends Omit<ComponentPropsWithRef<"a">, "target" | "rel"> {
  /** Without the arrow where the place says already that it leads away. */
  isPlain?: boolean;
}

/** A link that leads out of the portal, in a tab of its own, which is said to whoever does not see the arrow. */
export function OutsideLink({ isPlain = false, children, ...rest }: OutsideLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      {/* a space that stays, also where what is in a line are boxes */}
      {!isPlain && <span aria-hidden="true">&nbsp;↗</span>}
      <span className="only-read"> (새 창)</span>
    </a>
  );
}
