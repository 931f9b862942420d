import { type KeyboardEvent, Suspense, useDeferredValue, useId, useRef, useState } from "react";
import { later } from "../../loading/later";

const StaffFound = later(async () => (await import("./staff-found")).StaffFound);

/**
 * Looks for staff, and for screens, actions and records: opens when pointed at, focused or typed into, and closes when
 * the mouse leaves.
 */
export function StaffSearch() {
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const list = useId();
  const sought = useDeferredValue(text.trim());
  const open = () => setIsOpen(true);

  function close() {
    setIsOpen(false);
    setText("");
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || !box.current) return;
    if (event.key === "Escape") {
      box.current.querySelector("input")?.focus();
      setIsOpen(false);
    } else if (step(box.current, event.key)) {
      event.preventDefault();
    }
  }

  return (
    <search
      ref={box}
      className="staff-search"
      onMouseEnter={open}
      onMouseLeave={() => setIsOpen(false)}
      onFocus={open}
      onBlur={({ relatedTarget }) => !box.current?.contains(relatedTarget) && setIsOpen(false)}
      onKeyDown={press}
    >
      <input
        type="text"
        role="searchbox"
        aria-label="화면·기록·직원 찾기"
        aria-keyshortcuts="Control+K Meta+K"
        aria-controls={isOpen ? list : undefined}
        placeholder="화면·기록·직원"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          open();
        }}
      />
      {text === "" && <kbd aria-hidden="true">Ctrl K</kbd>}
      {isOpen && (
        <Suspense>
          <StaffFound id={list} text={sought} onChoose={close} />
        </Suspense>
      )}
    </search>
  );
}

/** Moves the focus among the people found: down from the input, up back to it, sideways in a line. Says whether it did. */
function step(box: HTMLElement, key: string): boolean {
  const lines = [...box.querySelectorAll("li")]
    .map((line) => [...line.querySelectorAll<HTMLElement>("a, button")])
    .filter((stops) => stops.length > 0);
  const at = lines.findIndex((stops) => stops.includes(document.activeElement as HTMLElement));
  const here = lines[at] ?? [];
  const column = Math.max(0, here.indexOf(document.activeElement as HTMLElement));
  const sideways = { ArrowLeft: here[column - 1], ArrowRight: here[column + 1] }[key];
  const by = { ArrowDown: 1, ArrowUp: -1 }[key] ?? 0;
  const line = by === 0 ? undefined : lines[at + by];
  const next =
    sideways ?? (by < 0 && at === 0 ? box.querySelector("input") : line?.[Math.min(column, line.length - 1)]);
  // up from the input leads nowhere
  if (!next || (by < 0 && at < 0)) return false;
  next.focus();
  return true;
}
