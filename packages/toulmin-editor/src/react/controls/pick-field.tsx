import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Field, type FieldProps } from "./fields";
import { placeBelow } from "./place-below";
import { useWindow } from "./use-window";

/** One thing to choose. Its words are only asked for when they are drawn or looked for. */
export interface Pick {
  readonly key: string;
  readonly label: () => string;
}

interface PickFieldProps extends Omit<FieldProps, "value" | "onChange" | "onLeave"> {
  /** What is chosen, in words. */
  readonly shown: string;
  /** The key of what is chosen. */
  readonly value?: string;
  /** Asked for when the list opens. */
  readonly options: () => readonly Pick[];
  readonly onPick: (key: string) => void;
}

/**
 * A choice among many (WAI-ARIA combobox pattern): the list is made when it opens, letters typed narrow it, and only the
 * rows in sight are drawn. A `<select>` would lay out a line for each of thousands of choices when it is shown.
 */
export function PickField(props: PickFieldProps) {
  const id = useId();
  return (
    <Field label={props.label} id={id}>
      <PickInput {...props} id={id} />
    </Field>
  );
}

/** The same without a label of its own beside it: its label is its accessible name. */
export function PickChoice(props: PickFieldProps) {
  return <PickInput {...props} id={useId()} ariaLabel={props.label} />;
}

interface PickInputProps extends PickFieldProps {
  readonly id: string;
  readonly ariaLabel?: string;
}

function PickInput({ id, ariaLabel, label, name, shown, value, isReadOnly = false, options, onPick }: PickInputProps) {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState("");
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const all = useMemo(() => (isOpen ? options() : []), [isOpen, options]);
  const found = useMemo(() => matching(all, words), [all, words]);
  const current = Math.min(active, found.length - 1);

  function open() {
    if (isReadOnly || isOpen) return;
    setOpen(true);
    setWords("");
    setActive(Math.max(0, value === undefined ? 0 : options().findIndex(({ key }) => key === value)));
  }
  function choose(pick: Pick | undefined) {
    setOpen(false);
    setWords("");
    if (pick && pick.key !== value) onPick(pick.key);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (!isOpen) {
      if (event.key !== "Enter" && event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      open();
    } else if (step !== undefined) setActive(Math.max(0, Math.min(found.length - 1, current + step)));
    else if (event.key === "Enter") choose(found[current]);
    // Esc closes the list, not the panel around it
    else if (event.key === "Escape") choose(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <input
        ref={input}
        id={id}
        aria-label={ariaLabel}
        name={name}
        type="text"
        className="toulmin-pick"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && found[current] ? `${id}-${current}` : undefined}
        readOnly={isReadOnly}
        value={isOpen ? words : shown}
        placeholder={isOpen ? shown : undefined}
        onChange={(event) => {
          open();
          setWords(event.target.value);
          setActive(0);
        }}
        onClick={open}
        onBlur={() => choose(undefined)}
        onKeyDown={onKeyDown}
      />
      {isOpen && <PickList {...{ id, input, found, active: current }} chosen={value} label={label} onChoose={choose} />}
    </>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
/** Every row is this high (px), so that thousands of them need not be measured; a finger needs more than a mouse. */
const rowHeight = () => (matchMedia("(pointer: coarse)").matches ? 44 : 32);

interface PickListProps {
  readonly id: string;
  readonly label: string;
  readonly input: React.RefObject<HTMLInputElement | null>;
  readonly found: readonly Pick[];
  readonly active: number;
  readonly chosen: string | undefined;
  readonly onChoose: (pick: Pick) => void;
}

function PickList({ id, label, input, found, active, chosen, onChoose }: PickListProps) {
  const list = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const [height] = useState(rowHeight);
  const { first, last } = useWindow(list, rows, found.length, height);

  useLayoutEffect(() => {
    if (!list.current || !input.current) return;
    list.current.style.minWidth = `${input.current.offsetWidth}px`;
    list.current.showPopover?.();
    placeBelow(list.current, input.current);
  }, [input]);
  useLayoutEffect(() => {
    const frame = list.current;
    if (!frame || active < 0) return;
    const top = active * height;
    if (top < frame.scrollTop) frame.scrollTop = top;
    if (top + height > frame.scrollTop + frame.clientHeight) frame.scrollTop = top + height - frame.clientHeight;
  }, [active, height]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the rows does nothing but keep the focus
    <div
      ref={list}
      className="toulmin-pick-list"
      popover="manual"
      // a press must not take the focus out of the field
      onMouseDown={(event) => event.preventDefault()}
    >
      <div ref={rows} id={`${id}-list`} role="listbox" aria-label={label} style={{ height: found.length * height }}>
        {found.slice(first, last).map((pick, index) => {
          const place = first + index;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the field do the same
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            <div
              key={pick.key}
              id={`${id}-${place}`}
              role="option"
              aria-selected={pick.key === chosen}
              aria-setsize={found.length}
              aria-posinset={place + 1}
              data-active={place === active || undefined}
              style={{ top: place * height, height, lineHeight: `${height}px` }}
              onClick={() => onChoose(pick)}
            >
              {pick.label()}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The choices that hold every word; all when nothing is typed. */
function matching(options: readonly Pick[], words: string): readonly Pick[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return options;
  return options.filter(({ label }) => {
    const text = label().toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
