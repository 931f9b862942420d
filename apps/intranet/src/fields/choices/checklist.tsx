import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Checkbox, TextInput } from "@mantine/core";
import type { Field } from "@portal/definition";
import { type KeyboardEvent, useRef, useState } from "react";
import type { FieldKind, InputProps, ShownProps } from "../../controls/field-kind";
import { useOnceDrawn } from "../../controls/use-once-drawn";
import { listOf } from "../list-of";

type ChecklistField = Extract<Field, { kind: "checklist" }>;
interface Item {
  readonly text: string;
  readonly done: boolean;
}

const empty: Item = { text: "", done: false };
const isWritten = ({ text }: Item) => text.trim() !== "";

/** Things to tick off. */
export const checklist: FieldKind<ChecklistField> = { Cell, View, Input, isGroup: true, isWide: true };

function Cell({ value }: ShownProps<ChecklistField>) {
  const items = listOf<Item>(value);
  return `${items.filter(({ done }) => done).length} / ${items.length}`;
}

function View({ value }: ShownProps<ChecklistField>) {
  return (
    <ul className="field-checklist">
      {listOf<Item>(value).map(({ text, done }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its place is what an item is known by
        <li key={index}>
          <span aria-hidden="true">{done ? "☑" : "☐"}</span>
          <span className="only-read">{done ? "완료: " : "남음: "}</span> {text}
        </li>
      ))}
    </ul>
  );
}

/**
 * Enter goes on to the next thing, and makes one behind the last; Backspace in an empty one takes it away. What is empty
 * stands here alone and is never saved.
 */
function Input({ value, onChange, label, naming }: InputProps<ChecklistField>) {
  const box = useRef<HTMLDivElement>(null);
  const onceDrawn = useOnceDrawn();
  const items = listOf<Item>(value);
  const [lines, setLines] = useState<readonly Item[]>([]);
  // what comes from elsewhere, such as a draft that was thrown away, stands before what was written here
  const isOwn = lines.length > 0 && JSON.stringify(lines.filter(isWritten)) === JSON.stringify(items);
  const shown = isOwn ? lines : items.length > 0 ? items : [empty];
  function set(next: readonly Item[]) {
    setLines(next);
    onChange(next.filter(isWritten));
  }
  const write = (at: number, change: Partial<Item>) =>
    set(shown.map((item, index) => (index === at ? { ...item, ...change } : item)));
  const focus = (at: number) =>
    onceDrawn(() => box.current?.querySelectorAll<HTMLInputElement>("[data-item]")[at]?.focus());

  function press(event: KeyboardEvent, at: number) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (at === shown.length - 1 && shown[at]?.text !== "") set([...shown, empty]);
      focus(at + 1);
    } else if (event.key === "Backspace" && shown[at]?.text === "" && shown.length > 1) {
      event.preventDefault();
      set(shown.filter((_, index) => index !== at));
      focus(Math.max(0, at - 1));
    }
  }

  return (
    <div ref={box} id={naming.id} className="checklist-input">
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its place is what an item is known by
        <div key={index} className="field-row">
          <Checkbox
            size="xs"
            aria-label={`${label} ${index + 1} 완료`}
            checked={item.done}
            onChange={({ currentTarget }) => write(index, { done: currentTarget.checked })}
          />
          <TextInput
            size="xs"
            aria-label={`${label} ${index + 1}`}
            placeholder="할 일"
            data-item
            maxLength={200}
            value={item.text}
            onKeyDown={(event) => press(event, index)}
            onChange={({ currentTarget }) => write(index, { text: currentTarget.value })}
          />
        </div>
      ))}
    </div>
  );
}
