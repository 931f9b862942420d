import "./side-drawer.css";
import { Drawer } from "@mantine/core";
import type { KeyboardEvent, ReactNode } from "react";
import { useUppermost } from "./uppermost";

interface SideDrawerProps {
  title: string;
  size?: "md" | "xl";
  /** Beside the way out. */
  tools?: ReactNode;
  onClose: () => void;
  /** A key in the drawer itself, not in a dialog over it. */
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A dialog at the right side of the page, on a phone over all of it; Escape closes what lies on top only. */
export function SideDrawer({ title, size = "md", tools, onClose, onKeyDown, children }: SideDrawerProps) {
  const isUppermost = useUppermost();
  return (
    <Drawer.Root
      opened
      position="right"
      size={size}
      transitionProps={{ duration: 120 }}
      closeOnEscape={isUppermost}
      onClose={onClose}
    >
      <Drawer.Overlay backgroundOpacity={0.25} />
      <Drawer.Content className="side-drawer">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are a quicker way to what its buttons do */}
        <div onKeyDown={(event) => event.currentTarget.contains(event.target as Element) && onKeyDown?.(event)}>
          <div className="popup-head">
            <Drawer.Title>{title}</Drawer.Title>
            <span className="side-drawer-tools">
              {tools}
              <Drawer.CloseButton aria-label="닫기" />
            </span>
          </div>
          <Drawer.Body>{children}</Drawer.Body>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
