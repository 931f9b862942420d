import "./empty-note.css";
import IconInbox from "@tabler/icons-react/dist/esm/icons/IconInbox.mjs";
import type { ReactNode } from "react";
import { Icon } from "../icon";

/** Says that nothing stands here, and what to do about it. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return (
    <p className="list-empty empty-note">
      <Icon of={IconInbox} size={32} />
      <span>{children}</span>
    </p>
  );
}
