import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import "./tick-list.css";
import { Checkbox } from "@mantine/core";
import { callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { fieldAt } from "../../fields/definitions";
import { type ReadAnswer, useRefresh } from "../records";

interface TickListProps {
  entity: string;
  /** The checklist's key. */
  name: string;
  read: ReadAnswer;
}

/** A record's things to tick off, ticked where they stand by those who may change it; nothing when there are none. */
export function TickList({ entity, name, read }: TickListProps) {
  const refresh = useRefresh();
  const { field, column } = fieldAt(entity, name);
  const items = (read.record[column] ?? []) as readonly { text: string; done: boolean }[];
  if (items.length === 0) return null;

  async function tick(at: number) {
    const changed = items.map((item, index) => (index === at ? { ...item, done: !item.done } : item));
    const { idx, ver } = read.record;
    const values = { [column]: changed };
    await callRecords(entity, "change", { idx: Number(idx), ver: Number(ver), values }).catch(tell);
    await refresh(entity);
  }

  return (
    <section aria-label={field.label} className="tick-list">
      <h2>
        {field.label} {items.filter(({ done }) => done).length}/{items.length}
      </h2>
      <ul>
        {items.map(({ text, done }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is what an item is known by
          <li key={index}>
            {read.may.change ? (
              <Checkbox size="xs" label={text} checked={done} onChange={() => void tick(index)} />
            ) : (
              <>
                <span aria-hidden="true">{done ? "✓" : "–"}</span>
                <span className="only-read">{done ? "완료: " : "남음: "}</span> {text}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
