import { useId, useRef, useState } from "react";
import { hasFocus } from "../controls/has-focus";
import { later } from "../controls/later";
import type { MenuItem } from "../controls/open-menu";
import { Part } from "../provider/part";

const OpenMenu = later(async () => (await import("../controls/open-menu")).OpenMenu);

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly isDisabled?: boolean;
}

/**
 * A button that opens a menu below it, in the browser's top layer (WAI-ARIA menu button pattern): arrow keys, Home, End
 * and first letters go from item to item, Esc goes back to the button.
 */
export function Menu({ label, items, isDisabled = false }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const first = useRef<"first" | "last">("first");
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const openAt = (end: "first" | "last") => {
    first.current = end;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  // where a menu is moved with the editor, the focus goes and comes back
  const onBlur = () => queueMicrotask(() => setOpen((isStillOpen) => isStillOpen && hasFocus(frame.current)));
  return (
    // a press of the mouse takes the focus away before it is a click: the menu would be closed by then
    // biome-ignore lint/a11y/noStaticElementInteractions: a press does nothing but keep the focus
    <div ref={frame} className="toulmin-menu" onMouseDown={(event) => event.preventDefault()}>
      <button
        ref={button}
        type="button"
        className="toulmin-button"
        disabled={isDisabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onBlur={onBlur}
        onClick={() => (isOpen ? close() : openAt("first"))}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          openAt(event.key === "ArrowUp" ? "last" : "first");
        }}
      >
        {label}
        <span aria-hidden="true">▾</span>
      </button>
      {isOpen && (
        <Part name={label} onClose={close}>
          <OpenMenu id={id} items={items} button={button} begin={first.current} onBlur={onBlur} onClose={close} />
        </Part>
      )}
    </div>
  );
}
