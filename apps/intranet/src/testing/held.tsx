import type { Decorator } from "@storybook/react-vite";
import { useState } from "react";
import { PortalFrame } from "./portal-frame";

/** Holds the value of a control as a form does: it keeps what is chosen, and reports every change to the story. */
export const held: Decorator = (Story, { args }) => {
  const [value, setValue] = useState(args.value);
  const tell = args.onChange as (value: unknown) => void;
  const onChange = (next: unknown) => {
    setValue(next);
    tell(next);
  };
  return <Story args={{ ...args, value, onChange }} />;
};

/** Puts a story into the portal's look, with its toasts and its memory of what was read. */
export const inPortal: Decorator = (Story) => (
  <PortalFrame>
    <Story />
  </PortalFrame>
);
