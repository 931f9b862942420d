import "./tab-strip.css";
import { type ReactNode, useLayoutEffect, useRef } from "react";

interface TabStripProps {
  /** What it is called. */
  label: string;
  /** Links or buttons, one of which is current. */
  children: ReactNode;
}

/** Tabs in a line. Where they are more than there is room, the current one is in sight. */
export function TabStrip({ label, children }: TabStripProps) {
  const strip = useRef<HTMLElement>(null);
  const shown = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>("[aria-current]");
    // whoever looks at the others goes on looking
    if (!strip.current || !current || current === shown.current) return;
    shown.current = current;
    const [box, tab] = [strip.current.getBoundingClientRect(), current.getBoundingClientRect()];
    if (tab.left < box.left || tab.right > box.right) strip.current.scrollLeft += tab.left - box.left;
  });
  return (
    <nav ref={strip} aria-label={label} className="tab-strip">
      {children}
    </nav>
  );
}
