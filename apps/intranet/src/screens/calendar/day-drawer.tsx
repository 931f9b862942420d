import "./day-drawer.css";
import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { longDay } from "./days";

interface DayDrawerProps {
  day: string;
  onClose: () => void;
  children: ReactNode;
}

/** What there is on a day, beside its month. */
export function DayDrawer({ day, onClose, children }: DayDrawerProps) {
  return (
    <Drawer.Root opened position="right" size="md" transitionProps={{ duration: 120 }} onClose={onClose}>
      <Drawer.Overlay backgroundOpacity={0.25} />
      <Drawer.Content>
        <div className="popup-head">
          <Drawer.Title>{longDay(day)}</Drawer.Title>
          <Drawer.CloseButton aria-label="닫기" />
        </div>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
