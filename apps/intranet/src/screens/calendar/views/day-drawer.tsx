import type { ReactNode } from "react";
import { SideDrawer } from "../../../controls/dialogs/side-drawer";
import { longDay } from "../days";

interface DayDrawerProps {
  day: string;
  onClose: () => void;
  children: ReactNode;
}

/** What there is on a day, beside its month. */
export function DayDrawer({ day, onClose, children }: DayDrawerProps) {
  return (
    <SideDrawer title={longDay(day)} onClose={onClose}>
      {children}
    </SideDrawer>
  );
}
