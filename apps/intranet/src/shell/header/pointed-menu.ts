import { useTimeout } from "@mantine/hooks";
import { useRef, useState } from "react";

/** How long the menu stays when it is pointed at no more, in milliseconds. */
const LEAVING = 150;

/**
 * A menu that opens when pointed at and closes when left. A click holds it open, and takes the focus into it; the next
 * one closes it: Mantine's own that does both does not close by a click.
 */
export function usePointedMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const isHolding = useRef(false);
  const { start, clear } = useTimeout(() => setIsOpen(false), LEAVING);
  return {
    menu: {
      opened: isOpen,
      // who only points at it goes on writing where they were
      trapFocus: isHeld,
      onChange(next: boolean) {
        setIsHeld(next || isHolding.current);
        setIsOpen(next || isHolding.current);
        isHolding.current = false;
      },
    },
    button: {
      // heard before the menu hears it
      onClick() {
        isHolding.current = isOpen && !isHeld;
      },
    },
    area: {
      onMouseEnter() {
        clear();
        setIsOpen(true);
      },
      onMouseLeave() {
        if (!isHeld) start();
      },
    },
  };
}
