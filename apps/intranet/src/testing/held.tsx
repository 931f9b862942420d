import type { Decorator } from "@storybook/react-vite";
import { type ComponentType, useState } from "react";
import { PortalFrame } from "./portal-frame";

interface ControlProps {
  value: unknown;
  // a method: what a control tells of is narrower than anything
  onChange(value: unknown): void;
}

/** Renders a control as a form does: it keeps what is chosen, and tells the story of every change. */
export function held<Props extends ControlProps>(Control: ComponentType<Props>) {
  return function Held(args: Props) {
    const [value, setValue] = useState(args.value);
    const change = (next: unknown) => {
      setValue(next);
      args.onChange(next);
    };
    return <Control {...args} value={value} onChange={change} />;
  };
}

/** Puts a story into the portal's look, with its toasts and its memory of what was read. */
export const inPortal: Decorator = (Story) => (
  <PortalFrame>
    <Story />
  </PortalFrame>
);
