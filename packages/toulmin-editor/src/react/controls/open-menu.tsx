import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { hasFocus } from "./has-focus";
import { placeBelow } from "./place-below";

/** One thing to choose; a `group` begins where its name differs from that of the item before. */
export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly group?: string;
  readonly onChoose: () => void;
}

interface OpenMenuProps {
  readonly id: string;
  readonly items: readonly MenuItem[];
  readonly button: React.RefObject<HTMLButtonElement | null>;
  readonly begin: "first" | "last";
  readonly onBlur: () => void;
  readonly onClose: () => void;
}

/** The menu itself; it takes the focus to its first item, or its last. */
export function OpenMenu({ id, items, button, begin, onBlur, onClose }: OpenMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const choices = () => [...(list.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !button.current) return;
    element.showPopover?.();
    placeBelow(element, button.current);
    const all = [...element.querySelectorAll<HTMLElement>("[role=menuitem]")];
    all.at(begin === "last" ? -1 : 0)?.focus();
  }, [begin, button]);

  function onKeyDown(event: KeyboardEvent) {
    // the editor's own keys do not work in a menu
    event.stopPropagation();
    if (event.key === "Tab") return;
    const all = choices();
    const current = all.findIndex(hasFocus);
    const target = targetOf(event.key, current, all);
    if (event.key === "Escape") onClose();
    else if (target) target.focus();
    else return;
    event.preventDefault();
  }

  const groups = groupsOf(items);
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      className="toulmin-menu-list"
      popover="manual"
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {groups.map(({ name, items: members }) => (
        <div key={name} role="group" aria-label={name || undefined}>
          {name !== "" && (
            <span className="toulmin-menu-group" aria-hidden="true">
              {name}
            </span>
          )}
          {members.map((item) => (
            <button
              key={item.key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                onClose();
                item.onChoose();
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

function targetOf(key: string, current: number, all: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === "ArrowDown") return all[(current + 1) % all.length];
  if (key === "ArrowUp") return all.at(current <= 0 ? -1 : current - 1);
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  if (key.length !== 1 || key === " ") return undefined;
  const begins = (each: HTMLElement) => each.textContent?.toLowerCase().startsWith(key.toLowerCase());
  return [...all.slice(current + 1), ...all.slice(0, current + 1)].find(begins);
}

function groupsOf(items: readonly MenuItem[]): { name: string; items: MenuItem[] }[] {
  const groups: { name: string; items: MenuItem[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.name === (item.group ?? "")) last.items.push(item);
    else groups.push({ name: item.group ?? "", items: [item] });
  }
  return groups;
}
